#include "widgets/rules/rule_list.h"

#include "model/board/phrase_names.h"
#include "model/edit/rules/rule_parts.h"
#include "model/file/design/form_use.h"
#include "widgets/base/shown_wording.h"

namespace rookery {

namespace {

/// Whether a rule that stands in no list says something unusual.
bool saysSomething(const Design &design, std::string_view path)
{
    const auto usual = withRuleRemoved(design, path);
    return usual && *usual != design;
}

/// A design that never has pieces in hand has nothing to say about putting them down.
bool isIdleDrop(const Design &design, std::string_view kind)
{
    const Rules &rules = *design.rules;
    return kind == "drops" && rules.drops == std::vector{Drop{}} && rules.hands == Hands{}
           && design.setup->hands.empty();
}

} // namespace

std::vector<RuleEntry> ruleEntries(const Design &design, const std::set<std::string> &wanted)
{
    std::vector<RuleEntry> entries;
    const Wording wording = shownWording();
    const CellNames cells = thingNames(design).cellName;
    const auto forms = formsIn(design);
    const auto add = [&](std::string path, const RuleRow &row, bool isInList) {
        const FormUse *form = formAt(forms, path);
        std::string sentence = form && form->mainPath() == path
                                   ? formSentence(*form, design, wording, cells)
                                   : ruleSentence(design, path, wording, cells);
        entries.push_back({std::move(path), &row, std::move(sentence), isInList});
    };
    for (const RuleRow &row : ruleRows()) {
        const std::string key(row.key);
        const auto count = ruleCount(design, key);
        if (!count) {
            if (key == "turns" || wanted.contains(key) || saysSomething(design, key))
                add(key, row, false);
        } else if (!isIdleDrop(design, key) || wanted.contains(key)) {
            for (std::size_t i = 0; i < *count; ++i)
                add(key + "/" + std::to_string(i), row, true);
        }
    }
    return entries;
}

bool hasNoRules(const Design &design)
{
    Rules rules = *design.rules;
    rules.players.clear();
    rules.extras = {};
    return rules == Rules{};
}

} // namespace rookery
