#include "model/design/rules/explosion.h"

#include "model/design/terms/rule_visitor.h"

namespace rookery {

void visitFields(RuleVisitor &v, Explosion &rule)
{
    v.set("captors", rule.captors);
    v.set("victims", rule.victims);
    v.list("unharmed", rule.unharmed);
    v.list("survivors", rule.survivors);
    v.choice("lines", rule.lines);
    v.extras(rule.extras);
}

const RuleAbout &about(const Explosion *)
{
    static constexpr TableUse tables[] = {
        {"", ByTables::Tried, ByTables::Tried, "captures explode"},
        {"captors"},
        {"victims"},
        {"unharmed"},
        {"survivors"},
        {"lines"},
    };
    static constexpr RuleFieldRow members[] = {
        {"unharmed", "Unharmed", "Who survives beside an explosion"},
        {"survivors", "Survivors", "Which capturers survive their own explosion"},
    };
    static constexpr RuleAbout about{
        .group = RuleGroup::Captures,
        .title = "Explosions",
        .help = "A capture removes the neighbours too.",
        .finds = "atomic, blast, explode",
        .sentence =
            "A capture by [{captors:a}|any piece] removes the capturer and all its neighbours[ "
            "but {unharmed}][; as a capturer {survivors:a} stays].",
        .brief = "captures explode",
        .members = members,
        .tables = tables,
    };
    return about;
}

} // namespace rookery
