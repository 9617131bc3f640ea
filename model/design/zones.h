#pragma once

#include "model/base/enum_names.h"
#include "model/base/message.h"
#include "model/design/terms/extras.h"
#include "model/design/terms/ids.h"
#include "model/design/zone_meaning.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rookery {

/// Which cells a zone has for the players whose own cells are not listed.
enum class ZoneSharing {
    Everyone, ///< a palace or a river: the same cells
    Facing,   ///< a promotion zone: the first player's, turned as each player faces
};

/// How a zone is drawn; never by colour alone.
enum class Hatch { Rising, Falling, Cross, Horizontal, Vertical, Grid, Dots };

/// What a zone changes about the lines of a board whose pieces stand where lines cross. No piece
/// moves along a line for its being drawn.
enum class ZoneLines {
    Usual,
    Crossed, ///< a palace: two diagonals from corner to corner as well
    Apart,   ///< the side of a river: none over its border, but for the board's edges
};

/// One player's own cells of a zone, in place of what the sharing would give.
struct PlayerZone
{
    PlayerId player;
    std::vector<SiteId> cells; ///< sorted

    friend bool operator==(const PlayerZone &, const PlayerZone &) = default;
};

/// A named set of cells for movement and rules to refer to, drawn or said by a meaning. Zones may
/// overlap.
struct Zone
{
    std::string name;
    /// What its cells are, where they follow the board instead of being listed.
    std::optional<ZoneMeaning> meaning;
    /// Sorted; of the first player, and by the sharing of the others. None with a meaning: ask
    /// model/board/zone_map.h.
    std::vector<SiteId> cells;
    ZoneSharing sharing = ZoneSharing::Everyone;
    std::vector<PlayerZone> own; ///< sorted by player
    Hatch hatch = Hatch::Rising;
    int colour = 0; ///< index into the palette of zones
    ZoneLines lines = ZoneLines::Usual;
    Extras extras;

    friend bool operator==(const Zone &, const Zone &) = default;
};

/// The zone of this name among a board's zones.
std::optional<ZoneId> findZone(const std::vector<Zone> &zones, std::string_view name);

/// Empty if the text can name a zone, else the reason.
Message zoneNameFault(std::string_view name);

template<>
struct EnumNames<ZoneSharing>
{
    static constexpr EnumName<ZoneSharing> rows[] = {
        {ZoneSharing::Everyone, "everyone", "The same cells for every player"},
        {ZoneSharing::Facing, "facing", "Turned as each player faces"},
    };
};

template<>
struct EnumNames<ZoneLines>
{
    static constexpr EnumName<ZoneLines> rows[] = {
        {ZoneLines::Usual, "usual", "Those of the board"},
        {ZoneLines::Crossed, "crossed", "Two diagonals as well"},
        {ZoneLines::Apart, "apart", "None over its border"},
    };
};

template<>
struct EnumNames<Hatch>
{
    static constexpr EnumName<Hatch> rows[] = {
        {Hatch::Rising, "rising", "Rising lines"},
        {Hatch::Falling, "falling", "Falling lines"},
        {Hatch::Cross, "cross", "Crossing diagonals"},
        {Hatch::Horizontal, "horizontal", "Horizontal lines"},
        {Hatch::Vertical, "vertical", "Vertical lines"},
        {Hatch::Grid, "grid", "Grid"},
        {Hatch::Dots, "dots", "Dots"},
    };
};

} // namespace rookery
