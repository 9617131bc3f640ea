#include "model/design/rules/ends/counted_out.h"

#include "model/design/terms/rule_limits.h"
#include "model/design/terms/rule_visitor.h"

namespace rookery {

void visitFields(RuleVisitor &v, CountLimit &rule)
{
    v.list("types", rule.types);
    v.number("at-least", rule.pieces, 1, rulelimits::count);
    v.number("moves", rule.moves, 1, rulelimits::count);
}

const RuleAbout &about(const CountLimit *)
{
    static constexpr TableUse tables[] = {
        {"types"},
        {"at-least"},
        {"moves"},
    };
    static constexpr RuleFieldRow members[] = {
        {"at-least", "Each at least", "So many pieces of each of these types"},
    };
    static constexpr RuleAbout about{
        .sentence = "to {moves} by a single piece against [{types*at-least}|anybody]",
        .members = members,
        .tables = tables,
    };
    return about;
}

void visitFields(RuleVisitor &v, CountedOut &rule)
{
    v.choice("rule", rule.rule);
    v.list("pawns", rule.pawns);
    v.rules("against", rule.limits);
    v.number("moves", rule.moves, 0, rulelimits::count);
}

const RuleAbout &about(const CountedOut *)
{
    static constexpr TableUse tables[] = {
        {""},
        {"rule"},
        {"pawns"},
        {"against"},
        {"moves"},
    };
    static constexpr RuleFieldRow members[] = {
        {"rule", "Rule", "Which counting rule"},
        {"pawns", "Pawns", "While these are on the board no player counts"},
        {"against",
         "Against",
         "How far a single piece counts against which pieces; the first row that fits"},
    };
    static constexpr RuleAbout about{
        .key = "counted-out",
        .title = "Counting",
        .help = "The weaker side has counted its moves to the end.",
        .finds = "counting rule, makruk, bare king, honour",
        .sentence = "has moved beyond the end of the count, counted {rule}[ once there is no "
                    "{pawns:or}][, {against/, }][{?moves}, else to {moves}]",
        .brief = "who is counted out {rule}",
        .over = "the count is up",
        .members = members,
        .tables = tables,
    };
    return about;
}

} // namespace rookery
