#include "model/edit/board/direction_edits.h"

#include "model/design/limits.h"
#include "model/edit/renumbering/rule_references.h"
#include "model/edit/renumbering/sites.h"
#include "model/movement/movement.h"
#include "model/movement/path/path_notation.h"

#include <algorithm>

namespace rookery {

namespace {

std::optional<Error> vectorFault(const Vector &vector)
{
    if (vector == Vector{})
        return Error{Message("the vector (0, 0) leads nowhere"), {}, {}};
    const bool isFar = std::any_of(vector.along.begin(), vector.along.end(), [](int part) {
        return part < -limits::vectorPart || part > limits::vectorPart;
    });
    if (isFar) {
        return Error{Message("a vector may lead at most {most} cells along each axis",
                             {{"most", limits::vectorPart}}),
                     {},
                     {}};
    }
    return std::nullopt;
}

std::optional<Error> nameFault(const Directions &directions, const std::string &name)
{
    if (auto fault = directionNameFault(name); !fault.isEmpty())
        return Error{std::move(fault), {}, {}};
    if (directions.find(name))
        return Error{Message("there is already a direction '{name}'", {{"name", name}}), {}, {}};
    return std::nullopt;
}

/// Rewrites every mention of a direction in pieces' legs. Paths name directions, not numbers.
template<class Renumber>
void renumberLegs(Design &design, Renumber renumber)
{
    design.pieces.edit([&](Pieces &pieces) {
        for (PieceType &type : pieces.types) {
            for (Movement &movement : type.moves) {
                auto *legs = std::get_if<LegGraph>(&movement.definition);
                if (!legs)
                    continue;
                for (Leg &leg : legs->legs) {
                    for (Step &step : leg.steps) {
                        if (auto *direction = std::get_if<DirectionId>(&step))
                            *direction = renumber(*direction);
                    }
                }
            }
        }
    });
}

/// The same in walks and groups.
template<class Renumber>
void renumberWithin(Directions &directions, Renumber renumber)
{
    for (Direction &other : directions.list)
        std::transform(other.walk.begin(), other.walk.end(), other.walk.begin(), renumber);
    for (DirectionGroup &group : directions.groups) {
        std::transform(group.members.begin(), group.members.end(), group.members.begin(), renumber);
        std::sort(group.members.begin(), group.members.end());
    }
}

} // namespace

Result<Design>
withDirectionAdded(const Design &design, const std::string &name, std::optional<Vector> vector)
{
    if (auto error = nameFault(*design.directions, name))
        return failure(*error);
    if (design.directions->list.size() >= limits::directions)
        return failure(
            Message("a design may have at most {most} directions", {{"most", limits::directions}}));
    if (vector) {
        if (auto error = vectorFault(*vector))
            return failure(*error);
    }
    Design result = design;
    result.directions.edit([&](Directions &directions) {
        directions.list.push_back({name, vector, {}, {}});
    });
    return result;
}

Result<Design> withDirectionsMapped(const Design &design,
                                    std::span<const DirectionMapping> mappings)
{
    Design result = design;
    for (const DirectionMapping &mapping : mappings) {
        if (auto error = vectorFault(mapping.vector))
            return failure(*error);
        const auto existing = result.directions->find(mapping.name);
        if (!existing) {
            auto added = withDirectionAdded(result, mapping.name, mapping.vector);
            if (!added)
                return added;
            result = std::move(*added);
            continue;
        }
        result.directions.edit([&](Directions &directions) {
            directions.list[existing->index()].vector = mapping.vector;
            directions.list[existing->index()].walk.clear();
        });
    }
    normaliseLinks(result);
    return result;
}

Result<Design>
withDirectionWalk(const Design &design, DirectionId direction, const std::vector<DirectionId> &walk)
{
    const Directions &directions = *design.directions;
    if (walk.size() > limits::walkParts)
        return failure(
            Message("a walk may have at most {most} steps", {{"most", limits::walkParts}}));
    for (const DirectionId part : walk) {
        if (part.index() >= directions.list.size())
            return failure(Message("a walk follows directions that exist"));
        if (part == direction || !directions[part].walk.empty())
            return failure(Message(
                "a walk follows directions that are not walks themselves, unlike '{direction}'",
                {{"direction", directions[part].name}}));
    }
    const auto isPart = [&](const Direction &other) {
        return std::find(other.walk.begin(), other.walk.end(), direction) != other.walk.end();
    };
    if (!walk.empty() && std::any_of(directions.list.begin(), directions.list.end(), isPart))
        return failure(Message("'{direction}' is itself part of a walk",
                               {{"direction", directions[direction].name}}));
    Design result = design;
    result.directions.edit([&](Directions &edited) { edited.list[direction.index()].walk = walk; });
    normaliseLinks(result);
    return result;
}

Result<Design> withDirectionAimed(const Design &design, DirectionId direction, const Vector &vector)
{
    if (auto error = vectorFault(vector))
        return failure(*error);
    if (hasThreeAxes(design.board->lattice)
        && vector.along[0] + vector.along[1] + vector.along[2] != 0)
        return failure(Message("on this board the three parts of a vector add up to 0"));
    Design result = design;
    result.directions.edit([&](Directions &directions) {
        directions.list[direction.index()].vector = vector;
        directions.list[direction.index()].walk.clear();
    });
    normaliseLinks(result);
    return result;
}

Result<Design> withDirectionMoved(const Design &design, DirectionId direction, std::size_t place)
{
    const std::size_t count = design.directions->list.size();
    if (direction.index() >= count || place >= count)
        return failure(Message("there is no direction number {number}",
                               {{"number", std::max(direction.index(), place)}}));
    const std::size_t from = direction.index();
    if (from == place)
        return design;
    const auto renumber = [&](DirectionId id) {
        const std::size_t index = id.index();
        if (index == from)
            return DirectionId(place);
        if (from < index && index <= place)
            return DirectionId(index - 1);
        return DirectionId(place <= index && index < from ? index + 1 : index);
    };
    Design result = design;
    result.directions.edit([&](Directions &edited) {
        const Direction moved = edited.list[from];
        edited.list.erase(edited.list.begin() + static_cast<std::ptrdiff_t>(from));
        edited.list.insert(edited.list.begin() + static_cast<std::ptrdiff_t>(place), moved);
        renumberWithin(edited, renumber);
    });
    if (!result.board->edits.links.empty()) {
        result.board.edit([&](BoardRecipe &recipe) {
            for (LinkEdit &link : recipe.edits.links)
                link.direction = renumber(link.direction);
        });
    }
    renumberLegs(result, renumber);
    renumberReferences(result, {.direction = renumber});
    normaliseLinks(result);
    return result;
}

Result<Design> withDirectionRemoved(const Design &design, DirectionId direction)
{
    const Directions &directions = *design.directions;
    const std::string name = directions[direction].name;
    if (const auto users = piecesUsing(design, direction); !users.empty())
        return failure(Message("direction '{name}' is used by {users}; change that first",
                               {{"name", name}, {"users", joined(users)}}));
    for (const Direction &other : directions.list) {
        if (std::find(other.walk.begin(), other.walk.end(), direction) != other.walk.end())
            return failure(
                Message("direction '{name}' is part of the walk '{other}'; change that first",
                        {{"name", name}, {"other", other.name}}));
    }
    const auto renumber = [&](DirectionId id) {
        return id > direction ? DirectionId(id.index() - 1) : id;
    };
    Design result = design;
    result.directions.edit([&](Directions &edited) {
        edited.list.erase(edited.list.begin() + static_cast<std::ptrdiff_t>(direction.index()));
        for (DirectionGroup &group : edited.groups)
            std::erase(group.members, direction);
        std::erase_if(edited.groups,
                      [](const DirectionGroup &group) { return group.members.empty(); });
        renumberWithin(edited, renumber);
    });
    result.board.edit([&](BoardRecipe &recipe) {
        auto &links = recipe.edits.links;
        std::erase_if(links, [&](const LinkEdit &link) { return link.direction == direction; });
        for (LinkEdit &link : links)
            link.direction = renumber(link.direction);
    });
    renumberLegs(result, renumber);
    const auto isEmptied = [&](const DirectionGroup &group) {
        return group.members == std::vector{direction};
    };
    ReferenceMap map;
    map.direction = [&](DirectionId id) {
        return id == direction ? std::nullopt : std::optional(renumber(id));
    };
    map.group = [&](std::size_t group) -> std::optional<std::size_t> {
        const auto begin = directions.groups.begin();
        const auto at = begin + static_cast<std::ptrdiff_t>(group);
        if (isEmptied(*at))
            return std::nullopt;
        return group - static_cast<std::size_t>(std::count_if(begin, at, isEmptied));
    };
    if (auto error = usedByOwnRules(design, map, "direction '" + name + "'"))
        return failure(std::move(*error));
    renumberReferences(result, map);
    // A walk that is turned on its way may have followed this direction's links.
    normaliseLinks(result);
    return result;
}

Result<Design>
withDirectionRenamed(const Design &design, DirectionId direction, const std::string &name)
{
    const std::string old = (*design.directions)[direction].name;
    if (name == old)
        return design;
    if (auto error = nameFault(*design.directions, name))
        return failure(*error);
    Design result = design;
    result.directions.edit(
        [&](Directions &directions) { directions.list[direction.index()].name = name; });
    if (piecesUsing(design, direction).empty())
        return result;
    std::optional<Error> tooLong;
    result.pieces.edit([&](Pieces &pieces) {
        for (PieceType &type : pieces.types) {
            for (Movement &movement : type.moves) {
                auto *path = std::get_if<PathText>(&movement.definition);
                if (!path)
                    continue;
                path->text = renamedInPath(path->text, old, name);
                if (path->text.size() > limits::textBytes)
                    tooLong = Error{Message("a path of '{piece}' would become too long",
                                            {{"piece", type.name}}),
                                    {},
                                    {}};
            }
        }
    });
    if (tooLong)
        return failure(*tooLong);
    return result;
}

std::vector<std::string> piecesUsing(const Design &design, DirectionId direction)
{
    std::vector<std::string> users;
    for (const PieceType &type : design.pieces->types) {
        if (uses(type, *design.directions, direction))
            users.push_back(type.name);
    }
    return users;
}

} // namespace rookery
