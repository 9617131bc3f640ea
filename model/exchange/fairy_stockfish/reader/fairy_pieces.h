#pragma once

#include <array>
#include <bitset>
#include <optional>
#include <string>
#include <string_view>

namespace rookery::fairy {

/// One of the engine's piece types, by its number in the engine's order. A letter names different
/// types in different variants; what a variant inherits are types, not letters.
using Kind = std::size_t;

inline constexpr std::size_t customKinds = 25;
inline constexpr std::size_t mostKinds = 64;

/// Some of the types, or whatever stands on the board.
struct KindSet
{
    std::bitset<mostKinds> kinds;
    bool all = false; ///< written `*`

    bool isEmpty() const { return !all && kinds.none(); }
    bool has(Kind kind) const { return all || kinds[kind]; }
    friend bool operator==(const KindSet &, const KindSet &) = default;
};

/// A type that the engine knows by name.
struct KnownKind
{
    std::string_view key;   ///< as in variants.ini: `fersAlfil`
    std::string_view betza; ///< in the engine's dialect; empty for a type that never moves
    std::string_view title; ///< for people
};

/// In the engine's order: pawn to centaur, the custom pieces, the king.
std::string kindKey(Kind kind);
std::string_view kindBetza(Kind kind); ///< empty for custom pieces
std::string_view kindTitle(Kind kind); ///< empty for custom pieces
std::optional<Kind> findKind(std::string_view key);
std::size_t kindCount();

bool isCustom(Kind kind);
Kind customKind(std::size_t number); ///< from 1

/// The types that the rules of the engine name.
Kind pawnKind();
Kind kingKind();
Kind soldierKind();
Kind cannonKind();
Kind bishopKind();
Kind rookKind();

} // namespace rookery::fairy
