#pragma once

#include "model/play/moves/notation/notation.h"

namespace rookery {

/// Why moves of the design have no text in the notations of xiangqi; empty if they have.
Message xiangqiObstacle(const Design &design, const Board &board);

/// `C2=5`, `H8+7`, `R+-1`: the piece, its file counted from the player's right, how it goes, and
/// the file or the number of ranks it goes to. Where that is not clear, the text of records.
std::string writeWxf(const Move &move, const NotationContext &context);
Result<Move> readWxf(std::string_view text, const NotationContext &context);

/// `H2-E2`, ranks counted from 0.
std::string writeIccs(const Move &move, const NotationContext &context);
Result<Move> readIccs(std::string_view text, const NotationContext &context);

} // namespace rookery
