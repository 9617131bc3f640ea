#pragma once

#include "model/base/enum_names.h"
#include "model/design/terms/ids.h"

#include <algorithm>
#include <vector>

/// Which types, players and cells a rule is about. The empty set stands for everything, since a
/// rule about nothing is simply left out. A zone that is not named is the whole board; each player
/// has cells of its own in it where the zone says so.
namespace rookery {

using PieceSet = std::vector<PieceId>;         ///< sorted; empty: every type
using PlayerSet = std::vector<PlayerId>;       ///< sorted; empty: every player
using DirectionSet = std::vector<DirectionId>; ///< sorted; as the rule's player sees them

template<class SomeId>
bool covers(const std::vector<SomeId> &set, SomeId id)
{
    return set.empty() || std::binary_search(set.begin(), set.end(), id);
}

/// The steps to neighbours that a rule about lines or neighbourhoods looks along, on a board with
/// directions as a square one has them.
enum class Lines { Orthogonal, Diagonal, All };

template<>
struct EnumNames<Lines>
{
    static constexpr EnumName<Lines> rows[] = {
        {Lines::Orthogonal, "orthogonal", "orthogonal lines"},
        {Lines::Diagonal, "diagonal", "diagonals"},
        {Lines::All, "all", "orthogonal lines and diagonals"},
    };
};

} // namespace rookery
