#pragma once

#include <cstdint>

namespace rookery {

/// Why a piece may not be put down on a cell; a later one means that more of the rule is kept.
enum class DropFault : std::uint8_t {
    None,
    NotInHand,
    NoRule, ///< no rule lets the player put such pieces down
    Occupied,
    OutOfZone,
    LeavesHome, ///< outside the zone that such pieces never leave
    File,       ///< too many of its type on the file already
    Colour,     ///< another of its type stands on this colour
    NoFriend,   ///< see DropContact for this and the next ones
    EnemyBeside,
    FlanksNothing,
    RestsOnNothing,
    NotFromASide,
    InSight,
    LeavesNoRoom, ///< for pieces that must stand on both colours
    Stuck,        ///< it could never move from there
};

} // namespace rookery
