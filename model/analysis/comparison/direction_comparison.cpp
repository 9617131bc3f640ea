#include "model/analysis/comparison/section_comparisons.h"

namespace rookery {

namespace {

/// `(1,2)`, without axes at the end along which it does not lead.
MessageArguments::Argument vectorArgument(const std::optional<Vector> &vector)
{
    if (!vector)
        return {};
    std::size_t parts = vector->along.size();
    while (parts > 2 && vector->along[parts - 1] == 0)
        --parts;
    std::string text;
    for (std::size_t i = 0; i < parts; ++i)
        text += (i == 0 ? "(" : ",") + std::to_string(vector->along[i]);
    return text + ")";
}

MessageArguments::Argument namesArgument(const std::vector<DirectionId> &ids,
                                         const Directions &directions)
{
    std::vector<std::string> names;
    for (const DirectionId id : ids)
        names.push_back(directions[id].name);
    return listArgument(names, names.size());
}

std::vector<DirectionId> mapped(std::vector<DirectionId> ids, const Counterparts &both)
{
    for (DirectionId &id : ids)
        id = both.directions.mapped(id);
    return ids;
}

void compareDirection(const Counterparts &both,
                      const Direction &before,
                      const Direction &after,
                      DifferenceList &list)
{
    const MessageArguments name{{"direction", after.name}};
    if (before.vector != after.vector)
        list.value(Message("Direction {direction}", name),
                   vectorArgument(before.vector),
                   vectorArgument(after.vector));
    if (mapped(before.walk, both) != after.walk)
        list.value(Message("Direction {direction}, walk", name),
                   namesArgument(before.walk, *both.before.directions),
                   namesArgument(after.walk, *both.after.directions));
    list.extras(Message("Direction {direction}", name), before.extras, after.extras);
}

std::vector<std::string> namesOf(const std::vector<DirectionGroup> &groups)
{
    std::vector<std::string> names;
    for (const DirectionGroup &group : groups)
        names.push_back(group.name);
    return names;
}

void compareGroups(const Counterparts &both, DifferenceList &list)
{
    using GroupId = Id<DirectionGroup>;
    const Directions &before = *both.before.directions;
    const Directions &after = *both.after.directions;
    const Matching<GroupId> groups(namesOf(before.groups), namesOf(after.groups));
    for (const GroupId group : groups.allBefore()) {
        const DirectionGroup &was = before.groups[group.index()];
        const auto there = groups.after(group);
        const MessageArguments name{{"group", was.name}};
        if (!there) {
            list.add(DifferenceKind::Removed, Message("Group {group} is gone", name));
            continue;
        }
        const DirectionGroup &is = after.groups[there->index()];
        if (mapped(was.members, both) != is.members)
            list.value(Message("Group {group}", name),
                       namesArgument(was.members, before),
                       namesArgument(is.members, after));
        list.extras(Message("Group {group}", name), was.extras, is.extras);
    }
    for (const GroupId group : groups.allAfter()) {
        const DirectionGroup &is = after.groups[group.index()];
        if (!groups.before(group))
            list.add(
                DifferenceKind::Added,
                Message("Group {group} is new: {directions}",
                        {{"group", is.name}, {"directions", namesArgument(is.members, after)}}));
    }
    if (groups.isReordered())
        list.changed(Message("The groups of directions stand in another order"));
}

} // namespace

void compareDirections(const Counterparts &both, DifferenceList &list)
{
    const Directions &before = *both.before.directions;
    const Directions &after = *both.after.directions;
    list.begin(DesignSection::Directions);
    for (const DirectionId direction : both.directions.allBefore()) {
        const Direction &was = before[direction];
        if (const auto there = both.directions.after(direction))
            compareDirection(both, was, after[*there], list);
        else
            list.add(DifferenceKind::Removed,
                     Message("Direction {direction} is gone", {{"direction", was.name}}));
    }
    for (const DirectionId direction : both.directions.allAfter()) {
        if (!both.directions.before(direction))
            list.add(DifferenceKind::Added,
                     Message("Direction {direction} is new[: {vector}]",
                             {{"direction", after[direction].name},
                              {"vector", vectorArgument(after[direction].vector)}}));
    }
    if (both.directions.isReordered())
        list.changed(Message("The directions stand in another order"));
    compareGroups(both, list);
}

} // namespace rookery
