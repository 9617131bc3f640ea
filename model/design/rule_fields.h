#pragma once

#include "model/design/rules.h"

#include <array>
#include <string_view>

/// The members of every rule component, listed once: files are read and written by these lists, and
/// edits find in them what refers to pieces, players, zones and cells. A visitor has
///
///     choice(key, enum)                  one of the rows of its names
///     said(key, what, enum)              the same, always written; what is the kind's name
///     number(key, int, least, most)
///     flag(key, bool)
///     set(key, PieceSet or PlayerSet)    empty means everybody
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

namespace rulelimits {

inline constexpr int count = 65'535; ///< men, moves, checks, times
inline constexpr int weight = 1'000'000;

} // namespace rulelimits

template<class V>
void visitFields(V &v, Turns &rule)
{
    v.list("opening", rule.opening);
    v.list("cycle", rule.cycle);
    v.choice("progression", rule.progression);
    v.extras(rule.extras);
}

template<class V>
void visitFields(V &v, Royal &rule)
{
    v.set("types", rule.types);
    v.set("players", rule.players);
    v.choice("counted", rule.counted);
    v.number("while-at-most", rule.whileAtMost, 0, rulelimits::count);
    v.choice("safety", rule.safety);
    v.extras(rule.extras);
}

template<class V>
void visitFields(V &v, Facing &rule)
{
    v.set("types", rule.types);
    v.choice("lines", rule.lines);
    v.extras(rule.extras);
}

template<class V>
void visitFields(V &v, CheckRules &rule)
{
    v.choice("giving", rule.giving);
    v.choice("flight", rule.flight);
    v.rules("facing", rule.facing);
    v.extras(rule.extras);
}

template<class V>
void visitFields(V &v, CastlingWing &rule)
{
    v.id("player", rule.player);
    v.word("letter", rule.letter);
    v.id("king", rule.king);
    v.id("partner", rule.partner);
    v.id("king-to", rule.kingTo);
    v.id("partner-to", rule.partnerTo);
    v.extras(rule.extras);
}

template<class V>
void visitFields(V &v, CastlingRule &rule)
{
    v.set("kings", rule.kings);
    v.set("partners", rule.partners);
    v.rules("wings", rule.wings);
    v.choice("home", rule.home);
    v.choice("men", rule.men);
    v.choice("rivalry", rule.rivalry);
    v.choice("safety", rule.safety);
    v.extras(rule.extras);
}

template<class V>
void visitFields(V &v, EnPassant &rule)
{
    v.set("victims", rule.victims);
    v.set("takers", rule.takers);
    v.set("players", rule.players);
    v.optional("zone", rule.zone);
    v.extras(rule.extras);
}

template<class V>
void visitFields(V &v, PromotionLimit &rule)
{
    v.id("type", rule.type);
    v.number("most", rule.most, 0, rulelimits::count);
}

template<class V>
void visitFields(V &v, Promotion &rule)
{
    v.set("types", rule.types);
    v.set("players", rule.players);
    v.list("into", rule.into);
    v.optional("zone", rule.zone);
    v.choice("touch", rule.touch);
    v.choice("duty", rule.duty);
    v.choice("by", rule.by);
    v.choice("stock", rule.stock);
    v.rules("limits", rule.limits);
    v.choice("last", rule.last);
    v.extras(rule.extras);
}

template<class V>
void visitFields(V &v, Hands &rule)
{
    v.choice("captured", rule.captured);
    v.choice("form", rule.form);
    v.choice("supply", rule.supply);
    v.extras(rule.extras);
}

template<class V>
void visitFields(V &v, Drop &rule)
{
    v.set("types", rule.types);
    v.set("players", rule.players);
    v.optional("zone", rule.zone);
    v.optional("first-zone", rule.firstZone);
    v.choice("contact", rule.contact);
    v.choice("threat", rule.threat);
    v.choice("mobility", rule.mobility);
    v.perFile("per-file", rule.perFile);
    v.choice("colour", rule.colour);
    v.choice("form", rule.form);
    v.extras(rule.extras);
}

template<class V>
void visitFields(V &v, DropDuty &rule)
{
    v.set("types", rule.types);
    v.set("players", rule.players);
    v.extras(rule.extras);
}

