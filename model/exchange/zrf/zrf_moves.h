#pragma once

#include "model/base/result.h"
#include "model/design/directions.h"
#include "model/design/pieces.h"
#include "model/exchange/zrf/zrf_tree.h"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace rookery {

/// One move block as legs, and what it says besides.
struct ZrfMove
{
    LegGraph legs;
    When when = When::Always;
    std::optional<std::string> startsIn; ///< zone
    std::optional<std::string> endsIn;   ///< zone that every end must lie in
    std::optional<std::string> promotesIn;
    std::vector<std::string> into; ///< types, if it promotes
};

/// What a block refers to.
struct ZrfNames
{
    const std::map<std::string, DirectionId> &directions;
    const std::set<std::string> &zones;
    const std::set<std::string> &unmoved; ///< attributes of the piece that hold until it moves
};

/// The usual blocks: steps, runs over empty cells, what stands at the end, promotion, a first move.
/// The error says which word is none of these, and where.
Result<ZrfMove> readZrfMove(const ZrfNode &block, const ZrfNames &names);

} // namespace rookery
