#include "model/design/rules/turns.h"

#include "model/design/terms/rule_visitor.h"

namespace rookery {

void visitFields(RuleVisitor &v, Turns &rule)
{
    v.sequence("opening", rule.opening);
    v.sequence("cycle", rule.cycle);
    v.choice("progression", rule.progression);
    v.choice("lost", rule.lost);
    v.extras(rule.extras);
}

const RuleAbout &about(const Turns *)
{
    static constexpr TableUse tables[] = {
        {"opening", ByTables::Made, ByTables::Known, "players do not simply take turns"},
        {"cycle", ByTables::Made, ByTables::Known, "players do not simply take turns"},
        {"progression", ByTables::Made, ByTables::Known, "players do not simply take turns"},
        {"lost"},
    };
    static constexpr RuleFieldRow members[] = {
        {"opening", "Begin", "Who moves first, move by move, before the cycle starts"},
        {"cycle",
         "Then in turn",
         "Who moves after whom, again and again; none named: all in their order"},
        {"progression", "Turns", "Whether turns grow longer"},
        {"lost", "Who loses", "What becomes of a player who has lost while two others still play"},
    };
    static constexpr RuleAbout about{
        .group = RuleGroup::Turns,
        .title = "Turns",
        .help = "Who moves when, how many moves a turn has, and who begins.",
        .finds = "who moves first, double move, extra move, marseillais, progressive",
        .sentence = "[First move {opening}.] [[{?opening}Then in turn|In turn move] {cycle}.] "
                    "[{?progression=by-one}Each turn has one move more than the last.] "
                    "[{?lost!=ends-game}Who loses while two others play {lost}.]",
        .usual = "{everybody} move in turn.",
        .brief = "[{?opening}the players do not simply take turns|{?cycle}the players do not "
                 "simply take turns|{?progression!=none}the players do not simply take "
                 "turns]\n[{?lost!=ends-game}who loses {lost}]",
        .members = members,
        .tables = tables,
    };
    return about;
}

} // namespace rookery
