#include "model/movement/words/leg_phrases.h"

#include "model/base/message_list.h"
#include "model/movement/path/path_geometry.h"
#include "model/movement/words/direction_words.h"
#include "model/movement/words/leap_words.h"
#include "model/movement/words/leg_rights.h"
#include "model/movement/words/way_words.h"

#include <algorithm>
#include <cstdlib>
#include <set>

namespace rookery {

namespace {

Message distanceWords(const Leg &leg)
{
    const MessageArguments arguments{{"least", leg.least}, {"most", leg.most}};
    if (leg.sameLength)
        return Message("as far again");
    if (leg.most == unlimited)
        return leg.least == 1 ? Message("any distance")
                              : Message("at least {least} steps", arguments);
    if (leg.least == leg.most)
        return Message("exactly {most} steps", arguments);
    return leg.least == 1 ? Message("up to {most} steps", arguments)
                          : Message("{least} to {most} steps", arguments);
}

/// The same of a ride.
Message countWords(const Leg &leg, const Message &leaps)
{
    const MessageArguments arguments{{"least", leg.least}, {"most", leg.most}, {"leaps", leaps}};
    if (leg.sameLength)
        return Message("as many {leaps} again", arguments);
    if (leg.most == unlimited)
        return leg.least == 1 ? Message("any number of {leaps}", arguments)
                              : Message("at least {least} {leaps}", arguments);
    if (leg.least == leg.most)
        return Message("exactly {most} {leaps}", arguments);
    return leg.least == 1 ? Message("up to {most} {leaps}", arguments)
                          : Message("{least} to {most} {leaps}", arguments);
}

class Phrasing
{
public:
    Phrasing(const Leg &leg,
             const Heading &before,
             const LegLink &link,
             const Directions &directions)
        : m_leg(leg)
        , m_before(before)
        , m_link(link)
        , m_directions(directions)
    {
        findWays();
        m_heading.isStart = false;
        m_heading.isAfterOneStep = isSingle(leg);
        m_heading.isAlone = before.isAlone;
    }

    LegPhrase run(const Leg *landing) const
    {
        if (isReturn())
            return {Message("[{then}] [{?may}may return|returns] to its square", arguments({})),
                    m_heading};
        Message words = landing ? capture(landing) : phrase();
        if (m_joined && !words.isEmpty())
            words = *m_joined == Joined::Sides
                        ? Message("{moves}, round the sides of the board", {{"moves", words}})
                        : Message("{moves}, round the edges of the board", {{"moves", words}});
        words = withRights(landing ? *landing : m_leg, std::move(words), landing != nullptr);
        Heading heading = m_heading;
        heading.isAfterOneStep = heading.isAfterOneStep && !landing;
        return {std::move(words), heading};
    }

private:
    void findWays()
    {
        if (m_leg.leadsAnywhere()) {
            m_heading.isLeap = true;
            m_way = passesEmpty() ? Message("to any empty square") : Message("to any square");
            return;
        }
        std::set<int> points;
        for (const Step &step : m_leg.steps) {
            if (const auto *turn = std::get_if<Turn>(&step))
                points.insert(turn->points);
            else
                addWay(step);
        }
        if (m_near.empty() && m_far.empty()) {
            m_heading.isLeap = m_before.isLeap;
            m_heading.line =
                areOnThreeAxes(m_directions) ? Line::Other : turnedLine(m_before.line, points);
            m_way = turnWords(points, m_heading.line, isSingle(m_leg), m_directions);
        } else if (points.empty()) {
            seeFromBefore();
        } else {
            std::vector<Message> words = namesOf(m_near, m_directions);
            append(words, namesOf(m_far, m_directions));
            words.push_back(turnWords(points, Line::Other, isSingle(m_leg), m_directions));
            m_way = joined(words, 6, Conjunction::Or);
        }
    }

    bool passesEmpty() const
    {
        return throughOf(m_leg) == Through::Empty && !anyEnd(m_leg, &LegEnd::stop);
    }

    void addWay(const Step &step)
    {
        if (const auto edges = joinedEdges(step))
            m_joined = edges;
        const auto *vector = vectorOf(step);
        const PathDirection way = vector ? directionFor(*vector, m_directions)
                                         : PathDirection(std::get<DirectionId>(step));
        Ways &ways = isNear(way, m_directions) ? m_near : m_far;
        if (std::find(ways.begin(), ways.end(), way) == ways.end())
            ways.push_back(way);
    }

    /// The vectors of near ways; empty if one has none.
    std::vector<Vector> nearVectors() const
    {
        std::vector<Vector> vectors;
        for (const PathDirection &way : m_near) {
            const auto vector = latticeVector(way, m_directions);
            if (!vector)
                return {};
            vectors.push_back(*vector);
        }
        return vectors;
    }

