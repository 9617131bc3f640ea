#include "model/design/rules/scoring.h"

#include "model/design/terms/rule_limits.h"
#include "model/design/terms/rule_visitor.h"

namespace rookery {

int Scoring::pointsOf(PieceId type) const
{
    int points = 0;
    for (const TypePoints &row : pieces)
        points += row.type == type ? row.points : 0;
    return points;
}

void visitFields(RuleVisitor &v, TypePoints &rule)
{
    v.id("type", rule.type);
    v.number("points", rule.points, -rulelimits::weight, rulelimits::weight);
}

const RuleAbout &about(const TypePoints *)
{
    static constexpr TableUse tables[] = {
        {"type"},
        {"points"},
    };
    static constexpr RuleAbout about{
        .sentence = "{type} {points}",
        .tables = tables,
    };
    return about;
}

void visitFields(RuleVisitor &v, PlayerPoints &rule)
{
    v.id("player", rule.player);
    v.number("points", rule.points, -rulelimits::weight, rulelimits::weight);
}

const RuleAbout &about(const PlayerPoints *)
{
    static constexpr TableUse tables[] = {
        {"player"},
        {"points"},
    };
    static constexpr RuleAbout about{
        .sentence = "{player} has {points} points more.",
        .tables = tables,
    };
    return about;
}

void visitFields(RuleVisitor &v, Scoring &rule)
{
    v.rules("pieces", rule.pieces);
    v.rules("captured", rule.captured);
    v.number("mate", rule.mate, -rulelimits::weight, rulelimits::weight);
    v.rules("players", rule.players);
    v.optional("draws-go-to", rule.drawsGoTo);
    v.extras(rule.extras);
}

const RuleAbout &about(const Scoring *)
{
    static constexpr TableUse tables[] = {
        {"pieces"},
        {"captured"},
        {"mate"},
        {"players"},
        {"draws-go-to"},
    };
    static constexpr RuleFieldRow members[] = {
        {"mate", "Mate", "Points to whose move has mated another player who leaves the game"},
        {"draws-go-to", "Draws go to", "Who wins what would be a draw"},
    };
    static constexpr RuleAbout about{
        .title = "Points",
        .help = "What pieces are worth when points decide, and who wins a draw.",
        .finds = "score, points, count, value, material",
        .sentence = "[Pieces count in points: {pieces:and}.]\n[Captures bring points: "
                    "{captured:and}.]\n[{?mate}Who has moved last before a player is mated has "
                    "{mate} points more.]\n[{players/\n}]\n[What would be a draw is a win for "
                    "{draws-go-to}.]",
        .usual = "No points are counted.",
        .brief = "[{?pieces}points are counted|{?captured}points are counted|{?mate}points are "
                 "counted|{?players}points are counted|{?draws-go-to}points are counted]",
        .members = members,
        .tables = tables,
    };
    return about;
}

} // namespace rookery
