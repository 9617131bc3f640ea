#include "model/design/rules/ends/extinct.h"

#include "model/design/terms/rule_limits.h"
#include "model/design/terms/rule_visitor.h"

namespace rookery {

void visitFields(RuleVisitor &v, Extinct &rule)
{
    v.set("types", rule.types);
    v.choice("counted", rule.counted);
    v.number("at-most", rule.atMost, 0, rulelimits::count);
    v.number("enemy-at-least", rule.enemyAtLeast, 0, rulelimits::count);
    v.flag("answered", rule.answered);
}

const RuleAbout &about(const Extinct *)
{
    static constexpr TableUse tables[] = {
        {""},
        {"types"},
        {"counted"},
        {"at-most"},
        {"enemy-at-least"},
        {"answered"},
    };
    static constexpr RuleFieldRow members[] = {
        {"enemy-at-least", "Opponent has", "Only while the opponent still has at least so many"},
    };
    static constexpr RuleAbout about{
        .key = "extinct",
        .title = "Extinction",
        .help = "A player has too few pieces of some types left.",
        .finds = "capture all, annihilation, elimination, last piece, wipe out, extinction chess, "
                 "kinglet, bare king",
        .sentence =
            "[{?at-most}has at most {at-most#piece#pieces}[ [{?counted=each-type}of one of the "
            "types|of] {types}] left|{?counted=each-type}{?types!=1}has no pieces of [one of the "
            "types {types}|some type] left|has no {types:or} left|has no pieces "
            "left][{?enemy-at-least}, while the opponent has at least "
            "{enemy-at-least}][{?answered}, and could not answer in kind]",
        .brief = "who has {at-most} or fewer left of [{types}|every piece]",
        .over = "[{?types=1}{?at-most=0}{player} has no {types} left|{player} has too few pieces "
                "left]",
        .members = members,
        .tables = tables,
    };
    return about;
}

} // namespace rookery
