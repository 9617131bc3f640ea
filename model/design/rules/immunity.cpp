#include "model/design/rules/immunity.h"

#include "model/design/terms/rule_visitor.h"

namespace rookery {

void visitFields(RuleVisitor &v, Immunity &rule)
{
    v.set("captors", rule.captors);
    v.set("victims", rule.victims);
    v.extras(rule.extras);
}

const RuleAbout &about(const Immunity *)
{
    static constexpr TableUse tables[] = {
        {""},
        {"captors"},
        {"victims"},
    };
    static constexpr RuleAbout about{
        .group = RuleGroup::Captures,
        .title = "Immunity",
        .help = "Pieces of some types do not capture those of others.",
        .finds = "immune, protected, cannot capture, rank of pieces",
        .sentence = "[No {captors:or}|No piece] may capture [{victims:a}|any piece].",
        .brief = "[{captors}|every piece] may not capture [{victims}|every piece]",
        .tables = tables,
    };
    return about;
}

} // namespace rookery
