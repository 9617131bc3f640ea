#pragma once

#include "model/base/result.h"
#include "model/board/board.h"
#include "model/play/move.h"

#include <string>
#include <string_view>
#include <vector>

namespace rookery {

/// `b2-c1`, `e4` for a drop (`P@e4` where men of several types could be dropped there), `PASS`. A
/// capture elsewhere than on the last cell adds `xd5`, and where the man is put down again `,f6`, as
/// when two friends change places; removals are `xe4`, of two men `xe4xe5`;
/// a promotion adds `=Q`, a man who comes in `/H` (`/Hh1` on another cell than the one left), a wall
/// `,f6`. Castling is the king's displacement, with its partner's cell behind a comma where that alone
/// would mean two moves.
std::string moveText(const Move &move, const Board &board, const Pieces &pieces, const std::vector<Move> &among);

/// The move of the list that is written so, or a sentence that says why there is none.
Result<Move> findMove(std::string_view text, const Board &board, const Pieces &pieces, const std::vector<Move> &among);

} // namespace rookery
