#include "model/design/rules/ends/joining.h"

#include "model/design/terms/rule_visitor.h"

namespace rookery {

void visitFields(RuleVisitor &v, Joining &rule)
{
    v.set("types", rule.types);
    v.optional("from", rule.from);
    v.optional("to", rule.to);
    v.choice("lines", rule.lines);
    v.set("directions", rule.directions);
}

const RuleAbout &about(const Joining *)
{
    static constexpr TableUse tables[] = {
        {"", ByTables::Ends, ByTables::Known, "chains of pieces end the game"},
        {"types"},
        {"from"},
        {"to"},
        {"lines"},
        {"directions"},
    };
    static constexpr RuleFieldRow members[] = {
        {"from", "From", "The zone at one end"},
        {"to", "To", "The zone at the other end"},
    };
    static constexpr RuleAbout about{
        .key = "joining",
        .title = "Connection",
        .help = "A player's pieces join two zones.",
        .finds = "connection, connect, hex, havannah, y, link sides",
        .sentence = "has joined [{from}|one side] and [{to}|the other] with pieces side by side[, "
                    "each from the one before in one of the directions {directions}]",
        .brief = "whose pieces join two zones",
        .over = "{player} has joined both sides",
        .members = members,
        .tables = tables,
    };
    return about;
}

} // namespace rookery
