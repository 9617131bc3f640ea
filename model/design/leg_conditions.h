#pragma once

#include "model/base/enum_names.h"
#include "model/design/terms/ids.h"

#include <algorithm>
#include <compare>
#include <vector>

namespace rookery {

/// How a leg must lie to a zone of the board, as the piece's player sees the zone.
enum class ZoneRule {
    Within, ///< it begins there and every cell of it lies there
    Into,   ///< it begins outside and ends inside
    OutOf,  ///< it begins inside and ends outside
    From,   ///< it begins inside, wherever it ends
};

struct ZoneCondition
{
    ZoneRule rule = ZoneRule::Within;
    ZoneId zone;

    friend auto operator<=>(const ZoneCondition &, const ZoneCondition &) = default;
};

/// What must hold for a leg to be taken, all of it together.
struct LegConditions
{
    bool unmoved = false;   ///< only while the piece has not moved
    bool startCell = false; ///< only where the setup puts such a piece of the same player
    bool notBack = false;   ///< it may not end where the leg before it began
    bool atEdge = false; ///< only where the leg before it could take no step more: the board ends
    std::vector<ZoneCondition> zones;

    bool isNone() const { return *this == LegConditions{}; }
    friend bool operator==(const LegConditions &, const LegConditions &) = default;
};

/// Whose pieces count.
enum class Whom {
    Anyone,
    Only,   ///< pieces of the listed types
    Except, ///< pieces of any other type
    Royal,  ///< pieces of types that the rules call royal
    Common, ///< pieces of other types
};

/// Which pieces the end of a leg is meant for; any other piece is one for which it says nothing.
struct PieceFilter
{
    Whom whom = Whom::Anyone;
    std::vector<PieceId> types = {}; ///< sorted; for Only and Except

    bool isAny() const { return whom == Whom::Anyone; }
    /// Royal and Common are resolved to lists before any move (see legsOf).
    bool admits(PieceId type) const
    {
        const bool isListed = std::binary_search(types.begin(), types.end(), type);
        return whom == Whom::Only || whom == Whom::Royal ? isListed : isAny() || !isListed;
    }

    friend bool operator==(const PieceFilter &, const PieceFilter &) = default;
};

template<>
struct EnumNames<ZoneRule>
{
    static constexpr EnumName<ZoneRule> rows[] = {
        {ZoneRule::Within, "within", "only within"},
        {ZoneRule::Into, "into", "only into"},
        {ZoneRule::OutOf, "out-of", "only out of"},
        {ZoneRule::From, "from", "only from"},
    };
};

template<>
struct EnumNames<Whom>
{
    static constexpr EnumName<Whom> rows[] = {
        {Whom::Anyone, "anyone", "any piece"},
        {Whom::Only, "only", "only pieces of some types"},
        {Whom::Except, "except", "all but pieces of some types"},
        {Whom::Royal, "royal", "only royal pieces"},
        {Whom::Common, "common", "only pieces that are not royal"},
    };
};

} // namespace rookery
