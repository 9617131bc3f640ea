#pragma once

#include "model/base/result.h"
#include "model/design/design.h"
#include "model/movement/piece_library.h"

#include <string>
#include <string_view>
#include <vector>

namespace rookery {

/// One line of pasted text that has something to say about pieces.
struct PieceLine
{
    int line = 0; ///< from 1
    std::string text;
    Result<PieceType> piece;    ///< or why the line makes none, with a column
    std::vector<Message> notes; ///< what of the line is not taken over
};

/// A piece of the library as a design has it: its moves stay the Betza string.
PieceType pieceTypeOf(const LibraryPiece &piece);

/// The same on this design's board, as a path of its directions where the library has one for such
/// boards; nothing where the board lacks what it says.
std::optional<PieceType> pieceTypeOn(const LibraryPiece &piece, const Design &design);

/// Reads pieces from text: a Betza string alone, lines `name:id:betza` of the Interactive Diagram,
/// Fairy-Stockfish's `customPiece1 = a:FnW` (in that engine's dialect) and `archbishop = a`. A
/// string without a name takes that of the library's piece with the very same string, else
/// `fallbackName`. Empty lines, comments with `#` or `;` and section heads are left out.
std::vector<PieceLine>
readPieceLines(std::string_view text, const PieceLibrary &library, const std::string &fallbackName);

/// All of these at the end of the list, as one edit. Names that are taken get a number, letters
/// that are taken another one.
Result<Design> withPiecesAdded(const Design &design, const std::vector<PieceType> &types);

} // namespace rookery
