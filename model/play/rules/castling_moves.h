#pragma once

#include "model/play/moves/move.h"
#include "model/play/rules/rule_book.h"

#include <optional>

namespace rookery {

/// What keeps a player from castling on a wing, check left aside.
struct CastlingFault
{
    enum class Kind {
        None,
        NotToMove,
        NoKing,
        NoPartner, ///< none stands on the cell
        Moved,     ///< what stands on the cell has moved
        RightLost, ///< for another reason
        InTheWay,  ///< what stands on the cell
    };

    Kind kind = Kind::None;
    CellId cell = {};
};

CastlingFault castlingFault(const RuleBook &book, const Position &position, std::size_t wing);

/// How the player to move castles on a wing of their own, if the right is there and the path is
/// free; check left aside.
std::optional<Move> castling(const RuleBook &book, const Position &position, std::size_t wing);

} // namespace rookery
