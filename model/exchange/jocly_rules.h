#pragma once

#include "model/exchange/subject.h"

/// The rules that the model of Jocly's chess games knows.
namespace rookery {

/// Whether en passant is the model's own: whoever makes a double step may be taken on the cell
/// between.
bool joclyKnowsEnPassant(const Subject &subject);

/// The ends for all players that the model knows, one of each kind; null without one.
const End *joclyStalemate(const Subject &subject);
const End *joclyRepetition(const Subject &subject);
const End *joclyQuietMoves(const Subject &subject);

/// Adds what the model asks for, and the rules that it leaves out.
void checkJoclyKings(const Subject &subject, Verdict &verdict);
void checkJoclyRules(const Subject &subject, Verdict &verdict);

} // namespace rookery
