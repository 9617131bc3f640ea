#include "model/design/rules/ends/reached.h"

#include "model/design/terms/rule_limits.h"
#include "model/design/terms/rule_visitor.h"

namespace rookery {

void visitFields(RuleVisitor &v, Reached &rule)
{
    v.set("types", rule.types);
    v.optional("zone", rule.zone);
    v.number("count", rule.count, 1, rulelimits::count);
    v.flag("blocked-counts", rule.blockedCounts);
    v.flag("safe", rule.safe);
    v.list("answered", rule.answered);
}

const RuleAbout &about(const Reached *)
{
    static constexpr TableUse tables[] = {
        {""},
        {"types"},
        {"zone"},
        {"count"},
        {"blocked-counts"},
        {"safe"},
        {"answered"},
    };
    static constexpr RuleFieldRow members[] = {
        {"blocked-counts",
         "Blocked counts",
         "Also when every cell of the zone is taken and a piece of the player is there"},
        {"safe", "Safe", "Enough of them even after any single capture"},
    };
    static constexpr RuleAbout about{
        .key = "reached",
        .title = "Goal reached",
        .help = "A player's pieces stand in a zone.",
        .finds =
            "king of the hill, racing kings, race, goal, breakthrough, campmate, reach, far rank",
        .sentence = "has [{?count=1}[{types:a}|any piece]|{count#piece#pieces}][ in the zone "
                    "{zone}][{?safe}, even after any single capture][{?blocked-counts}, or has a "
                    "piece there while every cell of it is taken][, unless {answered} can do the "
                    "same at once]",
        .brief = "whose [{types}|every piece] stands[ in zone '{zone}']",
        .over = "{player} has reached the goal",
        .members = members,
        .tables = tables,
    };
    return about;
}

} // namespace rookery
