#pragma once

#include "model/play/legal/move_rules.h"
#include "model/play/moves/capture_orders.h"

namespace rookery::oracle {

/// Counts as those draughts programs do that take a capture of the same pieces in another order for
/// another move. Slow: it follows every way of a piece that captures, leg by leg.
class WaysPerft
{
public:
    explicit WaysPerft(MoveRules &moveRules);

    std::uint64_t count(Position &position, int depth);

private:
    std::uint64_t waysOf(const Position &position, const Move &move) const;

    MoveRules &m_moveRules;
    CaptureOrders m_orders;
};

} // namespace rookery::oracle
