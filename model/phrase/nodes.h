#pragma once

#include "model/phrase/tree.h"

#include <string>

/// Every node of what a member of an own rule holds, parents before their parts.
namespace rookery::phrase {

template<class Act>
void eachNode(Node &node, const Act &act)
{
    act(node);
    for (Node &part : node.parts)
        eachNode(part, act);
}

template<class Act>
void eachNode(std::vector<Node> &nodes, const Act &act)
{
    for (Node &node : nodes)
        eachNode(node, act);
}

template<class Act>
void eachNode(Phrase &phrase, const Act &act)
{
    eachNode(phrase.root, act);
}

template<class Act>
void eachNode(Saying &saying, const Act &act)
{
    for (Saying::Part &part : saying.parts)
        eachNode(part.root, act);
}

template<class Act>
void eachNode(Choices &choices, const Act &act)
{
    for (ChooseLine &line : choices.list) {
        eachNode(line.condition, act);
        eachNode(line.value, act);
        eachNode(line.where, act);
    }
}

template<class Act>
void eachNode(std::vector<Step> &steps, const Act &act)
{
    for (Step &step : steps) {
        eachNode(step.values, act);
        eachNode(step.body, act);
        eachNode(step.otherwise, act);
    }
}

template<class Act>
void eachNode(Steps &steps, const Act &act)
{
    eachNode(steps.list, act);
}

// Without nodes.
template<class Act>
void eachNode(std::string &, const Act &)
{
}
template<class Act>
void eachNode(Head &, const Act &)
{
}
template<class Act>
void eachNode(MoveRefs &, const Act &)
{
}

} // namespace rookery::phrase
