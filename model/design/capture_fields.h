#pragma once

#include "model/design/rule_limits.h"
#include "model/design/rules.h"

/// The members of the rules about walls, about where men may go and about what they do to others; see
/// rule_fields.h.
namespace rookery {

template<class V>
void visitFields(V &v, Walling &rule)
{
    v.choice("place", rule.place);
    v.choice("life", rule.life);
    v.choice("turn", rule.turn);
    v.set("players", rule.players);
    v.optional("zone", rule.zone);
    v.flag("shields", rule.shields);
    v.extras(rule.extras);
}

template<class V>
void visitFields(V &v, Flying &rule)
{
    v.set("types", rule.types);
    v.set("players", rule.players);
    v.number("at-most", rule.atMost, 1, rulelimits::count);
    v.extras(rule.extras);
}

template<class V>
void visitFields(V &v, Caution &rule)
{
    v.set("types", rule.types);
    v.set("players", rule.players);
    v.extras(rule.extras);
}

template<class V>
void visitFields(V &v, Exchange &rule)
{
    v.set("types", rule.types);
    v.set("partners", rule.partners);
    v.set("players", rule.players);
    v.choice("occasion", rule.when);
    v.number("uses", rule.uses, 1, rulelimits::exchanges);
    v.extras(rule.extras);
}

template<class V>
void visitFields(V &v, Aim &rule)
{
    v.set("types", rule.types);
    v.set("targets", rule.targets);
    v.choice("lines", rule.lines);
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
    v.set("directions", rule.directions);
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
    v.list("survivors", rule.survivors);
    v.choice("lines", rule.lines);
    v.extras(rule.extras);
}

template<class V>
void visitFields(V &v, Petrification &rule)
{
    v.set("types", rule.types);
    v.flag("shields", rule.shields);
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
void visitFields(V &v, Blockade &rule)
{
    v.set("types", rule.types);
    v.set("players", rule.players);
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

} // namespace rookery
