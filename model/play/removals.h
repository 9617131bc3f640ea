#pragma once

#include "model/play/move.h"
#include "model/play/rule_book.h"

#include <vector>

/// Men that are taken off the board by choice.
namespace rookery {

/// Replaces each move that makes a row by one for every foe who may be taken off for it.
void addMills(const RuleBook &book, const Position &position, std::vector<Move> &moves);

/// Adds the turns of the player to move that take off one of the own men and do nothing else.
void listClearings(const RuleBook &book,
                   const Position &position,
                   const Clearing &clearing,
                   std::vector<Move> &moves);

} // namespace rookery
