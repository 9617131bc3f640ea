#include "model/play/reach/trace.h"

#include <algorithm>

namespace rookery {

namespace {

Message
pieceName(const std::string &name, const Position &position, const Design &design, CellId cell)
{
    const auto piece = position.at(cell);
    if (!piece && position.isWall(cell))
        return Message("a wall");
    if (!piece)
        return Message("something on {cell}", {{"cell", name}});
    return Message("the {player} {piece}",
                   {{"player", (*design.rules)[piece->owner].name},
                    {"piece", (*design.pieces)[piece->type].name}});
}

const WalkStep *stepAt(const Trajectory &trajectory, CellId cell)
{
    const auto &path = trajectory.path;
    const auto found = std::find_if(
        path.begin(), path.end(), [&](const WalkStep &step) { return step.cell == cell; });
    return found == path.end() ? nullptr : &*found;
}

/// `2`, or `2 of its leg` where legs came before it.
Message countWords(const Trajectory &trajectory, CellId cell)
{
    const WalkStep *step = stepAt(trajectory, cell);
    if (!step)
        return Message::literal("0");
    const auto inAll = step - trajectory.path.data() + 1;
    const MessageArguments arguments{{"count", step->count}};
    return step->count == inAll ? Message("{count}", arguments)
                                : Message("{count} of its leg", arguments);
}

std::string zoneName(ZoneId zone, const Design &design)
{
    return design.board->edits.zones[zone.index()].name;
}

Message zoneWords(const Trajectory &trajectory, const Design &design)
{
    if (!trajectory.zone)
        return Message("only elsewhere");
    const MessageArguments arguments{{"zone", zoneName(trajectory.zone->zone, design)}};
    switch (trajectory.zone->rule) {
    case ZoneRule::Within:
        return Message("only within the zone '{zone}'", arguments);
    case ZoneRule::Into:
        return Message("only from outside into the zone '{zone}'", arguments);
    case ZoneRule::OutOf:
        return Message("only out of the zone '{zone}'", arguments);
    case ZoneRule::From:
        return Message("only from a cell of the zone '{zone}'", arguments);
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

Message describeObstacle(const Trajectory &trajectory,
                         const Board &board,
                         const Position &position,
                         const Design &design,
                         CellNaming naming)
{
    const CellId cell = trajectory.failsAt;
    const std::string name = cellText(board, cell, naming);
    const MessageArguments arguments{
        {"cell", name},
        {"piece", pieceName(name, position, design, cell)},
        {"step", countWords(trajectory, cell)},
        {"home", trajectory.home ? zoneName(*trajectory.home, design) : std::string()}};
    switch (trajectory.obstacle.value_or(Obstacle::NeverLeads)) {
    case Obstacle::NeverLeads:
        return Message("no movement leads there");
    case Obstacle::OwnCell:
        return Message("{cell} is where the piece stands", arguments);
    case Obstacle::Friend:
    case Obstacle::Enemy:
        return Message("blocked at {cell} by {piece}", arguments);
    case Obstacle::FriendThere:
        return position.isWall(cell) ? Message("a wall stands on {cell}", arguments)
                                     : Message("{piece} on {cell} is a friend", arguments);
    case Obstacle::MoveOnly:
        return Message("this path cannot capture, and {piece} stands on {cell}", arguments);
    case Obstacle::CaptureOnly:
        return Message("this path only captures, and {cell} is empty", arguments);
    case Obstacle::PassesOnly:
        return Message("the piece passes {cell} and may not stop there", arguments);
    case Obstacle::TooFar:
        return Message("out of range: {cell} would be step {step}", arguments);
    case Obstacle::TooNear:
        return Message("too near: {cell} is only step {step}", arguments);
    case Obstacle::GoesOn:
        return Message("the move has to go on from {cell}", arguments);
    case Obstacle::NeedsPiece:
        return Message("nothing stands on {cell} to be jumped or captured", arguments);
    case Obstacle::HasMoved:
        return Message("only while the piece has not moved");
    case Obstacle::NotAtStart:
        return Message("only from a cell where such a piece starts");
    case Obstacle::BoardGoesOn:
        return Message("this path goes on only where the board ends ahead");
    case Obstacle::WrongZone:
        return zoneWords(trajectory, design);
    case Obstacle::AwayFromHome:
        return Message("it may not leave the zone '{home}'", arguments);
    case Obstacle::JustLeft:
        return Message("the piece has just come from {cell}", arguments);
    case Obstacle::WrongType:
        return Message("this path does not count {piece} on {cell}", arguments);
    case Obstacle::NoRoom:
        return Message("no room: the pieces dropped on this path would share a cell");
    }
    return {};
}

Message describeRayEnd(const FollowedRay &ray, const Board &board, CellId from, CellNaming naming)
{
    const CellId last = ray.steps.empty() ? from : ray.steps.back().cell;
    const MessageArguments arguments{{"cell", cellText(board, last, naming)},
                                     {"steps", ray.steps.size()}};
    switch (ray.end) {
    case RayEnd::Edge:
        return Message("edge after {cell}", arguments);
    case RayEnd::Hole:
        return Message("hole after {cell}", arguments);
    case RayEnd::Cut:
        return Message("link cut after {cell}", arguments);
    case RayEnd::Closed:
        return Message("loop closed after {steps#step#steps}", arguments);
    }
    return {};
}

} // namespace rookery
