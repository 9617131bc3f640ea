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
            "Around a piece that has been {arrival}, {shape} {fate}[: {victims}][, also with "
            "{helpers:a} at the other end][ in the zone {zone}][{?backing!=none}, if it "
            "stands {backing}].",
        .brief = "{shape} {fate}",
        .members = members,
        .tables = tables,
    };
    return about;
}

} // namespace rookery
