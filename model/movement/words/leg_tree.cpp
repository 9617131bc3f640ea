#include "model/movement/words/leg_tree.h"

#include "model/movement/words/leg_rights.h"

#include <algorithm>
#include <optional>
#include <set>
#include <utility>

namespace rookery {

namespace {

/// Legs one behind the other, and all that may follow a first leg, that a sentence still says.
constexpr std::size_t mostInRow = 6;
constexpr std::size_t mostLegs = 16;

bool isPlainCourse(const Leg &leg)
{
    return leg.way == Way::Empty && !leg.sameLength && !leg.unloads && leg.isUnconditional();
}

/// Whether both do the same where they end, whatever follows.
bool haveSameRights(const Leg &a, const Leg &b)
{
    const auto areAlike = [](const LegEnd &one, const LegEnd &other) {
        return static_cast<const LegOutcome &>(one) == static_cast<const LegOutcome &>(other);
    };
    return areAlike(a.onEmpty, b.onEmpty) && areAlike(a.onFriend, b.onFriend)
           && areAlike(a.onEnemy, b.onEnemy);
}

int sum(int a, int b)
{
    return a == unlimited || b == unlimited ? unlimited : a + b;
}

/// Whether the second goes on as the first went.
bool isStraight(const Leg &leg, const Leg &next)
{
    return next.steps == std::vector<Step>{Turn{0}}
           || (leg.steps.size() == 1 && leg.steps == next.steps);
}

/// Turns, directions, steps round the edges: what is not said with one word.
std::set<std::pair<bool, std::optional<Joined>>> kindsOf(const Leg &leg)
{
    std::set<std::pair<bool, std::optional<Joined>>> kinds;
    for (const Step &step : leg.steps)
        kinds.insert({std::holds_alternative<Turn>(step), joinedEdges(step)});
    return kinds;
}

bool hasLoop(const LegTree &tree)
{
    return tree.goesBack > 0 || std::any_of(tree.next.begin(), tree.next.end(), hasLoop);
}

bool goesOneWay(const Leg &leg)
{
    return leg.steps.size() == 1
           && (leg.steps == std::vector<Step>{Turn{0}}
               || !std::holds_alternative<Turn>(leg.steps.front()));
}

/// A step that may be made again and again is a slide.
void makeSlide(LegTree &tree)
{
    Leg &leg = tree.leg;
    const bool isOver = tree.goesBack == 1 && tree.next.empty() && !tree.beginsAgain && !tree.isCut;
    if (!isOver || !goesOneWay(leg) || !isSingle(leg) || throughOf(leg) != Through::Empty
        || leg.unloads || !leg.only.isNone())
        return;
    leg.most = unlimited;
    leg.onEmpty.then.clear();
    tree.goesBack = 0;
}

/// Takes the only following leg into this one where both are a single straight line; whether it
/// did.
bool straighten(LegTree &tree)
{
    const bool hasOne = tree.next.size() == 1 && !tree.beginsAgain && tree.goesBack == 0;
    if (!hasOne || throughOf(tree.leg) != Through::Empty)
        return false;
    LegTree &next = tree.next.front();
    const Leg &leg = tree.leg;
    if (!isStraight(leg, next.leg) || next.isCut)
        return false;
    const bool passes = isPlainCourse(leg) && isPlainCourse(next.leg) && !anyEnd(leg, &LegEnd::stop)
                        && !hasLoop(next);
    const bool goesOn = isSingle(leg) && next.leg.way == Way::Empty && leg.only == next.leg.only
                        && next.leg.least == 1 && haveSameRights(leg, next.leg) && next.isLast();
    if (!passes && !goesOn)
        return false;
    next.leg.steps = leg.steps;
    next.leg.least = passes ? leg.least + next.leg.least : 1;
    next.leg.most = sum(leg.most, next.leg.most);
    LegTree merged = std::move(next);
    tree = std::move(merged);
    return true;
}

bool isHop(const Leg &leg)
{
    return throughOf(leg) == Through::Hurdle && !anyEnd(leg, &LegEnd::stop) && !isSingle(leg);
}

/// Legs that hop over one piece behind the other on a straight line, and then end alike.
class HopsInRow
{
public:
    explicit HopsInRow(const LegGraph &graph)
        : m_graph(graph)
    {
    }

