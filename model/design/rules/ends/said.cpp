#include "model/design/rules/ends/said.h"

#include "model/design/terms/rule_visitor.h"

#include <algorithm>

namespace rookery {

namespace {

bool asksWhoHasLost(const phrase::Node &node)
{
    return (node.kind == phrase::Kind::Call && node.function == phrase::Function::HasLost)
           || std::any_of(node.parts.begin(), node.parts.end(), [](const phrase::Node &part) {
                  return asksWhoHasLost(part);
              });
}

} // namespace

bool asksWhoHasLost(const phrase::Phrase &condition)
{
    return condition.isGiven() && asksWhoHasLost(condition.node());
}

void visitFields(RuleVisitor &v, Said &rule)
{
    v.text("if", rule.condition);
}

const RuleAbout &about(const Said *)
{
    static constexpr TableUse tables[] = {
        {"", ByTables::Ends, ByTables::Known, "own conditions end the game"},
    };
    static constexpr RuleAdvice advice[] = {
        {"territory, area",
         "Territory is an own word that counts cells, and “Most of” of this end compares it, as in "
         "the bundled Go."},
    };
    static constexpr RuleAbout about{
        .key = "said",
        .group = RuleGroup::Own,
        .title = "Own condition",
        .help = "Whatever the author says in the words of own rules.",
        .finds = "own rule, own end, custom end, condition, win condition, score",
        .advice = advice,
        .sentence = "meets a condition of its own",
        .brief = "p for whom {if}",
        .over = "[{?if}]the condition of an own rule holds",
        .tables = tables,
    };
    return about;
}

} // namespace rookery
