#include "model/file/json/fields.h"

#include "model/base/did_you_mean.h"
#include "model/design/limits.h"

#include <algorithm>

namespace rookery {

namespace {

template<std::invocable Wanted>
void refuse(const JsonValue &value, std::string_view what, Wanted wanted, Findings &findings)
{
    findings.error(value, [&] {
        return Message(
            "{what} must be {wanted}, not {value}",
            {{"what", Message(what)}, {"wanted", wanted()}, {"value", shownValue(value)}});
    });
}

/// Members that different components have for about the same: the one that is meant here.
Message otherWordFor(std::string_view key, const std::vector<std::string> &known)
{
    constexpr std::string_view alike[][4] = {{"when", "if", "before", "after"},
                                             {"do", "then", "steps"},
                                             {"because", "reason", "message"}};
    for (const auto &words : alike) {
        if (std::find(std::begin(words), std::end(words), key) == std::end(words))
            continue;
        for (const std::string_view word : words) {
            if (!word.empty() && std::find(known.begin(), known.end(), word) != known.end())
                return Message("; did you mean '{word}'?", {{"word", std::string(word)}});
        }
    }
    return {};
}

} // namespace

Message shownValue(const JsonValue &value)
{
    switch (value.kind()) {
    case JsonKind::List:
        return Message("a list");
    case JsonKind::Object:
        return Message("an object");
    default:
        return Message::literal(shownText(value.source()));
    }
}

Message unknownWord(std::string_view kind, std::string_view word, Message end)
{
    return Message("unknown {kind} {word}{end}",
                   {{"kind", Message(kind)}, {"word", inQuotes(word)}, {"end", std::move(end)}});
}

Message hintOrChoices(std::string_view word, std::span<const std::string> choices)
{
    Message hint = didYouMean(word, choices);
    return hint.isEmpty() ? Message("; the choices are {choices}",
                                    {{"choices", joined(choices, choices.size())}})
                          : hint;
}

std::optional<std::size_t> readOneOf(const JsonValue &value,
                                     std::string_view kind,
                                     std::span<const std::string> choices,
                                     Findings &findings)
{
    const auto word = readText(value, "the " + std::string(kind), findings);
    if (!word)
        return std::nullopt;
    const auto found = std::find(choices.begin(), choices.end(), *word);
    if (found != choices.end())
        return static_cast<std::size_t>(found - choices.begin());
    findings.error(value, unknownWord(kind, *word, hintOrChoices(*word, choices)));
    return std::nullopt;
}

bool isObject(const JsonValue &value, std::string_view what, Findings &findings)
{
    if (value.kind() == JsonKind::Object)
        return true;
    refuse(
        value, what, [] { return Message("an object"); }, findings);
    return false;
}

bool isList(const JsonValue &value, std::string_view what, Findings &findings)
{
    if (value.kind() == JsonKind::List)
        return true;
    refuse(
        value, what, [] { return Message("a list"); }, findings);
    return false;
}

bool isListOf(const JsonValue &value,
              std::string_view what,
              std::size_t most,
              std::string_view things,
              Findings &findings)
{
    if (!isList(value, what, findings))
        return false;
    if (value.size() <= most)
        return true;
    findings.error(value,
                   Message("at most {most} {things} are possible, not {count}",
                           {{"most", most}, {"things", Message(things)}, {"count", value.size()}}));
    return false;
}

std::optional<std::string>
readText(const JsonValue &value, std::string_view what, Findings &findings)
{
    if (value.kind() == JsonKind::String)
        return value.string();
    refuse(
        value, what, [] { return Message("text in quotes"); }, findings);
    return std::nullopt;
}

std::optional<int>
readInteger(const JsonValue &value, std::string_view what, int least, int most, Findings &findings)
{
    const auto number = value.integer();
    if (number && *number >= least && *number <= most)
        return static_cast<int>(*number);
    refuse(
        value,
        what,
        [&] {
            return Message("a whole number from {least} to {most}",
                           {{"least", least}, {"most", most}});
        },
        findings);
    return std::nullopt;
}

bool readBoolean(const JsonValue &value, std::string_view what, Findings &findings)
{
    if (value.kind() == JsonKind::Boolean)
        return value.boolean();
    refuse(
        value, what, [] { return Message("true or false"); }, findings);
    return false;
}

std::optional<JsonValue> Fields::find(std::string_view key)
{
    m_asked.emplace_back(key);
    for (const JsonValue member : m_object) {
        if (member.hasKey(key))
            return member;
    }
    return std::nullopt;
}

std::optional<JsonValue> Fields::require(std::string_view key, std::string_view what)
{
    auto member = find(key);
    if (!member)
        m_findings.error(
            m_object,
            Message("{what} needs {key}", {{"what", Message(what)}, {"key", inQuotes(key)}}));
    return member;
}

std::vector<JsonValue> Fields::unknownMembers() const
{
    std::vector<JsonValue> unknown;
    for (const JsonValue member : m_object) {
        const auto isThis = [&](const std::string &key) {
            return member.hasKey(key);
        };
        if (std::none_of(m_asked.begin(), m_asked.end(), isThis))
            unknown.push_back(member);
    }
    return unknown;
}

std::vector<std::string> Fields::missingKeys() const
{
    std::vector<std::string> missing = m_asked;
    for (const JsonValue member : m_object)
        std::erase(missing, member.key());
    return missing;
}

std::string Fields::text(std::string_view key)
{
    const auto value = find(key);
    const auto text = value ? readText(*value, inQuotes(key), m_findings) : std::nullopt;
    if (!text)
        return {};
    if (text->size() > limits::textBytes) {
        m_findings.error(*value,
                         Message("a text may have at most {most} bytes, not {count}",
                                 {{"most", limits::textBytes}, {"count", text->size()}}));
    }
    return *text;
}

Extras Fields::rest()
{
    const std::vector<std::string> missing = missingKeys();
    Extras extras;
    for (const JsonValue &member : unknownMembers()) {
        const std::string key = member.key();
        Message hint = m_findings.isFullOfWarnings() ? Message() : didYouMean(key, missing);
        if (hint.isEmpty())
            hint = otherWordFor(key, missing);
        m_findings.warning(member,
                           Message("unknown key {key} is kept but has no effect{hint}",
                                   {{"key", inQuotes(key)}, {"hint", hint}}));
        extras.emplace_back(key, compactJson(member));
    }
    return extras;
}

void Fields::refuseRest(std::string_view what)
{
    const std::vector<std::string> missing = missingKeys();
    for (const JsonValue &member : unknownMembers()) {
        const std::string key = member.key();
        m_findings.errorAtKey(member,
                              Message("{what} has no {key}{hint}",
                                      {{"what", Message(what)},
                                       {"key", inQuotes(key)},
                                       {"hint", didYouMean(key, missing)}}));
    }
}

} // namespace rookery