    void seeFromBefore()
    {
        const std::vector<Vector> vectors = nearVectors();
        m_heading.isLeap = m_near.empty();
        if (m_near.size() + m_far.size() == 1)
            m_heading.vector =
                latticeVector(m_near.empty() ? m_far.front() : m_near.front(), m_directions);
        if (vectors.empty() || !m_far.empty() || areOnThreeAxes(m_directions))
            return;
        m_heading.line = lineOf(vectors);
        if (!m_before.vector)
            return;
        std::set<int> points;
        bool areOutward = true;
        for (const Vector &vector : vectors) {
            if (const auto turned = pointsBetween(*m_before.vector, vector))
                points.insert(*turned);
            areOutward = areOutward && goesOutward(*m_before.vector, vector);
        }
        if (areOutward)
            m_way = outwardWords(m_heading.line, isSingle(m_leg));
        else if (m_before.isAlone && isOneSided(points))
            m_way = joined(namesOf(m_near, m_directions), 6, Conjunction::Or);
        else if (points.size() == vectors.size())
            m_way = turnWords(points, m_heading.line, isSingle(m_leg), m_directions);
    }

    static bool isOneSided(const std::set<int> &points)
    {
        return std::any_of(points.begin(), points.end(), [&](int turn) {
            return std::abs(turn) < 4 && !points.contains(-turn);
        });
    }

    static Line lineOf(const std::vector<Vector> &vectors)
    {
        bool hasOrthogonal = false;
        bool hasDiagonal = false;
        for (const Vector &vector : vectors) {
            if (vector.along[2] != 0 || vector.along[3] != 0)
                return Line::Other;
            (vector.x() == 0 || vector.y() == 0 ? hasOrthogonal : hasDiagonal) = true;
        }
        return hasOrthogonal && hasDiagonal ? Line::Queenly
               : hasOrthogonal              ? Line::Orthogonal
                                            : Line::Diagonal;
    }

    /// What every phrase is put together of.
    MessageArguments arguments(Message ways, Message where = {}) const
    {
        return {{"then", m_link.then},
                {"may", m_link.isOptional ? 1 : 0},
                {"ways", std::move(ways)},
                {"distance", distanceWords(m_leg)},
                {"where", std::move(where)},
                {"whom", whomWord(m_leg)}};
    }

    Message nearWays(Gait gait = Gait::Once) const
    {
        if (!m_way.isEmpty())
            return m_way;
        return joined(neighbourWays(m_near, m_directions, gait), 6, Conjunction::Or);
    }

    Message farWays() const
    {
        return m_way.isEmpty() ? joined(leapWays(m_far, m_directions), 6, Conjunction::Or) : m_way;
    }

    bool isNearOnly() const { return m_way.isEmpty() ? m_far.empty() : !m_heading.isLeap; }

    Message phrase() const
    {
        const Through through = throughOf(m_leg);
        if (swapsPlaces(m_leg))
            return swap();
        const bool stops = anyEnd(m_leg, &LegEnd::stop);
        if (!stops && through == Through::Capture && isNearOnly())
            return capture(nullptr);
        if (!stops && through == Through::Hurdle && isNearOnly())
            return hop();
        if (stops || through != Through::Anything)
            return motion(stops || m_leg.leadsAnywhere() ? Message() : throughWords(m_leg));
        const bool isOver = isNearOnly() && isSingle(m_leg);
        return Message("{moves}, whatever stands there",
                       {{"moves",
                         isOver ? Message("[{then}] [{?may}may jump|jumps] over one square {ways}",
                                          arguments(nearWays()))
                                : motion({})}});
    }

    Message swap() const
    {
        MessageArguments said = arguments(isNearOnly() ? nearWays() : farWays());
        said.set("leap", isNearOnly() ? 0 : 1);
        said.set("single", isSingle(m_leg) ? 1 : 0);
        return Message("[{then}] [{?may}may swap|swaps] places with [{?whom=enemy}an "
                       "enemy|{?whom=friend}a friend|a piece] [{?leap}a leap "
                       "away|{?single}next to it|{distance} away] {ways}",
                       said);
    }

    bool isReturn() const
    {
        if (!m_leg.returns || m_before.isStart)
            return false;
        const bool isBack =
            m_leg.steps == std::vector<Step>{Turn{4}}
            || (m_heading.vector && m_before.vector && *m_heading.vector == -*m_before.vector);
        const bool isAsFar = m_leg.sameLength || (isSingle(m_leg) && m_before.isAfterOneStep);
        return isBack && isAsFar;
    }

    Message capture(const Leg *landing) const
    {
        MessageArguments said = arguments(nearWays());
        said.set("single", isSingle(m_leg) ? 1 : 0);
        if (landing) {
            said.set("landing", isSingle(*landing) ? isSingle(m_leg) ? "" : "next" : "far");
            return Message("[{then}] [{?may}may jump|jumps] over [{?whom=enemy}an "
                           "enemy|{?whom=friend}a friend|a piece] [{?single}next to it|{distance} "
                           "away] {ways}, capturing it[{?landing=far}, and lands any distance "
                           "behind it|{?landing=next}, and lands right behind it]",
                           said);
        }
        const bool isOver = m_leg.way == Way::Any && !isSingle(m_leg);
        said.set("over", isOver ? 1 : 0);
        return Message(
            "[{then}] [{?may}may capture|captures] [{?whom=enemy}an "
            "enemy|{?whom=friend}a friend|a piece] [{?single}next to it|{distance} away] "
            "{ways}[{?over}, over any pieces]",
            said);
    }

