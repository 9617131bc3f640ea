#pragma once

#include "model/exchange/sjaak/sjaak_pieces.h"

#include <string>
#include <vector>

namespace rookery {

/// The ends of a game as Sjaak II has them.
struct SjaakEnds
{
    std::vector<std::string> lines;
    std::vector<std::size_t> said; ///< which of Rules::ends the lines say
    Verdict verdict;               ///< in what ends differ there
};

/// Each kind once: what further ends of a kind say is left out. `pieces` by type.
SjaakEnds sjaakEnds(const Subject &subject, const std::vector<SjaakPiece> &pieces);

} // namespace rookery
