#include "model/play/reach/trace.h"

#include "model/play/reach/carrying_on.h"
#include "model/play/reach/path_replay.h"

#include <algorithm>
#include <set>
#include <utility>

namespace rookery {

namespace {

/// An open path before a blocked one, then the one that gets farther, then the one that stays in
/// range, then the shorter.
bool isBetter(const Trajectory &a, const Trajectory &b)
{
    const bool isOpen = !a.obstacle;
    const bool otherIsOpen = !b.obstacle;
    if (isOpen != otherIsOpen)
        return isOpen;
    if (!isOpen && a.openSteps != b.openSteps)
        return a.openSteps > b.openSteps;
    const bool isFar = a.obstacle == Obstacle::TooFar;
    const bool otherIsFar = b.obstacle == Obstacle::TooFar;
    if (isFar != otherIsFar)
        return otherIsFar;
    return a.path.size() < b.path.size();
}

/// Which paths count as one, so that only the best of them is listed.
enum class Listing { OneEachStep, OneEachCapture };

/// The nodes that a move may begin with, movement by movement.
std::vector<std::uint32_t> firstNodes(const Program &program)
{
    std::vector<std::uint32_t> nodes;
    for (const Program::Range range : {program.firstAlways, program.firstUnmoved}) {
        const auto first = program.at(range);
        nodes.insert(nodes.end(), first.begin(), first.end());
    }
    std::stable_sort(nodes.begin(), nodes.end(), [&](std::uint32_t a, std::uint32_t b) {
        return program.nodes[a].movement < program.nodes[b].movement;
    });
    return nodes;
}

/// Finds trajectories of one piece in one position.
class Tracer
{
public:
    Tracer(const Board &board, const Position &position, const Mover &mover, const Program &program)
        : m_board(board)
        , m_position(position)
        , m_mover(mover)
        , m_program(program)
        , m_replay(board, m_program, position, mover)
    {
        std::size_t movements = 0;
        for (const Program::Node &node : program.nodes)
            movements = std::max(movements, node.movement + 1);
        for (std::size_t i = 0; i < movements; ++i)
            m_carrying.emplace_back(board, m_program, position, mover, i);
    }

    /// The paths from every first step as far as they are believed in, the best one first.
    std::vector<Trajectory> found(CellId to, PathSearch::Belief belief, Listing listing)
    {
        PathSearch search(m_board, m_program, m_position, m_mover, belief);
        std::vector<Trajectory> found;
        for (const std::uint32_t first : firstNodes(m_program)) {
            std::vector<Trajectory> best;
            for (NodePath &path : search.paths(first, to)) {
                Trajectory trajectory = replayed(std::move(path));
                if (belief == PathSearch::Belief::Anything || !trajectory.obstacle)
                    keepBest(std::move(trajectory), listing, best);
            }
            std::move(best.begin(), best.end(), std::back_inserter(found));
        }
        std::stable_sort(found.begin(), found.end(), isBetter);
        return found;
    }

private:
    Trajectory replayed(NodePath path)
    {
        const std::size_t movement = m_program.nodes[path.nodes.front()].movement;
        Trajectory trajectory = m_replay.replayed(std::move(path));
        if (!trajectory.obstacle && m_carrying[movement].hasToGoOn(trajectory)) {
            trajectory.obstacle = Obstacle::GoesOn;
            --trajectory.openSteps;
        }
        return trajectory;
    }

    static void keepBest(Trajectory trajectory, Listing listing, std::vector<Trajectory> &best)
    {
        const auto same = std::find_if(best.begin(), best.end(), [&](const Trajectory &other) {
            return listing == Listing::OneEachStep || other.taken == trajectory.taken;
        });
        if (same == best.end())
            best.push_back(std::move(trajectory));
        else if (isBetter(trajectory, *same))
            *same = std::move(trajectory);
    }

    const Board &m_board;
    const Position &m_position;
    const Mover &m_mover;
    const Program &m_program;
    PathReplay m_replay;
    std::vector<CarryingOn> m_carrying; ///< by movement
};

/// The best one of each first step, or where none is open all that could lead there.
std::vector<Trajectory> best(Tracer tracer, CellId to)
{
    auto found = tracer.found(to, PathSearch::Belief::Actual, Listing::OneEachStep);
    return found.empty() ? tracer.found(to, PathSearch::Belief::Anything, Listing::OneEachStep)
                         : found;
}

} // namespace

std::vector<Trajectory> trajectories(const Board &board,
                                     const Position &position,
                                     const Mover &mover,
                                     std::span<const MovementLegs> movements,
                                     CellId to)
{
    const Program program = compileProgram(movements, board.compass(), mover.facing);
    return best(Tracer(board, position, mover, program), to);
}

std::vector<Trajectory> trajectories(
    const CompiledGame &game, const Position &position, CellId from, const Piece &piece, CellId to)
{
    const Mover mover = game.mover(from, piece);
    return best(Tracer(game.board(), position, mover, game.program(position, piece)), to);
}

std::vector<Trajectory> openTrajectories(
    const CompiledGame &game, const Position &position, CellId from, const Piece &piece, CellId to)
{
    const Mover mover = game.mover(from, piece);
    return Tracer(game.board(), position, mover, game.program(position, piece))
        .found(to, PathSearch::Belief::Actual, Listing::OneEachCapture);
}

FollowedRay
follow(const Board &board, CellId from, DirectionId direction, const Orientation &facing)
{
    const Compass &compass = board.compass();
    const StepId own = compass.step(direction);
    FollowedRay ray;
    CellId cell = from;
    OrientationId orientation = compass.find(facing);
    std::set<std::pair<CellId, OrientationId>> seen;
    for (int count = 1;; ++count) {
        const StepId step = compass.seen(orientation, own);
        const auto link = board.link(cell, step);
        if (!link) {
            const DeadEnd why = board.deadEnd(cell, step);
            ray.end = why == DeadEnd::Hole  ? RayEnd::Hole
                      : why == DeadEnd::Cut ? RayEnd::Cut
                                            : RayEnd::Edge;
            return ray;
        }
        cell = link->to;
        orientation = compass.crossed(orientation, link->turn);
        if (!seen.insert({cell, orientation}).second) {
            ray.end = RayEnd::Closed;
            return ray;
        }
        ray.steps.push_back({cell, step, orientation, 0, LegId(0), count});
    }
}

} // namespace rookery
