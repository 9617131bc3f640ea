#include "model/design/rules/hands.h"

#include "model/design/terms/rule_visitor.h"

namespace rookery {

void visitFields(RuleVisitor &v, Hands &rule)
{
    v.choice("captured", rule.captured);
    v.choice("form", rule.form);
    v.choice("supply", rule.supply);
    v.choice("dropped", rule.dropped);
    v.extras(rule.extras);
}

const RuleAbout &about(const Hands *)
{
    static constexpr TableUse tables[] = {
        {"captured"},
        {"form"},
        {"supply"},
        {"dropped"},
    };
    static constexpr RuleFieldRow members[] = {
        {"supply", "Supply", "How many pieces a player has to drop"},
        {"dropped", "A dropped piece", "Whether a piece that is dropped still has its first moves"},
    };
    static constexpr RuleAbout about{
        .group = RuleGroup::Drops,
        .title = "Hands",
        .help = "Where captured pieces go, and how many pieces a player has to drop.",
        .finds = "hand, pocket, reserve, prison, crazyhouse, bughouse, shogi, recycling",
        .sentence = "[{?captured=captors-hand}Captured pieces go to the capturer's hand "
                    "{form}.]\n[{?supply=endless}There are as many pieces to drop as a player "
                    "wants.]\n[{?dropped=unmoved}A piece that is dropped counts as unmoved.]",
        .usual = "Captured pieces leave the game.",
        .brief = "[{?captured=captors-hand}captured pieces go to the capturer's "
                 "hand]\n[{?supply=endless}there are pieces in hand without end]",
        .members = members,
        .tables = tables,
    };
    return about;
}

} // namespace rookery
