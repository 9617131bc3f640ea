#pragma once

#include "model/play/rule_book.h"

namespace rookery {

/// What foes beside a man mean for it.
struct Hold
{
    bool isHeld = false;
    bool mayLeave = false; ///< the board, instead of moving
};

/// How the man on this cell is held; there must be one. Who is out of the game holds nobody.
Hold holdOn(const RuleBook &book, const Position &position, CellId cell);

} // namespace rookery
