#include "model/movement/leg_words.h"

#include "model/movement/path_geometry.h"
#include "model/movement/path_words.h"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <set>

namespace rookery {

namespace {

/// Lines on which a neighbour lies; oblique leaps have none.
enum class Line { Orthogonal, Diagonal, Queenly, Other };

/// `steps diagonally`, or with another form of the verb `may step diagonally`.
struct Phrase
{
    std::string verb; ///< without its `s`
    std::string rest;
    bool mayStop = false; ///< whatever follows is optional

    std::string third() const { return verb + "s" + rest; }
    std::string may() const { return "may " + verb + rest; }
};

std::optional<Vector> vectorOfStep(const Step &step, const Directions &directions)
{
    if (const auto *id = std::get_if<DirectionId>(&step))
        return directions[*id].walk.empty() ? directions[*id].vector : std::nullopt;
    if (const auto *vector = std::get_if<Vector>(&step))
        return *vector;
    if (const auto *around = std::get_if<Around>(&step))
        return around->vector;
    return std::nullopt;
}

/// What a leg does on the cells where it leads on.
enum class Through { Nowhere, Empty, Hurdle, Anything, Capture, Mixed };

Through throughOf(const Leg &leg)
{
    const bool empty = !leg.onEmpty.then.empty();
    const bool friends = !leg.onFriend.then.empty();
    const bool foes = !leg.onFoe.then.empty();
    const bool captures = (foes && leg.onFoe.effect == Effect::Capture)
                          || (friends && leg.onFriend.effect == Effect::Capture);
    if (!empty && !friends && !foes)
        return Through::Nowhere;
    if (captures)
        return empty || (friends && leg.onFriend.effect != Effect::Capture) ? Through::Mixed : Through::Capture;
    if (empty)
        return friends && foes ? Through::Anything : friends || foes ? Through::Mixed : Through::Empty;
    return Through::Hurdle;
}

std::string whose(bool friends, bool foes, const char *both)
{
    return friends && foes ? both : friends ? "friend" : "enemy";
}

std::string withArticle(const std::string &noun)
{
    return (noun.front() == 'e' || noun.front() == 'a' ? "an " : "a ") + noun;
}

std::string rightsWords(const Leg &leg)
{
    const bool empty = leg.onEmpty.stop;
    const bool friends = leg.onFriend.stop;
    const bool foes = leg.onFoe.stop;
    if (!friends)
        return empty && foes ? "" : empty ? " (only moves)" : " (only captures)";
    if (foes)
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
    return leg.least == 1 ? "up to " + std::to_string(leg.most) + " steps"
                          : std::to_string(leg.least) + " to " + std::to_string(leg.most) + " steps";
}

bool isSingle(const Leg &leg)
{
    return !leg.sameLength && leg.least == 1 && leg.most == 1;
}

/// The legs of one graph, one behind the other, if that is what they are.
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
        for (const LegEnd *end : {&leg.onEmpty, &leg.onFriend, &leg.onFoe})
            next.insert(end->then.begin(), end->then.end());
        if (next.size() > 1)
            return std::nullopt;
        at = next.empty() ? std::nullopt : std::optional(*next.begin());
    }
    return chain;
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
        const bool stops = leg.onEmpty.stop || leg.onFriend.stop || leg.onFoe.stop;
        const auto way = isFirst ? firstWay(leg) : turnedWay(leg);
        if (!way)
            return std::nullopt;
        if (stops && through == Through::Empty && leg.onEmpty.stop && leg.way == Way::Empty && !leg.unloads) {
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
        const bool foes = !leg.onFoe.then.empty();
        if (through == Through::Capture)
            return Phrase{"capture", " " + withArticle(whose(friends, foes, "piece")) + " " + away(leg) + *way};
        const std::string hurdle = whose(friends, foes, "piece");
        if (isSingle(leg))
            return Phrase{"hop", " over a neighbouring " + hurdle + *way};
        return Phrase{"slide", *way + " up to " + withArticle(hurdle) + " and hop" + (isFirst ? "s" : "") + " over it"};
    }

    /// A leg that goes on from an empty cell and from one where it has captured.
    std::optional<Phrase> sayMixed(const Leg &leg, const std::string &way) const
    {
        const bool takesFoesOnly = !leg.onEmpty.then.empty() && leg.onFoe.effect == Effect::Capture
                                   && !leg.onFoe.then.empty() && leg.onFriend == LegEnd{};
        if (!takesFoesOnly || leg.way != Way::Empty || leg.unloads)
            return std::nullopt;
        Phrase phrase = sayStep(leg, way);
        phrase.rest += " to an empty square or captures there";
        return phrase;
    }

