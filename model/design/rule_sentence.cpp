#include "model/design/rule_sentence.h"

#include "model/design/own_rules.h"
#include "model/design/rules/ends/end_condition.h"
#include "model/phrase/sentences.h"

namespace rookery {

namespace {

const std::string &nameOf(IdKind kind, std::size_t index, const RuleNaming &naming)
{
    static const std::string none;
    if (kind == IdKind::Player)
        return naming.rules.players[index].name;
    if (naming.design == nullptr)
        return none;
    switch (kind) {
    case IdKind::Piece:
        return naming.design->pieces->types[index].name;
    case IdKind::Zone:
        return naming.design->board->edits.zones[index].name;
    case IdKind::Direction:
        return naming.design->directions->list[index].name;
    case IdKind::Player:
    case IdKind::Site:
        break;
    }
    return none;
}

/// Names with a silent or a spoken U look alike, and more begin as Unicorn does.
std::string withArticle(const std::string &name)
{
    if (name.empty())
        return name;
    const bool isVowel = std::string_view("AEIO").find(name.front()) != std::string_view::npos;
    return (isVowel ? "an " : "a ") + name;
}

/// "second", "third", "4th", "21st".
std::string ordinal(int number)
{
    if (number == 2)
        return "second";
    if (number == 3)
        return "third";
    const bool isTeen = number / 10 % 10 == 1;
    const int last = isTeen ? 0 : number % 10;
    const char *ending = last == 1 ? "st" : last == 2 ? "nd" : last == 3 ? "rd" : "th";
    return std::to_string(number) + ending;
}

constexpr std::size_t mostParts = 30; ///< of a component that are told

/// Makes arguments of the members of a component.
class ArgumentMaker final : public RuleVisitor
{
public:
    ArgumentMaker(RuleMood mood, const RuleNaming &naming, MessageArguments &arguments)
        : m_mood(mood)
        , m_naming(naming)
        , m_arguments(arguments)
    {
    }

    void onChoice(std::string_view key, RuleChoice choice) override
    {
        m_arguments.set(
            std::string(key),
            {m_naming.wording(choice.title(choice.row())), std::string(choice.name(choice.row()))});
    }
    void onIds(std::string_view key, RuleIds ids) override
    {
        std::vector<std::string> items;
        for (const std::size_t index : ids.indices())
            items.push_back(nameOf(ids.kind(), index, m_naming));
        setNames(m_arguments, std::string(key), std::move(items), m_naming);
    }
    void number(std::string_view key, int &value, int, int) override
    {
        m_arguments.set(std::string(key), value);
        m_arguments.set(std::string(key) + ":th", ordinal(value));
    }
    void flag(std::string_view key, bool &value) override
    {
        m_arguments.set(std::string(key), value ? 1 : 0);
    }
    void word(std::string_view key, std::string &value) override
    {
        m_arguments.set(std::string(key), value);
    }
    void onText(std::string_view key, RuleText text) override
    {
        std::visit([&](const auto *value) { m_arguments.set(std::string(key), textOf(*value)); },
                   text.value);
    }
    void perFile(std::string_view key, std::optional<FileLimit> &value) override
    {
        m_arguments.set(std::string(key), value ? std::to_string(value->most) : std::string());
    }
    void onRules(std::string_view key, RuleList rules) override
    {
        std::vector<std::string> texts;
        for (std::size_t i = 0; i < rules.size(); ++i)
            texts.push_back(ruleText(rules[i], m_mood, m_naming));
        const std::string count = std::to_string(texts.size());
        m_arguments.set(std::string(key) + ":and",
                        joined(texts, mostParts).text({m_naming.wording}));
        m_arguments.set(std::string(key), {count, count, !texts.empty(), std::move(texts)});
    }
    void onCondition(std::string_view key, RuleEndCondition condition) override
    {
        condition.visit(*this);
        const std::string_view event = condition.about().event;
        m_arguments.set(
            "event", event.empty() ? std::string() : filled(m_naming.wording(event), m_arguments));
        const bool isSaidOtherwise = m_arguments.find(key) != nullptr;
        // An own condition is part of the sentence of its end.
        const auto *own = isSaidOtherwise ? nullptr : m_arguments.find("if");
        m_arguments.set("own", own == nullptr ? MessageArguments::Argument() : *own);
        if (isSaidOtherwise)
            return;
        m_arguments.set(std::string(key),
                        filled(m_naming.wording(condition.about().*m_mood), m_arguments));
    }

private:
    static std::string textOf(const std::string &text) { return text; }
    /// Without pieces, names and what they stand for are left out.
    template<class Tree>
    std::string textOf(const Tree &tree) const
    {
        if (m_naming.design == nullptr)
            return {};
        phrase::Names names = namesWithoutCells(*m_naming.design);
        addOwnNames(names, m_naming.rules);
        names.cellName = m_naming.cells;
        return phrase::said(tree, names, m_naming.wording);
    }

    RuleMood m_mood;
    const RuleNaming &m_naming;
    MessageArguments &m_arguments;
};

} // namespace

std::string listedNames(std::span<const std::string> names, const RuleNaming &naming)
{
    return joined(names, naming.most).text({naming.wording});
}

void setNames(MessageArguments &arguments,
              const std::string &key,
              std::vector<std::string> names,
              const RuleNaming &naming)
{
    const std::string all = listedNames(names, naming);
    const std::string choice = joined(names, naming.most, Conjunction::Or).text({naming.wording});
    arguments.set(key, {all, std::to_string(names.size()), !names.empty(), std::move(names)});
    arguments.set(key + ":or", choice);
    arguments.set(key + ":a", withArticle(choice));
}

std::string ruleText(const RuleRef &rule, RuleMood mood, const RuleNaming &naming)
{
    return ruleText(rule, mood, naming, {});
}

std::string
ruleText(const RuleRef &rule, RuleMood mood, const RuleNaming &naming, MessageArguments arguments)
{
    if ((rule.about().*mood).empty())
        return {};
    ArgumentMaker maker(mood, naming, arguments);
    rule.visit(maker);
    return filled(naming.wording(rule.about().*mood), arguments);
}

} // namespace rookery
