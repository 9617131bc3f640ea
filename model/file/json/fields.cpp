#include "model/file/json/fields.h"

#include "model/design/limits.h"

#include <algorithm>

namespace rookery {

namespace {

void refuse(const JsonValue &value,
            std::string_view what,
            std::string_view wanted,
            Findings &findings)
{
    std::string message(what);
    message.append(" must be ").append(wanted).append(", not ").append(shownValue(value));
    findings.error(value, std::move(message));
}

/// Members that different components have for about the same: the one that is meant here.
std::string otherWordFor(std::string_view key, const std::vector<std::string> &known)
{
    constexpr std::string_view alike[][4] = {{"when", "if", "before", "after"},
                                             {"do", "then", "steps"},
                                             {"because", "reason", "message"}};
    for (const auto &words : alike) {
        if (std::find(std::begin(words), std::end(words), key) == std::end(words))
            continue;
        for (const std::string_view word : words) {
            if (!word.empty() && std::find(known.begin(), known.end(), word) != known.end())
                return "; did you mean '" + std::string(word) + "'?";
        }
    }
    return {};
}

} // namespace

std::string shownValue(const JsonValue &value)
{
    switch (value.kind()) {
    case JsonKind::List:
        return "a list";
    case JsonKind::Object:
        return "an object";
    default:
        return shownText(value.source());
    }
}

std::string unknownWord(std::string_view kind, std::string_view word)
{
    return "unknown " + std::string(kind) + " " + inQuotes(word);
}

std::string hintOrChoices(std::string_view word, std::span<const std::string> choices)
{
    std::string hint = didYouMean(word, choices);
    return hint.empty() ? "; the choices are " + listed(choices, choices.size()) : hint;
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
    findings.error(value, unknownWord(kind, *word) + hintOrChoices(*word, choices));
    return std::nullopt;
}

bool isObject(const JsonValue &value, std::string_view what, Findings &findings)
{
    if (value.kind() == JsonKind::Object)
        return true;
    refuse(value, what, "an object", findings);
    return false;
}

bool isList(const JsonValue &value, std::string_view what, Findings &findings)
{
    if (value.kind() == JsonKind::List)
        return true;
    refuse(value, what, "a list", findings);
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
                   "at most " + std::to_string(most) + " " + std::string(things)
                       + " are possible, not " + std::to_string(value.size()));
    return false;
}

std::optional<std::string>
readText(const JsonValue &value, std::string_view what, Findings &findings)
{
    if (value.kind() == JsonKind::String)
        return value.string();
    refuse(value, what, "text in quotes", findings);
    return std::nullopt;
}

std::optional<int>
readInteger(const JsonValue &value, std::string_view what, int least, int most, Findings &findings)
{
    const auto number = value.integer();
    if (number && *number >= least && *number <= most)
        return static_cast<int>(*number);
    const std::string range = std::to_string(least) + " to " + std::to_string(most);
    refuse(value, what, "a whole number from " + range, findings);
    return std::nullopt;
}

bool readBoolean(const JsonValue &value, std::string_view what, Findings &findings)
{
    if (value.kind() == JsonKind::Boolean)
        return value.boolean();
    refuse(value, what, "true or false", findings);
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
        m_findings.error(m_object, std::string(what) + " needs " + inQuotes(key));
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
        missing.erase(std::remove(missing.begin(), missing.end(), member.key()), missing.end());
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
                         "a text may have at most " + std::to_string(limits::textBytes)
                             + " bytes, not " + std::to_string(text->size()));
    }
    return *text;
}

Extras Fields::rest()
{
    const std::vector<std::string> missing = missingKeys();
    Extras extras;
    for (const JsonValue &member : unknownMembers()) {
        const std::string key = member.key();
        std::string hint = m_findings.isFullOfWarnings() ? "" : didYouMean(key, missing);
        if (hint.empty())
            hint = otherWordFor(key, missing);
        m_findings.warning(member,
                           "unknown key " + inQuotes(key) + " is kept but has no effect" + hint);
        extras.emplace_back(key, compactJson(member));
    }
    return extras;
}

void Fields::refuseRest(std::string_view what)
{
    const std::vector<std::string> missing = missingKeys();
    for (const JsonValue &member : unknownMembers()) {
        const std::string key = member.key();
        m_findings.errorAtKey(
            member, std::string(what) + " has no " + inQuotes(key) + didYouMean(key, missing));
    }
}

} // namespace rookery
