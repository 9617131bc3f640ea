#pragma once

#include "model/design/army_fields.h"
#include "model/design/capture_fields.h"
#include "model/design/end_fields.h"

/// The members of every rule component, listed once: files are read and written by these lists, and
/// edits find in them what refers to pieces, players, zones and cells. A visitor has
///
///     choice(key, enum)                  one of the rows of its names
///     said(key, what, enum)              the same, always written; what is the kind's name
///     number(key, int, least, most)
///     flag(key, bool)
///     set(key, PieceSet or PlayerSet)    empty means everybody
///     set(key, DirectionSet)             empty means that nothing is said
///     list(key, list of ids)             empty means nobody; order counts
///     id(key, id)                        a piece, player or cell that must be given
///     optional(key, optional id)         a zone, player
///     word(key, text), words(key, texts)
///     perFile(key, optional FileLimit)
///     rule(key, component), rules(key, list of components)
///     condition(key, EndCondition)       its word under the key, its members beside
///     extras(Extras)
///
/// Keys are those of the file. A member that equals a freshly made component's is not written.
namespace rookery {

/// The players themselves have a section of their own.
template<class V>
void visitFields(V &v, Rules &rules)
{
    v.rule("turns", rules.turns);
    v.said("pass", "pass rule", rules.pass);
    v.set("passers", rules.passers);
    v.rules("royals", rules.royals);
    v.rule("check", rules.check);
    v.rules("castling", rules.castling);
    v.rules("en-passant", rules.enPassant);
    v.rules("promotions", rules.promotions);
    v.rule("hands", rules.hands);
    v.rules("drops", rules.drops);
    v.rules("drop-duties", rules.dropDuties);
    v.rules("gating", rules.gating);
    v.rules("walling", rules.walling);
    v.rules("flying", rules.flying);
    v.rules("cautions", rules.cautions);
    v.rules("exchanges", rules.exchanges);
    v.rules("aims", rules.aims);
    v.rules("compulsions", rules.compulsions);
    v.rules("immunities", rules.immunities);
    v.rules("trades", rules.trades);
    v.rules("holdings", rules.holdings);
    v.rules("coordinations", rules.coordinations);
    v.rules("explosions", rules.explosions);
    v.rules("petrifications", rules.petrifications);
    v.rules("enclosing", rules.enclosing);
    v.rules("mills", rules.mills);
    v.rules("clearings", rules.clearings);
    v.rules("blockades", rules.blockades);
    v.rules("drownings", rules.drownings);
    v.rules("ends", rules.ends);
    v.rule("scoring", rules.scoring);
    v.extras(rules.extras);
}

} // namespace rookery
