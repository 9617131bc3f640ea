#include "model/exchange/game_courier/courier_calls.h"

#include "model/design/directions.h"
#include "model/exchange/game_courier/game_courier_definitions.h"
#include "model/movement/path/path_geometry.h"

#include <algorithm>

namespace rookery {

namespace {

/// A call with what is asked of the cell where the move ends.
std::string withRights(const std::string &call, Rights rights)
{
    if (rights == Rights::Move)
        return "fn (" + call + " and empty #1) #0 #1";
    if (rights == Rights::Capture)
        return "fn (" + call + " and not empty #1) #0 #1";
    return call;
}

std::string numbers(const Vector &vector)
{
    return " " + std::to_string(vector.x()) + " " + std::to_string(vector.y());
}

bool isFlat(const Vector &vector)
{
    return vector.along[2] == 0 && vector.along[3] == 0;
}

/// Of these vectors, the one by which all are called: as a reader writes it, without signs.
Vector named(const Vector &vector)
{
    const int x = std::abs(vector.x());
    const int y = std::abs(vector.y());
    return {{std::min(x, y), std::max(x, y)}};
}

} // namespace

Result<std::vector<CourierCall>> CourierCalls::of(const Path &path)
{
    Path left = path;
    Calls calls = twoSteps(left);
    for (const PathItem &item : left) {
        if (const auto known = measured(item)) {
            calls.insert(calls.end(), known->begin(), known->end());
            continue;
        }
        auto call = logical(item);
        if (!call)
            return failure(std::move(call).error());
        calls.push_back(std::move(*call));
    }
    return calls;
}

/// Takes those items off the path that together are all two steps of one kind.
std::vector<CourierCall> CourierCalls::twoSteps(Path &path) const
{
    using Pair = std::pair<Vector, Vector>;
    const auto pairOf = [&](const PathItem &item) -> std::optional<Pair> {
        const bool isPair = m_isPlain && item.kind == PathItem::Kind::Group
                            && item.tail == GroupTail::Stop && item.steps.size() == 2
                            && item.steps[0].passes && !item.steps[1].passes;
        const auto first = isPair ? vectorOf(item.steps[0].direction, m_directions) : std::nullopt;
        const auto second = isPair ? vectorOf(item.steps[1].direction, m_directions) : std::nullopt;
        return first && second && isFlat(*first) && isFlat(*second)
                   ? std::optional(Pair(*first, *second))
                   : std::nullopt;
    };
    const auto isUnsigned = [](const Pair &pair) {
        const Vector end = pair.first + pair.second;
        return pair.first.x() >= 0 && pair.first.y() >= 0 && end.x() >= pair.first.x()
               && end.y() >= pair.first.y() && end.x() <= end.y();
    };
    Calls calls;
    for (std::size_t i = 0; i < path.size();) {
        const auto pair = pairOf(path[i]);
        const Rights rights = path[i].rights;
        const auto all = pair ? courierTwoSteps(pair->first, pair->second) : std::vector<Pair>{};
        const auto isThere = [&](const Pair &wanted) {
            return std::any_of(path.begin(), path.end(), [&](const PathItem &item) {
                return item.rights == rights && pairOf(item) == wanted;
            });
        };
        if (std::none_of(all.begin(), all.end(), isUnsigned)
            || !std::all_of(all.begin(), all.end(), isThere)) {
            ++i;
            continue;
        }
        const Pair kind = *std::find_if(all.begin(), all.end(), isUnsigned);
        calls.push_back(
            {withRights("checktwostep #0 #1" + numbers(kind.first) + numbers(kind.second), rights),
             "leaps #0" + numbers(kind.first + kind.second)});
        std::erase_if(path, [&](const PathItem &item) {
            const auto other = pairOf(item);
            return item.rights == rights && other
                   && std::find(all.begin(), all.end(), *other) != all.end();
        });
    }
    return calls;
}

/// A call for each kind of vector, if all of a kind are there.
std::optional<std::vector<CourierCall>> CourierCalls::measured(const PathItem &item) const
{
    if (!m_isPlain || item.kind == PathItem::Kind::Group)
        return std::nullopt;
    const bool isLeap = item.kind == PathItem::Kind::Leap;
    std::set<Vector> left;
    for (const PathStep &step : item.steps) {
        const auto vector = vectorOf(step.direction, m_directions);
        if (!vector || !isFlat(*vector) || step.passes)
            return std::nullopt;
        left.insert(*vector);
    }
    Calls calls;
    while (!left.empty()) {
        const Vector kind = named(*left.begin());
        for (const Vector &each : courierVectors(kind)) {
            if (left.erase(each) == 0)
                return std::nullopt;
        }
        calls.push_back(
            {withRights((isLeap ? "checkleap #0 #1" : "checkride #0 #1") + numbers(kind),
                        item.rights),
             (isLeap ? "leaps #0" : "rays #0") + numbers(kind)});
    }
    return calls;
}

/// A leap lands wherever it leads, a ride wants its path empty.
Result<CourierCall> CourierCalls::logical(const PathItem &item)
{
    const auto steps = item.kind == PathItem::Kind::Group ? group(item) : names(item.steps);
    if (!steps)
        return failure(steps.error());
    const bool isGroupLeap = item.kind == PathItem::Kind::Group && item.tail == GroupTail::Stop
                             && item.steps.size() > 1 && item.steps.front().passes;
    const bool isLeap = item.kind == PathItem::Kind::Leap || isGroupLeap;
    const std::string check = (isLeap ? "logleap #0 #1" : "logride #0 #1") + *steps;
    return CourierCall{item.rights == Rights::Both ? "fn (" + check + ") #0 #1"
                                                   : withRights(check, item.rights),
                       (isLeap ? "logleaps #0" : "lograys #0") + *steps};
}

Result<std::string> CourierCalls::group(const PathItem &item)
{
    const auto steps = names(item.steps);
    if (!steps)
        return steps;
    const auto passes = [](const PathStep &step) {
        return step.passes;
    };
    const bool passesAllButLast =
        std::all_of(item.steps.begin(), item.steps.end() - 1, passes) && !item.steps.back().passes;
    const std::string inside = " (" + steps->substr(1);
    if (item.tail == GroupTail::Stop && item.steps.size() > 1 && passesAllButLast)
        return inside + ")";
    if (std::any_of(item.steps.begin(), item.steps.end(), passes))
        return failure(Message("it passes some cells of its way and may end on others"));
    if (item.tail != GroupTail::RepeatInner)
        return inside + (item.tail == GroupTail::Stop ? " stop)" : ")");
    const auto inner = names(item.inner);
    return inner ? Result<std::string>(inside + " (" + inner->substr(1) + "))") : inner;
}

Result<std::string> CourierCalls::name(const PathDirection &direction)
{
    const auto *id = std::get_if<DirectionId>(&direction);
    const auto vector = vectorOf(direction, m_directions);
    std::string word = id != nullptr ? m_directions[*id].name : compassWord(*vector);
    if (id != nullptr && !m_directions[*id].walk.empty())
        return failure(
            Message("it uses the direction '{name}', which is walked", {{"name", word}}));
    m_used.insert(word);
    return word;
}

Result<std::string> CourierCalls::names(const std::vector<PathStep> &steps)
{
    std::string all;
    for (const PathStep &step : steps) {
        const auto word = name(step.direction);
        if (!word)
            return word;
        all += " " + *word;
    }
    return all;
}

} // namespace rookery
