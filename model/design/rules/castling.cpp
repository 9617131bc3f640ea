#include "model/design/rules/castling.h"

#include "model/design/terms/rule_visitor.h"

namespace rookery {

void visitFields(RuleVisitor &v, CastlingWing &rule)
{
    v.id("player", rule.player);
    v.word("letter", rule.letter);
    v.id("king", rule.king);
    v.id("partner", rule.partner);
    v.id("king-to", rule.kingTo);
    v.id("partner-to", rule.partnerTo);
    v.extras(rule.extras);
}

const RuleAbout &about(const CastlingWing *)
{
    static constexpr TableUse tables[] = {
        {"player"},
        {"letter"},
        {"king"},
        {"partner"},
        {"king-to"},
        {"partner-to"},
    };
    static constexpr RuleFieldRow members[] = {
        {"letter", "Letter", "The wing's letter in positions, a capital"},
        {"king", "King on", "Where the king stands at the start"},
        {"partner", "Partner on", "Where its partner stands at the start"},
        {"king-to", "King goes to", "Where the king arrives"},
        {"partner-to", "Partner goes to", "Where its partner arrives"},
    };
    static constexpr RuleAbout about{
        .members = members,
        .tables = tables,
    };
    return about;
}

void visitFields(RuleVisitor &v, CastlingRule &rule)
{
    v.set("kings", rule.kings);
    v.set("partners", rule.partners);
    v.rules("wings", rule.wings, WhenEmptied::Goes);
    v.choice("home", rule.home);
    v.choice("pieces", rule.pieces);
    v.choice("rivalry", rule.rivalry);
    v.choice("safety", rule.safety);
    v.extras(rule.extras);
}

const RuleAbout &about(const CastlingRule *)
{
    static constexpr TableUse tables[] = {
        {""},
        {"kings"},
        {"partners"},
        {"wings"},
        {"home"},
        {"pieces"},
        {"rivalry", ByTables::Made, ByTables::Known, "castling takes rights from the opponent"},
        {"safety"},
    };
    static constexpr RuleFieldRow members[] = {
        {"kings", "King", "Who castles; none named: a royal piece"},
        {"wings", "Ways", "The ways in which players may castle"},
        {"home", "From", "Whether king and partner castle from fixed cells"},
        {"rivalry", "Rights", "What castling leaves of the other players' rights"},
    };
    static constexpr RuleAbout about{
        .group = RuleGroup::Royals,
        .title = "Castling",
        .help = "A king and its partner move at once.",
        .finds = "castle, O-O, rook, king",
        .sentence = "[A {kings:or}|A royal piece] castles with [{partners:a}|any piece] in "
                    "{wings#way#ways}[{?home=shuffled}, {home}], [{?pieces=unmoved}if neither has "
                    "moved|also if dropped where it belongs], [{?safety=way}and not out of, "
                    "through or into check|and not into check][{?rivalry=opposite-wings}; players "
                    "on opposite wings].",
        .brief = "[{kings}|every piece] castles with [{partners}|every piece]",
        .members = members,
        .tables = tables,
    };
    return about;
}

} // namespace rookery
