#include "model/base/message.h"

#include "model/base/text.h"

#include <cassert>
#include <charconv>

namespace rookery {

namespace {

int numberIn(std::string_view text)
{
    int number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

/// Reads a template once from the left to the right.
class Filler
{
public:
    Filler(std::string_view text, const MessageArguments &arguments, const Speech &speech)
        : m_text(text)
        , m_arguments(arguments)
        , m_speech(speech)
    {
    }

    std::string run()
    {
        part(m_out, {});
        assert(m_at == m_text.size());
        while (!m_out.empty() && m_out.back() == ' ')
            m_out.pop_back();
        return std::move(m_out);
    }

private:
    /// Up to one of these characters; whether everything in it holds.
    bool part(std::string &out, std::string_view ends)
    {
        bool holds = true;
        for (; m_at < m_text.size() && ends.find(m_text[m_at]) == std::string_view::npos;) {
            const char next = m_text[m_at++];
            if (next == '[')
                alternatives(out);
            else if (next == '{')
                holds = argument(out) && holds;
            else
                append(out, next);
        }
        return holds;
    }

    /// Behind the bracket that opens them.
    void alternatives(std::string &out)
    {
        const std::string before = out;
        bool isFound = false;
        char end = '|';
        while (end == '|') {
            std::string tried = before;
            const bool holds = part(tried, "|]");
            if (holds && !isFound)
                out = std::move(tried);
            isFound = isFound || holds;
            assert(m_at < m_text.size());
            end = m_text[m_at++];
        }
    }

    /// Behind the brace that opens it; whether it has a text, or holds.
    bool argument(std::string &out)
    {
        const std::size_t close = m_text.find('}', m_at);
        assert(close != std::string_view::npos);
        const std::string_view inside = m_text.substr(m_at, close - m_at);
        m_at = close + 1;
        if (inside.substr(0, 1) == "?")
            return holds(inside.substr(1));
        const std::size_t sign = inside.find_first_of("#/*");
        const auto *found = find(inside.substr(0, sign));
        if (found == nullptr)
            return false;
        const std::string text = sign == std::string_view::npos
                                     ? said(*found)
                                     : withSign(*found, inside[sign], inside.substr(sign + 1));
        out += text;
        return !text.empty();
    }

    std::string said(const MessageArguments::Argument &argument) const
    {
        return argument.say ? argument.say(m_speech) : argument.text;
    }

    std::string
    withSign(const MessageArguments::Argument &argument, char sign, std::string_view behind) const
    {
        if (sign == '#')
            return noun(argument, behind);
        if (sign == '/')
            return separated(argument, behind);
        const auto *number = find(behind);
        std::vector<std::string> items;
        for (const std::string &item : argument.items)
            items.push_back(noun(*number, item + "#" + item + "s"));
        return listed(items, 12);
    }

    bool holds(std::string_view condition) const
    {
        const std::size_t sign = condition.find_first_of("=!<");
        const auto *found = find(condition.substr(0, sign));
        if (found == nullptr)
            return false;
        if (sign == std::string_view::npos)
            return found->isSaid;
        if (condition[sign] == '<')
            return numberIn(found->word) < numberIn(condition.substr(sign + 1));
        const bool isNot = condition[sign] == '!';
        return (found->word == condition.substr(sign + (isNot ? 2 : 1))) != isNot;
    }

    const MessageArguments::Argument *find(std::string_view name) const
    {
        const auto *found = m_arguments.find(name);
        assert(found != nullptr);
        return found;
    }

    static std::string separated(const MessageArguments::Argument &argument,
                                 std::string_view between)
    {
        std::string text;
        for (const std::string &item : argument.items)
            appendItem(text, between, item);
        return text;
    }

    static std::string noun(const MessageArguments::Argument &argument, std::string_view forms)
    {
        const std::size_t middle = forms.find('#');
        assert(middle != std::string_view::npos);
        const bool isOne = argument.word == "1";
        return argument.word + " "
               + std::string(isOne ? forms.substr(0, middle) : forms.substr(middle + 1));
    }

    static void append(std::string &out, char next)
    {
        const bool isAtSpace = out.empty() || out.back() == ' ' || out.back() == '\n';
        if (next == ' ' && isAtSpace)
            return;
        if (next == '\n' && !out.empty() && out.back() == ' ')
            out.pop_back();
        out += next;
    }

    std::string_view m_text;
    const MessageArguments &m_arguments;
    const Speech &m_speech;
    std::size_t m_at = 0;
    std::string m_out;
};

} // namespace

MessageArguments::Argument::Argument(Message part)
    : Argument(std::string(), std::string(), !part.isEmpty())
{
    say = [part = std::move(part)](const Speech &speech) {
        return part.text(speech);
    };
}

MessageArguments::MessageArguments(
    std::initializer_list<std::pair<const char *, Argument>> arguments)
{
    for (const auto &[name, argument] : arguments)
        m_arguments.insert_or_assign(name, argument);
}

void MessageArguments::set(std::string name, Argument argument)
{
    m_arguments.insert_or_assign(std::move(name), std::move(argument));
}

const MessageArguments::Argument *MessageArguments::find(std::string_view name) const
{
    const auto found = m_arguments.find(name);
    return found == m_arguments.end() ? nullptr : &found->second;
}

std::string filled(std::string_view text, const MessageArguments &arguments, const Speech &speech)
{
    return Filler(text, arguments, speech).run();
}

Message Message::literal(std::string text)
{
    return text.empty() ? Message() : Message("{text}", {{"text", std::move(text)}});
}

std::string Message::text(const Speech &speech) const
{
    return filled(speech.wording(m_text), m_arguments, speech);
}

Message joined(std::span<const std::string> items, std::size_t most, Conjunction conjunction)
{
    if (items.size() < 2)
        return items.empty() ? Message() : Message::literal(items.front());
    const bool isCut = items.size() > most;
    const std::size_t shown = isCut ? most : items.size() - 1;
    std::string list;
    for (const std::string &item : items.first(shown))
        appendItem(list, ", ", item);
    const MessageArguments arguments{
        {"list", list}, {"last", items.back()}, {"count", items.size() - shown}};
    if (conjunction == Conjunction::And)
        return isCut ? Message("{list} and {count} more", arguments)
                     : Message("{list} and {last}", arguments);
    return isCut ? Message("{list} or {count} more", arguments)
                 : Message("{list} or {last}", arguments);
}

MessageArguments::Argument listArgument(std::vector<std::string> items, std::size_t most)
{
    MessageArguments::Argument list(joined(items, most));
    list.word = std::to_string(items.size());
    list.items = std::move(items);
    return list;
}

} // namespace rookery
