#pragma once

#include "model/play/move.h"
#include "model/play/rule_book.h"

#include <optional>

namespace rookery {

/// How the player to move castles on a wing, if it is his, he has the right and the way is free;
/// check left aside.
std::optional<Move> castling(const RuleBook &book, const Position &position, std::size_t wing);

} // namespace rookery
