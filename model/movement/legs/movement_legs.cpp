#include "model/movement/legs/movement_legs.h"

#include "model/design/limits.h"
#include "model/movement/legs/leg_traits.h"

#include <algorithm>
#include <utility>

namespace rookery {

namespace {

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

Message stepFault(const Step &step, const Directions &directions, MessageArguments leg)
{
    if (const auto *id = std::get_if<DirectionId>(&step);
        id && id->index() >= directions.list.size())
        return Message("leg {leg} steps in a direction that does not exist", std::move(leg));
    if (const auto *turn = std::get_if<Turn>(&step);
        turn && !isWithin(turn->points, limits::turnPoints)) {
        leg.set("most", limits::turnPoints);
        return Message("leg {leg} turns by more than {most} points", std::move(leg));
    }
    const auto *vector = vectorOf(step);
    if (vector && *vector == Vector{})
        return Message("leg {leg} has a vector that leads nowhere", std::move(leg));
    const auto isNear = [](int part) {
        return isWithin(part, limits::vectorPart);
    };
    if (!vector || std::all_of(vector->along.begin(), vector->along.end(), isNear))
        return {};
    leg.set("most", limits::vectorPart);
    return Message("leg {leg} has a vector that leads more than {most} cells along an axis",
                   std::move(leg));
}

Message rangeFault(const Leg &leg, std::size_t number)
{
    if (leg.least < 1 || leg.most < leg.least)
        return Message("leg {leg} has an impossible range", {{"leg", number}});
    if (leg.least > limits::legSteps || (leg.most > limits::legSteps && leg.most != unlimited))
        return Message("leg {leg} takes more than {most} steps without being unlimited",
                       {{"leg", number}, {"most", limits::legSteps}});
    return {};
}

Message endFault(const LegEnd &end, std::size_t number, std::size_t legs)
{
    if (end.then.size() > limits::legsPerPiece)
        return Message("leg {leg} leads to more than {most} legs",
                       {{"leg", number}, {"most", limits::legsPerPiece}});
    for (const LegId next : end.then) {
        if (next.index() >= legs)
            return Message("leg {leg} leads to leg {next}, which does not exist",
                           {{"leg", number}, {"next", next.index() + 1}});
    }
    return {};
}

/// Of what happens on another piece's cell.
Message meetingFault(const Leg &leg, std::size_t number)
{
    for (const LegEnd *end : {&leg.onFriend, &leg.onEnemy}) {
        const MessageArguments arguments{{"leg", number}, {"enemy", end == &leg.onEnemy}};
        if (end->stop && end->effect == Effect::None)
            return Message("leg {leg} stops on [{?enemy}an enemy's cell, so that the enemy|a "
                           "friend's cell, so that the friend] must be captured or moved there",
                           arguments);
        if (end->effect == Effect::Push && leg.leadsAnywhere())
            return Message("leg {leg} pushes a piece on, but leads anywhere and has no direction",
                           arguments);
    }
    return {};
}

/// Of a leg by itself.
Message ownFault(const Leg &leg, std::size_t number, const Directions &directions)
{
    const MessageArguments arguments{{"leg", number}, {"most", limits::zones}};
    if (leg.steps.empty())
        return Message("leg {leg} has no steps", arguments);
    if (auto fault = rangeFault(leg, number); !fault.isEmpty())
        return fault;
    for (const Step &step : leg.steps) {
        if (auto fault = stepFault(step, directions, arguments); !fault.isEmpty())
            return fault;
    }
    if (leg.only.zones.size() > limits::zones)
        return Message("leg {leg} has more than {most} conditions on zones", arguments);
    if (leg.leadsAnywhere() && (leg.steps.size() != 1 || leg.least != 1 || leg.most != 1))
        return Message("leg {leg} leads anywhere, which is a single step by itself", arguments);
    if (leg.onEmpty.effect == Effect::Capture)
        return Message("leg {leg} captures on an empty cell, where there is nothing to capture",
                       arguments);
    if (leg.onEmpty.effect != Effect::None || !leg.onEmpty.whom.isAny())
        return Message("leg {leg} asks for a piece on an empty cell", arguments);
    return meetingFault(leg, number);
}

/// A fault of one leg, without regard to who leads to it.
Message legFault(const LegGraph &graph, std::size_t index, const Directions &directions)
{
    const Leg &leg = graph.legs[index];
    if (auto fault = ownFault(leg, index + 1, directions); !fault.isEmpty())
        return fault;
    for (const LegEnd *end : endsOf(leg)) {
        if (auto fault = endFault(*end, index + 1, graph.legs.size()); !fault.isEmpty())
            return fault;
        const auto turning = std::find_if(
            end->then.begin(), end->then.end(), [&](LegId next) { return turns(graph[next]); });
        if (leg.leadsAnywhere() && turning != end->then.end())
            return Message("leg {next} turns, but leg {leg} leads anywhere and has no direction",
                           {{"leg", index + 1}, {"next", turning->index() + 1}});
    }
    return {};
}

/// What a first leg cannot be.
Message firstLegFault(const Leg &leg, std::size_t number)
{
    const MessageArguments arguments{{"leg", number}};
    if (turns(leg))
        return Message("leg {leg} turns, but as a first leg it has nothing to turn from",
                       arguments);
    if (leg.sameLength)
        return Message("leg {leg} is as long as the leg before it, but it is a first leg",
                       arguments);
    if (leg.only.notBack)
        return Message("leg {leg} may not go back, but as a first leg it comes from nowhere",
                       arguments);
    if (leg.only.atEdge)
        return Message("leg {leg} begins where the board ends ahead, but as a first leg it comes "
                       "from nowhere",
                       arguments);
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

Message legGraphFault(const LegGraph &graph, const Directions &directions)
{
    if (graph.legs.size() > limits::legsPerPiece)
        return Message("a movement may have at most {most} legs", {{"most", limits::legsPerPiece}});
    if (graph.first.empty())
        return Message("the movement has no first leg");
    if (graph.first.size() > limits::legsPerPiece)
        return Message("the movement begins with more than {most} legs",
                       {{"most", limits::legsPerPiece}});
    for (const LegId first : graph.first) {
        if (first.index() >= graph.legs.size())
            return Message("the movement begins with leg {leg}, which does not exist",
                           {{"leg", first.index() + 1}});
        if (auto fault = firstLegFault(graph[first], first.index() + 1); !fault.isEmpty())
            return fault;
    }
    for (std::size_t i = 0; i < graph.legs.size(); ++i) {
        if (auto fault = legFault(graph, i, directions); !fault.isEmpty())
            return fault;
    }
    return {};
}

Message legGraphFault(std::span<const MovementLegs> movements, const Directions &directions)
{
    for (const MovementLegs &movement : movements) {
        if (auto fault = legGraphFault(movement.legs, directions); !fault.isEmpty())
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

Message legCountFault(std::size_t count)
{
    if (count <= limits::legsPerPiece)
        return {};
    return Message("at most {most} legs of a piece are possible, not {count}",
                   {{"most", limits::legsPerPiece}, {"count", count}});
}

Message vectorCountFault(std::size_t count)
{
    if (count <= limits::vectors)
        return {};
    return Message("at most {most} different vectors in moves are possible, not {count}",
                   {{"most", limits::vectors}, {"count", count}});
}

} // namespace rookery
