#include "model/edit/pieces/path_painting.h"

#include "model/movement/path/path_geometry.h"

#include <algorithm>
#include <cassert>
#include <tuple>

namespace rookery {

namespace {

using Kind = PathItem::Kind;

bool contains(std::span<const Vector> vectors, const Vector &vector)
{
    return std::find(vectors.begin(), vectors.end(), vector) != vectors.end();
}

/// Where painting puts an item: leaps, rides, limited rides from the shortest, then all others.
std::tuple<int, Rights, int> placeOf(const PathItem &item, const Directions &directions)
{
    const auto range = straightRange(item, directions);
    if (!range)
        return {3, Rights::Both, 0};
    const int kind = item.kind == Kind::Leap ? 0 : *range == unlimited ? 1 : 2;
    return {kind, item.rights, kind == 2 ? *range : 0};
}

bool sortsBefore(const PathItem &a, const PathItem &b, const Directions &directions)
{
    const auto first = placeOf(a, directions);
    const auto second = placeOf(b, directions);
    if (first != second)
        return first < second;
    return comesBefore(a.steps.front().direction, b.steps.front().direction, directions);
}

void insertSorted(Path &path, PathItem item, const Directions &directions)
{
    const auto place = std::find_if(path.begin(), path.end(), [&](const PathItem &other) {
        return sortsBefore(item, other, directions);
    });
    path.insert(place, std::move(item));
}

bool hasStep(const PathItem &item, const Vector &vector, const Directions &directions)
{
    return std::any_of(item.steps.begin(), item.steps.end(), [&](const PathStep &step) {
        return vectorOf(step.direction, directions) == vector;
    });
}

void eraseSteps(PathItem &item, const Vector &vector, const Directions &directions)
{
    std::erase_if(item.steps, [&](const PathStep &step) {
        return vectorOf(step.direction, directions) == vector;
    });
}

void dropEmpty(Path &path)
{
    std::erase_if(path, [](const PathItem &item) { return item.steps.empty(); });
}

/// Adds one direction to the leap or ride with these rights, which is made if there is none.
void addStep(Path &path, const Directions &directions, Kind kind, Rights rights, const Vector &step)
{
    const auto isSame = [&](const PathItem &item) {
        return item.kind == kind && item.rights == rights;
    };
    const bool isThere = std::any_of(path.begin(), path.end(), [&](const PathItem &item) {
        return isSame(item) && hasStep(item, step, directions);
    });
    if (isThere)
        return;
    const PathStep added{directionFor(step, directions), false};
    const auto found = std::find_if(path.begin(), path.end(), isSame);
    if (found == path.end()) {
        PathItem item;
        item.kind = kind;
        item.rights = rights;
        item.steps = {added};
        return insertSorted(path, std::move(item), directions);
    }
    found->steps.push_back(added);
    std::stable_sort(
        found->steps.begin(), found->steps.end(), [&](const PathStep &a, const PathStep &b) {
            return comesBefore(a.direction, b.direction, directions);
        });
}

PathItem limitedRide(const PathDirection &direction, Rights rights, int range)
{
    PathItem item;
    item.kind = Kind::Group;
    item.rights = rights;
    item.tail = GroupTail::Stop;
    item.steps.assign(static_cast<std::size_t>(range), PathStep{direction, false});
    return item;
}

/// Whether the item is a group that leads straight on by this step.
bool isStraightGroup(const PathItem &item, const Vector &step, const Directions &directions)
{
    return item.kind == Kind::Group && straightRange(item, directions)
           && vectorOf(item.steps.front().direction, directions) == step;
}

/// Takes away rides by this step; whether one was left because it is as wanted.
bool takeOtherRides(
    Path &path, const Directions &directions, const Vector &step, Rights rights, int range)
{
    bool isThere = false;
    std::erase_if(path, [&](const PathItem &item) {
        if (!isStraightGroup(item, step, directions))
            return false;
        const bool isWanted =
            !isThere && item.rights == rights && straightRange(item, directions) == range;
        isThere = isThere || isWanted;
        return !isWanted;
    });
    for (PathItem &item : path) {
        if (item.kind != Kind::Ride)
            continue;
        if (range == unlimited && item.rights == rights && !isThere)
            isThere = hasStep(item, step, directions);
        else
            eraseSteps(item, step, directions);
    }
    dropEmpty(path);
    return isThere;
}

} // namespace

Path withLeapPainted(Path path,
                     const Directions &directions,
                     std::span<const Vector> leaps,
                     Rights rights)
{
    for (const Vector &leap : leaps) {
        if (leap == Vector{})
            continue;
        for (PathItem &item : path) {
            if (item.kind == Kind::Leap && item.rights != rights)
                eraseSteps(item, leap, directions);
        }
        dropEmpty(path);
        addStep(path, directions, Kind::Leap, rights, leap);
    }
    return path;
}

Path withRidePainted(Path path,
                     const Directions &directions,
                     std::span<const Vector> steps,
                     Rights rights,
                     int range)
{
    assert(range >= 1);
    for (const Vector &step : steps) {
        if (step == Vector{} || takeOtherRides(path, directions, step, rights, range))
            continue;
        if (range == unlimited)
            addStep(path, directions, Kind::Ride, rights, step);
        else
            insertSorted(
                path, limitedRide(directionFor(step, directions), rights, range), directions);
    }
    return path;
}

Path withErased(Path path, const Directions &directions, std::span<const Vector> cells)
{
    int within = 0;
    for (const Vector &cell : cells) {
        for (const int part : cell.along)
            within = std::max(within, part < 0 ? -part : part);
    }
    const auto reachesOne = [&](const PathItem &item) {
        const auto ends = endsOf(item, directions, within);
        return std::any_of(
            ends.begin(), ends.end(), [&](const Vector &end) { return contains(cells, end); });
    };
    for (PathItem &item : path) {
        if (item.kind == Kind::Group) {
            if (reachesOne(item))
                item.steps.clear();
            continue;
        }
        std::erase_if(item.steps, [&](const PathStep &step) {
            PathItem alone = item;
            alone.steps = {step};
            return reachesOne(alone);
        });
    }
    dropEmpty(path);
    return path;
}

Path withItemRights(Path path, std::size_t item, Rights rights)
{
    path[item].rights = rights;
    return path;
}

Path withItemRange(Path path, const Directions &directions, std::size_t item, int range)
{
    const PathItem before = path[item];
    const auto had = straightRange(before, directions);
    const bool isLeap = before.kind == Kind::Leap;
    if (!had || (*had == range && isLeap == (range == 1)))
        return path;
    std::vector<PathDirection> ways{before.steps.front().direction};
    if (before.kind != Kind::Group) {
        ways.clear();
        for (const PathStep &step : before.steps)
            ways.push_back(step.direction);
    }
    Path items;
    if (range == 1 || range == unlimited) {
        PathItem one;
        one.kind = range == 1 ? Kind::Leap : Kind::Ride;
        one.rights = before.rights;
        for (const PathDirection &way : ways)
            one.steps.push_back({way, false});
        items.push_back(std::move(one));
    } else {
        for (const PathDirection &way : ways)
            items.push_back(limitedRide(way, before.rights, range));
    }
    path.erase(path.begin() + static_cast<std::ptrdiff_t>(item));
    path.insert(path.begin() + static_cast<std::ptrdiff_t>(item), items.begin(), items.end());
    return path;
}

Path withItemRemoved(Path path, std::size_t item)
{
    path.erase(path.begin() + static_cast<std::ptrdiff_t>(item));
    return path;
}

Path withItemAt(Path path, std::size_t item, std::size_t place)
{
    PathItem moved = std::move(path[item]);
    path.erase(path.begin() + static_cast<std::ptrdiff_t>(item));
    path.insert(path.begin() + static_cast<std::ptrdiff_t>(std::min(place, path.size())),
                std::move(moved));
    return path;
}

Path withGroupStep(Path path, std::size_t item, std::size_t step, const PathStep &changed)
{
    PathItem &group = path[item];
    assert(group.kind == Kind::Group && step < group.steps.size() + group.inner.size());
    if (step < group.steps.size())
        group.steps[step] = changed;
    else
        group.inner[step - group.steps.size()] = changed;
    return path;
}

} // namespace rookery
