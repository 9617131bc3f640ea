#pragma once

#include "model/exchange/target/format.h"

#include <vector>

namespace rookery {

/// Pictures of a board and its pieces for sites that play with Fairy-Stockfish, such as PyChess and
/// fairyground: the empty board without labels, then `wN.svg`, `bN.svg` and so on by the letters of
/// variants.ini, and `w+P.svg` for what a pawn of shogi becomes.
std::vector<ExportedFile> pieceSet(const Subject &subject, const ExportRequest &request);

} // namespace rookery
