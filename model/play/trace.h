#pragma once

#include "model/board/labels.h"
#include "model/play/walker.h"

#include <optional>
#include <string>
#include <vector>

namespace rookery {

/// The first thing that keeps a trajectory from ending on a cell.
enum class Obstacle {
    NeverLeads,   ///< no trajectory leads there, whatever stands on the board
    OwnCell,      ///< a piece does not end where it started
    Friend,       ///< a man of the same side stands in the way
    Foe,          ///< a foe stands in the way
    FriendThere,  ///< a man of the same side stands on the cell itself
    MoveOnly,     ///< a foe stands there and this movement does not capture
    CaptureOnly,  ///< the cell is empty and this movement only captures
    PassesOnly,   ///< the piece passes here and may not stop
    TooFar,       ///< past the leg's range
    TooNear,      ///< before the leg's least number of steps
    HasMoved,     ///< only while unmoved
    NotAtStart,   ///< only from a cell of the setup
    WrongZone,    ///< a leg may only lie otherwise to a zone
    JustLeft,     ///< a leg may not end on the cell that the one before it left
    WrongType,    ///< the man there is not of a type that the leg is meant for
    AwayFromHome, ///< outside the zone that the piece never leaves
    NoRoom,       ///< a man who would be put down or pushed has no free cell
    GoesOn,       ///< the move is only over where it cannot be carried on
    NeedsMan,     ///< a hurdle or a victim is missing on an empty cell
};

/// One trajectory towards a cell: the way, and where it fails if it does.
struct Trajectory
{
    std::vector<WalkStep> path; ///< to the cell itself; beyond `failsAt` it is what would come next
    std::vector<CellId> taken;  ///< whose men are captured this way
    std::optional<Obstacle> obstacle;       ///< none: the piece can go there this way
    CellId failsAt;                         ///< where the obstacle is
    std::size_t openSteps = 0;              ///< how many steps of the path come before it
    std::optional<ZoneCondition> zone = {}; ///< what WrongZone is about
    std::optional<ZoneId> home = {};        ///< what AwayFromHome is about
};

/// How a piece reaches a cell, or for each way that could lead there the first condition that
/// fails, the one that gets farthest first. Empty if no way leads there at all.
std::vector<Trajectory> trajectories(const Board &board,
                                     const Position &position,
                                     const Mover &mover,
                                     std::span<const MovementLegs> movements,
                                     CellId to);

/// The same for a man of the design's.
std::vector<Trajectory> trajectories(const Design &design,
                                     const Board &board,
                                     const Position &position,
                                     CellId from,
                                     const Man &man,
                                     CellId to);

/// Every way by which a piece of the design can go there, the best one of each first step and of
/// what is captured on the way.
std::vector<Trajectory> openTrajectories(const Design &design,
                                         const Board &board,
                                         const Position &position,
                                         CellId from,
                                         const Man &man,
                                         CellId to);

/// `n n ne`: the steps as they lie on the board.
std::string describePath(const Trajectory &trajectory, const Board &board);

/// `blocked at e4 by the White Pawn`.
std::string describeObstacle(const Trajectory &trajectory,
                             const Board &board,
                             const Position &position,
                             const Design &design,
                             CellNaming naming = CellNaming::Names);

/// Why a walk along one step ended.
enum class RayEnd {
    Edge,
    Hole,
    Cut,
    Closed, ///< back where it was, the same way round
};

/// Every cell in one direction from a cell, as the Follow tool shows them.
struct FollowedRay
{
    std::vector<WalkStep> steps;
    RayEnd end = RayEnd::Edge;
};

FollowedRay
follow(const Board &board, CellId from, DirectionId direction, const Orientation &facing);

/// `the edge after h4`, `loop closed after 8 steps`.
std::string describeRayEnd(const FollowedRay &ray,
                           const Board &board,
                           CellId from,
                           CellNaming naming = CellNaming::Names);

} // namespace rookery
