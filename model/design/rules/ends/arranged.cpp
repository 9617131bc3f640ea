#include "model/design/rules/ends/arranged.h"

#include "model/design/terms/rule_visitor.h"

namespace rookery {

void visitFields(RuleVisitor &v, Standing &rule)
{
    v.id("cell", rule.cell);
    v.id("type", rule.type);
}

const RuleAbout &about(const Standing *)
{
    static constexpr TableUse tables[] = {
        {"cell"},
        {"type"},
    };
    static constexpr RuleFieldRow members[] = {
        {"cell", "Cell", "On which cell"},
    };
    static constexpr RuleAbout about{
        .members = members,
        .tables = tables,
    };
    return about;
}

void visitFields(RuleVisitor &v, Arranged &rule)
{
    v.rules("pieces", rule.pieces, WhenEmptied::Goes);
}

const RuleAbout &about(const Arranged *)
{
    static constexpr TableUse tables[] = {
        {"", ByTables::Ends, ByTables::Known, "an arrangement of pieces ends the game"},
        {"pieces"},
    };
    static constexpr RuleAbout about{
        .key = "arranged",
        .title = "Arrangement",
        .help = "A player's pieces stand on given cells.",
        .finds = "pattern, formation, shape, square",
        .sentence = "has {pieces#piece#pieces} on the cells meant for [{?pieces=1}it|them]",
        .brief = "whose pieces stand on the cells meant for them",
        .over = "{player}'s pieces are arranged",
        .tables = tables,
    };
    return about;
}

} // namespace rookery
