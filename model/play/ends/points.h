#pragma once

#include "model/play/rules/rule_book.h"

namespace rookery {

/// What a player has won by captures and mates, and what the pieces on the board count; dead pieces
/// count nothing.
int pointsOf(const RuleBook &book, const Position &position, PlayerId player);

} // namespace rookery
