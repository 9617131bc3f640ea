#include "model/movement/words/leg_phrases.h"

#include "model/movement/path/path_geometry.h"
#include "model/movement/words/direction_words.h"
#include "model/movement/words/path_words.h"

#include <algorithm>
#include <cstdlib>
#include <set>

namespace rookery {

namespace {

/// Lines on which a neighbour lies; oblique leaps have none.
enum class Line { Orthogonal, Diagonal, Queenly, Other };

std::optional<Vector> vectorOfStep(const Step &step, const Directions &directions)
{
    if (const auto *id = std::get_if<DirectionId>(&step))
        return directions[*id].walk.empty() ? directions[*id].vector : std::nullopt;
    const auto *vector = vectorOf(step);
    return vector ? std::optional(*vector) : std::nullopt;
}

std::string whose(bool friends, bool enemies, const char *both)
{
    return friends && enemies ? both : friends ? "friend" : "enemy";
}

std::string withArticle(const std::string &noun)
{
    return (noun.front() == 'e' || noun.front() == 'a' ? "an " : "a ") + noun;
}

std::string rightsWords(const Leg &leg)
{
    const bool empty = leg.onEmpty.stop;
    const bool friends = leg.onFriend.stop;
    const bool enemies = leg.onEnemy.stop;
    if (!friends)
        return empty && enemies ? "" : empty ? " (only moves)" : " (only captures)";
    if (enemies)
        return empty ? " (also captures friends)" : " (only captures, also friends)";
    return empty ? " (moves, or captures friends)" : " (only captures friends)";
}

std::string distanceWords(const Leg &leg)
{
    if (leg.sameLength)
        return "as far again";
    if (leg.most == unlimited)
        return leg.least == 1 ? "any distance" : "at least " + std::to_string(leg.least) + " steps";
    if (leg.least == leg.most)
        return "exactly " + std::to_string(leg.most) + " steps";
    return leg.least == 1
               ? "up to " + std::to_string(leg.most) + " steps"
               : std::to_string(leg.least) + " to " + std::to_string(leg.most) + " steps";
}

/// Words for a chain of legs, each seen from the one before it.
class ChainWords
{
public:
    explicit ChainWords(const Directions &directions)
        : m_directions(directions)
    {
    }

    /// Nothing if some leg is more than words for a leg can say.
    std::optional<std::vector<Phrase>> say(const std::vector<const Leg *> &chain)
    {
        constexpr std::size_t most = 4;
        std::vector<Phrase> phrases;
        for (const Leg *leg : chain) {
            const auto phrase = say(*leg, phrases.empty());
            if (!phrase || phrases.size() == most)
                return std::nullopt;
            phrases.push_back(*phrase);
            m_before = leg;
        }
        return phrases;
    }

private:
    std::optional<Phrase> say(const Leg &leg, bool isFirst)
    {
        const Through through = throughOf(leg);
        const bool stops = anyEnd(leg, &LegEnd::stop);
        const auto way = isFirst ? firstWay(leg) : turnedWay(leg);
        if (!way)
            return std::nullopt;
        if (stops && through == Through::Empty && leg.onEmpty.stop && leg.way == Way::Empty
            && !leg.unloads) {
            Phrase phrase = sayLast(leg, *way);
            phrase.mayStop = true;
            return phrase;
        }
        if (stops && through != Through::Nowhere)
            return std::nullopt;
        if (through == Through::Anything && isSingle(leg))
            return Phrase{"jump", " over one square" + *way + ", whatever stands there"};
        if (through == Through::Mixed || through == Through::Anything || leg.way != Way::Empty)
            return sayMixed(leg, *way);
        if (through == Through::Nowhere)
            return stops ? std::optional(sayLast(leg, *way)) : std::nullopt;
        if (leg.unloads)
            return std::nullopt;
        if (through == Through::Empty) {
            Phrase phrase = sayStep(leg, *way);
            phrase.rest += isSingle(leg) ? " to an empty square" : "";
            return phrase;
        }
        const bool friends = !leg.onFriend.then.empty();
        const bool enemies = !leg.onEnemy.then.empty();
        if (through == Through::Capture)
            return Phrase{"capture",
                          " " + withArticle(whose(friends, enemies, "piece")) + " " + away(leg)
                              + *way};
        const std::string hurdle = whose(friends, enemies, "piece");
        if (isSingle(leg))
            return Phrase{"hop", " over a neighbouring " + hurdle + *way};
        return Phrase{"slide",
                      *way + " up to " + withArticle(hurdle) + " and hop" + (isFirst ? "s" : "")
                          + " over it"};
    }

