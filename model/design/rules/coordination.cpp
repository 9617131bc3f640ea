#include "model/design/rules/coordination.h"

#include "model/design/terms/rule_visitor.h"

namespace rookery {

void visitFields(RuleVisitor &v, Coordination &rule)
{
    v.set("captors", rule.captors);
    v.set("partners", rule.partners);
    v.set("victims", rule.victims);
    v.extras(rule.extras);
}

const RuleAbout &about(const Coordination *)
{
    static constexpr TableUse tables[] = {
        {"",
         ByTables::Tried,
         ByTables::Tried,
         "pieces capture where their lines cross a partner's"},
        {"captors"},
        {"partners"},
        {"victims"},
    };
    static constexpr RuleAbout about{
        .title = "Coordination",
        .help = "Enemies are captured where a piece's file and rank cross those of a partner.",
        .finds = "coordinator, ultima, baroque",
        .sentence =
            "[Every {captors:or}|Every piece] that arrives captures [{victims:a}|any piece] "
            "where its file and rank cross those of [{partners:a}|any piece] of the same "
            "player.",
        .tables = tables,
    };
    return about;
}

} // namespace rookery
