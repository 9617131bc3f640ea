#include "model/design/rules/trade.h"

#include "model/design/terms/rule_visitor.h"

namespace rookery {

void visitFields(RuleVisitor &v, Trade &rule)
{
    v.set("types", rule.types);
    v.list("trifles", rule.trifles);
    v.extras(rule.extras);
}

const RuleAbout &about(const Trade *)
{
    static constexpr TableUse tables[] = {
        {"", ByTables::Listed, ByTables::Tried, "some pieces may not be traded"},
        {"types"},
        {"trifles"},
    };
    static constexpr RuleFieldRow members[] = {
        {"trifles", "Trifles", "Pieces whose capture at the same time is no excuse"},
    };
    static constexpr RuleAbout about{
        .title = "Trading",
        .help = "Strong pieces may not simply be traded for each other.",
        .finds = "trade, chu shogi, lion, swap of strong pieces",
        .sentence =
            "[Every {types:or}|Every piece] captures [{types:a}|any piece] who is no neighbour "
            "only if it cannot be captured in turn or captures [another piece than "
            "{trifles:a}|another piece] at the same time; when [{types:a}|any piece] has "
            "fallen to another piece, only the like captures [{types:a}|any piece] in the next "
            "turn, except on the same cell.",
        .members = members,
        .tables = tables,
        .looksAlongLines = true,
    };
    return about;
}

} // namespace rookery
