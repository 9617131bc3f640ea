#include "model/movement/betza/betza_weaver.h"

#include "model/design/limits.h"

#include <algorithm>
#include <utility>

namespace rookery::betza {

namespace {

const Steps straightOn = {Turn{0}};

int minus(int range, int used)
{
    return range == unlimited ? unlimited : range - used;
}

/// The role of a leg that must find a piece, and leaves him alone.
Role anyPiece()
{
    Role role;
    role.passesFriend = role.passesEnemy = true;
    return role;
}

/// Which legs lead to a stop.
std::vector<bool> legsThatStop(LegGraph &graph)
{
    std::vector<bool> stops(graph.legs.size());
    for (bool changed = true; changed;) {
        changed = false;
        for (std::size_t i = graph.legs.size(); i-- > 0;) {
            for (const LegEnd *end : endsOf(graph.legs[i])) {
                const bool leadsOn = std::any_of(end->then.begin(),
                                                 end->then.end(),
                                                 [&](LegId next) { return stops[next.index()]; });
                if ((end->stop || leadsOn) && !stops[i])
                    stops[i] = changed = true;
            }
        }
    }
    return stops;
}

} // namespace

LegGraph usefulLegs(LegGraph graph)
{
    const std::vector<bool> stops = legsThatStop(graph);
    std::map<LegId, LegId> renamed;
    std::vector<LegId> kept;
    const auto rename = [&](std::vector<LegId> &ids) {
        std::sort(ids.begin(), ids.end());
        ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
        std::erase_if(ids, [&](LegId id) { return !stops[id.index()]; });
        for (LegId &id : ids) {
            const auto [row, isNew] = renamed.try_emplace(id, LegId(kept.size()));
            if (isNew)
                kept.push_back(id);
            id = row->second;
        }
        std::sort(ids.begin(), ids.end());
    };
    LegGraph useful;
    useful.first = std::move(graph.first);
    rename(useful.first);
    for (std::size_t i = 0; i < kept.size(); ++i) {
        Leg leg = std::move(graph.legs[kept[i].index()]);
        for (LegEnd *end : endsOf(leg)) {
            rename(end->then);
            if (!end->stop && end->then.empty()) {
                end->effect = Effect::None;
                end->whom = {};
            }
        }
        useful.legs.push_back(std::move(leg));
    }
    return useful;
}

Step stepAlong(const Vector &vector, std::optional<Joined> around)
{
    if (around)
        return Around{vector, *around};
    return vector;
}

Steps stepsAlong(const Shape &shape, Headings headings, std::optional<Joined> around)
{
    Steps steps;
    for (int heading = 0; heading < 8; ++heading) {
        if (has(headings, heading))
            steps.push_back(stepAlong(vectorOf(shape, heading), around));
    }
    return steps;
}

Steps turnsBy(Headings headings)
{
    Steps steps;
    for (int points = 0; points < 8; ++points) {
        if (has(headings, points))
            steps.emplace_back(Turn{points <= 4 ? points : points - 8});
    }
    return steps;
}

std::vector<LegId> Weaver::slide(const Steps &steps,
                                 int least,
                                 int most,
                                 const Role &role,
                                 const Onward &onward,
                                 const LegTies &ties,
                                 Way way)
{
    Draft draft;
    Leg &leg = draft.leg;
    leg.steps = steps;
    static_cast<LegCourse &>(leg) = {ties, least, most, way};
    Draft passing = draft;
    bool needsPassing = false;

    const auto goOn = [&](LegEnd &end, std::vector<std::size_t> &joints) {
        end.then = onward.legs;
        joints = onward.joints;
    };
    leg.onEmpty.stop = role.stopsOnEmpty;
    if (role.leavesEmpty)
        goOn(leg.onEmpty, draft.onEmpty);
    const auto meet = [&](bool takes,
                          bool tramples,
                          bool passes,
                          LegEnd Leg::*end,
                          std::vector<std::size_t> Draft::*joints) {
        (leg.*end).stop = takes;
        if (takes || tramples)
            (leg.*end).effect = Effect::Capture;
        if (tramples)
            goOn(leg.*end, draft.*joints);
        if (!passes)
            return;
        const bool isTaken = (leg.*end).effect == Effect::Capture;
        needsPassing = needsPassing || isTaken;
        Draft &passer = isTaken ? passing : draft;
        goOn(passer.leg.*end, passer.*joints);
    };
    meet(
        role.takesFriend, role.tramplesFriend, role.passesFriend, &Leg::onFriend, &Draft::onFriend);
    meet(role.takesEnemy, role.tramplesEnemy, role.passesEnemy, &Leg::onEnemy, &Draft::onEnemy);
    if (leg.onEnemy.effect == Effect::Capture)
        leg.onEnemy.whom.whom = role.enemies;

    std::vector<LegId> entries = {LegId(m_legs.size())};
    m_legs.push_back(std::move(draft));
    if (needsPassing) {
        entries.emplace_back(m_legs.size());
        m_legs.push_back(std::move(passing));
    }
    return entries;
}

std::vector<LegId> Weaver::landings(int most, const Role &landing, const LegTies &ties)
{
    return slide(straightOn, 1, most, landing, {}, ties.carriedOn());
}

std::vector<LegId>
Weaver::cannon(const Steps &steps, int range, const Role &landing, const LegTies &ties)
{
    if (range == unlimited || range == 1) {
        const Onward beyond{landings(range, landing, ties), {}};
        return slide(steps, 1, range, anyPiece(), beyond, ties);
    }
    std::vector<LegId> entries;
    for (int hurdle = 1; hurdle < range; ++hurdle) {
        const Onward beyond{landings(range - hurdle, landing, ties), {}};
        const auto hop = slide(steps, hurdle, hurdle, anyPiece(), beyond, ties);
        entries.insert(entries.end(), hop.begin(), hop.end());
    }
    return entries;
}

std::vector<LegId>
Weaver::grasshopper(const Steps &steps, int range, const Role &landing, const LegTies &ties)
{
    const bool isSingle = range == 1;
    const Onward beyond{landings(isSingle ? unlimited : 1, landing, ties), {}};
    return slide(steps, 1, isSingle ? 1 : minus(range, 1), anyPiece(), beyond, ties);
}

std::vector<LegId> Weaver::lame(const Steps &unitSteps,
                                int length,
                                int range,
                                const Role &role,
                                const Onward &onward,
                                const LegTies &ties)
{
    const LegTies later = ties.carriedOn();
    std::vector<LegId> following;
    if (range == unlimited) {
        following = slide(straightOn, length, length, role, onward, later);
        leg(following.front()).onEmpty.then.push_back(following.front());
    } else {
        for (int left = range - 1; left > 0; --left) {
            const auto entries = slide(straightOn, length, length, role, onward, later);
            auto &then = leg(entries.front()).onEmpty.then;
            then.insert(then.end(), following.begin(), following.end());
            following = entries;
        }
    }
    const auto entries = slide(unitSteps, length, length, role, onward, ties);
    auto &then = leg(entries.front()).onEmpty.then;
    then.insert(then.end(), following.begin(), following.end());
    return entries;
}

std::vector<LegId> Weaver::mustJump(const Steps &unitSteps,
                                    int length,
                                    int last,
                                    const Role &role,
                                    const Onward &onward,
                                    const LegTies &ties)
{
    std::vector<LegId> entries;
    for (int place = 1; place <= last; ++place) {
        const int left = length - place;
        const LegTies later = ties.carriedOn();
        const Onward rest{slide(straightOn, left, left, role, onward, later, Way::Any), {}};
        const auto hop = slide(unitSteps, place, place, anyPiece(), rest, ties);
        entries.insert(entries.end(), hop.begin(), hop.end());
    }
    return entries;
}

void Weaver::goOnAlong(const Curve &curve, LegId id, int place, int sense, bool hopped)
{
    if (place >= curve.limit || size() > limits::legsPerPiece)
        return;
    const int next = curve.limit == unlimited ? 2 : place + 1;
    const int turned = curve.alternates ? -sense : sense;
    if (!(hopped && curve.landsAtOnce)) {
        const LegId onward = curveStep(curve, next, turned, hopped);
        leg(id).onEmpty.then.push_back(onward);
    }
    if (curve.hops && !hopped) {
        const LegId beyond = curveStep(curve, next, turned, true);
        leg(id).onFriend.then.push_back(beyond);
        leg(id).onEnemy.then.push_back(beyond);
    }
}

LegId Weaver::curveStep(const Curve &curve, int place, int sense, bool hopped)
{
    const std::array<int, 3> key = {place, sense, hopped ? 1 : 0};
    if (const auto known = m_curveSteps.find(key); known != m_curveSteps.end())
        return known->second;
    const Role role = curve.hops && !hopped ? Role{} : m_curveRole;
    const LegId id = slide({Turn{sense * curve.points}}, 1, 1, role, {}, {}).front();
    m_curveSteps.emplace(key, id);
    goOnAlong(curve, id, place, sense, hopped);
    return id;
}

std::vector<LegId> Weaver::curve(const Steps &steps, const Curve &curve, const Role &role)
{
    m_curveSteps.clear();
    m_curveRole = role;
    const auto entries = slide(steps, 1, 1, curve.hops ? Role{} : role, {}, {});
    for (const int sense : {1, -1}) {
        // The first bend goes either way: entered as if the bend before had gone so.
        goOnAlong(curve, entries.front(), 1, curve.alternates ? -sense : sense, false);
    }
    return entries;
}

std::vector<LegId>
Weaver::horse(Headings octants, int diagonal, std::optional<Joined> around, const Role &role)
{
    // An octant lies between an orthogonal and a diagonal heading, one point apart.
    std::map<int, Headings> outward; // by orthogonal heading: the turns that follow it
    for (int octant = 0; octant < 8; ++octant) {
        if (!has(octants, octant))
            continue;
        const bool turnsLeft = octant % 2 == 1;
        outward[(octant + (turnsLeft ? 1 : 0)) & 7] |= headingBit(turnsLeft ? 7 : 1);
    }
    std::map<Headings, Headings> byTurns;
    for (const auto &[heading, turns] : outward)
        byTurns[turns] |= headingBit(heading);
    Role passes;
    passes.leavesEmpty = true;
    std::vector<LegId> entries;
    for (const auto &[turns, headings] : byTurns) {
        const Onward rest{slide(turnsBy(turns), diagonal, diagonal, role, {}, {}), {}};
        const auto legs = slide(stepsAlong(Shape{}, headings, around), 1, 1, passes, rest, {});
        entries.insert(entries.end(), legs.begin(), legs.end());
    }
    return entries;
}

LegGraph Weaver::finish(const std::vector<std::vector<LegId>> &entries, std::vector<LegId> first) &&
{
    LegGraph graph;
    graph.first = std::move(first);
    const auto join = [&](LegEnd &end, const std::vector<std::size_t> &joints) {
        for (const std::size_t joint : joints)
            end.then.insert(end.then.end(), entries[joint].begin(), entries[joint].end());
    };
    for (Draft &draft : m_legs) {
        join(draft.leg.onEmpty, draft.onEmpty);
        join(draft.leg.onFriend, draft.onFriend);
        join(draft.leg.onEnemy, draft.onEnemy);
        graph.legs.push_back(std::move(draft.leg));
    }
    return usefulLegs(std::move(graph));
}

} // namespace rookery::betza
