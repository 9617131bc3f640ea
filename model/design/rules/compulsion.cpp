#include "model/design/rules/compulsion.h"

#include "model/design/terms/rule_limits.h"
#include "model/design/terms/rule_visitor.h"

namespace rookery {

void visitFields(RuleVisitor &v, CapturePriority &rule)
{
    v.choice("value", rule.value);
    v.set("types", rule.types);
    v.number("weight", rule.weight, -rulelimits::weight, rulelimits::weight);
    v.list("other-types", rule.otherTypes);
    v.number("other-weight", rule.otherWeight, -rulelimits::weight, rulelimits::weight);
    v.extras(rule.extras);
}

const RuleAbout &about(const CapturePriority *)
{
    static constexpr TableUse tables[] = {
        {"value"},
        {"types"},
        {"weight"},
        {"other-types"},
        {"other-weight"},
    };
    static constexpr RuleFieldRow members[] = {
        {"value", "By", "What decides between captures"},
        {"weight", "Each counts", "What a piece of these types counts"},
        {"other-types", "Other pieces", "Counted differently"},
        {"other-weight", "Each counts", "What a piece of the other types counts"},
    };
    static constexpr RuleAbout about{
        .sentence =
            "[{?value=mover}one by [{types:a}|any piece]|{?value=earliest}one that captures "
            "[{types:a}|any piece] as early as possible|one worth the most, where "
            "[{types:a}|any piece] counts {weight} and {other-types:a} "
            "{other-weight}|[{?weight<0}one of the fewest pieces|one of the most pieces][ who "
            "are {types:a}]]",
        .members = members,
        .tables = tables,
    };
    return about;
}

void visitFields(RuleVisitor &v, Compulsion &rule)
{
    v.choice("captures", rule.captures);
    v.rules("priorities", rule.priorities);
    v.set("players", rule.players);
    v.extras(rule.extras);
}

const RuleAbout &about(const Compulsion *)
{
    static constexpr TableUse tables[] = {
        {""},
        {"captures"},
        {"priorities", ByTables::Duties, ByTables::Known, "the best capture is compulsory"},
        {"players"},
    };
    static constexpr RuleFieldRow members[] = {
        {"captures", "Captures", "Whether a player must capture"},
        {"priorities",
         "Which capture",
         "Wishes that decide between captures, the first before the others"},
    };
    static constexpr RuleAdvice advice[] = {
        {"multi-capture, multiple capture, several captures",
         "Several captures in one move are legs of the piece, drawn in Pieces mode; this rule says "
         "when a capture must be made, and which."},
    };
    static constexpr RuleAbout about{
        .group = RuleGroup::Captures,
        .title = "Mandatory capture",
        .help = "Who must capture, and which of several captures.",
        .finds = "forced capture, mandatory capture, must capture, obligatory, maximum capture, "
                 "longest capture, draughts, checkers, antichess, losing chess, giveaway",
        .advice = advice,
        .sentence = "[{players}|A player] {captures}[{?captures=must} where that is possible][; of "
                    "several captures {priorities/; of those }].",
        .brief = "a player {captures}[ ({players})]",
        .members = members,
        .tables = tables,
    };
    return about;
}

} // namespace rookery
