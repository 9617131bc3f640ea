#include "model/design/rules/check.h"

#include "model/design/terms/rule_visitor.h"

namespace rookery {

void visitFields(RuleVisitor &v, Facing &rule)
{
    v.set("types", rule.types);
    v.choice("lines", rule.lines);
    v.extras(rule.extras);
}

const RuleAbout &about(const Facing *)
{
    static constexpr TableUse tables[] = {
        {"types"},
        {"lines"},
    };
    static constexpr RuleAbout about{
        .sentence =
            "[Pieces of the type {types}|Royal pieces] of two players must not face each other "
            "along {lines} with nothing between.",
        .brief = "[{types}|every piece] must not face each other",
        .tables = tables,
    };
    return about;
}

void visitFields(RuleVisitor &v, CheckRules &rule)
{
    v.choice("giving", rule.giving);
    v.choice("flight", rule.flight);
    v.choice("way", rule.way);
    v.rules("facing", rule.facing);
    v.extras(rule.extras);
}

const RuleAbout &about(const CheckRules *)
{
    static constexpr TableUse tables[] = {
        {"giving", ByTables::Known, ByTables::Tried, "no one may give check"},
        {"flight", ByTables::Known, ByTables::Tried, "royal pieces do not flee"},
        {"way", ByTables::Tried, ByTables::Tried, "royal pieces have to be safe on their way"},
        {"facing", ByTables::Known, ByTables::Tried, "some pieces must not face each other"},
    };
    static constexpr RuleFieldRow members[] = {
        {"giving", "Check", "Whether a move may give check"},
        {"flight", "Royal piece in check", "Whether it may move away"},
        {"way", "Royal piece on its way", "Where a royal piece that moves has to be safe"},
        {"facing", "Must not face", "Pieces that must not see each other along a line"},
    };
    static constexpr RuleAbout about{
        .group = RuleGroup::Royals,
        .title = "Check",
        .help = "Whether check may be given, whether a king may flee from it, and who must not "
                "face whom.",
        .finds = "check, king in check, racing kings, legal move",
        .sentence = "[{?giving=forbidden}No move may give check.]\n[{?flight=none}A royal piece in "
                    "check may not move away; it may only capture the piece that gives "
                    "check.]\n[{?way=whole}A royal piece goes over no cell on which it would be in "
                    "check.]\n[{facing/\n}]",
        .usual = "Check may be given, and a royal piece in check may move away.",
        .brief = "[{?giving=forbidden}check may not be given]\n[{?flight=none}a royal piece in "
                 "check may not move away]\n[{?way=whole}a royal piece has to be safe on its "
                 "way]\n[{facing/\n}]",
        .members = members,
        .tables = tables,
    };
    return about;
}

} // namespace rookery
