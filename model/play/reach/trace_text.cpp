#include "model/play/reach/trace.h"

#include <algorithm>

namespace rookery {

namespace {

std::string
pieceName(const std::string &name, const Position &position, const Design &design, CellId cell)
{
    const auto piece = position.at(cell);
    if (!piece)
        return position.isWall(cell) ? "a wall" : "something on " + name;
    return "the " + (*design.rules)[piece->owner].name + " " + (*design.pieces)[piece->type].name;
}

const WalkStep *stepAt(const Trajectory &trajectory, CellId cell)
{
    const auto &path = trajectory.path;
    const auto found = std::find_if(
        path.begin(), path.end(), [&](const WalkStep &step) { return step.cell == cell; });
    return found == path.end() ? nullptr : &*found;
}

/// `2`, or `2 of its leg` where legs came before it.
std::string countWords(const Trajectory &trajectory, CellId cell)
{
    const WalkStep *step = stepAt(trajectory, cell);
    if (!step)
        return "0";
    const auto inAll = step - trajectory.path.data() + 1;
    const std::string count = std::to_string(step->count);
    return step->count == inAll ? count : count + " of its leg";
}

std::string zoneName(ZoneId zone, const Design &design)
{
    return design.board->edits.zones[zone.index()].name;
}

std::string zoneWords(const Trajectory &trajectory, const Design &design)
{
    if (!trajectory.zone)
        return "only elsewhere";
    const std::string zone = zoneName(trajectory.zone->zone, design);
    switch (trajectory.zone->rule) {
    case ZoneRule::Within:
        return "only within the zone '" + zone + "'";
    case ZoneRule::Into:
        return "only from outside into the zone '" + zone + "'";
    case ZoneRule::OutOf:
        return "only out of the zone '" + zone + "'";
    case ZoneRule::From:
        return "only from a cell of the zone '" + zone + "'";
    }
    return {};
}

} // namespace

std::string describePath(const Trajectory &trajectory, const Board &board)
{
    std::string text;
    for (const WalkStep &step : trajectory.path) {
        if (!text.empty())
            text += ' ';
        text += step.step ? board.compass().name(*step.step) : "anywhere";
    }
    return text;
}

std::string describeObstacle(const Trajectory &trajectory,
                             const Board &board,
                             const Position &position,
                             const Design &design,
                             CellNaming naming)
{
    const CellId cell = trajectory.failsAt;
    const std::string name = cellText(board, cell, naming);
    const auto piece = [&] {
        return pieceName(name, position, design, cell);
    };
    const std::string count = countWords(trajectory, cell);
    switch (trajectory.obstacle.value_or(Obstacle::NeverLeads)) {
    case Obstacle::NeverLeads:
        return "no movement leads there";
    case Obstacle::OwnCell:
        return name + " is where the piece stands";
    case Obstacle::Friend:
    case Obstacle::Enemy:
        return "blocked at " + name + " by " + piece();
    case Obstacle::FriendThere:
        return position.isWall(cell) ? "a wall stands on " + name
                                     : piece() + " on " + name + " is a friend";
    case Obstacle::MoveOnly:
        return "this way only moves, and " + piece() + " stands on " + name;
    case Obstacle::CaptureOnly:
        return "this way only captures, and " + name + " is empty";
    case Obstacle::PassesOnly:
        return "the piece passes " + name + " and may not stop there";
    case Obstacle::TooFar:
        return "out of range: " + name + " would be step " + count;
    case Obstacle::TooNear:
        return "too near: " + name + " is only step " + count;
    case Obstacle::GoesOn:
        return "the move has to go on from " + name;
    case Obstacle::NeedsPiece:
        return "nothing stands on " + name + " to be jumped or captured";
    case Obstacle::HasMoved:
        return "only while the piece has not moved";
    case Obstacle::NotAtStart:
        return "only from a cell where such a piece starts";
    case Obstacle::WrongZone:
        return zoneWords(trajectory, design);
    case Obstacle::AwayFromHome:
        return "it may not leave the zone '"
               + (trajectory.home ? zoneName(*trajectory.home, design) : std::string()) + "'";
    case Obstacle::JustLeft:
        return "the piece has just come from " + name;
    case Obstacle::WrongType:
        return "this way does not count " + piece() + " on " + name;
    case Obstacle::NoRoom:
        return "no room: the pieces put down on this way would share a cell";
    }
    return {};
}

std::string
describeRayEnd(const FollowedRay &ray, const Board &board, CellId from, CellNaming naming)
{
    const std::string last =
        cellText(board, ray.steps.empty() ? from : ray.steps.back().cell, naming);
    const std::size_t count = ray.steps.size();
    switch (ray.end) {
    case RayEnd::Edge:
        return "edge after " + last;
    case RayEnd::Hole:
        return "hole after " + last;
    case RayEnd::Cut:
        return "link cut after " + last;
    case RayEnd::Closed:
        return "loop closed after " + std::to_string(count) + (count == 1 ? " step" : " steps");
    }
    return {};
}

} // namespace rookery
