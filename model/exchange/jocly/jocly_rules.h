#pragma once

#include "model/exchange/jocly/jocly_types.h"
#include "model/exchange/target/subject.h"

#include <optional>
#include <vector>

/// The rules that the model of Jocly's chess games knows.
namespace rookery {

/// Whether en passant is the model's own: a piece that makes a double step can be captured on the
/// cell between, by pieces that could do nothing else there.
bool joclyKnowsEnPassant(const Subject &subject, const JoclyTypes &types);

/// Whether a promotion can be said by type and cell. The model has one king for each side, always.
bool joclyKnowsPromotion(const Subject &subject, const Promotion &promotion);

/// The wings of castling on which king and partner stand; nothing if the model says one of them
/// otherwise.
std::optional<std::vector<CastlingWing>> joclyWings(const Subject &subject);

/// The ends for all players that the model knows, one of each kind; null without one.
const End *joclyStalemate(const Subject &subject);
const End *joclyRepetition(const Subject &subject);
const End *joclyQuietMoves(const Subject &subject);

/// Adds what the model asks for, and the rules that it leaves out.
void checkJoclyKings(const Subject &subject, Verdict &verdict);
void checkJoclyRules(const Subject &subject, const JoclyTypes &types, Verdict &verdict);

} // namespace rookery
