#include "model/movement/words/leg_words.h"

#include "model/movement/legs/starting_zone.h"
#include "model/movement/words/direction_words.h"
#include "model/movement/words/leg_phrases.h"
#include "model/movement/words/leg_rights.h"
#include "model/movement/words/tree_words.h"

#include <cstdlib>
#include <optional>
#include <utility>

namespace rookery {

namespace {

bool isPlainLeg(const Leg &leg)
{
    return leg.isUnconditional() && isSingle(leg) && leg.way == Way::Empty && leg.onEmpty.stop
           && leg.onEnemy.stop && leg.onEnemy.effect == Effect::Capture && leg.onFriend == LegEnd{}
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
Message crookedWords(const LegGraph &graph, const Directions &directions)
{
    if (graph.first.size() != 1)
        return {};
    const Leg &first = graph[graph.first.front()];
    if (!isPlainLeg(first) || first.onEmpty.then.empty())
        return {};
    bool isZigzag = true;
    bool isCircle = true;
    int points = 0;
    for (const LegId next : first.onEmpty.then) {
        const auto turns = turnsFrom(graph, next);
        if (!turns)
            return {};
        for (std::size_t i = 0; i < turns->size(); ++i) {
            points = std::abs(turns->front());
            isCircle = isCircle && (*turns)[i] == turns->front();
            isZigzag = isZigzag && (*turns)[i] == (i % 2 == 0 ? turns->front() : -turns->front());
        }
    }
    if (isZigzag == isCircle)
        return {};
    Leg step = first;
    step.onEmpty.then.clear();
    const MessageArguments arguments{{"moves", phraseOf(step, {}, {}, directions).words},
                                     {"degrees", degreesOfPoint(directions) * points}};
    return isZigzag
               ? Message(
                   "{moves} again and again, turning {degrees}° to one side and the other by turns",
                   arguments)
               : Message("{moves} again and again, turning {degrees}° to the same side each time",
                         arguments);
}

Message describeGraphs(const std::vector<LegGraph> &graphs,
                       const Directions &directions,
                       const Design *design)
{
    std::vector<LegTree> trees;
    Message crooked;
    for (const LegGraph &graph : graphs) {
        if (Message words = crookedWords(graph, directions); !words.isEmpty()) {
            crooked = inRow(crooked, words);
            continue;
        }
        for (LegTree &tree : treesOf(graph))
            trees.push_back(std::move(tree));
    }
    const Message words = describeTrees(std::move(trees), directions, design);
    return crooked.isEmpty() ? words : inRow(words, crooked);
}

} // namespace

Message describeMovesInWords(std::span<const MovementLegs> moves,
                             const Directions &directions,
                             const Design *design)
{
    std::vector<LegGraph> always;
    std::vector<LegGraph> unmoved;
    for (const MovementLegs &move : moves)
        (move.when == When::Always ? always : unmoved)
            .push_back(move.startsIn ? startingIn(move.legs, *move.startsIn) : move.legs);
    if (moves.empty())
        return Message("does not move");
    const Message usual = describeGraphs(always, directions, design);
    if (unmoved.empty())
        return usual;
    const MessageArguments arguments{{"moves", usual},
                                     {"first", describeGraphs(unmoved, directions, design)}};
    return usual.isEmpty() ? Message("while unmoved {first}", arguments)
                           : Message("{moves}; while unmoved also {first}", arguments);
}

Message describeMovementInWords(const Movement &movement,
                                const Directions &directions,
                                const Design *design)
{
    Movement any = movement;
    any.when = When::Always; // said elsewhere
    const auto legs = legsOf(any, directions);
    return legs ? describeMovesInWords(*legs, directions, design) : Message();
}

Message describePieceInWords(const PieceType &type, const Design &design)
{
    const Message moves = describeMovesInWords(legsOf(type, design), *design.directions, &design);
    if (!type.confinedTo || type.moves.empty())
        return moves;
    const Zone &zone = design.board->edits.zones[type.confinedTo->index()];
    return Message("{moves}; no move ends outside the zone '{zone}'",
                   {{"moves", moves}, {"zone", zone.name}});
}

} // namespace rookery
