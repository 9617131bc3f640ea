#pragma once

#include "model/play/reach/trace.h"

#include <optional>
#include <vector>

namespace rookery {

/// Finds the paths of one movement that stop where the move would have to be carried on, as a chain
/// of captures that is not over yet. It walks all moves of the piece if some leg asks for that.
class CarryingOn
{
public:
    CarryingOn(const Board &board,
               const Program &program,
               const Position &position,
               const Mover &mover,
               std::size_t movement);

    /// Of a path that nothing else stops.
    bool hasToGoOn(const Trajectory &way) const;

private:
    std::optional<std::vector<MoveOutcome>> m_outcomes;
};

} // namespace rookery
