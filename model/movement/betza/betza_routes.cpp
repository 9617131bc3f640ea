#include "model/movement/betza/betza_routes.h"

#include <algorithm>
#include <set>

namespace rookery::betza {

namespace {

constexpr std::size_t mostLegs = 8;
constexpr std::size_t mostRoutes = 200;

class RouteFinder
{
public:
    explicit RouteFinder(const LegGraph &graph)
        : m_graph(graph)
    {
    }

    Result<std::vector<Route>> find()
    {
        for (const LegId first : m_graph.first) {
            for (const Route &start : startsOf(first)) {
                if (!m_fault)
                    follow(first, start);
            }
        }
        while (!m_fault && mergeTwo()) {
        }
        if (m_fault)
            return failure(std::move(*m_fault));
        return std::move(m_routes);
    }

private:
    static MessageArguments numberOf(LegId leg) { return {{"number", leg.index() + 1}}; }

    void fail(Message message)
    {
        if (!m_fault)
            m_fault = Error{std::move(message), {}, {}};
    }

    /// The vector steps of a first leg, those of one shape together where no later leg is bound to
    /// one heading.
    std::vector<Route> startsOf(LegId first)
    {
        std::vector<Route> starts;
        for (const Step &step : m_graph[first].steps) {
            const auto headed = headedOf(*vectorOf(step));
            if (!headed) {
                fail(Message("leg {number} steps out of the plane", numberOf(first)));
                return {};
            }
            Route route;
            route.joined = joinedEdges(step);
            const auto alike = std::find_if(starts.begin(), starts.end(), [&](const Route &other) {
                const Part &part = other.parts.front();
                const bool turnsAlike = headed->shape.longer == 1 || headed->shape.isOblique()
                                        || isSameParity(part.ways, headed->heading);
                return !needsHeadings() && other.joined == route.joined
                       && part.shape == headed->shape && turnsAlike;
            });
            if (alike != starts.end()) {
                alike->parts[0].ways |= headingBit(headed->heading);
                continue;
            }
            Part part;
            part.leg = first;
            part.shape = headed->shape;
            part.ways = headingBit(headed->heading);
            route.parts = {part};
            route.heading = headed->heading;
            starts.push_back(std::move(route));
        }
        return starts;
    }

    static bool isSameParity(Headings ways, int heading)
    {
        return (ways & headingsOf(heading % 2 == 0 ? Compass8::Orthogonal : Compass8::Diagonal))
               == ways;
    }

    /// Whether a later leg has steps as they lie on the board.
    bool needsHeadings() const
    {
        std::set<LegId> first(m_graph.first.begin(), m_graph.first.end());
        for (std::size_t i = 0; i < m_graph.legs.size(); ++i) {
            if (first.contains(LegId(i)))
                continue;
            for (const Step &step : m_graph.legs[i].steps) {
                if (!std::holds_alternative<Turn>(step))
                    return true;
            }
        }
        return false;
    }

    /// Continues a route whose last part has steps but no range yet.
    void follow(LegId id, const Route &route)
    {
        const Leg &leg = m_graph[id];
        if (std::count_if(route.parts.begin(),
                          route.parts.end(),
                          [&](const Part &part) { return part.leg == id; })
                > 1
            && leadsTo(id, id)) {
            fail(Message("leg {number} leads back to itself, which a chain cannot express",
                         numberOf(id)));
            return;
        }
        Route unrolled = route;
        if (!unroll(leg, unrolled))
            return;
        if (anyEnd(leg, &LegEnd::stop))
            finish(leg, unrolled);
        std::set<LegId> next;
        for (const LegEnd *end : endsOf(leg))
            next.insert(end->then.begin(), end->then.end());
        for (const LegId to : next) {
            if (!m_fault)
                goOn(leg, unrolled, to);
        }
    }

    bool leadsTo(LegId from, LegId to) const
    {
        std::set<LegId> seen;
        std::vector<LegId> open = {from};
        while (!open.empty()) {
            const Leg &leg = m_graph[open.back()];
            open.pop_back();
            for (const LegEnd *end : endsOf(leg)) {
                for (const LegId next : end->then) {
                    if (next == to)
                        return true;
                    if (seen.insert(next).second)
                        open.push_back(next);
                }
            }
        }
        return false;
    }

    /// Steps that must be taken before the leg may end become legs of one step.
    bool unroll(const Leg &leg, Route &route)
    {
        const std::size_t at = route.parts.size() - 1;
        Part first = route.parts[at];
        const LegId id = first.leg;
        if (leg.way == Way::Any && leg.least != leg.most) {
            fail(Message(
                "leg {number} jumps over a varying number of cells, which Betza cannot express",
                numberOf(id)));
            return false;
        }
        const StepRange steps = leg.possibleSteps();
        first.ties = static_cast<const LegTies &>(leg);
        first.ties.returns = false;
        first.range = steps.most == unlimited ? unlimited : steps.most - steps.least + 1;
        if (steps.least == 1) {
            route.parts[at] = first;
            return true;
        }
        Part rest = first;
        rest.ways = headingBit(0);
        rest.ties = {};
        first.range = 1;
        first.rights = leg.way == Way::Any ? "mp" : "m";
        route.parts[at] = first;
        for (int passed = 2; passed < leg.least; ++passed) {
            Part one = rest;
            one.range = 1;
            one.rights = first.rights;
            route.parts.push_back(one);
            if (route.parts.size() > mostLegs) {
                fail(Message("leg {number} passes over too many cells to be written as a chain",
                             numberOf(id)));
                return false;
            }
        }
        route.parts.push_back(rest);
        return true;
    }

