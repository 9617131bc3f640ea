#pragma once

#include "model/play/moves/notation/notation.h"

namespace rookery {

/// Why moves of the design have no text in the notations of shogi; empty if they have.
Message shogiObstacle(const Design &design, const Board &board);

/// `P-7f`, `Bx3c+`, `N-3c=`, `P*5e`, `G6i-5h` where several could go there: file from the right and
/// rank from the top.
std::string writeWestern(const Move &move, const NotationContext &context);
Result<Move> readWestern(std::string_view text, const NotationContext &context);

/// `7776FU`, `0055FU`: both cells, and the piece as it stands behind the move.
std::string writeCsa(const Move &move, const NotationContext &context);
Result<Move> readCsa(std::string_view text, const NotationContext &context);

/// `７六歩(77)`, `同　銀(31)`, `５五歩打`, `２二角成(88)`.
std::string writeKif(const Move &move, const NotationContext &context);
Result<Move> readKif(std::string_view text, const NotationContext &context);

} // namespace rookery
