#include "model/design/rules/own/own_effect.h"

#include "model/design/terms/rule_visitor.h"

namespace rookery {

void visitFields(RuleVisitor &v, OwnEffect &rule)
{
    v.text("name", rule.name, TextSort::Name);
    v.text("after", rule.after);
    v.set("types", rule.types);
    v.set("players", rule.players);
    v.text("if", rule.condition);
    v.text("do", rule.steps);
    v.text("note", rule.note, TextSort::Note);
    v.extras(rule.extras);
}

const RuleAbout &about(const OwnEffect *)
{
    // Numbers are asked for by other own rules alone, which ask the slow path.
    static constexpr TableUse tables[] = {
        {""},
        {"types"},
        {"players"},
        {"do", ByTables::Effects, ByTables::Effects, "own effects change more than numbers"},
    };
    static constexpr RuleFieldRow members[] = {
        {"after", "After", "After which moves; none: every move"},
        {"if", "If", "Only where this holds"},
    };
    static constexpr RuleAbout about{
        .group = RuleGroup::Own,
        .title = "Own effects",
        .help = "Something is done after a move.",
        .finds = "own rule, custom effect, trigger, capture of another kind, "
                 "custodial, flip, remove",
        .sentence = "After [{after}|a move][ of {types}][ by {players}][, if {if}]: [{do}|nothing "
                    "is done yet].",
        .members = members,
        .tables = tables,
        .looksAlongLines = true,
    };
    return about;
}

} // namespace rookery
