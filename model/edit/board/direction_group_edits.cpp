#include "model/edit/board/direction_group_edits.h"

#include "model/base/shown.h"
#include "model/base/text.h"
#include "model/design/limits.h"
#include "model/edit/renumbering/rule_references.h"
#include "model/edit/renumbering/sites.h"

#include <algorithm>

namespace rookery {

namespace {

const DirectionGroup *find(const std::vector<DirectionGroup> &groups, const std::string &name)
{
    const auto found = std::find_if(groups.begin(), groups.end(), [&](const DirectionGroup &group) {
        return group.name == name;
    });
    return found == groups.end() ? nullptr : &*found;
}

void setGroup(Directions &directions, const std::string &name, std::vector<DirectionId> members)
{
    auto &groups = directions.groups;
    const auto own = std::find_if(groups.begin(), groups.end(), [&](const DirectionGroup &group) {
        return group.name == name;
    });
    if (members.empty() && own != groups.end())
        groups.erase(own);
    else if (own != groups.end())
        own->members = std::move(members);
    else if (!members.empty())
        groups.push_back({name, std::move(members), {}});
}

} // namespace

Result<Design> withDirectionGroup(const Design &design,
                                  const std::string &name,
                                  const std::vector<DirectionId> &members)
{
    if (auto fault = groupNameFault(name); !fault.isEmpty())
        return failure(std::move(fault));
    const Directions &directions = *design.directions;
    const bool isNew = find(directions.groups, name) == nullptr;
    if (isNew && directions.groups.size() >= limits::directionGroups)
        return failure(Message("a design may have at most {most} groups of directions",
                               {{"most", limits::directionGroups}}));
    std::vector<DirectionId> sorted = members;
    std::sort(sorted.begin(), sorted.end());
    sorted.erase(std::unique(sorted.begin(), sorted.end()), sorted.end());
    if (!sorted.empty()) {
        if (auto error = missingDirection(design, sorted.back()))
            return failure(*error);
    }
    Design result = design;
    if (const DirectionGroup *own = find(directions.groups, name); own && sorted.empty()) {
        const auto gone = static_cast<std::size_t>(own - directions.groups.data());
        const ReferenceMap map = {.group = [gone](std::size_t group) {
            return group == gone ? std::nullopt : std::optional(group > gone ? group - 1 : group);
        }};
        if (auto error = usedByOwnRules(design, map, "group " + inQuotes(name)))
            return failure(std::move(*error));
        renumberReferences(result, map);
    }
    result.directions.edit([&](Directions &edited) { setGroup(edited, name, std::move(sorted)); });
    return result;
}

Result<Design>
withDirectionGroupRenamed(const Design &design, const std::string &name, const std::string &now)
{
    if (name == now)
        return design;
    const auto groups = directionGroups(*design.directions, design.board->lattice);
    const DirectionGroup *group = find(groups, name);
    if (!group)
        return failure(Message("there is no group {name}", {{"name", inQuotes(name)}}));
    if (find(groups, now))
        return failure(Message("there is already a group {name}", {{"name", inQuotes(now)}}));
    if (const DirectionGroup *own = find(design.directions->groups, name)) {
        if (auto fault = groupNameFault(now); !fault.isEmpty())
            return failure(std::move(fault));
        const auto place = static_cast<std::size_t>(own - design.directions->groups.data());
        Design result = design;
        result.directions.edit([&](Directions &edited) { edited.groups[place].name = now; });
        return result;
    }
    const auto removed = withDirectionGroup(design, name, {});
    return removed ? withDirectionGroup(*removed, now, group->members) : removed;
}

} // namespace rookery
