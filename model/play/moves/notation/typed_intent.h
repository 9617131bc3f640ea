#pragma once

#include "model/board/labels.h"
#include "model/design/pieces.h"

#include <optional>
#include <string>
#include <string_view>

namespace rookery {

/// What a typed text says of a move, whether there is such a move or not.
struct TypedIntent
{
    std::optional<CellId> from;  ///< of a piece that goes to `to`
    std::optional<CellId> to;    ///< alone: perhaps where a piece is put down
    std::optional<PieceId> drop; ///< the type that is put down on `to`
    std::string unknown;         ///< what is put down, where no type has such a letter or name
    bool passes = false;
};

/// Reads `e2e4`, `e2-e4=Q`, `P@e4`, `e4` and `PASS` with the cells called in one naming, or else in
/// the other. What stands behind the second cell is left aside; all is empty where nothing is
/// understood.
TypedIntent
typedIntent(std::string_view text, const Board &board, const Pieces &pieces, CellNaming first);

} // namespace rookery
