#include "model/file/design/rule_library.h"

#include "model/base/shown.h"
#include "model/file/bundled/bundled.h"
#include "model/file/design/rule_clip.h"
#include "model/file/json/json_tree.h"

#include <algorithm>
#include <cassert>

namespace rookery {

namespace {

std::vector<std::string> textsOf(const JsonValue &list)
{
    std::vector<std::string> texts;
    for (const JsonValue text : list)
        texts.push_back(text.string());
    return texts;
}

LibraryRule::Example exampleOf(const JsonValue &value)
{
    LibraryRule::Example example;
    for (const JsonValue member : value) {
        if (member.hasKey("design"))
            example.design = member.string();
        else if (member.hasKey("moves"))
            example.moves = textsOf(member);
        else if (member.hasKey("allows"))
            example.allows = textsOf(member);
        else
            example.refuses = textsOf(member);
    }
    return example;
}

LibraryRule ruleOf(const JsonValue &value)
{
    LibraryRule rule;
    for (const JsonValue member : value) {
        if (member.hasKey("key"))
            rule.key = member.string();
        else if (member.hasKey("title"))
            rule.title = member.string();
        else if (member.hasKey("help"))
            rule.help = member.string();
        else if (member.hasKey("finds"))
            rule.finds = member.string();
        else if (member.hasKey("rules"))
            rule.rules = std::string(member.source());
        else
            for (const JsonValue example : member)
                rule.examples.push_back(exampleOf(example));
    }
    return rule;
}

} // namespace

std::span<const LibraryRule> ruleLibrary()
{
    static const std::vector<LibraryRule> rules = [] {
        const auto tree = JsonTree::read(bundledRules());
        assert(tree.has_value());
        std::vector<LibraryRule> read;
        for (const JsonValue rule : tree->root())
            read.push_back(ruleOf(rule));
        return read;
    }();
    return rules;
}

Result<Design> withLibraryRule(const Design &design, std::string_view key)
{
    const auto rules = ruleLibrary();
    const auto rule = std::find_if(
        rules.begin(), rules.end(), [&](const LibraryRule &each) { return each.key == key; });
    if (rule == rules.end())
        return failure(Message("there is no ready rule called {key}", {{"key", inQuotes(key)}}));
    if (hasRules(design, rule->rules))
        return failure(Message("the design has the rules of {title} already",
                               {{"title", inQuotes(rule->title)}}));
    return withPastedRules(design, rule->rules);
}

} // namespace rookery
