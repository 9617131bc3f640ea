#include "model/movement/movement.h"

#include "model/base/text.h"
#include "model/design/limits.h"
#include "model/movement/path_notation.h"

#include <algorithm>
#include <cassert>
#include <functional>
#include <utility>

namespace rookery {

Result<LegGraph> legsOf(const Movement &movement, const Directions &directions)
{
    if (const auto *legs = std::get_if<LegGraph>(&movement.definition))
        return *legs;
    auto path = readPath(std::get<PathText>(movement.definition).text, directions);
    if (!path)
        return failure(std::move(path).error());
    return legsOfPath(*path);
}

std::vector<MovementLegs> legsOf(const PieceType &type, const Directions &directions)
{
    std::vector<MovementLegs> all;
    for (const Movement &movement : type.moves) {
        auto legs = legsOf(movement, directions);
        assert(legs.has_value());
        if (legs)
            all.push_back({std::move(*legs), movement.when});
    }
    return all;
}

namespace {

void forEachStep(std::span<const MovementLegs> movements, const std::function<void(const Step &)> &visit)
{
    for (const MovementLegs &movement : movements) {
        for (const Leg &leg : movement.legs.legs)
            std::for_each(leg.steps.begin(), leg.steps.end(), visit);
    }
}

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

/// A fault of one leg, without regard to who leads to it.
std::string legFault(const LegGraph &graph, std::size_t index, const Directions &directions)
{
    const Leg &leg = graph.legs[index];
    const std::string name = legName(index);
    if (leg.steps.empty())
        return name + " has no steps";
    if (leg.least < 1 || leg.most < leg.least)
        return name + " has an impossible range";
    for (const Step &step : leg.steps) {
        if (const auto *id = std::get_if<DirectionId>(&step); id && id->index() >= directions.list.size())
            return name + " steps in a direction that does not exist";
        const auto *vector = std::get_if<Vector>(&step);
        const auto *around = std::get_if<Around>(&step);
        if ((vector && *vector == Vector{}) || (around && around->vector == Vector{}))
            return name + " has a vector that leads nowhere";
    }
    if (leg.leadsAnywhere() && (leg.steps.size() != 1 || leg.least != 1 || leg.most != 1))
        return name + " leads anywhere, which is a single step by itself";
    if (leg.onEmpty.effect == Effect::Capture)
        return name + " captures on an empty cell, where there is nothing to capture";
    for (const auto &[end, who] : {std::pair(&leg.onFriend, "friend"), std::pair(&leg.onFoe, "foe")}) {
        if (end->stop && end->effect != Effect::Capture)
            return name + " stops on a " + who + "'s cell, so that the " + who + " must be captured there";
    }
    for (const LegEnd *end : {&leg.onEmpty, &leg.onFriend, &leg.onFoe}) {
        for (const LegId next : end->then) {
            if (next.index() >= graph.legs.size())
                return name + " leads to leg " + std::to_string(next.index() + 1) + ", which does not exist";
            if (leg.leadsAnywhere() && turns(graph[next]))
                return legName(next.index()) + " turns, but " + name + " leads anywhere and has no direction";
        }
    }
    return {};
}

} // namespace

std::vector<Step> undeclaredSteps(std::span<const MovementLegs> movements)
{
    std::vector<Step> steps;
    forEachStep(movements, [&](const Step &step) {
        const bool isLoose = std::holds_alternative<Vector>(step) || std::holds_alternative<Around>(step);
        if (isLoose && std::find(steps.begin(), steps.end(), step) == steps.end())
            steps.push_back(step);
    });
    return steps;
}

bool uses(const PieceType &type, const Directions &directions, DirectionId direction)
{
    bool found = false;
    forEachStep(legsOf(type, directions), [&](const Step &step) { found = found || step == Step(direction); });
    return found;
}

std::string legGraphFault(const LegGraph &graph, const Directions &directions)
{
    if (graph.legs.size() > limits::legsPerPiece)
        return "a movement may have at most " + std::to_string(limits::legsPerPiece) + " legs";
    if (graph.first.empty())
        return "the movement has no first leg";
    for (const LegId first : graph.first) {
        if (first.index() >= graph.legs.size())
            return "the movement begins with leg " + std::to_string(first.index() + 1) + ", which does not exist";
        if (turns(graph[first]))
            return legName(first.index()) + " turns, but as a first leg it has nothing to turn from";
        if (graph[first].sameLength)
            return legName(first.index()) + " is as long as the leg before it, but it is a first leg";
    }
    for (std::size_t i = 0; i < graph.legs.size(); ++i) {
        if (auto fault = legFault(graph, i, directions); !fault.empty())
            return fault;
    }
    return {};
}

std::string movementText(const Movement &movement)
{
    const auto *path = std::get_if<PathText>(&movement.definition);
    return path ? path->text : "legs";
}

} // namespace rookery
