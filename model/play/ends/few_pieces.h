#pragma once

#include "model/play/rules/rule_book.h"

namespace rookery {

/// Whether every player who is still in the game has few pieces, in balance, as the end asks for.
bool haveFewPieces(const FewPieces &rule, const RuleBook &book, const Position &position);

/// What a player has won by captures and mates, and what the pieces on the board count; dead pieces
/// count nothing.
int pointsOf(const RuleBook &book, const Position &position, PlayerId player);

} // namespace rookery
