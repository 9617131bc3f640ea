#pragma once

#include "model/play/reach/compiled_game.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace rookery {

/// Where one piece can get to on the empty board in any number of moves, from every cell. A piece
/// is bound where the board falls apart into classes between which it never moves: a bishop of
/// chess has two, a unicorn of Raumschach four.
class Bindings
{
public:
    /// Asks for the moves from every cell once; the piece has moved before.
    Bindings(const CompiledGame &game, PieceId piece, PlayerId player);

    /// Classes of cells that moves join, in whichever direction; the largest first, of equals the
    /// one with the earlier cell. Each is in board order.
    const std::vector<std::vector<CellId>> &classes() const { return m_classes; }
    std::size_t classOf(CellId cell) const { return m_classOf[cell.index()]; }

    /// The cells to which one move leads, in board order.
    const std::vector<CellId> &moves(CellId from) const { return m_moves[from.index()]; }
    /// How many moves it takes to every cell; nothing where the piece does not get.
    std::vector<std::optional<int>> distances(CellId from) const;
    /// How many cells it can get to from here, this one not counted.
    std::size_t reached(CellId from) const;

    /// The cells from which it cannot move, and those to which no move leads.
    std::vector<CellId> withoutMoves() const;
    std::vector<CellId> unreached() const;

    /// One of two colours for each cell such that every move changes it, as a knight's does on a
    /// chequered board; nothing if no colouring does.
    std::optional<std::vector<std::uint8_t>> parity() const;

    /// The average number of moves from a cell, in thousandths.
    std::size_t mobility() const;

private:
    void findClasses();

    std::vector<std::vector<CellId>> m_moves; ///< by cell
    std::vector<std::vector<CellId>> m_classes;
    std::vector<std::size_t> m_classOf; ///< by cell
};

} // namespace rookery
