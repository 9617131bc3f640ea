#include "model/file/design/piece_writer.h"

#include "model/base/base64.h"
#include "model/file/design/board_writer.h"
#include "model/movement/legs/leg_traits.h"

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

/// What legs refer to.
struct Names
{
    const Directions &directions;
    const Pieces &pieces;
    const std::vector<Zone> &zones;
};

JsonOut namesOut(const std::vector<PieceId> &types, const Names &names)
{
    JsonOut list = JsonOut::list();
    for (const PieceId type : types)
        list.add(JsonOut::text(names.pieces[type].name));
    return list;
}

JsonOut whomOut(const PieceFilter &whom, const Names &names)
{
    if (whom.whom != Whom::Only && whom.whom != Whom::Except)
        return JsonOut::text(enumName(whom.whom));
    JsonOut object = JsonOut::object();
    object.set(enumName(whom.whom), namesOut(whom.types, names));
    return object;
}

JsonOut endOut(const LegEnd &end, const Names &names)
{
    JsonOut object = JsonOut::object();
    if (end.stop)
        object.set("stop", end.lastOnly ? JsonOut::text("last") : JsonOut::boolean(true));
    if (end.effect != Effect::None)
        object.set("effect", JsonOut::text(enumName(end.effect)));
    object.setUnlessEmpty("then", numbersOut(end.then));
    if (!end.whom.isAny())
        object.set("whom", whomOut(end.whom, names));
    if (end.becomes)
        object.set("becomes", JsonOut::text(names.pieces[*end.becomes].name));
    object.set(end.extras);
    return object;
}

template<class Flags, class Owner>
void setFlags(JsonOut &object, const Flags &flags, const Owner &owner)
{
    for (const auto &flag : flags) {
        if (owner.*flag.value)
            object.set(flag.key, JsonOut::boolean(true));
    }
}

JsonOut conditionsOut(const LegConditions &only, const Names &names)
{
    JsonOut object = JsonOut::object();
    setFlags(object, conditionFlags, only);
    JsonOut zones = JsonOut::list();
    for (const ZoneCondition &condition : only.zones) {
        JsonOut zone = JsonOut::object();
        zone.set(enumName(condition.rule), JsonOut::text(names.zones[condition.zone.index()].name));
        zones.add(std::move(zone));
    }
    object.setUnlessEmpty("zones", std::move(zones));
    return object;
}

JsonOut legOut(const Leg &leg, const Names &names)
{
    JsonOut object = JsonOut::object();
    JsonOut steps = JsonOut::list();
    for (const Step &step : leg.steps)
        steps.add(stepOut(step, names.directions));
    object.set("steps", std::move(steps));
    if (leg.least != 1 || leg.most != 1) {
        JsonOut range = JsonOut::list();
        range.add(JsonOut::number(leg.least));
        range.add(leg.most == unlimited ? JsonOut::text("any") : JsonOut::number(leg.most));
        object.set("range", std::move(range));
    }
    if (leg.way != Way::Empty)
        object.set("way", JsonOut::text(enumName(leg.way)));
    setFlags(object, tieFlags, leg);
    object.setUnlessEmpty("only", conditionsOut(leg.only, names));
    object.setUnlessEmpty("empty", endOut(leg.onEmpty, names));
    object.setUnlessEmpty("friend", endOut(leg.onFriend, names));
    object.setUnlessEmpty("enemy", endOut(leg.onEnemy, names));
    object.set(leg.extras);
    return object;
}

JsonOut zoneOut(ZoneId zone, const Names &names)
{
    return JsonOut::text(names.zones[zone.index()].name);
}

JsonOut imitationsOut(const std::vector<Imitation> &imitations, const Names &names)
{
    JsonOut list = JsonOut::list();
    for (const Imitation &imitation : imitations) {
        JsonOut object = JsonOut::object();
        if (imitation.type)
            object.set("type", JsonOut::text(names.pieces[*imitation.type].name));
        if (!imitation.moves)
            object.set("moves", JsonOut::boolean(false));
        if (!imitation.captures)
            object.set("captures", JsonOut::boolean(false));
        list.add(std::move(object));
    }
    return list;
}

JsonOut movementOut(const Movement &movement, const Names &names)
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
            legs.add(legOut(leg, names));
        object.set("legs", std::move(legs));
        if (graph.first != std::vector{LegId(0)})
            object.set("first", numbersOut(graph.first));
    }
    if (movement.when != When::Always)
        object.set("when", JsonOut::text(enumName(movement.when)));
    if (movement.startsIn)
        object.set("starts-in", zoneOut(*movement.startsIn, names));
    object.set(movement.extras);
    return object;
}

JsonOut artOut(const PieceArt &art, const Rules &rules)
{
    JsonOut object = JsonOut::object();
    if (art.player)
        object.set("player", JsonOut::text(rules[*art.player].name));
    const Picture &picture = art.picture;
    if (!picture.isEmbedded())
        object.set("file", JsonOut::text(picture.file));
    else if (picture.format == ArtFormat::Svg)
        object.set("svg", JsonOut::text(*picture.content));
    else
        object.set("png", JsonOut::text(base64Of(*picture.content)));
    object.set(art.extras);
    return object;
}

} // namespace

JsonOut piecesOut(const Design &design)
{
    const Pieces &pieces = *design.pieces;
    const Names names{*design.directions, pieces, design.board->edits.zones};
    JsonOut list = JsonOut::list().broken();
    for (const PieceType &type : pieces.types) {
        JsonOut object = JsonOut::object().broken();
        object.set("name", JsonOut::text(type.name));
        if (!type.letter.empty())
            object.set("letters", JsonOut::text(type.letter));
        JsonOut moves = JsonOut::list().broken();
        for (const Movement &movement : type.moves)
            moves.add(movementOut(movement, names));
        object.set("moves", std::move(moves));
        if (type.royalty == Royalty::Royal)
            object.set("royal", JsonOut::boolean(true));
        if (type.confinedTo)
            object.set("confined-to", zoneOut(*type.confinedTo, names));
        if (!type.imitates.empty())
            object.set("imitates", imitationsOut(type.imitates, names));
        JsonOut artwork = JsonOut::list().broken();
        for (const PieceArt &art : type.artwork)
            artwork.add(artOut(art, *design.rules));
        object.setUnlessEmpty("artwork", std::move(artwork));
        object.set(type.extras);
        list.add(std::move(object));
    }
    return list;
}

} // namespace rookery
