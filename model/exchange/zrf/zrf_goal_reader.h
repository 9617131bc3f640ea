#pragma once

#include "model/design/design.h"
#include "model/exchange/zrf/zrf_tree.h"

#include <map>
#include <string>
#include <vector>

namespace rookery {

/// What goals refer to.
struct ZrfGoalNames
{
    const std::map<std::string, std::size_t> &pieces;
    const std::vector<Zone> &zones;
    const Directions &list;
    const std::map<std::string, DirectionId> &directions;
};

/// What a goal means.
struct ZrfGoal
{
    std::vector<End> ends;
    std::vector<PieceId> royals; ///< types that may be checkmated
    bool isWhole = true;         ///< false: something in it is not understood, and left out
};

/// Each end has the outcome and the players of `like`.
ZrfGoal readZrfGoal(const ZrfNode &goal, const End &like, const ZrfGoalNames &names);

} // namespace rookery
