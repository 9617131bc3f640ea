#pragma once

#include "model/base/enum_names.h"
#include "model/design/extras.h"
#include "model/design/royals.h"
#include "model/design/sets.h"

#include <optional>

/// Men that are taken off the board by choice, wherever they stand.
namespace rookery {

/// Which foes a new row may cost.
enum class RowVictims {
    Loose, ///< men in a row of their own are spared while others are there
    Any,
};

/// A move that makes a row of the player's men also takes one foe off the board: the mills of Nine
/// Men's Morris.
struct Mill
{
    PieceSet types; ///< of the row
    int length = 3;
    Lines lines = Lines::Orthogonal;
    RowVictims victims = RowVictims::Loose;
    Extras extras;

    friend bool operator==(const Mill &, const Mill &) = default;
};

/// What has to be beside a man that is taken off.
enum class ClearingPlace {
    Anywhere,
    BesideEmpty, ///< an empty cell, along orthogonal lines
};

/// In the first turn a player takes one of the own men off the board and does nothing else: the
/// beginning of Konane.
struct Clearing
{
    PieceSet types;
    PlayerSet players;
    std::optional<ZoneId> zone;
    ClearingPlace place = ClearingPlace::Anywhere;
    Extras extras;

    friend bool operator==(const Clearing &, const Clearing &) = default;
};

/// Two men of one player who stand in each other's way, so that each could go to the other's cell
/// if it were empty, may be taken off the board by an opponent before his move, which is not
/// lost by it: the pawns of Byzantine chess who have come round the board.
struct Blockade
{
    PieceSet types;
    PlayerSet players; ///< whose men they are
    Extras extras;

    friend bool operator==(const Blockade &, const Blockade &) = default;
};

/// A man who stands in the zone before and after a turn of its player is taken off the board: the
/// river of Congo.
struct Drowning
{
    PieceSet types;
    PlayerSet players;
    std::optional<ZoneId> zone;
    Extras extras;

    friend bool operator==(const Drowning &, const Drowning &) = default;
};

template<>
struct EnumNames<RowVictims>
{
    static constexpr EnumName<RowVictims> rows[] = {
        {RowVictims::Loose, "loose", "a foe outside rows while there is one"},
        {RowVictims::Any, "any", "any foe"},
    };
};

template<>
struct EnumNames<ClearingPlace>
{
    static constexpr EnumName<ClearingPlace> rows[] = {
        {ClearingPlace::Anywhere, "anywhere", "anywhere"},
        {ClearingPlace::BesideEmpty, "beside-empty", "beside an empty cell"},
    };
};

} // namespace rookery
