#pragma once

#include "model/play/reach/compiled_game.h"

#include <map>
#include <utility>
#include <vector>

namespace rookery {

/// Boards on which a piece might find something to do: empty ones, and ones with pieces all about.
class Surroundings
{
public:
    static constexpr unsigned rounds = 24;

    Surroundings(const Design &design, const CompiledGame &game);

    /// Whether the piece has no move from this cell on any of these boards.
    bool isStuck(CellId from, const Piece &piece);
    /// All that it does from this cell on one of them; the first is empty.
    std::vector<MoveOutcome> outcomes(unsigned round, CellId from, const Piece &piece);
    /// Cells to compare pieces from: few, but in the middle, at the edge and between. The board has
    /// cells.
    std::vector<CellId> places() const;
    /// Whether its moves from this cell branch too often to be listed on any of them.
    bool branchesTooOften(CellId from, const Piece &piece);

    const Position &empty() const { return m_empty; }
    /// Enemies of the player everywhere but on this cell.
    Position crowd(CellId from, PlayerId player);

private:
    /// First no piece, then enemies everywhere, then pieces of any type and player here and there.
    Position filled(unsigned round, PlayerId player) const;
    Position &board(unsigned round, PlayerId player);
    /// All that a piece can do from this cell on one of the boards; gives `m_outcomes`.
    void look(unsigned round, CellId from, const Piece &piece);

    const CompiledGame &m_game;
    std::size_t m_players;
    std::size_t m_types;
    Position m_empty;
    /// Made once: a large design asks from thousands of cells.
    std::map<std::pair<unsigned, PlayerId>, Position> m_boards;
    std::vector<MoveOutcome> m_outcomes;
    Reach m_reach;
    ReachScratch m_scratch;
};

/// Whether a piece has moves of its own.
bool mayMoveAtAll(const PieceType &type);

} // namespace rookery
