#include "model/file/design/older_members.h"

#include "model/design/limits.h"
#include "model/file/design/section_readers.h"

#include <algorithm>
#include <utility>

namespace rookery {

namespace {

/// What a list of a file declares.
NameTable<std::size_t> namesIn(const JsonValue &root, std::string_view list, std::string kind)
{
    NameTable<std::size_t> names(std::move(kind));
    const auto declared = memberOf(root, list);
    if (!declared || declared->kind() != JsonKind::List) {
        names.declareUnreadable();
        return names;
    }
    for (const JsonValue each : *declared) {
        const auto name = memberOf(each, "name");
        if (name && name->kind() == JsonKind::String)
            names.declareImplied(name->string());
        else
            names.declareUnreadable();
    }
    return names;
}

} // namespace

MemberPhrases::MemberPhrases(const JsonValue &root, Findings &findings)
    : m_castling(memberOf(memberOf(root, "rules"), "castling"))
    , m_zones(memberOf(memberOf(memberOf(root, "board"), "edits"), "zones"))
    , m_findings(findings)
    , m_types(namesIn(root, "pieces", "piece"))
    , m_players(namesIn(root, "players", "player"))
    , m_directions(namesIn(root, "directions", "direction"))
    , m_zoneNames("zone")
{
    if (!m_zones || m_zones->kind() != JsonKind::Object)
        return;
    for (const JsonValue zone : *m_zones)
        m_zoneNames.declareImplied(zone.key());
}

std::optional<std::string> MemberPhrases::phraseOf(const FormParameter &parameter,
                                                   const JsonValue &value)
{
    if (parameter.is == "zone")
        return zone(value);
    if (parameter.is == "choice")
        return choice(parameter, value);
    if (parameter.is == "placed")
        return placed(parameter, value);
    if (parameter.is == "number")
        return number(parameter, value);
    if (parameter.is == "wings")
        return wings(parameter, value);
    return names(parameter, value);
}

const NameTable<std::size_t> &MemberPhrases::tableOf(const FormParameter &parameter) const
{
    return parameter.is == "types" ? m_types : parameter.is == "players" ? m_players : m_directions;
}

std::optional<std::string> MemberPhrases::names(const FormParameter &parameter,
                                                const JsonValue &value)
{
    if (!isListOf(value, inQuotes(parameter.key()), limits::pieceTypes, "names", m_findings))
        return std::nullopt;
    if (value.size() == 0)
        m_findings.error(value, emptySet(parameter.key(), parameter.is == "directions"));
    std::vector<std::string> listed;
    std::string set;
    for (const JsonValue element : value) {
        const auto name = readText(element, "a name", m_findings);
        const NameTable<std::size_t> &table = tableOf(parameter);
        if (!name || (!table.resolve(*name, element, m_findings) && table.isWhole()))
            continue;
        if (std::find(listed.begin(), listed.end(), *name) != listed.end())
            m_findings.error(element,
                             Message("{name} is in this list twice", {{"name", inQuotes(*name)}}));
        set += (listed.empty() ? "" : ", ") + phrase::quotedName(*name);
        listed.push_back(*name);
    }
    return "{" + set + "}";
}

/// The cells of the player `p`, where each has own ones.
std::optional<std::string> MemberPhrases::zone(const JsonValue &value)
{
    const auto name = readText(value, "a name", m_findings);
    if (!name || !m_zoneNames.resolve(*name, value, m_findings))
        return std::nullopt;
    const auto zone = memberOf(m_zones, *name);
    const auto sharing = memberOf(zone, "sharing");
    const bool isByPlayer =
        memberOf(zone, "players")
        || (sharing && sharing->kind() == JsonKind::String && sharing->string() == "facing");
    return phrase::quotedName(*name) + (isByPlayer ? "(p)" : "");
}

std::optional<std::string> MemberPhrases::choice(const FormParameter &parameter,
                                                 const JsonValue &value)
{
    std::vector<std::string> choices;
    for (const auto &[word, phrase] : parameter.words)
        choices.push_back(word);
    const auto row = readOneOf(value, parameter.key(), choices, m_findings);
    return row ? std::optional(parameter.words[*row].second) : std::nullopt;
}

std::optional<std::string> MemberPhrases::number(const FormParameter &parameter,
                                                 const JsonValue &value)
{
    const auto number =
        readInteger(value, inQuotes(parameter.key()), parameter.least, parameter.most, m_findings);
    return number ? std::optional(std::to_string(*number)) : std::nullopt;
}

/// The cells to which kings castle on the wings with these letters.
std::optional<std::string> MemberPhrases::wings(const FormParameter &parameter,
                                                const JsonValue &value)
{
    if (!isListOf(value, inQuotes(parameter.key()), limits::rules, "letters", m_findings)
        || value.size() == 0)
        return std::nullopt;
    std::vector<std::string> letters;
    for (const JsonValue letter : value)
        letters.push_back(readWingLetter(letter, m_findings));
    std::vector<std::string> goals;
    std::string set;
    for (const auto &[letter, goal] : goalsByLetter()) {
        const bool isNamed = std::find(letters.begin(), letters.end(), letter) != letters.end();
        if (!isNamed || std::find(goals.begin(), goals.end(), goal) != goals.end())
            continue;
        set += (goals.empty() ? "" : ", ") + goal;
        goals.push_back(goal);
    }
    return "{" + set + "}";
}

/// Of each castling wing, as far as it can be read, its letter and where its king arrives.
std::vector<std::pair<std::string, std::string>> MemberPhrases::goalsByLetter() const
{
    std::vector<std::pair<std::string, std::string>> goals;
    const auto add = [&](const JsonValue &wing) {
        const auto letter = memberOf(wing, "letter");
        const auto goal = memberOf(wing, "king-to");
        if (letter && letter->kind() == JsonKind::String && goal
            && goal->kind() == JsonKind::String)
            goals.emplace_back(letter->string(), phrase::quotedName(goal->string()));
    };
    if (!m_castling || m_castling->kind() != JsonKind::List)
        return goals;
    for (const JsonValue rule : *m_castling) {
        const auto wings = memberOf(rule, "wings");
        if (!wings || wings->kind() != JsonKind::List)
            continue;
        for (const JsonValue wing : *wings)
            add(wing);
    }
    return goals;
}

/// Pieces of `p` on cells.
std::optional<std::string> MemberPhrases::placed(const FormParameter &parameter,
                                                 const JsonValue &value)
{
    if (!isListOf(value, inQuotes(parameter.key()), limits::rules, "rules of one kind", m_findings))
        return std::nullopt;
    std::string all;
    for (const JsonValue element : value) {
        if (!isObject(element, "a rule in " + inQuotes(parameter.key()), m_findings))
            continue;
        Fields fields(element, m_findings);
        const auto cell = fields.require("cell", "this rule");
        const auto type = fields.require("type", "this rule");
        fields.refuseRest("a rule in " + inQuotes(parameter.key()));
        const auto on = cell ? readText(*cell, "a name", m_findings) : std::nullopt;
        const auto what = type ? readText(*type, "a name", m_findings) : std::nullopt;
        if (!on || !what)
            continue;
        const std::string where = phrase::quotedName(*on);
        all += (all.empty() ? "owner(" : " and owner(") + where + ") = p and type(" + where
               + ") = " + phrase::quotedName(*what);
    }
    return all.empty() ? "false" : all;
}

} // namespace rookery
