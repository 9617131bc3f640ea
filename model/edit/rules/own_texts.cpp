#include "model/edit/rules/own_texts.h"

#include "model/board/phrase_names.h"
#include "model/design/own_rules.h"
#include "model/design/rule_path.h"
#include "model/design/texts.h"
#include "model/phrase/writer.h"

#include <algorithm>

namespace rookery {

namespace {

template<class Tree>
concept HasDraft = requires(Tree tree)
{
    tree.draft;
};

/// Acts on the text that a path names.
template<class Act>
class TextAct final : public RuleAct
{
public:
    explicit TextAct(Act act)
        : m_act(std::move(act))
    {
    }
    void onText(std::string_view, RuleText text) override
    {
        isFound = true;
        std::visit([&](auto *value) { m_act(*value, text.sort); }, text.value);
    }

    bool isFound = false;

private:
    Act m_act;
};

template<class Act>
bool onTextAt(Rules &rules, std::string_view path, Act act)
{
    TextAct<Act> seen(std::move(act));
    return visitAt(rules, path, seen) && seen.isFound;
}

std::vector<std::string> linesOf(const std::string &text)
{
    return text.empty() ? std::vector<std::string>() : std::vector{text};
}

template<class Tree>
std::vector<std::string> linesOf(const Tree &tree, const phrase::Names &names)
{
    if constexpr (std::is_same_v<Tree, std::string>)
        return linesOf(tree);
    else if constexpr (std::is_same_v<Tree, phrase::Head>)
        return linesOf(tree.name.empty() ? tree.text : written(tree));
    else if constexpr (requires { tree.texts; })
        return written(tree, names);
    else
        return linesOf(written(tree, names));
}

std::string joined(const std::vector<std::string> &lines)
{
    std::string text;
    for (const std::string &line : lines)
        text += (text.empty() ? "" : " ") + line;
    return text;
}

template<class Tree>
void setLines(Tree &tree, const std::vector<std::string> &lines)
{
    if constexpr (std::is_same_v<Tree, std::string>) {
        tree = joined(lines);
    } else {
        tree = {};
        if constexpr (requires { tree.texts; })
            tree.texts = lines;
        else
            tree.text = joined(lines);
    }
}

phrase::Names namesOf(const Design &design, const Rules &rules)
{
    phrase::Names names = thingNames(design);
    addOwnNames(names, rules);
    return names;
}

/// A name that others use, changed where it is given.
bool rename(Rules &rules,
            std::string_view path,
            const std::string &name,
            std::optional<Error> &fault)
{
    std::vector<std::string> parameters;
    const bool isName = onTextAt(rules, path, [&](auto &tree, TextSort sort) {
        using Tree = std::remove_cvref_t<decltype(tree)>;
        if constexpr (std::is_same_v<Tree, std::string>) {
            if (sort == TextSort::Name)
                tree = name;
        } else if constexpr (std::is_same_v<Tree, phrase::Head>) {
            auto head = phrase::parseHead(name);
            if (!head) {
                fault = head.error();
                return;
            }
            tree = std::move(*head);
            for (const auto &parameter : tree.parameters)
                parameters.push_back(parameter.name);
        }
    });
    const std::string means = std::string(path.substr(0, path.rfind('/'))) + "/means";
    if (!parameters.empty() && path.starts_with("words/"))
        onTextAt(rules, means, [&](auto &tree, TextSort) {
            if constexpr (std::is_same_v<std::remove_cvref_t<decltype(tree)>, phrase::Phrase>) {
                for (std::size_t i = 0; i < std::min(parameters.size(), tree.locals.size()); ++i)
                    tree.locals[i].name = parameters[i];
            }
        });
    return isName;
}

bool isNamePath(Rules rules, std::string_view path)
{
    bool isName = false;
    onTextAt(rules, path, [&](auto &tree, TextSort sort) {
        isName = sort == TextSort::Name
                 || std::is_same_v<std::remove_cvref_t<decltype(tree)>, phrase::Head>;
    });
    return isName;
}

} // namespace

Rules textsOfOwnRules(const Design &design)
{
    Rules rules = *design.rules;
    unreadOwnRules(rules, namesOf(design, rules));
    return rules;
}

Result<Design> withOwnRulesRead(const Design &design, Rules rules, std::string_view path)
{
    const Errors faults = readOwnRules(rules, thingNames(design));
    if (!faults.empty()) {
        const Error &first = faults.front();
        const bool isHere =
            !path.empty() && first.place.pointer.starts_with("/" + std::string(path));
        return failure(isHere
                           ? first.message
                           : Message("another own rule needs it: {why}", {{"why", first.message}}),
                       first.place);
    }
    Design result = design;
    if (rules != *design.rules)
        result.rules = std::move(rules);
    return result;
}

Result<Design> withRulesReadable(const Design &before, Result<Design> after)
{
    if (!after)
        return after;
    const auto haveSameNames = [](const auto &a, const auto &b) {
        return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const auto &x, const auto &y) {
            return x.name == y.name;
        });
    };
    const bool isSame = before.board.sameAs(after->board)
                        && before.directions.sameAs(after->directions)
                        && haveSameNames(before.pieces->types, after->pieces->types)
                        && haveSameNames(before.rules->players, after->rules->players);
    if (isSame)
        return after;
    return withOwnRulesRead(*after, textsOfOwnRules(*after));
}

