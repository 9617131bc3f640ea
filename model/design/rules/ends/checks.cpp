#include "model/design/rules/ends/checks.h"

#include "model/design/terms/rule_limits.h"
#include "model/design/terms/rule_visitor.h"

namespace rookery {

void visitFields(RuleVisitor &v, Checks &rule)
{
    v.number("count", rule.count, 1, rulelimits::count);
}

const RuleAbout &about(const Checks *)
{
    static constexpr TableUse tables[] = {
        {""},
        {"count"},
    };
    static constexpr RuleAbout about{
        .key = "checks",
        .title = "N-check",
        .help = "A player has given check so many times.",
        .finds = "three-check, five-check, 3-check, number of checks",
        .sentence = "has given check {count#time#times}",
        .brief = "who has given check {count#time#times}",
        .over = "{player} has given {count} checks",
        .tables = tables,
    };
    return about;
}

} // namespace rookery
