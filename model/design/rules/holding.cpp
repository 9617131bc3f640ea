#include "model/design/rules/holding.h"

#include "model/design/terms/rule_visitor.h"

namespace rookery {

void visitFields(RuleVisitor &v, Holding &rule)
{
    v.set("types", rule.types);
    v.set("victims", rule.victims);
    v.choice("lines", rule.lines);
    v.set("directions", rule.directions);
    v.choice("instead", rule.turn);
    v.extras(rule.extras);
}

const RuleAbout &about(const Holding *)
{
    static constexpr TableUse tables[] = {
        {"", ByTables::Listed, ByTables::Tried, "pieces hold enemies beside them"},
        {"types"},
        {"victims"},
        {"lines"},
        {"directions"},
        {"instead"},
    };
    static constexpr RuleFieldRow members[] = {
        {"instead", "Instead", "What a piece that is held may do instead of moving"},
    };
    static constexpr RuleAbout about{
        .title = "Holding",
        .help = "Pieces beside certain enemies cannot move.",
        .finds = "freeze, immobilize, immobilizer, paralyse, ultima, baroque, pin",
        .sentence =
            "[Every {victims:or}|Every piece] [one step {directions} of [{types:a}|any piece] "
            "of the opponent|beside [{types:a}|any piece] of the opponent, along {lines},] "
            "cannot move[{?instead=removal}; its player may take it off the board].",
        .members = members,
        .tables = tables,
    };
    return about;
}

} // namespace rookery
