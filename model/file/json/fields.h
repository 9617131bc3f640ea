#pragma once

#include "model/base/enum_names.h"
#include "model/base/shown.h"
#include "model/base/text.h"
#include "model/design/terms/extras.h"
#include "model/file/json/findings.h"
#include "model/file/json/json_tree.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rookery {

// What a value must be. Each reports a value that is something else; `what` is what the file's
// author would call it, as in "'name' must be text, not 5" or "the number of files must be ...".

bool isObject(const JsonValue &value, std::string_view what, Findings &findings);
bool isList(const JsonValue &value, std::string_view what, Findings &findings);
/// A list of so many things at most: "at most 16 players are possible, not 20".
bool isListOf(const JsonValue &value,
              std::string_view what,
              std::size_t most,
              std::string_view things,
              Findings &findings);

std::optional<std::string>
readText(const JsonValue &value, std::string_view what, Findings &findings);
std::optional<int>
readInteger(const JsonValue &value, std::string_view what, int least, int most, Findings &findings);
bool readBoolean(const JsonValue &value, std::string_view what, Findings &findings);

/// The value as a message shows it: `5`, `"text"`, `a list`.
Message shownValue(const JsonValue &value);

/// `unknown topology 'torrus'`, with an end of this sentence.
Message unknownWord(std::string_view kind, std::string_view word, Message end = {});

/// `; did you mean 'torus'?`, else `; the choices are flat, cylinder and torus`.
Message hintOrChoices(std::string_view word, std::span<const std::string> choices);

/// The place of one of several words. `kind` is what they are: "topology".
std::optional<std::size_t> readOneOf(const JsonValue &value,
                                     std::string_view kind,
                                     std::span<const std::string> choices,
                                     Findings &findings);

/// One of the rows of an enum.
template<class E>
std::optional<E> readChoice(const JsonValue &value, std::string_view kind, Findings &findings)
{
    std::vector<std::string> choices;
    for (const auto &row : enumRows<E>())
        choices.emplace_back(row.name);
    const auto row = readOneOf(value, kind, choices, findings);
    return row ? std::optional(enumRows<E>()[*row].value) : std::nullopt;
}

/// The members of one object. Each is asked for by its key; what no one asked for is unknown.
class Fields
{
public:
    Fields(const JsonValue &object, Findings &findings)
        : m_object(object)
        , m_findings(findings)
    {
    }

    std::optional<JsonValue> find(std::string_view key);
    /// Reports a member that is missing; `what` says for what: "a piece needs a 'name'".
    std::optional<JsonValue> require(std::string_view key, std::string_view what);

    /// One of the rows of an enum, `fallback` if the member is missing.
    template<class E>
    E choice(std::string_view key, std::string_view kind, E fallback)
    {
        const auto value = find(key);
        return value ? readChoice<E>(*value, kind, m_findings).value_or(fallback) : fallback;
    }

    /// A text, empty if the member is missing.
    std::string text(std::string_view key);

    /// Warns of every member that was not asked for, and keeps it.
    Extras rest();
    /// The same where an unknown member has no place to be kept: it is an error.
    void refuseRest(std::string_view what);

private:
    std::vector<JsonValue> unknownMembers() const;
    std::vector<std::string> missingKeys() const; ///< asked for in vain, and so worth a hint

    JsonValue m_object;
    Findings &m_findings;
    std::vector<std::string> m_asked;
};

} // namespace rookery
