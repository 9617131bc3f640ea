#include "model/movement/path/path_notation.h"

#include <algorithm>
#include <optional>

namespace rookery {

namespace {

Step stepOf(const PathDirection &direction)
{
    if (const auto *id = std::get_if<DirectionId>(&direction))
        return *id;
    return std::get<Vector>(direction);
}

/// A leg over empty cells that ends as the rights and `~` allow.
Leg plainLeg(Rights rights, bool passes)
{
    Leg leg;
    leg.onEmpty.stop = !passes && rights != Rights::Capture;
    leg.onEnemy.stop = !passes && rights != Rights::Move;
    leg.onEnemy.effect = leg.onEnemy.stop ? Effect::Capture : Effect::None;
    return leg;
}

void addGroup(const PathItem &item, LegGraph &graph)
{
    const std::size_t begin = graph.legs.size();
    const auto add = [&](const PathStep &step) {
        Leg leg = plainLeg(item.rights, step.passes);
        leg.steps.push_back(stepOf(step.direction));
        graph.legs.push_back(std::move(leg));
    };
    for (const PathStep &step : item.steps)
        add(step);
    if (item.tail == GroupTail::RepeatLast)
        graph.legs.back().most = unlimited;
    const std::size_t innerBegin = graph.legs.size();
    for (const PathStep &step : item.inner)
        add(step);
    for (std::size_t i = begin; i + 1 < graph.legs.size(); ++i)
        graph.legs[i].onEmpty.then.push_back(LegId(i + 1));
    if (item.tail == GroupTail::RepeatInner)
        graph.legs.back().onEmpty.then.push_back(LegId(innerBegin));
    graph.first.push_back(LegId(begin));
}

void addAlternatives(const PathItem &item, LegGraph &graph)
{
    Leg leg = plainLeg(item.rights, false);
    for (const PathStep &step : item.steps)
        leg.steps.push_back(stepOf(step.direction));
    if (item.kind == PathItem::Kind::Ride)
        leg.most = unlimited;
    graph.first.push_back(LegId(graph.legs.size()));
    graph.legs.push_back(std::move(leg));
}

/// Turns legs back into a path, or says which leg stands in the way.
class PathWriter
{
public:
    explicit PathWriter(const LegGraph &legs)
        : m_legs(legs)
    {
    }

    Result<Path> write()
    {
        for (const LegId first : m_legs.first) {
            if (!addItems(first))
                return failure(*m_fault);
        }
        return std::move(m_path);
    }

private:
    bool fail(Message message)
    {
        m_fault = Error{std::move(message), {}, {}};
        return false;
    }

    bool addItems(LegId first)
    {
        const Leg &leg = m_legs[first];
        if (!isPlain(first))
            return false;
        const bool isSingle = leg.onEmpty.then.empty();
        const bool isSimple =
            isSingle && leg.least == 1 && !passes(leg) && (leg.most == 1 || leg.most == unlimited);
        if (isSimple) {
            PathItem item;
            item.kind = leg.most == 1 ? PathItem::Kind::Leap : PathItem::Kind::Ride;
            item.rights = rights(leg);
            for (const Step &step : leg.steps)
                item.steps.push_back({*direction(step), false});
            m_path.push_back(std::move(item));
            return true;
        }
        for (const Step &step : leg.steps) {
            if (!addGroup(first, step))
                return false;
        }
        return true;
    }

    /// One group that begins with this leg taken in this direction.
    bool addGroup(LegId first, const Step &firstStep)
    {
        PathItem item;
        item.kind = PathItem::Kind::Group;
        item.tail = GroupTail::Stop;
        std::optional<Rights> itemRights;
        std::vector<std::size_t> startOf(m_legs.legs.size(), notSeen);
        LegId at = first;
        for (;;) {
            if (!isPlain(at))
                return false;
            const Leg &leg = m_legs[at];
            if (at != first && leg.steps.size() != 1)
                return fail(Message("leg {number} offers several directions after a bend, which a "
                                    "path cannot express",
                                    {{"number", at.index() + 1}}));
            startOf[at.index()] = item.steps.size();
            if (!addSteps(at, at == first ? firstStep : leg.steps.front(), item, itemRights))
                return false;
            const auto &then = leg.onEmpty.then;
            if (then.empty())
                break;
            if (leg.most == unlimited)
                return fail(Message(
                    "leg {number} goes on after any number of steps, which a path cannot express",
                    {{"number", at.index() + 1}}));
            if (then.size() > 1)
                return fail(
                    Message("leg {number} may go on in several ways, which a path cannot express",
                            {{"number", at.index() + 1}}));
            at = then.front();
            if (startOf[at.index()] != notSeen) {
                closeLoop(item, startOf[at.index()]);
                break;
            }
        }
        item.rights = itemRights.value_or(Rights::Both);
        m_path.push_back(std::move(item));
        return true;
    }