    void finish(const Leg &leg, Route route)
    {
        std::string &rights = route.parts.back().rights;
        rights = std::string(leg.onEmpty.stop ? "m" : "") + (leg.onEnemy.stop ? "c" : "")
                 + (leg.onFriend.stop ? "d" : "");
        if (rights == "mc")
            rights.clear();
        if (mayReturn(route) && !leg.returns) {
            fail(Message("leg {number} must not end on its own cell, but a chain may",
                         numberOf(route.parts.back().leg)));
            return;
        }
        if (std::find(m_routes.begin(), m_routes.end(), route) == m_routes.end())
            m_routes.push_back(std::move(route));
        if (m_routes.size() > mostRoutes)
            fail(Message("leg {number} is reached in too many ways",
                         numberOf(m_routes.back().parts.back().leg)));
    }

    /// Makes one route of two that differ in the directions of a single part.
    bool mergeTwo()
    {
        for (std::size_t i = 0; i < m_routes.size(); ++i) {
            for (std::size_t j = i + 1; j < m_routes.size(); ++j) {
                if (!mergeInto(m_routes[i], m_routes[j]))
                    continue;
                m_routes.erase(m_routes.begin() + static_cast<std::ptrdiff_t>(j));
                return true;
            }
        }
        return false;
    }

    static bool mergeInto(Route &into, const Route &other)
    {
        if (into.parts.size() != other.parts.size() || into.joined != other.joined)
            return false;
        Part *differing = nullptr;
        Headings added = 0;
        for (std::size_t i = 0; i < into.parts.size(); ++i) {
            Part same = other.parts[i];
            same.ways = into.parts[i].ways;
            if (!(same == into.parts[i]))
                return false;
            if (other.parts[i].ways == into.parts[i].ways)
                continue;
            if (differing != nullptr)
                return false;
            differing = &into.parts[i];
            added = other.parts[i].ways;
        }
        if (differing == nullptr)
            return false;
        const Headings all = differing->ways | added;
        if (differing->shape.longer > 1 && compassOf(differing->shape, all) == Compass8::King)
            return false;
        differing->ways = all;
        return true;
    }

    /// Whether a route can come back to where it began: straight back, or by three bends.
    static bool mayReturn(const Route &route)
    {
        int bends = 0;
        for (std::size_t i = 1; i < route.parts.size(); ++i) {
            if (has(route.parts[i].ways, 4))
                return true;
            bends += route.parts[i].ways != headingBit(0) ? 1 : 0;
        }
        return bends > 1 || (route.joined && route.parts.size() > 1);
    }

    void goOn(const Leg &leg, Route route, LegId to)
    {
        const auto leads = [&](const LegEnd &end) {
            return std::find(end.then.begin(), end.then.end(), to) != end.then.end();
        };
        std::string rights = leads(leg.onEmpty) ? "m" : "";
        const bool passesFriend = leads(leg.onFriend) && leg.onFriend.effect == Effect::None;
        const bool passesEnemy = leads(leg.onEnemy) && leg.onEnemy.effect == Effect::None;
        if (leads(leg.onEnemy) && !passesEnemy)
            rights += 'c';
        if (leads(leg.onFriend) && !passesFriend)
            rights += 'd';
        if (passesEnemy && !passesFriend) {
            fail(Message("leg {number} goes on over enemies but not over friends, which Betza "
                         "cannot express",
                         numberOf(route.parts.back().leg)));
            return;
        }
        if (passesFriend)
            rights += passesEnemy ? "p" : "tp";
        route.parts.back().rights = rights;
        if (route.parts.size() >= mostLegs) {
            fail(Message("leg {number} is the ninth of a chain, which may have eight",
                         numberOf(to)));
            return;
        }
        for (const Route &longer : turned(route, to)) {
            if (!m_fault)
                follow(to, longer);
        }
    }

    /// The way with the next leg's turns; one route for each heading where steps lie on the board.
    std::vector<Route> turned(const Route &route, LegId to)
    {
        std::vector<Route> ways;
        Part part;
        part.leg = to;
        part.shape = route.parts.back().shape;
        for (const Step &step : m_graph[to].steps) {
            Part one = part;
            if (const auto *turn = std::get_if<Turn>(&step)) {
                one.ways = headingBit(turn->points + 8);
            } else {
                const auto headed = headedOf(*vectorOf(step));
                const bool isKnown = headed && route.heading && route.parts.size() > 0;
                if (!isKnown || headed->shape.isOblique() != one.shape.isOblique()) {
                    fail(Message("leg {number} steps in a direction of its own, which a chain "
                                 "cannot express",
                                 numberOf(to)));
                    return {};
                }
                one.shape = headed->shape;
                one.ways = headingBit(headed->heading - *route.heading + 16);
            }
            const bool isBound = needsHeadings();
            if (!ways.empty() && !isBound && (one.shape.longer == 1 || one.shape.isOblique())) {
                ways.back().parts.back().ways |= one.ways;
                continue;
            }
            Route longer = route;
            longer.parts.push_back(one);
            if (longer.heading) {
                for (int turn = 0; turn < 8; ++turn) {
                    if (has(one.ways, turn))
                        longer.heading = (*route.heading + turn) & 7;
                }
            }
            ways.push_back(std::move(longer));
        }
        return ways;
    }

    const LegGraph &m_graph;
    std::vector<Route> m_routes;
    std::optional<Error> m_fault;
};

} // namespace

Result<std::vector<Route>> routesOf(const LegGraph &graph)
{
    return RouteFinder(graph).find();
}

} // namespace rookery::betza
