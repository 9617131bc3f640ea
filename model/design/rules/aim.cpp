#include "model/design/rules/aim.h"

#include "model/design/terms/rule_visitor.h"

namespace rookery {

void visitFields(RuleVisitor &v, Aim &rule)
{
    v.set("types", rule.types);
    v.set("targets", rule.targets);
    v.choice("lines", rule.lines);
    v.extras(rule.extras);
}

const RuleAbout &about(const Aim *)
{
    static constexpr TableUse tables[] = {
        {""},
        {"types"},
        {"targets"},
        {"lines"},
    };
    static constexpr RuleFieldRow members[] = {
        {"targets", "Targets", "Whose first moves are lost"},
    };
    static constexpr RuleAbout about{
        .group = RuleGroup::Moves,
        .title = "Lost first moves",
        .help =
            "Pieces that come on one line with certain enemies take their first moves from them.",
        .finds = "aim, line of sight",
        .sentence =
            "[Every {types:or}|Every piece] that comes on one line ({lines}) with an enemy[ that "
            "is {targets:a}], whatever stands between, takes the first moves of that enemy.",
        .brief = "[{types}|every piece] takes the first moves of [{targets}|every piece] on its "
                 "lines",
        .members = members,
        .tables = tables,
    };
    return about;
}

} // namespace rookery
