#pragma once

#include "model/play/rules/rule_book.h"

namespace rookery {

/// What enemies beside a piece mean for it.
struct Hold
{
    bool isHeld = false;
    bool mayLeave = false; ///< the board, instead of moving
};

/// How the piece on this cell is held; there must be one. A player out of the game holds nothing.
Hold holdOn(const RuleBook &book, const Position &position, CellId cell);

} // namespace rookery
