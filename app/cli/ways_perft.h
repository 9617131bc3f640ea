#pragma once

#include "model/movement/movement.h"
#include "model/play/referee.h"

#include <map>
#include <vector>

namespace rookery::cli {

/// Counts as those draughts programs do that take a capture of the same men in another order for
/// another move. Slow: it follows every way of a man who captures, leg by leg.
class WaysPerft
{
public:
    WaysPerft(const Design &design, Referee &referee);

    std::uint64_t count(Position &position, int depth);

private:
    std::uint64_t waysOf(const Position &position, const Move &move) const;

    const Design &m_design;
    Referee &m_referee;
    std::vector<std::vector<MovementLegs>> m_legs; ///< by type
};

} // namespace rookery::cli
