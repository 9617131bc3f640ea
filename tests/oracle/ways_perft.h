#pragma once

#include "model/play/capture_orders.h"
#include "model/play/referee.h"

namespace rookery::oracle {

/// Counts as those draughts programs do that take a capture of the same men in another order for
/// another move. Slow: it follows every way of a man who captures, leg by leg.
class WaysPerft
{
public:
    WaysPerft(const Design &design, Referee &referee);

    std::uint64_t count(Position &position, int depth);

private:
    std::uint64_t waysOf(const Position &position, const Move &move) const;

    Referee &m_referee;
    CaptureOrders m_orders;
};

} // namespace rookery::oracle
