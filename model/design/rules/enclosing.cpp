#include "model/design/rules/enclosing.h"

#include "model/design/terms/rule_visitor.h"

namespace rookery {

void visitFields(RuleVisitor &v, Enclosing &rule)
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

const RuleAbout &about(const Enclosing *)
{
    static constexpr TableUse tables[] = {
        {"", ByTables::Made, ByTables::Tried, "pieces are captured by being enclosed"},
        {"shape"},
        {"fate"},
        {"arrival"},
        {"lines"},
        {"captors"},
        {"helpers"},
        {"victims"},
        {"hostile"},
        {"backing"},
        {"zone"},
    };
    static constexpr RuleFieldRow members[] = {
        {"backing", "Backing", "What may stand at the other end"},
        {"helpers", "Helpers", "Who may stand at the other end besides"},
        {"shape", "Shape", "Which enemies are enclosed"},
        {"fate", "They", "What happens to the enclosed enemies"},
        {"arrival", "Arrival", "What sort of arrival counts"},
        {"hostile", "Hostile cells", "Empty cells that count as capturers"},
    };
    static constexpr RuleAbout about{
        .group = RuleGroup::Captures,
        .title = "Custodial capture",
        .help = "Enemies that are enclosed are captured or change sides.",
        .finds =
            "custodial, custodian, sandwich, flip, surround, othello, reversi, tafl, hnefatafl",
        .sentence =
            "[Every {captors:or}|Every piece] that [{?arrival=move}moves|{?arrival=drop}is "
            "dropped|{?arrival=along}moves along [{?lines=orthogonal}an orthogonal "
            "line|{?lines=diagonal}a diagonal|a line]|moves or is dropped][{?backing!=none} "
            "{backing}] [{?fate=captured}captures|takes over] [{?shape=line}every line of "
            "enemies[ ({victims:or})]|every enemy[ {victims:or}]][ in the zone {zone}] "
            "[{?shape=neighbour}beside it[{?lines=orthogonal} along an orthogonal "
            "line|{?lines=diagonal} along a diagonal]|{?shape=all}with [{captors:a}|a piece of "
            "its side][ or an empty cell of the zone {hostile}] on every[{?lines=orthogonal} "
            "orthogonal|{?lines=diagonal} diagonal] side|caught between it and another "
            "[{captors:or}|piece of its side][ or {helpers:a}][ or an empty cell of the zone "
            "{hostile}][{?lines=orthogonal} along an orthogonal line|{?lines=diagonal} along a "
            "diagonal]].",
        .brief = "{shape} {fate}",
        .members = members,
        .tables = tables,
    };
    return about;
}

} // namespace rookery
