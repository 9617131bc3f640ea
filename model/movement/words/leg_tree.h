#pragma once

#include "model/design/legs.h"

#include <cstddef>
#include <vector>

namespace rookery {

/// A leg with all that may follow it. What leads round in circles is cut where it comes back.
struct LegTree
{
    Leg leg;
    std::vector<LegTree> next;
    int hopsMore = 0;         ///< pieces behind the first that it may hop over along with it
    bool beginsAgain = false; ///< a first leg may follow
    std::size_t goesBack = 0; ///< so many legs, counted from here, may be taken once more
    bool isCut = false;       ///< more legs follow than are worth telling

    bool isLast() const { return next.empty() && !beginsAgain && goesBack == 0 && !isCut; }
};

/// One tree for each first leg. Legs that only pass cells on a straight line are one.
std::vector<LegTree> treesOf(const LegGraph &graph);

/// Last legs that differ in their steps alone become one.
void mergeAlike(std::vector<LegTree> &trees);

/// The steps of both, each once.
void addSteps(Leg &leg, const Leg &more);

/// Whether two legs differ in their steps at most, and these are of one kind: turns or directions.
bool areAlikeButForSteps(Leg a, const Leg &b);

} // namespace rookery
