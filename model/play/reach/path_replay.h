#pragma once

#include "model/play/reach/path_search.h"

namespace rookery {

/// Takes a piece along a path among the pieces on the board and finds the first condition that
/// fails. Costs a step of the rules of legs for each step of the path.
class PathReplay
{
public:
    /// All of them must live as long.
    PathReplay(const Board &board,
               const Program &program,
               const Position &position,
               const Mover &mover)
        : m_program(program)
        , m_position(position)
        , m_mover(mover)
        , m_rules(board, program, mover, &position)
    {
    }

    Trajectory replayed(NodePath path);

private:
    bool isForUnmovedOnly(std::uint32_t first) const;
    Ban beginStep(const WalkStep &step, std::uint32_t node);
    Ban onTheWay(const WalkStep &next, std::uint32_t nextNode);
    Ban atTheEnd();
    Ban stop(const LegArrival &arrival);

    const Program &m_program;
    const Position &m_position;
    const Mover &m_mover;
    LegRules m_rules;
    Traveller m_traveller;
};

} // namespace rookery
