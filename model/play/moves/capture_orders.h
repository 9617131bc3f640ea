#pragma once

#include "model/design/rules/compulsion.h"
#include "model/play/moves/move.h"
#include "model/play/reach/compiled_game.h"

#include <memory>
#include <span>
#include <vector>

namespace rookery {

/// Where the pieces stand that one path of a move captures, in the order in which it comes by them.
using CaptureOrder = std::vector<CellId>;

/// In which orders pieces can be captured. A move says only what it captures, since the paths that
/// take the same pieces and end on the same cell are one move; some rules and some programs mind
/// the order. Slow: every path of the piece is followed, leg by leg.
class CaptureOrders
{
public:
    explicit CaptureOrders(std::shared_ptr<const CompiledGame> game);

    /// Each once; none for anything but a displacement, where rules capture more than the legs say,
    /// and where there are too many paths to try.
    std::vector<CaptureOrder> of(const Position &position, const Move &move) const;

private:
    std::shared_ptr<const CompiledGame> m_game;
};

/// How early an order captures pieces of the types that a priority names; the greater, the earlier.
/// Of two orders with the first of them at the same place, the second decides, and so on.
std::vector<bool>
earliness(const CapturePriority &priority, const Position &position, const CaptureOrder &order);

/// Of the earliest of several orders.
std::vector<bool> earliness(const CapturePriority &priority,
                            const Position &position,
                            std::span<const CaptureOrder> orders);

/// Whether some compulsion minds the order.
bool mindsCaptureOrder(const Rules &rules);

} // namespace rookery