    Phrase sayLast(const Leg &leg, const std::string &way) const
    {
        const bool swaps = leg.unloads && isSingle(leg) && !leg.onEmpty.stop;
        if (swaps)
            return {"swap", " places with " + withArticle(whose(leg.onFriend.stop, leg.onFoe.stop, "piece")) + " " + away(leg) + way};
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
        return isSingle(leg) ? m_isLeap ? "a leap away" : "next to it" : distanceWords(leg) + " away";
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
            if (const auto *around = std::get_if<Around>(&step))
                joined = around->joined;
            if (const auto *id = std::get_if<DirectionId>(&step))
                names.push_back(describeDirection(*id, m_directions));
            else if (vector)
                names.push_back(describeDirection(directionFor(*vector, m_directions), m_directions));
        }
        if (names.size() != leg.steps.size())
            return std::nullopt;
        const bool isWhole = vectors.size() == leg.steps.size();
        std::string way = isWhole ? wayOf(vectors, names) : " " + eitherOf(names);
        if (joined)
            way += *joined == Joined::Sides ? ", round the sides of the board" : ", round the edges of the board";
        return way;
    }

    std::string wayOf(const std::set<Vector> &vectors, const std::vector<std::string> &names)
    {
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
        m_line = !isNear ? Line::Other : kinds.size() == 2 ? Line::Queenly : kinds.begin()->first == 0 ? Line::Orthogonal : Line::Diagonal;
        const std::size_t whole = kinds.size() == 1 ? (kinds.begin()->first == 0 || kinds.begin()->first == kinds.begin()->second ? 4 : 8) : 8;
        if (vectors.size() != whole || (kinds.size() > 1 && !isNear))
            return " " + eitherOf(names);
        if (isNear)
            return m_line == Line::Queenly ? " in any direction" : m_line == Line::Orthogonal ? " orthogonally" : " diagonally";
        return *kinds.begin() == std::pair(1, 2) ? " like a knight" : *kinds.begin() == std::pair(1, 3) ? " like a camel" : " " + eitherOf(names);
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
        const std::set<int> whole = {-3, -2, -1, 0, 1, 2, 3, 4};
        const bool swaps = std::all_of(points.begin(), points.end(), [](int turn) { return turn % 2 != 0; });
        const bool keeps = std::all_of(points.begin(), points.end(), [](int turn) { return turn % 2 == 0; });
        const Line before = m_line;
        if (m_line == Line::Orthogonal || m_line == Line::Diagonal)
            m_line = keeps ? before : !swaps ? Line::Queenly : before == Line::Orthogonal ? Line::Diagonal : Line::Orthogonal;
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
            return keeps && before == Line::Orthogonal ? " orthogonally" : keeps && before == Line::Diagonal ? " diagonally" : " in any direction";
        if (points.size() == 7 && !points.contains(4))
            return " in any direction but back";
        if (points == std::set{-2, 0, 2})
            return " straight on or at a right angle";
        if (points == std::set{-1, 0, 1})
            return " straight on or half a right angle to a side";
        return otherTurns(points);
    }

    static std::string otherTurns(const std::set<int> &points)
    {
        constexpr int degrees = 45;
        std::vector<std::string> turns;
        for (const int turn : points)
            turns.push_back(turn == 0   ? "straight on"
                            : turn == 4 ? "straight back"
                                        : std::to_string(degrees * std::abs(turn)) + "° to the " + (turn > 0 ? "right" : "left"));
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

bool isPlainLeg(const Leg &leg)
{
    return isSingle(leg) && leg.way == Way::Empty && leg.onEmpty.stop && leg.onFoe.stop
           && leg.onFoe.effect == Effect::Capture && leg.onFriend == LegEnd{} && leg.onFoe.then.empty();
}

/// `1 -1 1 -1` or `1 1 1 1`: the turns of a branch that goes on leg by leg.
std::optional<std::vector<int>> turnsFrom(const LegGraph &graph, LegId at)
{
    std::vector<int> turns;
    for (std::size_t i = 0; i < graph.legs.size(); ++i) {
        const Leg &leg = graph[at];
        const auto *turn = leg.steps.size() == 1 ? std::get_if<Turn>(&leg.steps.front()) : nullptr;
        if (!turn || !isPlainLeg(leg) || leg.onEmpty.then.size() > 1)
            return std::nullopt;
        turns.push_back(turn->points);
        if (leg.onEmpty.then.empty())
            break;
        at = leg.onEmpty.then.front();
    }
    return turns;
}

/// A ride that bends after every step: `in zigzag` or `in a circle`.
std::optional<std::string> crookedWords(const LegGraph &graph, const Directions &directions)
{
    if (graph.first.size() != 1)
        return std::nullopt;
    const Leg &first = graph[graph.first.front()];
    if (!isPlainLeg(first) || first.onEmpty.then.empty())
        return std::nullopt;
    bool isZigzag = true;
    bool isCircle = true;
    int points = 0;
    for (const LegId next : first.onEmpty.then) {
        const auto turns = turnsFrom(graph, next);
        if (!turns)
            return std::nullopt;
        for (std::size_t i = 0; i < turns->size(); ++i) {
            points = std::abs(turns->front());
            isCircle = isCircle && (*turns)[i] == turns->front();
            isZigzag = isZigzag && (*turns)[i] == (i % 2 == 0 ? turns->front() : -turns->front());
        }
    }
    if (isZigzag == isCircle)
        return std::nullopt;
    Leg step = first;
    step.onEmpty.then.clear();
    const auto phrases = ChainWords(directions).say({&step});
    if (!phrases)
        return std::nullopt;
    constexpr int degrees = 45;
    return phrases->front().third() + " again and again, turning " + std::to_string(degrees * points) + "° "
           + (isZigzag ? "to one side and the other by turns" : "to the same side each time");
}

std::optional<std::string>
chainWords(const LegGraph &graph, const Directions &directions, const std::optional<Phrase> &opening)
{
    const auto chain = chainOf(graph);
    auto phrases = chain ? ChainWords(directions).say(*chain) : std::nullopt;
    if (!phrases)
        return std::nullopt;
    if (opening) {
        phrases->front() = *opening;
        phrases->front().mayStop = true;
    }
    std::string text = phrases->front().third();
    for (std::size_t i = 1; i < phrases->size(); ++i) {
        const Phrase &phrase = (*phrases)[i];
        text += ", then " + ((*phrases)[i - 1].mayStop ? phrase.may() : phrase.third());
    }
    return text;
}

/// Whether the second move does what the first does and then may go on.
bool goesOn(const LegGraph &plain, const LegGraph &longer)
{
    if (plain.legs.size() != 1 || plain.first.size() != 1 || longer.first.size() != 1)
        return false;
    const Leg &one = plain[plain.first.front()];
    const Leg &other = longer[longer.first.front()];
    return one.steps == other.steps && one.least == other.least && one.most == other.most && one.onEmpty.stop
           && throughOf(other) == Through::Empty && !other.onEmpty.stop && !other.onFoe.stop;
}

class MovesWords
{
public:
    explicit MovesWords(const Directions &directions)
        : m_directions(directions)
    {
    }

    std::string describe(const std::vector<const LegGraph *> &graphs)
    {
        for (std::size_t i = 0; i < graphs.size(); ++i)
            add(*graphs[i], i + 1 < graphs.size() ? graphs[i + 1] : nullptr);
        if (!m_path.empty())
            m_parts.insert(m_parts.begin(), describePathInWords(m_path, m_directions));
        if (m_unsaid > 0)
            m_parts.push_back("makes " + std::string(m_parts.empty() ? "" : "other ") + "moves of " + std::to_string(m_unsaid)
                              + (m_unsaid == 1 ? " leg" : " legs") + "; see the list");
        std::string text;
        for (const std::string &part : m_parts)
            text += (text.empty() ? "" : "; ") + part;
        return text;
    }

private:
    void add(const LegGraph &graph, const LegGraph *next)
    {
        if (next && goesOn(graph, *next)) {
            if (const auto phrases = ChainWords(m_directions).say({&graph[graph.first.front()]})) {
                const auto words = chainWords(*next, m_directions, phrases->front());
                if (words) {
                    m_parts.push_back(*words);
                    m_said = next;
                    return;
                }
            }
        }
        if (m_said == &graph)
            return;
        if (auto path = pathOfLegs(graph)) {
            for (PathItem &item : withNamedDirections(std::move(*path), m_directions))
                m_path.push_back(std::move(item));
            return;
        }
        auto words = chainWords(graph, m_directions, std::nullopt);
        if (!words)
            words = crookedWords(graph, m_directions);
        if (words)
            m_parts.push_back(*words);
        else
            m_unsaid += graph.legs.size();
    }

    const Directions &m_directions;
    Path m_path;
    std::vector<std::string> m_parts;
    const LegGraph *m_said = nullptr;
    std::size_t m_unsaid = 0; ///< legs
};

} // namespace

