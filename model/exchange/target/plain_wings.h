#pragma once

#include "model/exchange/target/subject.h"
#include "model/play/position/castling_wings.h"

namespace rookery {

/// Castling that targets with a memory of first moves can say cell by cell: from fixed cells, by
/// pieces that have not moved, whatever other players do, and both pieces go somewhere else.
bool isCastlingByCells(const Subject &subject, const CastlingRule &rule);

/// A wing of such a rule with the pieces that start on it.
struct PlainWing
{
    Wing wing;
    PieceId king;
    PieceId partner;
    bool asksSafety = false; ///< the king may be attacked nowhere on its way

    /// The cells on the king's way, its last one included.
    std::vector<CellId> kingWay(const Board &board) const
    {
        return way(board, wing.home.king, wing.kingTo);
    }
    /// Those that must be empty, the partner's first.
    std::vector<CellId> emptyCells(const Board &board) const;
};

/// The wings on which two pieces that may castle start.
std::vector<PlainWing> plainWings(const Subject &subject);

} // namespace rookery
