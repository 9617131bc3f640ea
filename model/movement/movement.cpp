#include "model/movement/movement.h"

#include "model/base/text.h"
#include "model/design/limits.h"
#include "model/movement/betza.h"
#include "model/movement/imitation.h"
#include "model/movement/path_notation.h"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <utility>

namespace rookery {

namespace {

/// Fairy-Stockfish skips whatever it does not know, but a design cannot hold just any bytes.
std::optional<Error> plainTextFault(std::string_view text)
{
    if (text.empty())
        return Error{"a piece needs at least one atom, such as W or N", {1, 1, {}}, {}};
    const auto odd =
        std::find_if(text.begin(), text.end(), [](char c) { return c < ' ' || c > '~'; });
    if (odd == text.end())
        return std::nullopt;
    const int column = static_cast<int>(odd - text.begin()) + 1;
    return Error{
        "a Betza string is written in plain letters, digits and signs", {1, column, {}}, {}};
}

/// For the board if the legs suffice for it.
Result<std::vector<MovementLegs>> legsOfBetza(const BetzaText &betza,
                                              std::optional<int> longestSide)
{
    auto piece = readBetza(betza.text, betza.dialect, longestSide);
    if (!piece && longestSide)
        piece = readBetza(betza.text, betza.dialect);
    if (!piece)
        return failure(std::move(piece).error());
    if (auto fault = plainTextFault(betza.text))
        return failure(std::move(*fault));
    return std::move(piece->moves);
}

std::vector<MovementLegs>
legsOf(const PieceType &type, const Directions &directions, std::optional<int> longestSide)
{
    std::vector<MovementLegs> all;
    for (const Movement &movement : type.moves) {
        auto legs = legsOf(movement, directions, longestSide);
        assert(legs.has_value());
        if (legs)
            std::move(legs->begin(), legs->end(), std::back_inserter(all));
    }
    return all;
}

/// The same legs, of which the first ones must begin in the zone; those that follow others too are
/// doubled.
LegGraph startingIn(LegGraph graph, ZoneId zone)
{
    std::set<LegId> followers;
    for (const Leg &leg : graph.legs) {
        for (const LegEnd *end : endsOf(leg))
            followers.insert(end->then.begin(), end->then.end());
    }
    for (LegId &first : graph.first) {
        if (followers.contains(first)) {
            graph.legs.push_back(graph[first]);
            first = LegId(graph.legs.size() - 1);
        }
        auto &zones = graph.legs[first.index()].only.zones;
        const ZoneCondition from{ZoneRule::From, zone};
        if (std::find(zones.begin(), zones.end(), from) == zones.end())
            zones.push_back(from);
    }
    return graph;
}

/// Lists the royal types where an end asks for royal men.
void resolveRoyals(LegGraph &graph, const Design &design)
{
    for (Leg &leg : graph.legs) {
        for (LegEnd *end : {&leg.onFriend, &leg.onFoe}) {
            if (end->whom.whom == Whom::Royal || end->whom.whom == Whom::Common)
                end->whom.types = royalTypes(design);
        }
    }
}

} // namespace

std::vector<PieceId> royalTypes(const Design &design)
{
    const auto &groups = design.rules->royals;
    std::vector<PieceId> royals;
    for (const PieceId type : IdRange<PieceId>(design.pieces->types.size())) {
        const bool isGrouped = std::any_of(groups.begin(), groups.end(), [&](const Royal &royal) {
            return covers(royal.types, type);
        });
        if (isGrouped || (*design.pieces)[type].royalty == Royalty::Royal)
            royals.push_back(type);
    }
    return royals;
}

std::optional<int> longestSide(const BoardRecipe &board)
{
    const int side = std::max(board.files, board.ranks);
    return board.lattice == Lattice::Square && side > 0 ? std::optional(side) : std::nullopt;
}

Result<std::vector<MovementLegs>>
legsOf(const Movement &movement, const Directions &directions, std::optional<int> longestSide)
{
    const auto single = [&](LegGraph legs) {
        return std::vector{MovementLegs{std::move(legs), movement.when, movement.startsIn}};
    };
    if (const auto *legs = std::get_if<LegGraph>(&movement.definition))
        return single(*legs);
    if (const auto *betza = std::get_if<BetzaText>(&movement.definition)) {
        auto moves = legsOfBetza(*betza, longestSide);
        for (std::size_t i = 0; moves && i < moves->size(); ++i) {
            if (movement.when != When::Always)
                (*moves)[i].when = movement.when;
            (*moves)[i].startsIn = movement.startsIn;
        }
        return moves;
    }
    auto path = readPath(std::get<PathText>(movement.definition).text, directions);
    if (!path)
        return failure(std::move(path).error());
    return single(legsOfPath(*path));
}

namespace {

/// Without what the type has from others.
std::vector<MovementLegs> ownLegs(const PieceType &type, const Design &design)
{
    auto all = legsOf(type, *design.directions, longestSide(*design.board));
    if (legCount(all) > limits::legsPerPiece) // only a large board's crooked slides make as many
        all = legsOf(type, *design.directions, std::nullopt);
    for (MovementLegs &movement : all) {
        if (movement.startsIn)
            movement.legs = startingIn(std::move(movement.legs), *movement.startsIn);
        resolveRoyals(movement.legs, design);
    }
    return all;
}

} // namespace

std::vector<MovementLegs>
legsOf(const PieceType &type, const Design &design, std::optional<PieceId> lastMoved)
{
    std::vector<MovementLegs> all = ownLegs(type, design);
    for (const Imitation &imitation : imitationsOf(type)) {
        const auto other = imitation.type ? imitation.type : lastMoved;
        if (!other || other->index() >= design.pieces->types.size())
            continue; // a piece looked at by itself
        auto legs = imitated(ownLegs((*design.pieces)[*other], design), imitation);
        std::move(legs.begin(), legs.end(), std::back_inserter(all));
    }
    return all;
}

bool hasFirstMove(const PieceType &type, const Design &design)
{
    const auto all = legsOf(type, design);
    return std::any_of(all.begin(), all.end(), [](const MovementLegs &movement) {
        const auto &legs = movement.legs.legs;
        return movement.when != When::Always
               || std::any_of(legs.begin(), legs.end(), [](const Leg &leg) { return leg.only.unmoved; });
    });
}

namespace {

std::string legName(std::size_t index)
{
    return "leg " + std::to_string(index + 1);
}

bool turns(const Leg &leg)
{
    return std::any_of(leg.steps.begin(), leg.steps.end(), [](const Step &step) {
        return std::holds_alternative<Turn>(step);
    });
}

bool isWithin(int number, int limit)
{
    return number >= -limit && number <= limit;
}

std::string stepFault(const Step &step, const Directions &directions)
{
    if (const auto *id = std::get_if<DirectionId>(&step);
        id && id->index() >= directions.list.size())
        return "steps in a direction that does not exist";
    if (const auto *turn = std::get_if<Turn>(&step);
        turn && !isWithin(turn->points, limits::turnPoints))
        return "turns by more than " + std::to_string(limits::turnPoints) + " points";
    const auto *vector = vectorOf(step);
    if (vector && *vector == Vector{})
        return "has a vector that leads nowhere";
    const auto isNear = [](int part) {
        return isWithin(part, limits::vectorPart);
    };
    if (vector && !std::all_of(vector->along.begin(), vector->along.end(), isNear))
        return "has a vector that leads more than " + std::to_string(limits::vectorPart)
               + " cells along an axis";
    return {};
}

std::string rangeFault(const Leg &leg)
{
    if (leg.least < 1 || leg.most < leg.least)
        return "has an impossible range";
    if (leg.least > limits::legSteps || (leg.most > limits::legSteps && leg.most != unlimited))
        return "takes more than " + std::to_string(limits::legSteps)
               + " steps without being unlimited";
    return {};
}

std::string endFault(const LegEnd &end, std::size_t legs)
{
    if (end.then.size() > limits::legsPerPiece)
        return "leads to more than " + std::to_string(limits::legsPerPiece) + " legs";
    for (const LegId next : end.then) {
        if (next.index() >= legs)
            return "leads to leg " + std::to_string(next.index() + 1) + ", which does not exist";
    }
    return {};
}

/// A fault of one leg, without regard to who leads to it.
std::string legFault(const LegGraph &graph, std::size_t index, const Directions &directions)
{
    const Leg &leg = graph.legs[index];
    const std::string name = legName(index);
    if (leg.steps.empty())
        return name + " has no steps";
    if (auto fault = rangeFault(leg); !fault.empty())
        return name + " " + fault;
    for (const Step &step : leg.steps) {
        if (auto fault = stepFault(step, directions); !fault.empty())
            return name + " " + fault;
    }
    if (leg.only.zones.size() > limits::zones)
        return name + " has more than " + std::to_string(limits::zones) + " conditions on zones";
    if (leg.leadsAnywhere() && (leg.steps.size() != 1 || leg.least != 1 || leg.most != 1))
        return name + " leads anywhere, which is a single step by itself";
    if (leg.onEmpty.effect == Effect::Capture)
        return name + " captures on an empty cell, where there is nothing to capture";
    if (leg.onEmpty.effect != Effect::None || !leg.onEmpty.whom.isAny())
        return name + " asks for a man on an empty cell";
    for (const auto &[end, who] :
         {std::pair(&leg.onFriend, "friend"), std::pair(&leg.onFoe, "foe")}) {
        if (end->stop && end->effect == Effect::None)
            return name + " stops on a " + who + "'s cell, so that the " + who
                   + " must be captured or moved there";
        if (end->effect == Effect::Push && leg.leadsAnywhere())
            return name + " pushes a man on, but leads anywhere and has no direction";
    }
    for (const LegEnd *end : endsOf(leg)) {
        if (auto fault = endFault(*end, graph.legs.size()); !fault.empty())
            return name + " " + fault;
        const auto turning = std::find_if(
            end->then.begin(), end->then.end(), [&](LegId next) { return turns(graph[next]); });
        if (leg.leadsAnywhere() && turning != end->then.end())
            return legName(turning->index()) + " turns, but " + name
                   + " leads anywhere and has no direction";
    }
    return {};
}

} // namespace

void collectLooseSteps(const LegGraph &graph, std::set<Step> &steps)
{
    for (const Leg &leg : graph.legs) {
        for (const Step &step : leg.steps) {
            if (vectorOf(step))
                steps.insert(step);
        }
    }
}

std::vector<Step> looseSteps(std::span<const MovementLegs> movements)
{
    std::set<Step> steps;
    for (const MovementLegs &movement : movements)
        collectLooseSteps(movement.legs, steps);
    return {steps.begin(), steps.end()};
}

bool uses(const PieceType &type, const Directions &directions, DirectionId direction)
{
    const auto stepsIn = [&](const Leg &leg) {
        return std::find(leg.steps.begin(), leg.steps.end(), Step(direction)) != leg.steps.end();
    };
    return std::any_of(type.moves.begin(), type.moves.end(), [&](const Movement &movement) {
        if (std::holds_alternative<BetzaText>(movement.definition))
            return false; // its letters are vectors, whatever the directions are called
        const auto legs = legsOf(movement, directions);
        return legs
               && std::any_of(
                   legs->front().legs.legs.begin(), legs->front().legs.legs.end(), stepsIn);
    });
}

std::string legGraphFault(const LegGraph &graph, const Directions &directions)
{
    if (graph.legs.size() > limits::legsPerPiece)
        return "a movement may have at most " + std::to_string(limits::legsPerPiece) + " legs";
    if (graph.first.empty())
        return "the movement has no first leg";
    if (graph.first.size() > limits::legsPerPiece)
        return "the movement begins with more than " + std::to_string(limits::legsPerPiece)
               + " legs";
    for (const LegId first : graph.first) {
        if (first.index() >= graph.legs.size())
            return "the movement begins with leg " + std::to_string(first.index() + 1)
                   + ", which does not exist";
        if (turns(graph[first]))
            return legName(first.index())
                   + " turns, but as a first leg it has nothing to turn from";
        if (graph[first].sameLength)
            return legName(first.index())
                   + " is as long as the leg before it, but it is a first leg";
        if (graph[first].only.notBack)
            return legName(first.index())
                   + " may not go back, but as a first leg it comes from nowhere";
    }
    for (std::size_t i = 0; i < graph.legs.size(); ++i) {
        if (auto fault = legFault(graph, i, directions); !fault.empty())
            return fault;
    }
    return {};
}

std::string legGraphFault(std::span<const MovementLegs> movements, const Directions &directions)
{
    for (const MovementLegs &movement : movements) {
        if (auto fault = legGraphFault(movement.legs, directions); !fault.empty())
            return fault;
    }
    return {};
}

std::size_t legCount(std::span<const MovementLegs> movements)
{
    std::size_t count = 0;
    for (const MovementLegs &movement : movements)
        count += movement.legs.legs.size();
    return count;
}

std::string legCountFault(std::size_t count)
{
    if (count <= limits::legsPerPiece)
        return {};
    return "at most " + std::to_string(limits::legsPerPiece) + " legs of a piece are possible, not "
           + std::to_string(count);
}

std::string vectorCountFault(std::size_t count)
{
    if (count <= limits::vectors)
        return {};
    return "at most " + std::to_string(limits::vectors)
           + " different vectors in moves are possible, not " + std::to_string(count);
}

std::string movementText(const Movement &movement)
{
    if (const auto *betza = std::get_if<BetzaText>(&movement.definition))
        return betza->text;
    const auto *path = std::get_if<PathText>(&movement.definition);
    return path ? path->text : "legs";
}

} // namespace rookery
