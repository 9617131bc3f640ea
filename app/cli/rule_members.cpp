#include "app/cli/rule_members.h"

#include "model/design/rule_sheet.h"
#include "model/design/rules.h"
#include "model/design/rules/ends/end_condition.h"
#include "model/design/terms/rule_visitor.h"

#include <utility>

namespace rookery::cli {

namespace {

constexpr std::string_view kinds[] = {"piece type", "player", "zone", "direction", "cell"};

std::string typeOf(const RuleIds &ids)
{
    const std::string one(kinds[static_cast<std::size_t>(ids.kind())]);
    switch (ids.use()) {
    case IdUse::Set:
        return one + (ids.kind() == IdKind::Direction ? "s, left out: lines" : "s, left out: all");
    case IdUse::List:
    case IdUse::Sequence:
        return "list of " + one + "s";
    case IdUse::One:
        return one;
    case IdUse::Maybe:
        return one + ", may be left out";
    }
    return one;
}

std::string typeOf(const RuleText &text)
{
    struct Names
    {
        std::string operator()(const std::string *) const { return "text"; }
        std::string operator()(const phrase::Phrase *) const { return "phrase"; }
        std::string operator()(const phrase::Choices *) const { return "list of lines to choose"; }
        std::string operator()(const phrase::Steps *) const { return "list of lines of steps"; }
        std::string operator()(const phrase::Saying *) const
        {
            return "text, with phrases in braces";
        }
        std::string operator()(const phrase::Head *) const { return "name, with its parameters"; }
        std::string operator()(const phrase::MoveRefs *) const { return "list of names of moves"; }
    };
    return std::visit(Names(), text.value);
}

/// Writes the members of one component below one another.
class MemberTeller final : public RuleVisitor
{
public:
    MemberTeller(std::string component, std::size_t indent)
        : m_component(std::move(component))
        , m_indent(indent)
    {
    }

    std::string take() { return std::move(m_text); }

    void onChoice(std::string_view key, RuleChoice choice) override
    {
        line(key, "one of");
        for (std::size_t i = 0; i < choice.count(); ++i) {
            const bool isUsual = i == choice.row();
            write(m_indent + 4,
                  std::string(choice.name(i)) + ": " + std::string(choice.title(i))
                      + (isUsual ? " (where nothing is said)" : ""));
        }
    }
    void onIds(std::string_view key, RuleIds ids) override { line(key, typeOf(ids)); }
    void number(std::string_view key, int &value, int least, int most) override
    {
        line(key,
             "number from " + std::to_string(least) + " to " + std::to_string(most) + ", usually "
                 + std::to_string(value));
    }
    void flag(std::string_view key, bool &value) override
    {
        line(key, value ? "true or false, usually true" : "true or false, usually false");
    }
    void word(std::string_view key, std::string &) override { line(key, "letter"); }
    void perFile(std::string_view key, std::optional<FileLimit> &) override
    {
        line(key, "number, may be left out");
    }
    void onText(std::string_view key, RuleText text) override { line(key, typeOf(text)); }
    void onRule(std::string_view key, RuleRef rule) override
    {
        line(key, "object with");
        nested(rule);
    }
    void onRules(std::string_view key, RuleList rules) override
    {
        line(key, "list of objects with");
        rules.clear();
        nested(rules.add());
    }
    void onCondition(std::string_view key, RuleEndCondition condition) override
    {
        line(key, "one of");
        for (std::size_t i = 0; i < endTypes().size(); ++i) {
            condition.choose(i);
            write(m_indent + 4,
                  std::string(condition.about().key) + ": " + std::string(condition.about().help));
            MemberTeller members(m_component, m_indent + 8);
            condition.visit(members);
            m_text += members.take();
        }
    }

private:
    void nested(const RuleRef &rule)
    {
        MemberTeller members(m_component, m_indent + 4);
        rule.visit(members);
        m_text += members.take();
    }
    void line(std::string_view key, const std::string &type)
    {
        const RuleFieldRow row = ruleFieldRow(m_component + "/" + std::string(key));
        write(m_indent,
              std::string(key) + " (" + type + ")"
                  + (row.says == key ? std::string() : ": " + std::string(row.says)));
    }
    void write(std::size_t indent, const std::string &text)
    {
        m_text += std::string(indent, ' ') + text + '\n';
    }

    std::string m_component;
    std::size_t m_indent;
    std::string m_text;
};

/// Finds the component and tells its members.
class ComponentFinder final : public RuleVisitor
{
public:
    explicit ComponentFinder(std::string_view wanted)
        : m_wanted(wanted)
        , m_members(std::string(wanted), 2)
    {
    }

    std::string take() { return m_heading + m_members.take(); }

    void onSaid(std::string_view key, std::string_view, RuleChoice choice) override
    {
        if (key == m_wanted)
            m_members.onChoice(key, choice);
    }
    void onRule(std::string_view key, RuleRef rule) override
    {
        if (key == m_wanted)
            tell(" (object): ", rule);
    }
    void onRules(std::string_view key, RuleList rules) override
    {
        if (key != m_wanted)
            return;
        rules.clear();
        tell(" (list of objects): ", rules.add());
    }

private:
    void tell(const char *kind, const RuleRef &rule)
    {
        m_heading = std::string(m_wanted) + kind + std::string(rule.about().help) + '\n';
        rule.visit(m_members);
    }

    std::string_view m_wanted;
    MemberTeller m_members;
    std::string m_heading;
};

} // namespace

std::string ruleMembers(std::string_view component)
{
    Rules rules;
    ComponentFinder finder(component);
    visitFields(finder, rules);
    return finder.take();
}

} // namespace rookery::cli
