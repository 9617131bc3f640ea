#include "model/design/rule_path.h"

#include "model/base/text.h"
#include "model/design/rules.h"
#include "model/design/rules/ends/end_condition.h"

#include <charconv>

namespace rookery {

namespace {

/// Passes by all but what a path names.
class PathVisitor final : public RuleVisitor
{
public:
    PathVisitor(std::span<const std::string_view> path, RuleAct &act)
        : m_path(path)
        , m_act(act)
    {
    }

    bool hasFound() const { return m_hasFound; }

    void onChoice(std::string_view key, RuleChoice choice) override
    {
        if (isMeant(key))
            m_act.onChoice(key, choice);
    }
    void onSaid(std::string_view key, std::string_view what, RuleChoice choice) override
    {
        if (isMeant(key))
            m_act.onSaid(key, what, choice);
    }
    void onIds(std::string_view key, RuleIds ids) override
    {
        if (isMeant(key))
            m_act.onIds(key, ids);
    }
    void number(std::string_view key, int &value, int least, int most) override
    {
        if (isMeant(key))
            m_act.number(key, value, least, most);
    }
    void flag(std::string_view key, bool &value) override
    {
        if (isMeant(key))
            m_act.flag(key, value);
    }
    void word(std::string_view key, std::string &value) override
    {
        if (isMeant(key))
            m_act.word(key, value);
    }
    void perFile(std::string_view key, std::optional<FileLimit> &value) override
    {
        if (isMeant(key))
            m_act.perFile(key, value);
    }
    void onText(std::string_view key, RuleText text) override
    {
        if (isMeant(key))
            m_act.onText(key, text);
    }
    void onRule(std::string_view key, RuleRef rule) override
    {
        if (isMeant(key))
            m_act.component(rule);
        else if (leads(key))
            descend(rule, 1);
    }
    void onRules(std::string_view key, RuleList rules) override
    {
        if (isMeant(key))
            return m_act.onRules(key, rules);
        const auto place = leads(key) ? rulePlace(m_path[1]) : std::nullopt;
        if (!place || *place >= rules.size())
            return;
        if (m_path.size() > 2)
            return descend(rules[*place], 2);
        m_hasFound = true;
        m_act.component(rules[*place]);
    }
    void onCondition(std::string_view key, RuleEndCondition condition) override
    {
        if (isMeant(key))
            return m_act.onCondition(key, condition);
        condition.visit(*this);
    }

private:
    bool leads(std::string_view key) const { return m_path.size() > 1 && m_path.front() == key; }
    bool isMeant(std::string_view key)
    {
        const bool isIt = m_path.size() == 1 && m_path.front() == key;
        m_hasFound = m_hasFound || isIt;
        return isIt;
    }
    void descend(const RuleRef &rule, std::size_t words)
    {
        PathVisitor inner(m_path.subspan(words), m_act);
        rule.visit(inner);
        m_hasFound = m_hasFound || inner.m_hasFound;
    }

    std::span<const std::string_view> m_path;
    RuleAct &m_act;
    bool m_hasFound = false;
};

} // namespace

std::optional<std::size_t> rulePlace(std::string_view word)
{
    std::size_t place = 0;
    const auto end = word.data() + word.size();
    const auto [stop, fault] = std::from_chars(word.data(), end, place);
    return fault == std::errc() && stop == end ? std::optional(place) : std::nullopt;
}

bool visitAt(Rules &rules, std::string_view path, RuleAct &act)
{
    const auto words = split(path, '/');
    PathVisitor visitor(words, act);
    visitFields(visitor, rules);
    return visitor.hasFound();
}

} // namespace rookery