template<class V>
void visitFields(V &v, Gating &rule)
{
    v.set("movers", rule.movers);
    v.set("types", rule.types);
    v.set("players", rule.players);
    v.extras(rule.extras);
}

template<class V>
void visitFields(V &v, Walling &rule)
{
    v.choice("place", rule.place);
    v.choice("life", rule.life);
    v.choice("turn", rule.turn);
    v.set("players", rule.players);
    v.optional("zone", rule.zone);
    v.extras(rule.extras);
}

template<class V>
void visitFields(V &v, CapturePriority &rule)
{
    v.choice("value", rule.value);
    v.set("types", rule.types);
    v.number("weight", rule.weight, -rulelimits::weight, rulelimits::weight);
    v.list("other-types", rule.otherTypes);
    v.number("other-weight", rule.otherWeight, -rulelimits::weight, rulelimits::weight);
    v.extras(rule.extras);
}

template<class V>
void visitFields(V &v, Compulsion &rule)
{
    v.choice("captures", rule.captures);
    v.rules("priorities", rule.priorities);
    v.set("players", rule.players);
    v.extras(rule.extras);
}

template<class V>
void visitFields(V &v, Immunity &rule)
{
    v.set("captors", rule.captors);
    v.set("victims", rule.victims);
    v.extras(rule.extras);
}

template<class V>
void visitFields(V &v, Trade &rule)
{
    v.set("types", rule.types);
    v.list("trifles", rule.trifles);
    v.extras(rule.extras);
}

template<class V>
void visitFields(V &v, Holding &rule)
{
    v.set("types", rule.types);
    v.set("victims", rule.victims);
    v.choice("lines", rule.lines);
    v.choice("instead", rule.turn);
    v.extras(rule.extras);
}

template<class V>
void visitFields(V &v, Coordination &rule)
{
    v.set("captors", rule.captors);
    v.set("partners", rule.partners);
    v.set("victims", rule.victims);
    v.extras(rule.extras);
}

template<class V>
void visitFields(V &v, Explosion &rule)
{
    v.set("captors", rule.captors);
    v.set("victims", rule.victims);
    v.list("spared", rule.spared);
    v.choice("lines", rule.lines);
    v.extras(rule.extras);
}

template<class V>
void visitFields(V &v, Petrification &rule)
{
    v.set("types", rule.types);
    v.extras(rule.extras);
}

template<class V>
void visitFields(V &v, Enclosing &rule)
{
    v.choice("shape", rule.shape);
    v.choice("fate", rule.fate);
    v.choice("arrival", rule.arrival);
    v.choice("lines", rule.lines);
    v.set("captors", rule.captors);
    v.list("helpers", rule.helpers);
    v.set("victims", rule.victims);
    v.optional("hostile", rule.hostile);
    v.choice("backing", rule.backing);
    v.optional("zone", rule.zone);
    v.extras(rule.extras);
}

template<class V>
void visitFields(V &v, Mill &rule)
{
    v.set("types", rule.types);
    v.number("length", rule.length, 1, rulelimits::count);
    v.choice("lines", rule.lines);
    v.choice("victims", rule.victims);
    v.extras(rule.extras);
}

template<class V>
void visitFields(V &v, Clearing &rule)
{
    v.set("types", rule.types);
    v.set("players", rule.players);
    v.optional("zone", rule.zone);
    v.choice("place", rule.place);
    v.extras(rule.extras);
}

template<class V>
void visitFields(V &v, Drowning &rule)
{
    v.set("types", rule.types);
    v.set("players", rule.players);
    v.optional("zone", rule.zone);
    v.extras(rule.extras);
}

template<class V>
void visitFields(V &, Mate &)
{
}

template<class V>
void visitFields(V &, Stalemate &)
{
}

template<class V>
void visitFields(V &v, Extinct &rule)
{
    v.set("types", rule.types);
    v.choice("counted", rule.counted);
    v.number("at-most", rule.atMost, 0, rulelimits::count);
    v.number("foe-at-least", rule.foeAtLeast, 0, rulelimits::count);
    v.flag("answered", rule.answered);
}

template<class V>
void visitFields(V &v, Reached &rule)
{
    v.set("types", rule.types);
    v.optional("zone", rule.zone);
    v.number("count", rule.count, 1, rulelimits::count);
    v.flag("blocked-counts", rule.blockedCounts);
    v.flag("safe", rule.safe);
    v.list("answered", rule.answered);
}

