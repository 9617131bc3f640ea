#include "model/design/rules/mill.h"

#include "model/design/terms/rule_limits.h"
#include "model/design/terms/rule_visitor.h"

namespace rookery {

void visitFields(RuleVisitor &v, Mill &rule)
{
    v.set("types", rule.types);
    v.number("length", rule.length, 1, rulelimits::count);
    v.choice("lines", rule.lines);
    v.choice("victims", rule.victims);
    v.extras(rule.extras);
}

const RuleAbout &about(const Mill *)
{
    static constexpr TableUse tables[] = {
        {"", ByTables::Listed, ByTables::Listed, "rows of pieces cost an enemy"},
        {"types"},
        {"length"},
        {"lines"},
        {"victims"},
    };
    static constexpr RuleAbout about{
        .group = RuleGroup::Captures,
        .title = "Mills",
        .help = "A new row of pieces takes an enemy off the board.",
        .finds = "morris, mill, three in a row captures",
        .sentence = "A move that makes a row of {length} of [{types}|the own pieces] along {lines} "
                    "also takes off the board {victims}.",
        .tables = tables,
    };
    return about;
}

} // namespace rookery
