#pragma once

#include "model/base/message.h"
#include "model/board/labels.h"
#include "model/play/reach/compiled_game.h"
#include "model/play/reach/leg_rules.h"

#include <optional>
#include <string>
#include <vector>

namespace rookery {

/// One cell of the path that a piece takes.
struct WalkStep
{
    CellId cell;
    std::optional<StepId> step; ///< the step on the board that led here; none for Anywhere
    OrientationId orientation;  ///< how the traveller holds the board, now that it is here
    std::size_t movement;       ///< which of the piece's movements
    LegId leg;
    int count; ///< steps of this leg so far, this one included

    friend bool operator==(const WalkStep &, const WalkStep &) = default;
};

/// One trajectory towards a cell: its path, and where it fails if it does.
struct Trajectory
{
    std::vector<WalkStep> path; ///< to the cell itself; beyond `failsAt` it is what would come next
    std::vector<CellId> taken;  ///< cells of the pieces captured on it
    std::optional<Obstacle> obstacle;       ///< none: the piece can go there by it
    CellId failsAt;                         ///< where the obstacle is
    std::size_t openSteps = 0;              ///< how many steps of the path come before it
    std::optional<ZoneCondition> zone = {}; ///< what WrongZone is about
    std::optional<ZoneId> home = {};        ///< what AwayFromHome is about
};

/// How a piece reaches a cell, or for each path that could lead there the first condition that
/// fails, the one that gets farthest first. Empty if no path leads there at all.
std::vector<Trajectory> trajectories(const Board &board,
                                     const Position &position,
                                     const Mover &mover,
                                     std::span<const MovementLegs> movements,
                                     CellId to);

/// The same for a piece of the game's.
std::vector<Trajectory> trajectories(
    const CompiledGame &game, const Position &position, CellId from, const Piece &piece, CellId to);

/// Every way by which a piece of the game can go there, the best one of each first step and of
/// what is captured on the way.
std::vector<Trajectory> openTrajectories(
    const CompiledGame &game, const Position &position, CellId from, const Piece &piece, CellId to);

/// `n n ne`: the steps as they lie on the board.
std::string describePath(const Trajectory &trajectory, const Board &board);

/// `blocked at e4 by the White Pawn`.
Message describeObstacle(const Trajectory &trajectory,
                         const Board &board,
                         const Position &position,
                         const Design &design,
                         CellNaming naming = CellNaming::Names);

/// Why a walk along one step ended.
enum class RayEnd {
    Edge,
    Hole,
    Cut,
    Closed, ///< back where it was, in the same orientation
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
Message describeRayEnd(const FollowedRay &ray,
                       const Board &board,
                       CellId from,
                       CellNaming naming = CellNaming::Names);

} // namespace rookery
