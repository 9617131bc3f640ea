#pragma once

#include "model/exchange/target/subject.h"

#include <optional>
#include <string>

/// What pieces do in the notation of diagrams, which says castling and en passant with the moves.
namespace rookery {

/// All that a piece does, with what it does as king that castles, as victim or as taker; an error
/// where the notation has no word for it. Empty for a piece without moves.
Result<std::string> diagramMoves(const Subject &subject, PieceId piece);

/// Whether `e` and `n` in the notation say the rules of capture en passant.
bool isDiagramEnPassant(const Subject &subject);

/// Castling as `isO2` says it: towards the piece nearest the edge, which comes to the king's other
/// side; with `j`, towards the one beside that, a cell from the edge.
struct DiagramCastling
{
    int files = 2; ///< that the king goes, on each wing
    bool isInward = false;
};

/// Nothing for other castling.
std::optional<DiagramCastling> diagramCastling(const Subject &subject);

/// Whether what the piece can do from some cells only is what it can do before it first moves.
bool areMovesFromHome(const Subject &subject, PieceId piece);

/// A rectangle whose left and right edges are joined.
bool isCylinder(const Subject &subject);

} // namespace rookery
