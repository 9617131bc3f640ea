#pragma once

#include "model/base/enum_names.h"
#include "model/base/result.h"
#include "model/movement/legs/movement_legs.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rookery {

/// Something a reader wants to be known about a string that it could read.
struct BetzaWarning
{
    int column = 0; ///< from 1
    Message sentence;
    bool isOfSpecial = false; ///< it only says that a declared special adds nothing to the reach

    friend bool operator==(const BetzaWarning &, const BetzaWarning &) = default;
};

/// A part of a string that no leg can hold. It is declared here and adds nothing to the reach.
enum class BetzaSpecial {
    Castling,         ///< `O2`
    NullMove,         ///< `O` without a number
    Drop,             ///< `@3`
    Imitator,         ///< `I`
    EnPassantRights,  ///< `n` on a double step: the cells passed may be captured on
    EnPassantCapture, ///< `e`
    Borrow,           ///< `x` on a last leg: moves as the friend on that cell could
    Induce,           ///< `x` on another leg: the friend on that cell makes the rest of the move
};

struct BetzaDeclared
{
    BetzaSpecial special = BetzaSpecial::Castling;
    int column = 0;
    std::string text; ///< the whole move as written, such as `isO2`

    friend bool operator==(const BetzaDeclared &, const BetzaDeclared &) = default;
};

struct BetzaPiece
{
    std::vector<MovementLegs> moves;
    std::vector<BetzaDeclared> specials;
    std::vector<BetzaWarning> warnings;
};

/// Reads a piece. An error has a column; nothing unknown is skipped, except where the engine of the
/// dialect skips it, and then a warning says so. `longestSide` is the larger number of files or
/// ranks of the board it is read for: a crooked slide without a number goes at most one step less.
/// Without it such a slide has no limit.
Result<BetzaPiece> readBetza(std::string_view text,
                             BetzaDialect dialect,
                             std::optional<int> longestSide = std::nullopt);

/// The moves as a piece type holds them.
std::vector<Movement> movementsOf(const BetzaPiece &piece);

template<>
struct EnumNames<BetzaSpecial>
{
    static constexpr EnumName<BetzaSpecial> rows[] = {
        {BetzaSpecial::Castling, "castling", "castling"},
        {BetzaSpecial::NullMove, "null-move", "null move"},
        {BetzaSpecial::Drop, "drop", "drop"},
        {BetzaSpecial::Imitator, "imitator", "moves as the last piece did"},
        {BetzaSpecial::EnPassantRights, "en-passant-rights", "may be captured en passant"},
        {BetzaSpecial::EnPassantCapture, "en-passant-capture", "captures en passant"},
        {BetzaSpecial::Borrow, "borrow", "moves as a friend could"},
        {BetzaSpecial::Induce, "induce", "sends a friend on"},
    };
};

} // namespace rookery
