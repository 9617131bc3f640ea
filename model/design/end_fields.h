#pragma once

#include "model/design/rule_limits.h"
#include "model/design/rules.h"

#include <array>
#include <string_view>

/// The members of the rules about how a game ends and who has won it; see rule_fields.h.
namespace rookery {

template<class V>
void visitFields(V &v, Mate &rule)
{
    v.set("checkers", rule.checkers);
    v.set("series", rule.series);
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
void visitFields(V &v, ShutIn &rule)
{
    v.set("types", rule.types);
    v.optional("zone", rule.zone);
    v.choice("lines", rule.lines);
}

template<class V>
void visitFields(V &v, Fallen &rule)
{
    v.set("types", rule.types);
    v.set("captors", rule.captors);
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
    v.set("directions", rule.directions);
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
void visitFields(V &v, ToAndFro &rule)
{
    v.set("types", rule.types);
    v.number("moves", rule.moves, 3, rulelimits::count);
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
void visitFields(V &v, FewMen &rule)
{
    v.set("types", rule.types);
    v.number("at-most", rule.atMost, 1, rulelimits::count);
    v.choice("balance", rule.balance);
    v.number("moves", rule.moves, 1, rulelimits::count);
}

template<class V>
void visitFields(V &, LeftAlone &)
{
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
     "counted-out",
     "shut-in",
     "fallen",
     "few-men",
     "left-alone",
     "to-and-fro"};

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
    v.rules("captured", rule.captured);
    v.number("mate", rule.mate, -rulelimits::weight, rulelimits::weight);
    v.rules("players", rule.players);
    v.optional("draws-go-to", rule.drawsGoTo);
    v.extras(rule.extras);
}

} // namespace rookery
