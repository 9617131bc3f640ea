#pragma once

#include "model/play/trace.h"

namespace rookery {

/// Holds ways of one movement against the men on the board and finds the first condition that fails.
class TraceJudge
{
public:
    TraceJudge(const Board &board, const Position &position, const Mover &mover, const MovementLegs &movement)
        : m_board(board)
        , m_position(position)
        , m_mover(mover)
        , m_guard(mover)
        , m_movement(movement)
    {
    }

    Trajectory judged(std::vector<WalkStep> path);

private:
    const Leg &leg(const WalkStep &step) const { return m_movement.legs[step.leg]; }
    Occupant occupant(const WalkStep &step) const { return m_mover.finds(m_position, step.cell); }

    void begin();
    std::optional<Obstacle> beginStep(const WalkStep &step);
    std::optional<Obstacle> beginLeg(const Leg &leg);
    std::optional<Obstacle> onTheWay(const WalkStep &here, const WalkStep &next);
    std::optional<Obstacle> atTheEnd(const WalkStep &last);
    std::optional<Obstacle> mayEnd(const Leg &leg, CellId cell);
    std::optional<Obstacle> take(const LegEnd &end, const WalkStep &step);
    std::optional<CellId> putTo(Effect effect, const WalkStep &step) const;

    const Board &m_board;
    const Position &m_position;
    const Mover &m_mover;
    LegGuard m_guard;
    const MovementLegs &m_movement;
    int m_least = 1;
    int m_most = 1;
    int m_length = 0;                 ///< of the last leg that had a choice
    CellId m_last;                    ///< where the piece has got to
    OrientationId m_orientation;      ///< how it held the board there
    OrientationId m_orientationBefore;
    std::optional<CellId> m_start;    ///< where the leg began
    std::optional<CellId> m_before;   ///< where the leg before it began
    std::vector<Taken> m_taken;
    std::vector<CellId> m_unloadAt;
    std::optional<ZoneCondition> m_zone; ///< the last one that was broken
};

} // namespace rookery