    /// Nothing if the legs are anything else, or hop but once.
    std::optional<LegTree> tree()
    {
        const auto areHops = [&](const std::vector<LegId> &legs) {
            return std::all_of(
                legs.begin(), legs.end(), [&](LegId id) { return isHop(m_graph[id]); });
        };
        if (m_graph.first.empty() || !areHops(m_graph.first))
            return std::nullopt;
        const Leg &first = m_graph[m_graph.first.front()];
        int most = 0;
        bool mayEnd = false;
        for (const LegId id : m_graph.first) {
            if (m_graph[id].steps != first.steps)
                return std::nullopt;
            const auto hops = hopsFrom(id, first);
            if (!hops)
                return std::nullopt;
            most = std::max(most, *hops);
            mayEnd = mayEnd || m_mayEnd;
        }
        if (most < 2 || !mayEnd || !m_end)
            return std::nullopt;
        return LegTree{first, {LegTree{*m_end, {}}}, most == unlimited ? unlimited : most - 1};
    }

private:
    /// The most pieces from this leg on; sets whether it may be the last hop.
    std::optional<int> hopsFrom(LegId id, const Leg &first)
    {
        if (std::find(m_path.begin(), m_path.end(), id) != m_path.end())
            return unlimited;
        Leg leg = m_graph[id];
        if (!m_path.empty() && !isStraight(first, leg))
            return std::nullopt;
        leg.steps = first.steps;
        leg.returns = first.returns;
        if (!areAlikeButForSteps(leg, first))
            return std::nullopt;
        m_path.push_back(id);
        bool mayEnd = false;
        int most = 0;
        for (const LegId next : leg.onEnemy.then) {
            if (isHop(m_graph[next])) {
                const auto more = hopsFrom(next, first);
                if (!more)
                    return std::nullopt;
                most = std::max(most, *more);
            } else if (isEnd(m_graph[next])) {
                mayEnd = true;
            } else {
                return std::nullopt;
            }
        }
        m_path.pop_back();
        m_mayEnd = mayEnd;
        return most == unlimited    ? most
               : mayEnd || most > 0 ? std::optional(most + 1)
                                    : std::nullopt;
    }

    bool isEnd(const Leg &leg)
    {
        const bool goesOn = anyEnd(leg, [](const LegEnd &end) { return !end.then.empty(); });
        if (goesOn || (m_end && *m_end != leg))
            return false;
        m_end = leg;
        return true;
    }

    const LegGraph &m_graph;
    std::vector<LegId> m_path;
    std::optional<Leg> m_end;
    bool m_mayEnd = false;
};

class Grower
{
public:
    explicit Grower(const LegGraph &graph)
        : m_graph(graph)
    {
    }

    LegTree grow(LegId id)
    {
        ++m_legs;
        LegTree tree{m_graph[id], {}};
        m_path.push_back(id);
        std::vector<LegId> seen;
        for (const LegEnd *end : endsOf(m_graph[id])) {
            for (const LegId next : end->then) {
                if (std::find(seen.begin(), seen.end(), next) != seen.end())
                    continue;
                seen.push_back(next);
                follow(tree, next);
            }
        }
        m_path.pop_back();
        mergeAlike(tree.next);
        makeSlide(tree);
        while (straighten(tree)) {
        }
        return tree;
    }

private:
    void follow(LegTree &tree, LegId next)
    {
        const auto &first = m_graph.first;
        const auto before = std::find(m_path.begin(), m_path.end(), next);
        if (std::find(first.begin(), first.end(), next) != first.end())
            tree.beginsAgain = true;
        else if (before != m_path.end())
            tree.goesBack =
                std::max(tree.goesBack, static_cast<std::size_t>(m_path.end() - before));
        else if (m_path.size() == mostInRow || m_legs == mostLegs)
            tree.isCut = true;
        else
            tree.next.push_back(grow(next));
    }

    const LegGraph &m_graph;
    std::vector<LegId> m_path;
    std::size_t m_legs = 0;
};

} // namespace

std::vector<LegTree> treesOf(const LegGraph &graph)
{
    if (auto hops = HopsInRow(graph).tree())
        return {std::move(*hops)};
    std::vector<LegTree> trees;
    for (const LegId first : graph.first)
        trees.push_back(Grower(graph).grow(first));
    return trees;
}

void mergeAlike(std::vector<LegTree> &trees)
{
    std::vector<LegTree> merged;
    for (LegTree &tree : trees) {
        const auto alike = std::find_if(merged.begin(), merged.end(), [&](const LegTree &other) {
            return other.isLast() && tree.isLast() && areAlikeButForSteps(other.leg, tree.leg);
        });
        if (alike == merged.end())
            merged.push_back(std::move(tree));
        else
            addSteps(alike->leg, tree.leg);
    }
    trees = std::move(merged);
}

void addSteps(Leg &leg, const Leg &more)
{
    for (const Step &step : more.steps) {
        if (std::find(leg.steps.begin(), leg.steps.end(), step) == leg.steps.end())
            leg.steps.push_back(step);
    }
}

bool areAlikeButForSteps(Leg a, const Leg &b)
{
    if (kindsOf(a) != kindsOf(b) || a.leadsAnywhere() != b.leadsAnywhere())
        return false;
    a.steps = b.steps;
    for (auto [end, other] : {std::pair(&a.onEmpty, &b.onEmpty),
                              std::pair(&a.onFriend, &b.onFriend),
                              std::pair(&a.onEnemy, &b.onEnemy)}) {
        if (end->then.empty() == other->then.empty())
            end->then = other->then; // which legs follow is compared by what they are
    }
    return a == b;
}

} // namespace rookery
