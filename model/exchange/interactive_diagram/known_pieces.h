#pragma once

#include <string_view>

namespace rookery {

/// Names that a diagram knows without being told how they move.
struct KnownPiece
{
    std::string_view name;
    std::string_view letter;
    std::string_view betza;
};

inline constexpr KnownPiece knownPieces[] = {
    {"pawn", "P", "fmWfceFifmnD"},
    {"knight", "N", "N"},
    {"bishop", "B", "B"},
    {"rook", "R", "R"},
    {"queen", "Q", "Q"},
    {"king", "K", "K"},
    {"archbishop", "A", "BN"},
    {"chancellor", "C", "RN"},
};

/// The row of a type's name, in small letters; null for a name that diagrams do not know.
inline const KnownPiece *findKnownPiece(std::string_view name)
{
    for (const KnownPiece &row : knownPieces) {
        if (row.name == name)
            return &row;
    }
    return nullptr;
}

} // namespace rookery