    Message hop() const
    {
        if (isSingle(m_leg))
            return Message("[{then}] [{?may}may hop|hops] over a neighbouring {whom} {ways}",
                           arguments(nearWays()));
        MessageArguments said = arguments(nearWays());
        said.set("limited",
                 m_leg.least != 1 || m_leg.most != unlimited || m_leg.sameLength ? 1 : 0);
        return Message("[{then}] [{?may}may slide|slides] [{?limited}{distance}] {ways} up to "
                       "[{?whom=enemy}an enemy|{?whom=friend}a friend|a piece] and "
                       "[{?may}hop|hops] over it",
                       said);
    }

    /// Steps, slides, leaps or rides, or one of these for some ways and another for the others.
    Message motion(const Message &where) const
    {
        if (!m_way.isEmpty() || m_far.empty() || m_near.empty())
            return isNearOnly() ? nearMotion(where) : farMotion(where);
        const Gait gait = isSingle(m_leg) ? Gait::Once : Gait::Often;
        const MessageArguments said{{"moves", nearMotion(where)}, {"others", farMotion(where)}};
        return neighbourWays(m_near, m_directions, gait).size() == 1
                   ? Message("{moves} or {others}", said)
                   : Message("{moves}, or {others}", said);
    }

    Message nearMotion(const Message &where) const
    {
        const Gait gait = m_leg.least == m_leg.most ? Gait::Once : Gait::Often;
        const MessageArguments said = arguments(nearWays(gait), where);
        if (isSingle(m_leg))
            return Message("[{then}] [{?may}may step|steps] {ways} [{where}]", said);
        if (m_leg.way == Way::Any)
            return Message("[{then}] [{?may}may jump|jumps] {distance} {ways} over any pieces "
                           "[{where}]",
                           said);
        return Message("[{then}] [{?may}may slide|slides] {distance} {ways} [{where}]", said);
    }

    Message farMotion(const Message &where) const
    {
        MessageArguments said = arguments(farWays(), where);
        if (m_way.isEmpty() && !m_near.empty())
            said.set("then", Message()); // said of the near ones
        if (isSingle(m_leg))
            return Message("[{then}] [{?may}may leap|leaps] {ways} [{where}]", said);
        const Message leaps = m_way.isEmpty()
                                  ? joined(rideWays(m_far, m_directions), 6, Conjunction::Or)
                                  : Message("leaps {ways}", {{"ways", m_way}});
        said.set("leaps", countWords(m_leg, leaps));
        said.set("over", m_leg.way == Way::Any ? 1 : 0);
        said.set("turned", m_way.isEmpty() ? 0 : 1);
        return Message("[{then}] [{?may}may ride|rides] {leaps} [{?turned=0}in a straight line] "
                       "[{?over}over any pieces] [{where}]",
                       said);
    }

    const Leg &m_leg;
    const Heading &m_before;
    const LegLink &m_link;
    const Directions &m_directions;
    Ways m_near;
    Ways m_far;
    Message m_way; ///< a turn, seen from the leg before; empty for ways of the compass
    std::optional<Joined> m_joined;
    Heading m_heading;
};

} // namespace

bool isLanding(const Leg &leg,
               const Leg &before,
               const Heading &heading,
               const Directions &directions)
{
    const bool isBehind = leg.steps == std::vector<Step>{Turn{0}} && leg.way == Way::Empty
                          && leg.least == 1 && (leg.most == 1 || leg.most == unlimited)
                          && !leg.sameLength && !leg.unloads;
    const bool areNear =
        std::all_of(before.steps.begin(), before.steps.end(), [&](const Step &step) {
            if (const auto *id = std::get_if<DirectionId>(&step))
                return isNear(*id, directions);
            const auto *vector = vectorOf(step);
            return vector                               ? isNear(*vector, directions)
                   : std::holds_alternative<Turn>(step) ? !heading.isLeap
                                                        : false;
        });
    return isBehind && areNear && leg.onEmpty.stop && !leg.onFriend.stop && !leg.onEnemy.stop
           && !anyEnd(before, &LegEnd::stop) && throughOf(before) == Through::Capture
           && before.way == Way::Empty && leg.only.isNone();
}

LegPhrase phraseOf(const Leg &leg,
                   const Heading &heading,
                   const LegLink &link,
                   const Directions &directions,
                   const Leg *landing)
{
    return Phrasing(leg, heading, link, directions).run(landing);
}

} // namespace rookery
