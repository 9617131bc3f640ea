#pragma once

#include "model/base/did_you_mean.h"
#include "model/base/text.h"
#include "model/file/json/fields.h"
#include "model/file/json/findings.h"

#include <optional>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace rookery {

/// The names that one list of a file declares, numbered in its order. Other parts of the file
/// refer to them.
template<class SomeId>
class NameTable
{
public:
    /// `kind` is what is named: "direction".
    explicit NameTable(std::string kind)
        : m_kind(std::move(kind))
    {
    }

    /// The next name; reports one that is there already.
    void declare(const std::string &name, const JsonValue &at, Findings &findings)
    {
        const auto [row, isNew] =
            m_rows.try_emplace(name, Row{SomeId(m_names.size()), at.offset()});
        if (!isNew) {
            findings.error(at,
                           Message("there is already a {kind} called {name}",
                                   {{"kind", Message(m_kind)}, {"name", inQuotes(name)}}),
                           {Message("it is declared at {place}",
                                    {{"place", findings.placeOf(row->second.offset)}})});
        }
        m_names.push_back(name);
    }

    /// The next name, which the file does not write down.
    void declareImplied(const std::string &name)
    {
        m_rows.try_emplace(name, Row{SomeId(m_names.size()), 0});
        m_names.push_back(name);
    }

    /// One of the list has no readable name, so that a name not found may well be meant.
    void declareUnreadable()
    {
        m_names.emplace_back();
        m_isWhole = false;
    }

    /// Whether every name of the list could be read.
    bool isWhole() const { return m_isWhole; }

    /// Reports a name that no one declares.
    std::optional<SomeId>
    resolve(const std::string &name, const JsonValue &at, Findings &findings) const
    {
        const auto found = find(name);
        if (!found && m_isWhole)
            findings.error(at, [&] { return unknown(name); });
        return found;
    }
    /// The same for a name that is the key of a member.
    std::optional<SomeId> resolveKey(const JsonValue &member, Findings &findings) const
    {
        const std::string name = member.key();
        const auto found = find(name);
        if (!found && m_isWhole)
            findings.errorAtKey(member, [&] { return unknown(name); });
        return found;
    }

    std::optional<SomeId> find(const std::string &name) const
    {
        const auto row = m_rows.find(name);
        return row == m_rows.end() ? std::nullopt : std::optional(row->second.id);
    }

private:
    struct Row
    {
        SomeId id;
        std::size_t offset;
    };

    Message unknown(const std::string &name) const
    {
        constexpr std::size_t mostCandidates = 256;
        const bool hints = m_names.size() <= mostCandidates;
        return unknownWord(m_kind, name, hints ? didYouMean(name, m_names) : Message());
    }

    std::string m_kind;
    std::unordered_map<std::string, Row> m_rows;
    std::vector<std::string> m_names;
    bool m_isWhole = true;
};

/// The required 'name' of one object of a list, declared. `fault` says what is wrong with a name.
template<class SomeId>
std::string readDeclaredName(Fields &fields,
                             std::string_view what,
                             Message (*fault)(std::string_view),
                             NameTable<SomeId> &names,
                             Findings &findings)
{
    const auto value = fields.require("name", what);
    const auto name = value ? readText(*value, "'name'", findings) : std::nullopt;
    if (!name) {
        names.declareUnreadable();
        return {};
    }
    if (Message reason = fault(*name); !reason.isEmpty())
        findings.error(*value, std::move(reason));
    names.declare(*name, *value, findings);
    return *name;
}

} // namespace rookery
