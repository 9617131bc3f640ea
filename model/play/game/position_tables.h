#pragma once

#include "model/play/moves/move.h"
#include "model/play/moves/undo.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace rookery {

/// Tables that know the legal moves of a position kept elsewhere, and follow each of its changes.
/// For one thread at a time.
class PositionTables
{
public:
    virtual ~PositionTables() = default;

    /// Takes the position over as it is; whether the tables can hold it. The other questions may be
    /// asked only while they can.
    virtual bool begin() = 0;
    /// After a move was made in the position or taken back; whether the tables can still hold it.
    virtual bool follow(const Undo &undo) = 0;

    /// Adds the legal moves, in any order; none if the game is over.
    virtual void list(std::vector<Move> &moves) = 0;
    /// Adds those that capture or change the type of a piece on the board; how many legal moves
    /// there are in all.
    virtual std::size_t listNoisy(std::vector<Move> &moves) = 0;
    virtual bool isInCheck(PlayerId player) = 0;
    /// Whether the game is over whatever moves there are.
    virtual bool isOver() = 0;
    /// Whether a piece of the owner on this cell could be captured by another player's piece.
    virtual bool isAttacked(CellId cell, PlayerId owner) = 0;
    /// isInCheck() of the enemy after a legal move, and isAttacked() of the cell where it ends,
    /// without making it; nothing where only making it tells.
    virtual std::optional<bool> givesCheck(const Move &) const { return std::nullopt; }
    virtual std::optional<bool> isExposed(const Move &) const { return std::nullopt; }
    virtual std::uint64_t perft(int depth) = 0;
};

} // namespace rookery
