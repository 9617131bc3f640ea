#include "model/movement/words/leg_words.h"

#include "model/movement/path/path_geometry.h"
#include "model/movement/words/condition_words.h"
#include "model/movement/words/direction_words.h"
#include "model/movement/words/leg_phrases.h"
#include "model/movement/words/path_words.h"

#include <algorithm>
#include <cstdlib>
#include <optional>

namespace rookery {

namespace {

bool isPlainLeg(const Leg &leg)
{
    return isSingle(leg) && leg.way == Way::Empty && leg.onEmpty.stop && leg.onEnemy.stop
           && leg.onEnemy.effect == Effect::Capture && leg.onFriend == LegEnd{}
           && leg.onEnemy.then.empty();
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
    const auto phrases = phrasesOf({&step}, directions);
    if (!phrases)
        return std::nullopt;
    const int degrees = degreesOfPoint(directions);
    return phrases->front().third() + " again and again, turning "
           + std::to_string(degrees * points) + "° "
           + (isZigzag ? "to one side and the other by turns" : "to the same side each time");
}

std::optional<std::string> chainWords(const LegGraph &graph,
                                      const Directions &directions,
                                      const std::optional<Phrase> &opening)
{
    const auto chain = chainOf(graph);
    auto phrases = chain ? phrasesOf(*chain, directions) : std::nullopt;
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
    return one.steps == other.steps && one.least == other.least && one.most == other.most
           && one.onEmpty.stop && throughOf(other) == Through::Empty && !other.onEmpty.stop
           && !other.onEnemy.stop;
}

class MovesWords
{
public:
    MovesWords(const Directions &directions, const Design *design)
        : m_directions(directions)
        , m_design(design)
    {
    }

    std::string describe(const std::vector<const LegGraph *> &graphs)
    {
        for (std::size_t i = 0; i < graphs.size(); ++i)
            add(*graphs[i], i + 1 < graphs.size() ? graphs[i + 1] : nullptr);
        if (!m_path.empty())
            m_parts.insert(m_parts.begin(), describePathInWords(m_path, m_directions));
        if (m_unsaid > 0)
            m_parts.push_back("makes " + std::string(m_parts.empty() ? "" : "other ") + "moves of "
                              + std::to_string(m_unsaid) + (m_unsaid == 1 ? " leg" : " legs")
                              + "; see the list");
        std::string text;
        for (const std::string &part : m_parts)
            text += (text.empty() ? "" : "; ") + part;
        return text;
    }

private:
    void add(const LegGraph &graph, const LegGraph *next)
    {
        if (hasConditions(graph))
            return addConditional(graph);
        if (next && goesOn(graph, *next)) {
            if (const auto phrases = phrasesOf({&graph[graph.first.front()]}, m_directions)) {
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

    void addConditional(const LegGraph &graph)
    {
        const LegGraph free = withoutConditions(graph);
        const auto path = pathOfLegs(free);
        auto words = path ? std::optional(describePathInWords(
                         withNamedDirections(*path, m_directions), m_directions))
                          : chainWords(free, m_directions, std::nullopt);
        if (words)
            m_parts.push_back(*words + " (" + describeConditions(graph, m_design) + ")");
        else
            m_unsaid += graph.legs.size();
    }

    const Directions &m_directions;
    const Design *m_design;
    Path m_path;
    std::vector<std::string> m_parts;
    const LegGraph *m_said = nullptr;
    std::size_t m_unsaid = 0; ///< legs
};

} // namespace

std::string describeMovesInWords(std::span<const MovementLegs> moves,
                                 const Directions &directions,
                                 const Design *design)
{
    std::vector<const LegGraph *> always;
    std::vector<const LegGraph *> unmoved;
    for (const MovementLegs &move : moves)
        (move.when == When::Always ? always : unmoved).push_back(&move.legs);
    if (moves.empty())
        return "does not move";
    std::string text =
        always.empty() ? std::string() : MovesWords(directions, design).describe(always);
    if (!unmoved.empty())
        text += (text.empty() ? "while unmoved " : "; while unmoved also ")
                + MovesWords(directions, design).describe(unmoved);
    return text;
}

std::string describeMovementInWords(const Movement &movement,
                                    const Directions &directions,
                                    const Design *design)
{
    if (const auto *text = std::get_if<PathText>(&movement.definition)) {
        if (const auto path = readPath(text->text, directions))
            return describePathInWords(*path, directions);
    }
    Movement any = movement;
    any.when = When::Always; // said elsewhere
    const auto legs = legsOf(any, directions);
    return legs ? describeMovesInWords(*legs, directions, design) : std::string();
}

} // namespace rookery
