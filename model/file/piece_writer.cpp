#include "model/file/piece_writer.h"

#include "model/file/board_writer.h"

namespace rookery {

namespace {

JsonOut stepOut(const Step &step, const Directions &directions)
{
    if (const auto *direction = std::get_if<DirectionId>(&step))
        return JsonOut::text(directions[*direction].name);
    if (const auto *vector = std::get_if<Vector>(&step))
        return vectorOut(*vector);
    JsonOut object = JsonOut::object();
    if (const auto *turn = std::get_if<Turn>(&step)) {
        object.set("turn", JsonOut::number(turn->points));
    } else if (const auto *around = std::get_if<Around>(&step)) {
        object.set("vector", vectorOut(around->vector));
        object.set("joined", JsonOut::text(enumName(around->joined)));
    } else {
        object.set("anywhere", JsonOut::boolean(true));
    }
    return object;
}

/// Legs are numbered from 1 in files.
JsonOut numbersOut(const std::vector<LegId> &legs)
{
    JsonOut list = JsonOut::list();
    for (const LegId leg : legs)
        list.add(JsonOut::number(static_cast<long long>(leg.index()) + 1));
    return list;
}

JsonOut endOut(const LegEnd &end)
{
    JsonOut object = JsonOut::object();
    if (end.stop)
        object.set("stop", JsonOut::boolean(true));
    if (end.effect != Effect::None)
        object.set("effect", JsonOut::text(enumName(end.effect)));
    object.setUnlessEmpty("then", numbersOut(end.then));
    object.set(end.extras);
    return object;
}

JsonOut legOut(const Leg &leg, const Directions &directions)
{
    JsonOut object = JsonOut::object();
    JsonOut steps = JsonOut::list();
    for (const Step &step : leg.steps)
        steps.add(stepOut(step, directions));
    object.set("steps", std::move(steps));
    if (leg.least != 1 || leg.most != 1) {
        JsonOut range = JsonOut::list();
        range.add(JsonOut::number(leg.least));
        range.add(leg.most == unlimited ? JsonOut::text("any") : JsonOut::number(leg.most));
        object.set("range", std::move(range));
    }
    if (leg.way != Way::Empty)
        object.set("way", JsonOut::text(enumName(leg.way)));
    for (const auto &[key, isSet] : {std::pair("same-length", leg.sameLength),
                                     std::pair("returns", leg.returns),
                                     std::pair("unloads", leg.unloads)}) {
        if (isSet)
            object.set(key, JsonOut::boolean(true));
    }
    object.setUnlessEmpty("empty", endOut(leg.onEmpty));
    object.setUnlessEmpty("friend", endOut(leg.onFriend));
    object.setUnlessEmpty("foe", endOut(leg.onFoe));
    object.set(leg.extras);
    return object;
}

JsonOut zoneOut(ZoneId zone, const Design &design)
{
    return JsonOut::text(design.board->edits.zones[zone.index()].name);
}

JsonOut movementOut(const Movement &movement, const Design &design)
{
    JsonOut object = JsonOut::object();
    if (const auto *path = std::get_if<PathText>(&movement.definition)) {
        object.set("path", JsonOut::text(path->text));
    } else if (const auto *betza = std::get_if<BetzaText>(&movement.definition)) {
        object.set("betza", JsonOut::text(betza->text));
        if (betza->dialect != BetzaDialect::XBetza)
            object.set("dialect", JsonOut::text(enumName(betza->dialect)));
    } else {
        const LegGraph &graph = std::get<LegGraph>(movement.definition);
        JsonOut legs = JsonOut::list();
        for (const Leg &leg : graph.legs)
            legs.add(legOut(leg, *design.directions));
        object.set("legs", std::move(legs));
        if (graph.first != std::vector{LegId(0)})
            object.set("first", numbersOut(graph.first));
    }
    if (movement.when != When::Always)
        object.set("when", JsonOut::text(enumName(movement.when)));
    if (movement.startsIn)
        object.set("starts-in", zoneOut(*movement.startsIn, design));
    object.set(movement.extras);
    return object;
}

} // namespace

JsonOut piecesOut(const Design &design)
{
    JsonOut list = JsonOut::list().broken();
    for (const PieceType &type : design.pieces->types) {
        JsonOut object = JsonOut::object().broken();
        object.set("name", JsonOut::text(type.name));
        if (!type.letter.empty())
            object.set("letters", JsonOut::text(type.letter));
        JsonOut moves = JsonOut::list().broken();
        for (const Movement &movement : type.moves)
            moves.add(movementOut(movement, design));
        object.set("moves", std::move(moves));
        if (type.royalty == Royalty::Royal)
            object.set("royal", JsonOut::boolean(true));
        if (type.confinedTo)
            object.set("confined-to", zoneOut(*type.confinedTo, design));
        object.set(type.extras);
        list.add(std::move(object));
    }
    return list;
}

} // namespace rookery
