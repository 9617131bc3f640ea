#pragma once

#include "model/file/design/name_table.h"
#include "model/file/design/rule_form.h"

#include <string>
#include <utility>
#include <vector>

namespace rookery {

/// The members of components of an older file as phrases.
class MemberPhrases
{
public:
    MemberPhrases(const JsonValue &root, Findings &findings);

    /// Nothing for a value that cannot be meant, of which the findings then know. What a parameter
    /// `is` says what the value has to be: a list of `types`, `players` or `directions`, a `zone`,
    /// a `choice` of words, a `number`, letters of castling `wings`, or pieces `placed` on cells.
    std::optional<std::string> phraseOf(const FormParameter &parameter, const JsonValue &value);

private:
    const NameTable<std::size_t> &tableOf(const FormParameter &parameter) const;
    std::optional<std::string> names(const FormParameter &parameter, const JsonValue &value);
    std::optional<std::string> zone(const JsonValue &value);
    std::optional<std::string> choice(const FormParameter &parameter, const JsonValue &value);
    std::optional<std::string> number(const FormParameter &parameter, const JsonValue &value);
    std::optional<std::string> wings(const FormParameter &parameter, const JsonValue &value);
    std::vector<std::pair<std::string, std::string>> goalsByLetter() const;
    std::optional<std::string> placed(const FormParameter &parameter, const JsonValue &value);

    std::optional<JsonValue> m_castling;
    std::optional<JsonValue> m_zones;
    Findings &m_findings;
    NameTable<std::size_t> m_types;
    NameTable<std::size_t> m_players;
    NameTable<std::size_t> m_directions;
    NameTable<std::size_t> m_zoneNames;
};

} // namespace rookery
