#include "model/design/rules/passing.h"

#include "model/design/terms/rule_visitor.h"

namespace rookery {

void visitFields(RuleVisitor &v, Passing &rule)
{
    v.said("pass", "pass rule", rule.pass);
    v.set("passers", rule.passers);
}

const RuleAbout &about(const Passing *)
{
    static constexpr TableUse tables[] = {
        {"pass"},
        {"passers"},
    };
    static constexpr RuleFieldRow members[] = {
        {"pass", "Passing", "When a player may leave a turn out"},
        {"passers", "Players", "Who may pass"},
    };
    static constexpr RuleAbout about{
        .group = RuleGroup::Turns,
        .title = "Passing",
        .help = "When a player may leave a turn out, and who may.",
        .finds = "pass, zugzwang, skip, compulsory move",
        .sentence = "[{?pass!=never}[{passers}|A player] may pass [{?pass=stuck}only without any "
                    "other move|at any time].]",
        .usual = "No player may pass.",
        .brief = "[{?pass!=never}a player may pass[{?pass=stuck} without any other move][ "
                 "({passers})]]",
        .members = members,
        .tables = tables,
    };
    return about;
}

} // namespace rookery
