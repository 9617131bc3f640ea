#pragma once

#include "model/base/result.h"
#include "model/exchange/target/format.h"

#include <string>
#include <string_view>
#include <vector>

namespace rookery {

/// A position as FEN writes it, read without knowing the game: how large the board is and which
/// letters stand where.
struct FenBoard
{
    struct Piece
    {
        int file = 0;
        int rank = 0;
        char letter = 0;     ///< a capital
        bool isFirst = true; ///< the first player's
    };

    int files = 0;
    int ranks = 0;
    std::vector<Piece> pieces;
    std::vector<std::pair<int, int>> holes; ///< file and rank
    std::string hands;                      ///< letters, capitals the first player's
    bool isFirstToMove = true;

    /// Every letter that stands or waits somewhere, sorted.
    std::string letters() const;
};

/// An error's column counts within the text.
Result<FenBoard> readFenBoard(std::string_view fen);

/// A design of this board; `types` are its pieces, each with a letter of its own, and all letters
/// of the board are among them.
Result<Imported, Errors>
designOf(const FenBoard &board, std::string name, Pieces types, std::vector<Loss> losses);

/// Orthodox chess's piece of this letter, else one without moves that is called by its letter.
PieceType pieceOfLetter(char letter);

} // namespace rookery
