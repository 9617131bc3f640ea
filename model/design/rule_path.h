#pragma once

#include "model/design/rule_fields.h"

#include <charconv>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

/// Where something stands among the rules: the keys and places of a file's pointer without its
/// `/rules/`, such as `castling/0/wings/1/king`.
namespace rookery {

/// A place of a list, counted from 0; nothing for any other text.
inline std::optional<std::size_t> rulePlace(std::string_view word)
{
    std::size_t place = 0;
    const auto end = word.data() + word.size();
    const auto [stop, fault] = std::from_chars(word.data(), end, place);
    return fault == std::errc() && stop == end ? std::optional(place) : std::nullopt;
}

/// The condition at this place of endConditionNames, as a freshly made rule has it.
template<std::size_t I = 0>
EndCondition freshEndCondition(std::size_t place)
{
    if constexpr (I + 1 < std::variant_size_v<EndCondition>) {
        if (place > I)
            return freshEndCondition<I + 1>(place);
    }
    return EndCondition(std::in_place_index<I>);
}

/// A visitor of rule fields that passes by all but what a path names, and lets another visitor see
/// that. The other has a member `component(R &)` beside, for paths that end at a whole component.
template<class Act>
class RulePathVisitor
{
public:
    RulePathVisitor(std::span<const std::string_view> path, Act &act)
        : m_path(path)
        , m_act(act)
    {
    }

    /// Whether there was something under this path.
    bool hasFound() const { return m_hasFound; }

    template<class E>
    void choice(std::string_view key, E &value)
    {
        if (isMeant(key))
            m_act.choice(key, value);
    }
    template<class E>
    void said(std::string_view key, std::string_view what, E &value)
    {
        if (isMeant(key))
            m_act.said(key, what, value);
    }
    void number(std::string_view key, int &value, int least, int most)
    {
        if (isMeant(key))
            m_act.number(key, value, least, most);
    }
    template<class Value>
    void flag(std::string_view key, Value &value)
    {
        if (isMeant(key))
            m_act.flag(key, value);
    }
    template<class Value>
    void word(std::string_view key, Value &value)
    {
        if (isMeant(key))
            m_act.word(key, value);
    }
    template<class Value>
    void words(std::string_view key, Value &value)
    {
        if (isMeant(key))
            m_act.words(key, value);
    }
    template<class Value>
    void perFile(std::string_view key, Value &value)
    {
        if (isMeant(key))
            m_act.perFile(key, value);
    }
    template<class SomeId>
    void set(std::string_view key, std::vector<SomeId> &ids)
    {
        if (isMeant(key))
            m_act.set(key, ids);
    }
    template<class SomeId>
    void list(std::string_view key, std::vector<SomeId> &ids)
    {
        if (isMeant(key))
            m_act.list(key, ids);
    }
    template<class SomeId>
    void id(std::string_view key, SomeId &id)
    {
        if (isMeant(key))
            m_act.id(key, id);
    }
    template<class SomeId>
    void optional(std::string_view key, std::optional<SomeId> &id)
    {
        if (isMeant(key))
            m_act.optional(key, id);
    }
    template<class R>
    void rule(std::string_view key, R &rule)
    {
        if (isMeant(key))
            m_act.component(rule);
        else if (leads(key))
            descend(rule, 1);
    }
    template<class R>
    void rules(std::string_view key, std::vector<R> &rules)
    {
        if (isMeant(key))
            return m_act.rules(key, rules);
        if (!leads(key))
            return;
        const auto place = rulePlace(m_path[1]);
        if (!place || *place >= rules.size())
            return;
        if (m_path.size() > 2)
            return descend(rules[*place], 2);
        m_hasFound = true;
        m_act.component(rules[*place]);
    }
    void condition(std::string_view key, EndCondition &condition)
    {
        if (isMeant(key))
            return m_act.condition(key, condition);
        std::visit([&](auto &rule) { visitFields(*this, rule); }, condition);
    }
    void extras(Extras &) {}

private:
    bool leads(std::string_view key) const { return m_path.size() > 1 && m_path.front() == key; }
    bool isMeant(std::string_view key)
    {
        const bool isIt = m_path.size() == 1 && m_path.front() == key;
        m_hasFound = m_hasFound || isIt;
        return isIt;
    }
    template<class R>
    void descend(R &rule, std::size_t words)
    {
        RulePathVisitor inner(m_path.subspan(words), m_act);
        visitFields(inner, rule);
        m_hasFound = m_hasFound || inner.m_hasFound;
    }

    std::span<const std::string_view> m_path;
    Act &m_act;
    bool m_hasFound = false;
};

} // namespace rookery
