#include "model/design/rules/ends/passes.h"

#include "model/design/terms/rule_limits.h"
#include "model/design/terms/rule_visitor.h"

namespace rookery {

void visitFields(RuleVisitor &v, Passes &rule)
{
    v.number("count", rule.count, 1, rulelimits::count);
}

const RuleAbout &about(const Passes *)
{
    static constexpr TableUse tables[] = {
        {""},
        {"count"},
    };
    static constexpr RuleAbout about{
        .key = "passes",
        .title = "Passes",
        .help = "So many turns in a row were passed.",
        .finds = "pass, both pass, go",
        .sentence = "is to move after {count#pass#passes} in a row",
        .brief = "who is to move after {count#pass#passes}",
        .over = "{count} passes in a row",
        .tables = tables,
    };
    return about;
}

} // namespace rookery
