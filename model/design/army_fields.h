#pragma once

#include "model/design/rule_limits.h"
#include "model/design/rules.h"

/// The members of the rules about turns, royal men, castling, promotion and hands; see rule_fields.h.
namespace rookery {

template<class V>
void visitFields(V &v, Turns &rule)
{
    v.list("opening", rule.opening);
    v.list("cycle", rule.cycle);
    v.choice("progression", rule.progression);
    v.choice("lost", rule.lost);
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
    v.choice("newcomers", rule.newcomers);
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
    v.choice("way", rule.way);
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
    v.choice("within", rule.within);
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
    v.set("victims", rule.victims);
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
    v.choice("dropped", rule.dropped);
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

} // namespace rookery
