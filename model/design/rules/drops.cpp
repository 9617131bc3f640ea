#include "model/design/rules/drops.h"

#include "model/design/terms/rule_visitor.h"

namespace rookery {

void visitFields(RuleVisitor &v, Drop &rule)
{
    v.set("types", rule.types);
    v.set("players", rule.players);
    v.optional("zone", rule.zone);
    v.optional("first-zone", rule.firstZone);
    v.choice("contact", rule.contact);
    v.choice("threat", rule.threat);
    v.choice("mobility", rule.mobility);
    v.perFile("per-file", rule.perFile);
    v.choice("colour", rule.colour);
    v.choice("form", rule.form);
    v.extras(rule.extras);
}

const RuleAbout &about(const Drop *)
{
    static constexpr TableUse tables[] = {
        {""},
        {"types"},
        {"players"},
        {"zone"},
        {"first-zone",
         ByTables::Drops,
         ByTables::Known,
         "where a piece may be dropped depends on who stands elsewhere"},
        {"contact",
         ByTables::Drops,
         ByTables::Known,
         "where a piece may be dropped depends on who stands elsewhere"},
        {"threat", ByTables::Known, ByTables::Tried, "pieces dropped may not give check or mate"},
        {"mobility"},
        {"per-file"},
        {"colour"},
        {"form"},
    };
    static constexpr RuleFieldRow members[] = {
        {"first-zone", "First in", "Instead of the zone, while this one has empty cells"},
        {"contact", "Where", "What has to be around the cell"},
        {"threat", "Check and mate", "What the piece dropped may attack"},
        {"mobility", "Moves", "Whether the piece must be able to move from its cell"},
        {"per-file", "On one file", "At most so many pieces of the same type and player"},
        {"colour", "Colour", "Whether the cell's colour matters"},
    };
    static constexpr RuleAbout about{
        .group = RuleGroup::Drops,
        .title = "Drops",
        .help = "How pieces in hand are dropped.",
        .finds = "drop, place, put down, crazyhouse, shogi, hand, pocket, reserve, gravity",
        .sentence =
            "[Every {types:or}|Every piece][ of {players}] in hand may be dropped on an "
            "empty cell[ in the zone {zone}][, first in the zone "
            "{first-zone}][{?contact=friend}, beside a friend|{?contact=no-enemy}, not "
            "beside an enemy|{?contact=flanking}, where it encloses enemies in a "
            "line|{?contact=on-top}, on top of what stands below|{?contact=from-a-side}, "
            "slid in from an edge|{?contact=out-of-sight}, where no piece is in sight along "
            "a line][{?threat=no-check}, without giving check|{?threat=no-mate}, without "
            "giving mate][{?mobility=must-have-move}, where it could move][, at most "
            "{per-file} on a file][{?colour=opposite}, pieces of one type on cells of both "
            "colours][{?form=either}, also promoted].",
        .brief = "[{types}|every piece] may be dropped[ in zone '{zone}'][ ({players})] under "
                 "conditions",
        .members = members,
        .tables = tables,
    };
    return about;
}

void visitFields(RuleVisitor &v, DropDuty &rule)
{
    v.set("types", rule.types);
    v.set("players", rule.players);
    v.extras(rule.extras);
}

const RuleAbout &about(const DropDuty *)
{
    static constexpr TableUse tables[] = {
        {""},
        {"types"},
        {"players"},
    };
    static constexpr RuleAbout about{
        .group = RuleGroup::Drops,
        .title = "Mandatory drop",
        .help = "While a player can drop certain pieces, nothing else may be done.",
        .sentence = "[For {players}: while|While] [{types:a}|any piece] in hand can be dropped, "
                    "nothing else may be done.",
        .brief = "[{types}|every piece] must be dropped first[ ({players})]",
        .tables = tables,
    };
    return about;
}

} // namespace rookery
