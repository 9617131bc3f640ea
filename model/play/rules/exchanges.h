#pragma once

#include "model/play/moves/move.h"
#include "model/play/rules/threats.h"

#include <vector>

namespace rookery {

/// Whether exchanges that need a player without any other move are listed.
enum class ExchangeNeed { Usual, Stuck };

/// Adds the moves by which the piece on this cell changes places with a friend. With
/// ExchangeNeed::Stuck only those are added that are for no other piece.
void listExchanges(const RuleBook &book,
                   Threats &threats,
                   const Position &position,
                   CellId from,
                   ExchangeNeed need,
                   std::vector<Move> &moves);

} // namespace rookery