std::vector<std::string> ruleLines(const Design &design, std::string_view path)
{
    std::vector<std::string> lines;
    Rules rules = *design.rules;
    const phrase::Names names = namesOf(design, rules);
    onTextAt(rules, path, [&](auto &tree, TextSort) { lines = linesOf(tree, names); });
    return lines;
}

Result<Design>
withRuleLines(const Design &design, std::string_view path, const std::vector<std::string> &lines)
{
    for (const std::string &line : lines) {
        if (auto fault = textFault(line); !fault.isEmpty())
            return failure(std::move(fault));
    }
    if (isNamePath(*design.rules, path)) {
        Rules rules = *design.rules;
        std::optional<Error> fault;
        rename(rules, path, joined(lines), fault);
        if (fault)
            return failure(std::move(*fault));
        unreadOwnRules(rules, namesOf(design, rules));
        return withOwnRulesRead(design, std::move(rules), path);
    }
    Rules rules = textsOfOwnRules(design);
    const bool isThere =
        onTextAt(rules, path, [&](auto &tree, TextSort) { setLines(tree, lines); });
    if (!isThere)
        return failure(
            Message("there is no text '{path}' in the rules", {{"path", std::string(path)}}));
    return withOwnRulesRead(design, std::move(rules), path);
}

Result<phrase::Draft> ruleDraft(const Design &design, std::string_view path, const Wording &wording)
{
    auto context = memberContext(*design.rules, thingNames(design), path);
    if (!context)
        return failure(
            Message("there is nothing to be said in '{path}'", {{"path", std::string(path)}}));
    context->wording = wording;
    std::vector<std::string> lines;
    Rules rules = *design.rules;
    onTextAt(rules, path, [&](auto &tree, TextSort) {
        if constexpr (HasDraft<std::remove_cvref_t<decltype(tree)>>)
            lines = tree.draft;
    });
    // One that names what is no longer there cannot be gone on with.
    if (lines.empty() || !phrase::Draft::read(lines, *context))
        lines = ruleLines(design, path);
    if (lines.empty() && context->sort != phrase::MemberSort::Choices)
        lines = {"?"};
    return phrase::Draft::read(lines, *context);
}

Result<Design>
withRuleDraft(const Design &design, std::string_view path, const phrase::Draft &draft)
{
    const bool isWhole = !draft.hasBlanks() || draft.isEmpty();
    if (isWhole) {
        auto next = withRuleLines(
            design, path, draft.isEmpty() ? std::vector<std::string>() : draft.lines());
        if (next || !draft.isEmpty())
            return next;
    }
    Rules rules = *design.rules;
    onTextAt(rules, path, [&](auto &tree, TextSort) {
        if constexpr (HasDraft<std::remove_cvref_t<decltype(tree)>>)
            tree.draft = draft.lines();
    });
    Design result = design;
    if (rules != *design.rules)
        result.rules = std::move(rules);
    return result;
}

bool hasRuleDraft(const Design &design, std::string_view path)
{
    struct Finder final : RuleAct
    {
        bool isFound = false;

        void onText(std::string_view, RuleText text) override
        {
            std::visit(
                [this](auto *value) {
                    if constexpr (HasDraft<std::remove_cvref_t<decltype(*value)>>)
                        isFound = isFound || !value->draft.empty();
                },
                text.value);
        }
        void component(RuleRef rule) override { rule.visit(*this); }
    };
    Rules rules = *design.rules;
    Finder finder;
    visitAt(rules, path, finder);
    return finder.isFound;
}

} // namespace rookery
