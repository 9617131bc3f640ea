#include "model/movement/legs/movement_legs.h"

#include "model/design/limits.h"
#include "model/movement/legs/leg_traits.h"

#include <algorithm>
#include <utility>

namespace rookery {

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
        return name + " asks for a piece on an empty cell";
    for (const auto &[end, who] :
         {std::pair(&leg.onFriend, "a friend"), std::pair(&leg.onEnemy, "an enemy")}) {
        if (end->stop && end->effect == Effect::None)
            return name + " stops on " + who + "'s cell, so that the "
                   + (end == &leg.onFriend ? "friend" : "enemy")
                   + " must be captured or moved there";
        if (end->effect == Effect::Push && leg.leadsAnywhere())
            return name + " pushes a piece on, but leads anywhere and has no direction";
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
        if (const char *fault = firstLegFault(graph[first]))
            return legName(first.index()) + " " + fault;
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

} // namespace rookery
