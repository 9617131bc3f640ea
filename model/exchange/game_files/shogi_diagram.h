#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rookery {

/// A piece of shogi in a position: in FEN, in CSA, and as one sign in the diagrams of KIF.
struct ShogiSign
{
    std::string_view fen; ///< of the first player: `P`, `+P`
    std::string_view csa;
    std::string_view kif;
};

/// Null for what is no such piece.
const ShogiSign *shogiSignByFen(std::string_view fen);
const ShogiSign *shogiSignByCsa(std::string_view csa);
const ShogiSign *shogiSignByKif(std::string_view kif);

/// A position as files of shogi show it.
struct ShogiDiagram
{
    struct Cell
    {
        const ShogiSign *sign = nullptr; ///< null for an empty cell
        int player = 0;
    };

    std::vector<std::vector<Cell>> ranks; ///< from the far one, files from the left
    std::string hands[2];                 ///< letters of FEN, in capitals
    int toMove = 0;

    /// File from the right and rank from the top, counted from 1; null beside the board.
    Cell *at(int file, int rank);
    std::string fen() const;
};

/// The start of shogi on 9 by 9 cells.
ShogiDiagram shogiStart();
/// Nothing for a position with other pieces.
std::optional<ShogiDiagram> shogiDiagram(std::string_view fen);

/// The start without the pieces that the stronger player leaves out, who moves first: `香落ち`.
std::optional<ShogiDiagram> shogiHandicap(std::string_view name);

} // namespace rookery
