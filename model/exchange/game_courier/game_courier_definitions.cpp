#include "model/exchange/game_courier/game_courier_definitions.h"

#include "model/base/text.h"

#include <initializer_list>
#include <vector>

namespace rookery {

namespace {

/// Words, and brackets and semicolons by themselves, without the comment.
std::vector<std::string> wordsOf(std::string_view line)
{
    std::vector<std::string> words;
    bool isNew = true;
    for (const char c : line.substr(0, line.find("//"))) {
        const bool isSign = c == '(' || c == ')' || c == ';';
        const bool isBlank = c == ' ' || c == '\t' || c == '\r';
        if (isSign)
            words.emplace_back(1, c);
        else if (!isBlank && isNew)
            words.emplace_back(1, c);
        else if (!isBlank)
            words.back() += c;
        isNew = isSign || isBlank;
    }
    return words;
}

class DefinitionReader
{
public:
    explicit DefinitionReader(std::string_view line)
        : m_words(wordsOf(line))
    {
    }

    std::optional<CourierDefinition> read()
    {
        constexpr std::string_view first = "-First";
        CourierDefinition definition;
        if (!takes({"def"}) || isAtEnd())
            return std::nullopt;
        definition.name = m_words[m_at++];
        if (definition.name.ends_with(first)) {
            definition.name.resize(definition.name.size() - first.size());
            definition.when = When::Unmoved;
        }
        do {
            const auto item = term();
            if (!item)
                return std::nullopt;
            appendItem(definition.path, " ", *item);
        } while (takes({"or"}));
        if (definition.name.empty() || !takes({";"}) || !isAtEnd())
            return std::nullopt;
        return definition;
    }

private:
    bool isAtEnd() const { return m_at >= m_words.size(); }

    /// Goes over these words if they stand here.
    bool takes(std::initializer_list<std::string_view> words)
    {
        std::size_t at = m_at;
        for (const std::string_view word : words) {
            if (at >= m_words.size() || m_words[at++] != word)
                return false;
        }
        m_at = at;
        return true;
    }

    std::optional<std::string> term()
    {
        if (!takes({"fn", "("}))
            return std::nullopt;
        const bool isLeap = takes({"logleap", "#0", "#1"});
        if (!isLeap && !takes({"logride", "#0", "#1"}))
            return std::nullopt;
        const auto steps = takes({"("}) ? group(isLeap) : alternatives(isLeap);
        if (!steps)
            return std::nullopt;
        const std::string rights = takes({"and", "empty", "#1"})          ? "move "
                                   : takes({"and", "not", "empty", "#1"}) ? "capture "
                                                                          : "";
        if (!takes({")", "#0", "#1"}))
            return std::nullopt;
        return rights + *steps;
    }

    /// A direction's name.
    std::optional<std::string> direction()
    {
        if (isAtEnd() || m_words[m_at] == "and" || m_words[m_at] == "or" || m_words[m_at] == "stop"
            || !isAsciiLetter(m_words[m_at].front()))
            return std::nullopt;
        return m_words[m_at++];
    }

    std::string directions(std::string_view before, std::string_view last)
    {
        std::vector<std::string> names;
        while (const auto name = direction())
            names.push_back(*name);
        std::string text;
        for (std::size_t i = 0; i < names.size(); ++i)
            appendItem(text, " ", std::string(i + 1 < names.size() ? before : last) + names[i]);
        return text;
    }

    std::optional<std::string> alternatives(bool isLeap)
    {
        const std::string names = directions("", "");
        return names.empty() ? std::nullopt : std::optional((isLeap ? "leap " : "ride ") + names);
    }

    /// A leap goes over cells where it cannot end; a ride may end on each.
    std::optional<std::string> group(bool isLeap)
    {
        std::string names = directions(isLeap ? "~" : "", "");
        if (names.empty())
            return std::nullopt;
        if (isLeap || takes({"stop"})) {
            names += " stop";
        } else if (takes({"("})) {
            const std::string inner = directions("", "");
            if (inner.empty() || !takes({")"}))
                return std::nullopt;
            names += " (" + inner + ")";
        }
        return takes({")"}) ? std::optional("(" + names + ")") : std::nullopt;
    }

    std::vector<std::string> m_words;
    std::size_t m_at = 0;
};

} // namespace

std::optional<CourierDefinition> courierDefinition(std::string_view line)
{
    return DefinitionReader(line).read();
}

} // namespace rookery
