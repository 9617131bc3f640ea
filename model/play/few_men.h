#pragma once

#include "model/play/rule_book.h"

namespace rookery {

/// Whether every player who is still in the game has few men, in balance, as the end asks for.
bool haveFewMen(const FewMen &rule, const RuleBook &book, const Position &position);

/// What a player has won by captures and mates, and what the men on the board count; dead men count
/// nothing.
int pointsOf(const RuleBook &book, const Position &position, PlayerId player);

} // namespace rookery
