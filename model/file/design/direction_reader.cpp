#include "model/design/limits.h"
#include "model/file/design/section_readers.h"

#include <set>

namespace rookery {

namespace {

void declareStandard(DirectionSection &section, Lattice lattice)
{
    section.directions = standardDirections(lattice);
    for (const Direction &direction : section.directions.list)
        section.names.declareImplied(direction.name);
}

/// Everything but the walk, which may name directions further down.
Direction readDirection(const JsonValue &value, NameTable<DirectionId> &names, Findings &findings)
{
    Direction direction;
    if (!isObject(value, "a direction", findings)) {
        names.declareUnreadable();
        return direction;
    }
    Fields fields(value, findings);
    direction.name = readDeclaredName(fields, "a direction", directionNameFault, names, findings);
    if (const auto vector = fields.find("vector"))
        direction.vector = readVector(*vector, findings);
    fields.find("walk");
    direction.extras = fields.rest();
    return direction;
}

bool hasWalk(const JsonValue &direction, Findings &findings)
{
    return direction.kind() == JsonKind::Object
           && Fields(direction, findings).find("walk").has_value();
}

void readWalk(const JsonValue &walk,
              const std::vector<bool> &isWalk,
              const NameTable<DirectionId> &names,
              Direction &direction,
              Findings &findings)
{
    if (!isListOf(walk, "'walk'", limits::walkParts, "steps of a walk", findings))
        return;
    if (walk.size() == 0)
        findings.error(walk, Message("a walk needs at least one direction"));
    for (const JsonValue part : walk) {
        const auto name = readText(part, "a step of a walk", findings);
        const auto id = name ? names.resolve(*name, part, findings) : std::nullopt;
        if (!id)
            continue;
        if (isWalk[id->index()])
            findings.error(
                part,
                Message("a walk follows directions that are not walks themselves, unlike {name}",
                        {{"name", inQuotes(*name)}}));
        direction.walk.push_back(*id);
    }
}

void readWalks(const JsonValue &list, DirectionSection &section, Findings &findings)
{
    std::vector<bool> isWalk;
    for (const JsonValue value : list)
        isWalk.push_back(hasWalk(value, findings));
    std::size_t index = 0;
    for (const JsonValue value : list) {
        if (isWalk[index]) {
            const auto walk = Fields(value, findings).find("walk");
            readWalk(*walk, isWalk, section.names, section.directions.list[index], findings);
        }
        ++index;
    }
}

/// In compass order, whatever their order in the file.
std::vector<DirectionId>
readMembers(const JsonValue &list, const NameTable<DirectionId> &names, Findings &findings)
{
    std::set<DirectionId> members;
    if (!isListOf(list, "'directions'", limits::directions, "directions", findings))
        return {};
    if (list.size() == 0)
        findings.error(list, Message("a group needs at least one direction"));
    for (const JsonValue member : list) {
        const auto name = readText(member, "a direction of a group", findings);
        const auto id = name ? names.resolve(*name, member, findings) : std::nullopt;
        if (id && !members.insert(*id).second)
            findings.error(member,
                           Message("{name} is in this group twice", {{"name", inQuotes(*name)}}));
    }
    return {members.begin(), members.end()};
}

} // namespace

DirectionSection
readDirections(const std::optional<JsonValue> &value, Lattice lattice, Findings &findings)
{
    DirectionSection section;
    if (!value) {
        declareStandard(section, lattice);
        return section;
    }
    if (!isListOf(*value, "'directions'", limits::directions, "directions", findings)) {
        section.names.declareUnreadable();
        return section;
    }
    for (const JsonValue direction : *value)
        section.directions.list.push_back(readDirection(direction, section.names, findings));
    readWalks(*value, section, findings);
    return section;
}

std::vector<DirectionGroup>
readDirectionGroups(const JsonValue &value, const NameTable<DirectionId> &names, Findings &findings)
{
    std::vector<DirectionGroup> groups;
    if (!isListOf(
            value, "'directionGroups'", limits::directionGroups, "groups of directions", findings))
        return groups;
    NameTable<Id<DirectionGroup>> groupNames{"group of directions"};
    for (const JsonValue element : value) {
        if (!isObject(element, "a group of directions", findings))
            continue;
        Fields fields(element, findings);
        DirectionGroup group;
        group.name =
            readDeclaredName(fields, "a group of directions", groupNameFault, groupNames, findings);
        if (const auto members = fields.require("directions", "a group of directions"))
            group.members = readMembers(*members, names, findings);
        group.extras = fields.rest();
        groups.push_back(std::move(group));
    }
    return groups;
}

std::optional<Vector> readVector(const JsonValue &value, Findings &findings)
{
    if (!isList(value, "a vector", findings))
        return std::nullopt;
    Vector vector;
    if (value.size() < 2 || value.size() > vector.along.size()) {
        findings.error(value,
                       Message("a vector is two numbers such as {example}, files and ranks",
                               {{"example", "[1, 2]"}}));
        return std::nullopt;
    }
    auto along = vector.along.begin();
    bool isReadable = true;
    for (const JsonValue part : value) {
        const auto cells = readInteger(
            part, "a part of a vector", -limits::vectorPart, limits::vectorPart, findings);
        isReadable = isReadable && cells;
        *along++ = cells.value_or(0);
    }
    if (isReadable && vector == Vector{}) {
        findings.error(
            value,
            Message("the vector {vector} leads nowhere", {{"vector", shownText(value.source())}}));
        isReadable = false;
    }
    return isReadable ? std::optional(vector) : std::nullopt;
}

} // namespace rookery