    bool addSteps(LegId id, const Step &step, PathItem &item, std::optional<Rights> &itemRights)
    {
        const Leg &leg = m_legs[id];
        if (!passes(leg)) {
            if (itemRights && *itemRights != rights(leg))
                return fail(Message("leg {number} has other rights than the legs before it, which "
                                    "a path cannot express",
                                    {{"number", id.index() + 1}}));
            itemRights = rights(leg);
        }
        const bool isEndless = leg.most == unlimited;
        if (!isEndless && leg.least != leg.most && !leg.onEmpty.then.empty())
            return fail(Message(
                "leg {number} goes on after a varying number of steps, which a path cannot express",
                {{"number", id.index() + 1}}));
        const int count = isEndless ? leg.least : leg.most;
        if (count > longestWritten)
            return fail(Message("leg {number} takes too many steps to be written as a path",
                                {{"number", id.index() + 1}}));
        for (int i = 1; i <= count; ++i)
            item.steps.push_back({*direction(step), passes(leg) || i < leg.least});
        if (isEndless)
            item.tail = GroupTail::RepeatLast;
        return true;
    }

    static void closeLoop(PathItem &item, std::size_t start)
    {
        const auto from = item.steps.begin() + static_cast<std::ptrdiff_t>(start);
        if (start == 0) {
            // The loop is the whole group; its steps stand once before the inner group.
            item.inner = item.steps;
        } else {
            item.inner.assign(from, item.steps.end());
            item.steps.erase(from, item.steps.end());
        }
        item.tail = GroupTail::RepeatInner;
    }

    /// Whether a leg slides over empty cells and ends on an empty one or on a captured enemy.
    bool isPlain(LegId id)
    {
        const Leg &leg = m_legs[id];
        if (!leg.isUnconditional())
            return fail(Message(
                "leg {number} has a condition or moves a piece, which a path cannot express",
                {{"number", id.index() + 1}}));
        if (leg.way != Way::Empty && leg.most != 1)
            return fail(
                Message("leg {number} jumps over occupied cells, which a path cannot express",
                        {{"number", id.index() + 1}}));
        const bool friendly =
            leg.onFriend.stop || !leg.onFriend.then.empty() || leg.onFriend.effect != Effect::None;
        if (friendly)
            return fail(Message(
                "leg {number} does something on a friend's cell, which a path cannot express",
                {{"number", id.index() + 1}}));
        const bool capturesPlainly = leg.onEnemy.stop == (leg.onEnemy.effect == Effect::Capture);
        if (!capturesPlainly || !leg.onEnemy.then.empty())
            return fail(Message("leg {number} does more on an enemy's cell than capture and stop, "
                                "which a path cannot express",
                                {{"number", id.index() + 1}}));
        if (leg.onEmpty.effect != Effect::None)
            return fail(
                Message("leg {number} has an effect on an empty cell, which a path cannot express",
                        {{"number", id.index() + 1}}));
        const auto isTurn = [](const Step &step) {
            return std::holds_alternative<Turn>(step);
        };
        if (std::any_of(leg.steps.begin(), leg.steps.end(), isTurn))
            return fail(Message(
                "leg {number} turns relative to the leg before it, which a path cannot express",
                {{"number", id.index() + 1}}));
        const auto isPlainStep = [](const Step &step) {
            return direction(step).has_value();
        };
        if (!std::all_of(leg.steps.begin(), leg.steps.end(), isPlainStep))
            return fail(Message(
                "leg {number} goes round the edges or leads anywhere, which a path cannot express",
                {{"number", id.index() + 1}}));
        if (leg.isTied())
            return fail(Message("leg {number} depends on what the move has done before, which a "
                                "path cannot express",
                                {{"number", id.index() + 1}}));
        return true;
    }

    static bool passes(const Leg &leg) { return !leg.onEmpty.stop && !leg.onEnemy.stop; }

    static Rights rights(const Leg &leg)
    {
        if (leg.onEmpty.stop && leg.onEnemy.stop)
            return Rights::Both;
        return leg.onEmpty.stop ? Rights::Move : Rights::Capture;
    }

    static std::optional<PathDirection> direction(const Step &step)
    {
        if (const auto *id = std::get_if<DirectionId>(&step))
            return *id;
        if (const auto *vector = std::get_if<Vector>(&step))
            return *vector;
        return std::nullopt;
    }

    static constexpr std::size_t notSeen = static_cast<std::size_t>(-1);
    static constexpr int longestWritten = 64;

    const LegGraph &m_legs;
    Path m_path;
    std::optional<Error> m_fault;
};

} // namespace

LegGraph legsOfPath(const Path &path)
{
    LegGraph graph;
    for (const PathItem &item : path) {
        if (item.kind == PathItem::Kind::Group)
            addGroup(item, graph);
        else
            addAlternatives(item, graph);
    }
    return graph;
}

Result<Path> pathOfLegs(const LegGraph &legs)
{
    return PathWriter(legs).write();
}

} // namespace rookery