Path withNamedDirections(Path path, const Directions &directions)
{
    for (PathItem &item : path) {
        for (auto *steps : {&item.steps, &item.inner}) {
            for (PathStep &step : *steps) {
                if (const auto *vector = std::get_if<Vector>(&step.direction))
                    step.direction = directionFor(*vector, directions);
            }
        }
    }
    return path;
}

std::string describeMovesInWords(std::span<const MovementLegs> moves, const Directions &directions)
{
    std::vector<const LegGraph *> always;
    std::vector<const LegGraph *> unmoved;
    for (const MovementLegs &move : moves)
        (move.when == When::Always ? always : unmoved).push_back(&move.legs);
    if (moves.empty())
        return "does not move";
    std::string text = always.empty() ? std::string() : MovesWords(directions).describe(always);
    if (!unmoved.empty())
        text += (text.empty() ? "while unmoved " : "; while unmoved also ") + MovesWords(directions).describe(unmoved);
    return text;
}

std::string describeMovementInWords(const Movement &movement, const Directions &directions)
{
    if (const auto *text = std::get_if<PathText>(&movement.definition)) {
        if (const auto path = readPath(text->text, directions))
            return describePathInWords(*path, directions);
    }
    Movement any = movement;
    any.when = When::Always; // said elsewhere
    const auto legs = legsOf(any, directions);
    return legs ? describeMovesInWords(*legs, directions) : std::string();
}

} // namespace rookery