template<class V>
void visitFields(V &v, Checks &rule)
{
    v.number("count", rule.count, 1, rulelimits::count);
}

template<class V>
void visitFields(V &v, Row &rule)
{
    v.set("types", rule.types);
    v.number("length", rule.length, 1, rulelimits::count);
    v.choice("lines", rule.lines);
    v.choice("order", rule.order);
}

template<class V>
void visitFields(V &v, Block &rule)
{
    v.set("types", rule.types);
    v.number("side", rule.side, 1, rulelimits::count);
}

template<class V>
void visitFields(V &v, Standing &rule)
{
    v.id("cell", rule.cell);
    v.id("type", rule.type);
}

template<class V>
void visitFields(V &v, Arranged &rule)
{
    v.rules("men", rule.men);
}

template<class V>
void visitFields(V &v, Joining &rule)
{
    v.set("types", rule.types);
    v.optional("from", rule.from);
    v.optional("to", rule.to);
    v.choice("lines", rule.lines);
}

template<class V>
void visitFields(V &, BoardFull &)
{
}

template<class V>
void visitFields(V &v, Passes &rule)
{
    v.number("count", rule.count, 1, rulelimits::count);
}

template<class V>
void visitFields(V &v, Castled &rule)
{
    v.set("castlers", rule.players);
    v.words("letters", rule.letters);
}

template<class V>
void visitFields(V &v, CastlingLost &rule)
{
    v.words("letters", rule.letters);
}

template<class V>
void visitFields(V &v, FacingRefused &rule)
{
    v.choice("lines", rule.lines);
}

template<class V>
void visitFields(V &v, Repetition &rule)
{
    v.number("times", rule.times, 2, rulelimits::count);
    v.choice("repeating", rule.repeating);
    v.set("chasers", rule.chasers);
    v.list("unchased", rule.unchased);
    v.optional("zone", rule.zone);
    v.list("prized", rule.prized);
}

template<class V>
void visitFields(V &v, QuietMoves &rule)
{
    v.number("moves", rule.moves, 1, rulelimits::count);
    v.list("types", rule.types);
}

template<class V>
void visitFields(V &v, MoveLimit &rule)
{
    v.number("moves", rule.moves, 1, rulelimits::count);
}

template<class V>
void visitFields(V &v, CountLimit &rule)
{
    v.list("types", rule.types);
    v.number("at-least", rule.men, 1, rulelimits::count);
    v.number("moves", rule.moves, 1, rulelimits::count);
}

template<class V>
void visitFields(V &v, CountedOut &rule)
{
    v.choice("rule", rule.rule);
    v.list("pawns", rule.pawns);
    v.rules("against", rule.limits);
    v.number("moves", rule.moves, 0, rulelimits::count);
}

/// The words for the conditions, in the order of the variant.
inline constexpr std::array<std::string_view, std::variant_size_v<EndCondition>> endConditionNames =
    {"mate",
     "stalemate",
     "extinct",
     "reached",
     "checks",
     "row",
     "block",
     "arranged",
     "joining",
     "board-full",
     "passes",
     "castled",
     "castling-lost",
     "facing-refused",
     "repetition",
     "quiet-moves",
     "move-limit",
     "counted-out"};

template<class V>
void visitFields(V &v, End &rule)
{
    v.condition("when", rule.condition);
    v.choice("outcome", rule.outcome);
    v.set("players", rule.players);
    v.extras(rule.extras);
}

template<class V>
void visitFields(V &v, TypePoints &rule)
{
    v.id("type", rule.type);
    v.number("points", rule.points, -rulelimits::weight, rulelimits::weight);
}

template<class V>
void visitFields(V &v, PlayerPoints &rule)
{
    v.id("player", rule.player);
    v.number("points", rule.points, -rulelimits::weight, rulelimits::weight);
}

template<class V>
void visitFields(V &v, Scoring &rule)
{
    v.rules("men", rule.men);
    v.rules("players", rule.players);
    v.optional("draws-go-to", rule.drawsGoTo);
    v.extras(rule.extras);
}

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
    v.rules("drownings", rules.drownings);
    v.rules("ends", rules.ends);
    v.rule("scoring", rules.scoring);
    v.extras(rules.extras);
}

} // namespace rookery
