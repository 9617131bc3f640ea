#pragma once

#include "model/base/result.h"
#include "model/board/labels.h"
#include "model/play/moves/move.h"

#include <string>
#include <string_view>
#include <vector>

namespace rookery {

/// `b2-c1`, `e4` for a drop (`P@e4` where pieces of several types could be dropped there), `PASS`.
/// A capture elsewhere than on the last cell adds `xd5`, and where the piece is put down again
/// `,f6`, as when two friends change places; removals are `xe4`, of two pieces `xe4xe5`; a
/// promotion adds `=Q`, a piece that comes in `/H` (`/Hh1` on another cell than the one left), a
/// wall
/// `,f6`. Castling is the king's displacement, with its partner's cell behind a comma where that
/// alone would mean two moves.
std::string moveText(const Move &move,
                     const Board &board,
                     const Pieces &pieces,
                     const std::vector<Move> &among,
                     CellNaming naming = CellNaming::Names);

/// The same with the type of a piece that is put down always in front: `P@e4`. Records of games are
/// written so.
std::string recordText(const Move &move,
                       const Board &board,
                       const Pieces &pieces,
                       const std::vector<Move> &among);

/// What is `written` by names, by the labels at the board's edge.
std::string
labelledText(const Move &move, std::string_view written, const Board &board, const Pieces &pieces);

/// `; did you mean 'X-a1' or 'O-a1'?`: the first moves that have the text as a part, or else one
/// that is written nearly so.
Message movesNear(std::string_view text, const std::vector<std::string> &known);

/// The move of the list that is written so by names, or a sentence that says why there is none.
Result<Move> findMove(std::string_view text,
                      const Board &board,
                      const Pieces &pieces,
                      const std::vector<Move> &among);

/// What people type: `7g-7f`, also without the sign, `7g7f`, as engines write it, see
/// MoveSpelling::engineTexts(), and in standard algebraic notation, see SanReader. Where a text may
/// be a piece's move or a piece put down, the piece moves. A text that is a move in the first
/// naming means that one; the other naming counts only where it has a cell that the first does not
/// know, so that no one is taken to mean what the first naming says of other cells.
Result<Move> findTypedMove(std::string_view text,
                           const Board &board,
                           const Pieces &pieces,
                           const std::vector<Move> &among,
                           CellNaming first);

} // namespace rookery
