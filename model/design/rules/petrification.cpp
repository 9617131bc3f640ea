#include "model/design/rules/petrification.h"

#include "model/design/terms/rule_visitor.h"

namespace rookery {

void visitFields(RuleVisitor &v, Petrification &rule)
{
    v.set("types", rule.types);
    v.flag("shields", rule.shields);
    v.extras(rule.extras);
}

const RuleAbout &about(const Petrification *)
{
    static constexpr TableUse tables[] = {
        {"", ByTables::Tried, ByTables::Tried, "capturers turn into walls"},
        {"types"},
        {"shields"},
    };
    static constexpr RuleAbout about{
        .group = RuleGroup::Captures,
        .title = "Petrification",
        .help = "A piece that captures turns into a wall.",
        .finds = "petrify, stone, freeze, wall",
        .sentence = "[Every {types:or}|Every piece] that captures turns into a wall[{?shields}|, "
                    "which keeps no check off in the same move].",
        .brief = "[{types}|every piece] turns into a wall when it captures",
        .tables = tables,
    };
    return about;
}

} // namespace rookery
