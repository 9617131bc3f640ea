#include "model/design/rules/own/own_word.h"

#include "model/design/terms/rule_visitor.h"

namespace rookery {

void visitFields(RuleVisitor &v, OwnWord &rule)
{
    v.text("name", rule.name);
    v.text("means", rule.means);
    v.text("note", rule.note, TextSort::Note);
    v.extras(rule.extras);
}

const RuleAbout &about(const OwnWord *)
{
    // A word means something to the rules that use it.
    static constexpr TableUse tables[] = {{""}};
    static constexpr RuleFieldRow members[] = {
        {"means", "Means", "What the word stands for"},
    };
    static constexpr RuleAbout about{
        .group = RuleGroup::Own,
        .title = "Own words",
        .help = "A phrase with a name, which other own rules use.",
        .finds = "own rule, definition, macro, name",
        .sentence = "{name} means: {means}.",
        .members = members,
        .tables = tables,
        .looksAlongLines = true,
    };
    return about;
}

} // namespace rookery
