#pragma once

#include "model/exchange/sjaak/sjaak_pieces.h"

#include <array>
#include <string>
#include <vector>

namespace rookery {

/// Cells that win for a player as soon as a piece of some types comes to stand there.
struct SjaakGoal
{
    PieceSet types;
    std::array<std::vector<CellId>, 2> cells; ///< by player; none for a player without such a goal

    /// Whether only some types count, which are named then.
    bool isFor(PieceId piece) const { return !types.empty() && covers(types, piece); }
};

/// The ends of a game as Sjaak II has them.
struct SjaakEnds
{
    SjaakGoal goal;
    std::vector<std::string> lines;
    std::vector<std::size_t> said; ///< which of Rules::ends the lines say
    Verdict verdict;               ///< in what ends differ there
};

/// Each kind once: what further ends of a kind say is left out. `pieces` by type.
SjaakEnds sjaakEnds(const Subject &subject, const std::vector<SjaakPiece> &pieces);

} // namespace rookery
