#include "model/file/design/rule_library.h"

#include "model/base/shown.h"
#include "model/base/text.h"
#include "model/file/bundled/bundled.h"
#include "model/file/design/design_writer.h"
#include "model/file/design/form_use.h"
#include "model/file/design/rule_clip.h"
#include "model/file/json/json_printer.h"
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

FormParameter parameterOf(const JsonValue &value)
{
    FormParameter parameter;
    for (const JsonValue member : value) {
        if (member.hasKey("name"))
            parameter.name = member.string();
        else if (member.hasKey("member"))
            parameter.member = member.string();
        else if (member.hasKey("title"))
            parameter.title = member.string();
        else if (member.hasKey("is"))
            parameter.is = member.string();
        else if (member.hasKey("usual"))
            parameter.usual = member.string();
        else if (member.hasKey("begun"))
            parameter.begun = member.string();
        else if (member.hasKey("least"))
            parameter.least = static_cast<int>(member.integer().value_or(0));
        else if (member.hasKey("most"))
            parameter.most = static_cast<int>(member.integer().value_or(0));
        else
            for (const JsonValue word : member)
                parameter.words.emplace_back(word.key(), word.string());
    }
    return parameter;
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
        else if (member.hasKey("reads"))
            rule.reads = member.string();
        else if (member.hasKey("outcome"))
            rule.outcome = member.string();
        else if (member.hasKey("says"))
            rule.says = member.string();
        else if (member.hasKey("parameters"))
            for (const JsonValue parameter : member)
                rule.parameters.push_back(parameterOf(parameter));
        else if (member.hasKey("rules"))
            rule.rules = std::string(member.source());
        else
            for (const JsonValue example : member)
                rule.examples.push_back(exampleOf(example));
    }
    return rule;
}

FormBlanks begunBlanks(const std::vector<FormParameter> &parameters)
{
    FormBlanks blanks = usualBlanks(parameters);
    for (const FormParameter &parameter : parameters) {
        if (!parameter.begun.empty())
            blanks[parameter.name] = parameter.begun;
    }
    return blanks;
}

/// The rules as a design gets them.
std::string addedRules(const LibraryRule &rule, const FormBlanks &blanks, TakenNames &taken)
{
    std::string text = filledForm(rule.rules, blanks, taken);
    if (rule.outcome.empty())
        return text;
    JsonOut lists = JsonOut::object();
    const auto filled = JsonTree::read(text);
    for (const JsonValue list : filled->root()) {
        JsonOut rules = JsonOut::list();
        for (const JsonValue each : list) {
            JsonOut whole = JsonOut::copied(each);
            if (list.hasKey("ends"))
                whole.set("outcome", JsonOut::text(rule.outcome));
            rules.add(std::move(whole));
        }
        lists.set(list.key(), std::move(rules));
    }
    return printJson(lists);
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

std::string begunRules(const LibraryRule &rule)
{
    TakenNames none;
    return addedRules(rule, begunBlanks(rule.parameters), none);
}

Result<Design> withLibraryRule(const Design &design, std::string_view wanted)
{
    const std::string_view key = trimmed(wanted.substr(0, wanted.find(':')));
    const auto rules = ruleLibrary();
    const auto rule = std::find_if(
        rules.begin(), rules.end(), [&](const LibraryRule &each) { return each.key == key; });
    if (rule == rules.end())
        return failure(Message("there is no ready rule called {key}", {{"key", inQuotes(key)}}));
    FormBlanks blanks = begunBlanks(rule->parameters);
    if (key.size() < wanted.size()) {
        for (const std::string_view part :
             partsBetweenCommas(wanted.substr(wanted.find(':') + 1))) {
            const std::size_t sign = part.find('=');
            const std::string name(trimmed(part.substr(0, sign)));
            const bool isThere =
                std::any_of(rule->parameters.begin(),
                            rule->parameters.end(),
                            [&](const FormParameter &parameter) { return parameter.name == name; });
            if (!isThere || sign == std::string_view::npos)
                return failure(
                    Message("{title} has no parameter {name}",
                            {{"title", inQuotes(rule->title)}, {"name", inQuotes(name)}}));
            blanks[name] = trimmed(part.substr(sign + 1));
        }
    }
    const auto alreadyThere = [&] {
        return failure(Message("the design has the rules of {title} already",
                               {{"title", inQuotes(rule->title)}}));
    };
    const auto isOfRule = [&](const FormUse &use) {
        return use.isOf(key);
    };
    const auto before = formsIn(design);
    if (rule->parameters.empty() && std::any_of(before.begin(), before.end(), isOfRule))
        return alreadyThere();
    const std::string text = writeDesign(design);
    const auto tree = JsonTree::read(text);
    if (!tree)
        return failure(tree.error().front());
    TakenNames taken = takenNames(*tree);
    auto next = withPastedRules(design, addedRules(*rule, blanks, taken));
    if (!next)
        return next;
    const auto after = formsIn(*next);
    const auto isTwice = [&](const FormUse &use) {
        return std::count_if(after.begin(),
                             after.end(),
                             [&](const FormUse &other) {
                                 return other.form == use.form && other.blanks == use.blanks;
                             })
               > 1;
    };
    const auto twin = std::find_if(after.rbegin(), after.rend(), isOfRule);
    if (twin != after.rend() && isTwice(*twin))
        return alreadyThere();
    return next;
}

} // namespace rookery