    /// A leg that goes on from an empty cell and from one where it has captured.
    std::optional<Phrase> sayMixed(const Leg &leg, const std::string &way) const
    {
        const bool takesEnemiesOnly = !leg.onEmpty.then.empty()
                                      && leg.onEnemy.effect == Effect::Capture
                                      && !leg.onEnemy.then.empty() && leg.onFriend == LegEnd{};
        if (!takesEnemiesOnly || leg.way != Way::Empty || leg.unloads)
            return std::nullopt;
        Phrase phrase = sayStep(leg, way);
        phrase.rest += " to an empty square or captures there";
        return phrase;
    }

    Phrase sayLast(const Leg &leg, const std::string &way) const
    {
        const bool swaps = leg.unloads && isSingle(leg) && !leg.onEmpty.stop;
        if (swaps)
            return {"swap",
                    " places with "
                        + withArticle(whose(leg.onFriend.stop, leg.onEnemy.stop, "piece")) + " "
                        + away(leg) + way};
        const bool isBack = leg.returns && isSingle(leg) && leg.steps == std::vector<Step>{Turn{4}};
        if (isBack && m_before && isSingle(*m_before))
            return {"return", " to its square"};
        Phrase phrase = sayStep(leg, way);
        phrase.rest += rightsWords(leg);
        if (leg.unloads)
            phrase.rest += ", putting what it captured down where it set out";
        return phrase;
    }

    Phrase sayStep(const Leg &leg, const std::string &way) const
    {
        if (isSingle(leg))
            return {m_isLeap ? "leap" : "step", way};
        return {m_isLeap ? "ride" : "slide", " " + distanceWords(leg) + way};
    }

    std::string away(const Leg &leg) const
    {
        return isSingle(leg) ? m_isLeap ? "a leap away" : "next to it"
                             : distanceWords(leg) + " away";
    }

    /// ` orthogonally`, ` to a knight square`, ` north or south`.
    std::optional<std::string> firstWay(const Leg &leg)
    {
        if (leg.leadsAnywhere()) {
            m_isLeap = true;
            m_line = Line::Other;
            return " to any square";
        }
        std::set<Vector> vectors;
        std::vector<std::string> names;
        std::optional<Joined> joined;
        for (const Step &step : leg.steps) {
            const auto vector = vectorOfStep(step, m_directions);
            if (vector)
                vectors.insert(*vector);
            if (const auto edges = joinedEdges(step))
                joined = edges;
            if (const auto *id = std::get_if<DirectionId>(&step))
                names.push_back(describeDirection(*id, m_directions));
            else if (vector)
                names.push_back(
                    describeDirection(directionFor(*vector, m_directions), m_directions));
        }
        if (names.size() != leg.steps.size())
            return std::nullopt;
        const bool isWhole = vectors.size() == leg.steps.size();
        std::string way = isWhole ? wayOf(vectors, names) : " " + eitherOf(names);
        if (joined)
            way += *joined == Joined::Sides ? ", round the sides of the board"
                                            : ", round the edges of the board";
        return way;
    }

    /// Chess's words are for squares in one plane.
    bool isOfPlane(const std::set<Vector> &vectors) const
    {
        return !areOnThreeAxes(m_directions)
               && std::all_of(vectors.begin(), vectors.end(), [](const Vector &vector) {
                      return vector.along[2] == 0 && vector.along[3] == 0;
                  });
    }

    std::string wayOf(const std::set<Vector> &vectors, const std::vector<std::string> &names)
    {
        if (!isOfPlane(vectors)) {
            m_isLeap = !std::all_of(vectors.begin(), vectors.end(), [&](const Vector &vector) {
                return leadsToNeighbour(vector, m_directions);
            });
            m_line = Line::Other;
            return " " + eitherOf(names);
        }
        const auto lengths = [](const Vector &vector) {
            const int x = std::abs(vector.x());
            const int y = std::abs(vector.y());
            return std::pair(std::min(x, y), std::max(x, y));
        };
        std::set<std::pair<int, int>> kinds;
        for (const Vector &vector : vectors)
            kinds.insert(lengths(vector));
        const bool isNear = kinds.rbegin()->second == 1 && kinds.begin()->second == 1;
        m_isLeap = !isNear;
        m_line = !isNear                     ? Line::Other
                 : kinds.size() == 2         ? Line::Queenly
                 : kinds.begin()->first == 0 ? Line::Orthogonal
                                             : Line::Diagonal;
        const std::size_t whole =
            kinds.size() == 1 ? (
                kinds.begin()->first == 0 || kinds.begin()->first == kinds.begin()->second ? 4 : 8)
                              : 8;
        if (vectors.size() != whole || (kinds.size() > 1 && !isNear))
            return " " + eitherOf(names);
        if (isNear)
            return m_line == Line::Queenly      ? " in any direction"
                   : m_line == Line::Orthogonal ? " orthogonally"
                                                : " diagonally";
        return *kinds.begin() == std::pair(1, 2)   ? " like a knight"
               : *kinds.begin() == std::pair(1, 3) ? " like a camel"
                                                   : " " + eitherOf(names);
    }

