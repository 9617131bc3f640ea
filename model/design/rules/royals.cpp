#include "model/design/rules/royals.h"

#include "model/design/terms/rule_limits.h"
#include "model/design/terms/rule_visitor.h"

namespace rookery {

void visitFields(RuleVisitor &v, Royal &rule)
{
    v.set("types", rule.types);
    v.set("players", rule.players);
    v.choice("counted", rule.counted);
    v.number("while-at-most", rule.whileAtMost, 0, rulelimits::count);
    v.choice("safety", rule.safety);
    v.choice("newcomers", rule.newcomers);
    v.extras(rule.extras);
}

const RuleAbout &about(const Royal *)
{
    static constexpr TableUse tables[] = {
        {""},
        {"types"},
        {"players"},
        {"counted"},
        {"while-at-most"},
        {"safety"},
        {"newcomers",
         ByTables::Tried,
         ByTables::Known,
         "pieces that have promoted become royal in the next turn"},
    };
    static constexpr RuleFieldRow members[] = {
        {"while-at-most",
         "Only while at most",
         "Royal only while the owner has at most so many; 0 means always"},
        {"newcomers", "Who becomes one", "From when on a piece that has promoted counts as royal"},
    };
    static constexpr RuleAbout about{
        .group = RuleGroup::Royals,
        .title = "Royal groups",
        .help = "Pieces that must not be left to capture, where a royal piece type does not say "
                "enough.",
        .finds = "royal, king, several kings, duple check",
        .sentence =
            "[Every {types:or}|Every piece][ of {players}] is royal[{?while-at-most} while "
            "there [{?while-at-most=1}is only one|are at most {while-at-most}] "
            "[{?counted=each-type}of its type|of them]][{?newcomers=next-turn}; a piece that "
            "becomes one of them {newcomers}][{?safety=one}; check is only when all of "
            "them are attacked].",
        .brief = "[{types}|every piece] are royal together[ ({players})]",
        .members = members,
        .tables = tables,
    };
    return about;
}

} // namespace rookery
