#include "model/design/rules/ends/mate.h"

#include "model/design/terms/rule_visitor.h"

namespace rookery {

void visitFields(RuleVisitor &v, Mate &rule)
{
    v.set("checkers", rule.checkers);
    v.set("series", rule.series);
}

const RuleAbout &about(const Mate *)
{
    static constexpr TableUse tables[] = {
        {""},
        {"checkers"},
        {"series"},
    };
    static constexpr RuleFieldRow members[] = {
        {"checkers", "Check by", "Only pieces of these types give the check; none named: anybody"},
        {"series",
         "Checks in a row by",
         "One of the checks in a row up to the mate was given by one of these; none named: by "
         "anybody"},
    };
    static constexpr RuleAbout about{
        .key = "mate",
        .title = "Mate",
        .help = "The player to move is in check and has no move.",
        .finds = "checkmate, king, shogi, win",
        .sentence = "is in check[ by {checkers:a} alone] and has no move[, and {series:a} has "
                    "given one of the checks in a row up to now]",
        .brief = "who is mated[ by {checkers}][ after a check by {series}]",
        .over = "{player} is checkmated",
        .members = members,
        .tables = tables,
    };
    return about;
}

} // namespace rookery
