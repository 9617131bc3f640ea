#include "model/design/rules/en_passant.h"

#include "model/design/terms/rule_visitor.h"

namespace rookery {

void visitFields(RuleVisitor &v, EnPassant &rule)
{
    v.set("victims", rule.victims);
    v.set("takers", rule.takers);
    v.set("players", rule.players);
    v.optional("zone", rule.zone);
    v.choice("within", rule.within);
    v.extras(rule.extras);
}

const RuleAbout &about(const EnPassant *)
{
    static constexpr TableUse tables[] = {
        {""},
        {"victims"},
        {"takers"},
        {"players"},
        {"zone"},
        {"within",
         ByTables::Listed,
         ByTables::Known,
         "pieces may be captured en passant for a whole round"},
    };
    static constexpr RuleFieldRow members[] = {
        {"takers", "Takers", "Who may capture"},
        {"within", "Until", "How long a piece that has passed a cell may be captured there"},
    };
    static constexpr RuleAbout about{
        .group = RuleGroup::Captures,
        .title = "En passant",
        .help = "A piece that has just gone over a cell may be captured there.",
        .finds = "capture in passing, e.p., pawn, double step",
        .sentence = "[Every {takers:or}|Every piece][ of {players}] may capture [{victims:a}|any "
                    "piece] that has just gone straight over a cell, by moving there[ in the zone "
                    "{zone}][{?within!=next-turn}, {within}].",
        .brief = "[{takers}|every piece] captures [{victims}|every piece] en passant[ "
                 "({players})]\n[{?within!=next-turn}[{victims}|every piece] may be captured en "
                 "passant {within}]",
        .members = members,
        .tables = tables,
    };
    return about;
}

} // namespace rookery
