#pragma once

#include "model/play/moves/move.h"
#include "model/play/rules/rule_book.h"
#include "model/play/rules/threats.h"

#include <vector>

namespace rookery {

/// What a piece may become now, by what is left of each type.
std::vector<PieceId>
promotionChoices(const Promotion &promotion, const Position &position, const Piece &piece);

/// Whether two rules that let a move promote to one type are one choice. A forced and a free
/// promotion in a zone are two, as engines count them; by a capture there is one, however many are
/// captured.
bool isOneChoice(const Promotion &one, const Promotion &other);

/// Adds the turns of the piece on a cell that are a promotion and nothing else, or a quiet step as
/// what it becomes. The position is changed while it works and is as before when it is done.
void listPromotionTurns(const RuleBook &book,
                        Threats &threats,
                        Position &position,
                        CellId from,
                        std::vector<Move> &moves);

} // namespace rookery