    /// ` outward like a rook`, ` at a right angle`.
    std::optional<std::string> turnedWay(const Leg &leg)
    {
        std::set<int> points;
        for (const Step &step : leg.steps) {
            const auto *turn = std::get_if<Turn>(&step);
            if (!turn)
                return firstWay(leg);
            points.insert(turn->points == -4 ? 4 : turn->points);
        }
        if (areOnThreeAxes(m_directions)) {
            m_line = Line::Other;
            return otherTurns(points);
        }
        const std::set<int> whole = {-3, -2, -1, 0, 1, 2, 3, 4};
        const bool swaps =
            std::all_of(points.begin(), points.end(), [](int turn) { return turn % 2 != 0; });
        const bool keeps =
            std::all_of(points.begin(), points.end(), [](int turn) { return turn % 2 == 0; });
        const Line before = m_line;
        if (m_line == Line::Orthogonal || m_line == Line::Diagonal)
            m_line = keeps                        ? before
                     : !swaps                     ? Line::Queenly
                     : before == Line::Orthogonal ? Line::Diagonal
                                                  : Line::Orthogonal;
        if (points == std::set{-1, 1})
            return " outward" + lineWords(leg);
        if (points == std::set{-3, 3})
            return " back at a slant" + lineWords(leg);
        if (points == std::set{0})
            return " straight on";
        if (points == std::set{4})
            return " straight back";
        if (points == std::set{-2, 2})
            return " at a right angle";
        if (points == whole || points == std::set{-2, 0, 2, 4})
            return keeps && before == Line::Orthogonal ? " orthogonally"
                   : keeps && before == Line::Diagonal ? " diagonally"
                                                       : " in any direction";
        if (points.size() == 7 && !points.contains(4))
            return " in any direction but back";
        if (points == std::set{-2, 0, 2})
            return " straight on or at a right angle";
        if (points == std::set{-1, 0, 1})
            return " straight on or half a right angle to a side";
        return otherTurns(points);
    }

    std::string otherTurns(const std::set<int> &points) const
    {
        const int degrees = degreesOfPoint(m_directions);
        std::vector<std::string> turns;
        for (const int turn : points)
            turns.push_back(turn == 0 ? "straight on"
                            : degrees * std::abs(turn) == 180
                                ? "straight back"
                                : std::to_string(degrees * std::abs(turn)) + "° to the "
                                      + (turn > 0 ? "right" : "left"));
        return " " + eitherOf(turns);
    }

    std::string lineWords(const Leg &leg) const
    {
        if (m_line != Line::Orthogonal && m_line != Line::Diagonal)
            return {};
        const bool isRook = m_line == Line::Orthogonal;
        if (isSingle(leg))
            return isRook ? " orthogonally" : " diagonally";
        return isRook ? " like a rook" : " like a bishop";
    }

    const Directions &m_directions;
    const Leg *m_before = nullptr;
    Line m_line = Line::Other;
    bool m_isLeap = false; ///< longer than to a neighbour
};

} // namespace

Through throughOf(const Leg &leg)
{
    const bool empty = !leg.onEmpty.then.empty();
    const bool friends = !leg.onFriend.then.empty();
    const bool enemies = !leg.onEnemy.then.empty();
    const bool captures = (enemies && leg.onEnemy.effect == Effect::Capture)
                          || (friends && leg.onFriend.effect == Effect::Capture);
    if (!empty && !friends && !enemies)
        return Through::Nowhere;
    if (captures)
        return empty || (friends && leg.onFriend.effect != Effect::Capture) ? Through::Mixed
                                                                            : Through::Capture;
    if (empty)
        return friends && enemies   ? Through::Anything
               : friends || enemies ? Through::Mixed
                                    : Through::Empty;
    return Through::Hurdle;
}

bool isSingle(const Leg &leg)
{
    return leg.possibleSteps().most == 1;
}

std::optional<std::vector<const Leg *>> chainOf(const LegGraph &graph)
{
    if (graph.first.size() != 1)
        return std::nullopt;
    std::vector<const Leg *> chain;
    for (std::optional<LegId> at = graph.first.front(); at;) {
        const Leg &leg = graph[*at];
        if (std::find(chain.begin(), chain.end(), &leg) != chain.end())
            return std::nullopt;
        chain.push_back(&leg);
        std::set<LegId> next;
        for (const LegEnd *end : endsOf(leg))
            next.insert(end->then.begin(), end->then.end());
        if (next.size() > 1)
            return std::nullopt;
        at = next.empty() ? std::nullopt : std::optional(*next.begin());
    }
    return chain;
}

std::optional<std::vector<Phrase>> phrasesOf(const std::vector<const Leg *> &chain,
                                             const Directions &directions)
{
    return ChainWords(directions).say(chain);
}

} // namespace rookery
