#pragma once

#include "model/board/board.h"
#include "model/play/position/position.h"

#include <optional>
#include <string>
#include <vector>

namespace rookery {

/// A castling wing with its cells.
struct Wing
{
    std::size_t rule; ///< in Rules::castling
    PlayerId player;
    std::string letter;
    WingHome home;
    CellId kingTo;
    CellId partnerTo;
};

/// The wings of all castling rules, in their order; those with a cell that was removed are left
/// out. A position keeps a right for each, so that there are at most 64.
std::vector<Wing> wingsOf(const Rules &rules, const Board &board);

/// The cells that a piece crosses on a straight path, its last one included; only that one where
/// there is no straight path on the lattice.
std::vector<CellId> way(const Board &board, CellId from, CellId to);

/// Whether both pieces of a wing stand at home and have not moved.
bool standsReady(const Position &position,
                 const Wing &wing,
                 const CastlingRule &rule,
                 const WingHome &home);

/// Where a shuffled wing's king and partner stand, if a letter of a position's castling rights
/// means this wing: the wing's own letter for the outermost partner on its side, or the partner's
/// file.
std::optional<WingHome> shuffledHome(const Position &position,
                                     const Board &board,
                                     const Wing &wing,
                                     const CastlingRule &rule,
                                     char letter);

/// Gives a position the rights of the pieces that stand at home, and the turn of the player to
/// move.
void beginPlay(Position &position, const Rules &rules, const Board &board);

} // namespace rookery
