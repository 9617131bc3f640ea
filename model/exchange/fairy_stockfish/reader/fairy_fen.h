#pragma once

#include "model/base/result.h"
#include "model/exchange/fairy_stockfish/reader/fairy_variant.h"

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace rookery::fairy {

inline constexpr std::size_t white = 0;
inline constexpr std::size_t black = 1;

struct FenPiece
{
    int file = 0;
    int rank = 0;
    Kind kind = 0; ///< the promoted one of a piece written `+P`
    std::size_t side = white;
    std::optional<Kind> was = {}; ///< before it promoted
};

/// A start position as variants.ini writes it.
struct FairyFen
{
    std::vector<FenPiece> pieces;
    std::vector<std::pair<int, int>> holes; ///< file and rank
    Sides<std::map<Kind, int>> hands;
    std::size_t toMove = white;
    std::string rights = "-"; ///< castling and gating
    Sides<int> checks = {};   ///< to be given, 0 if the position does not say

    const FenPiece *at(int file, int rank) const;
};

/// An error's column counts within the text.
Result<FairyFen> readFairyFen(const FairyVariant &variant);

} // namespace rookery::fairy
