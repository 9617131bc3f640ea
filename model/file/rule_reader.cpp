#include "model/design/limits.h"
#include "model/design/rule_path.h"
#include "model/file/section_readers.h"

#include <algorithm>

namespace rookery {

namespace {

/// Reads the members of one component from an object of the file.
class MemberReader
{
public:
    MemberReader(const JsonValue &object, const RuleNames &names, Findings &findings)
        : m_fields(object, findings)
        , m_object(object)
        , m_names(names)
        , m_findings(findings)
    {
    }

    template<class R>
    static void read(const JsonValue &value,
                     std::string_view what,
                     R &rule,
                     const RuleNames &names,
                     Findings &findings)
    {
        if (!isObject(value, what, findings))
            return;
        MemberReader reader(value, names, findings);
        visitFields(reader, rule);
        if (!reader.m_hasExtras)
            reader.m_fields.refuseRest(what);
    }

    template<class E>
    void choice(std::string_view key, E &value)
    {
        value = m_fields.choice(key, key, value);
    }
    template<class E>
    void said(std::string_view key, std::string_view what, E &value)
    {
        value = m_fields.choice(key, what, value);
    }
    void number(std::string_view key, int &value, int least, int most)
    {
        if (const auto found = m_fields.find(key))
            value = readInteger(*found, inQuotes(key), least, most, m_findings).value_or(value);
    }
    void flag(std::string_view key, bool &value)
    {
        if (const auto found = m_fields.find(key))
            value = readBoolean(*found, inQuotes(key), m_findings);
    }
    void word(std::string_view key, std::string &value)
    {
        if (const auto found = m_fields.require(key, "a wing of castling"))
            value = readLetter(*found);
    }
    void words(std::string_view key, std::vector<std::string> &words)
    {
        const auto found = m_fields.find(key);
        if (!found || !isListOf(*found, inQuotes(key), limits::rules, "letters", m_findings))
            return;
        words.clear();
        for (const JsonValue word : *found)
            words.push_back(readLetter(word));
    }

    /// Sorted, each once.
    template<class SomeId>
    void set(std::string_view key, std::vector<SomeId> &ids)
    {
        if (const auto found = m_fields.find(key)) {
            ids = readIds<SomeId>(*found, key);
            if (ids.empty() && found->kind() == JsonKind::List && found->size() == 0)
                m_findings.error(*found, emptyList<SomeId>(key));
            std::sort(ids.begin(), ids.end());
        }
    }
    template<class SomeId>
    void list(std::string_view key, std::vector<SomeId> &ids)
    {
        if (const auto found = m_fields.find(key))
            ids = readIds<SomeId>(*found, key, key == "cycle" || key == "opening");
    }
    template<class SomeId>
    void id(std::string_view key, SomeId &id)
    {
        const auto found = m_fields.require(key, "this rule");
        const auto read = found ? readId<SomeId>(*found) : std::nullopt;
        id = read.value_or(id);
    }
    template<class SomeId>
    void optional(std::string_view key, std::optional<SomeId> &id)
    {
        if (const auto found = m_fields.find(key))
            id = readId<SomeId>(*found);
    }
    void perFile(std::string_view key, std::optional<FileLimit> &limit)
    {
        if (const auto found = m_fields.find(key)) {
            if (const auto most =
                    readInteger(*found, inQuotes(key), 0, rulelimits::count, m_findings))
                limit = FileLimit{*most};
        }
    }

    template<class R>
    void rule(std::string_view key, R &rule)
    {
        if (const auto found = m_fields.find(key))
            read(*found, inQuotes(key), rule, m_names, m_findings);
    }
    template<class R>
    void rules(std::string_view key, std::vector<R> &rules)
    {
        const auto found = m_fields.find(key);
        if (!found
            || !isListOf(*found, inQuotes(key), limits::rules, "rules of one kind", m_findings))
            return;
        rules.clear();
        for (const JsonValue value : *found) {
            rules.emplace_back();
            read(value, "a rule in " + inQuotes(key), rules.back(), m_names, m_findings);
        }
    }
    void condition(std::string_view key, EndCondition &condition)
    {
        const auto found = m_fields.require(key, "an end of the game");
        const auto word = found ? readText(*found, inQuotes(key), m_findings) : std::nullopt;
        if (!word)
            return;
        const auto row = std::find(endConditionNames.begin(), endConditionNames.end(), *word);
        if (row == endConditionNames.end()) {
            const std::vector<std::string> names(endConditionNames.begin(),
                                                 endConditionNames.end());
            m_findings.error(*found, unknownWord("condition", *word) + hintOrChoices(*word, names));
            return;
        }
        condition = freshEndCondition(static_cast<std::size_t>(row - endConditionNames.begin()));
        std::visit([&](auto &rule) { visitFields(*this, rule); }, condition);
    }
    void extras(Extras &extras)
    {
        extras = m_fields.rest();
        m_hasExtras = true;
    }

private:
    template<class SomeId>
    static std::string emptyList(std::string_view key)
    {
        if constexpr (std::is_same_v<SomeId, DirectionId>)
            return "an empty list of directions; without " + inQuotes(key)
                   + " the rule is about lines";
        return "an empty list of whom a rule is about; without " + inQuotes(key)
               + " it is about everybody";
    }

    std::string readLetter(const JsonValue &value)
    {
        auto text = readText(value, "a wing's letter", m_findings);
        if (text && (text->size() != 1 || text->front() < 'A' || text->front() > 'Z'))
            m_findings.error(value,
                             "a wing's letter is one capital from A to Z, not " + inQuotes(*text));
        return text.value_or("");
    }

    template<class SomeId>
    std::optional<SomeId> readId(const JsonValue &value)
    {
        if constexpr (std::is_same_v<SomeId, SiteId>) {
            return m_names.cells ? m_names.cells->resolve(value, m_findings) : std::nullopt;
        } else {
            const auto name = readText(value, "a name", m_findings);
            return name ? table(SomeId()).resolve(*name, value, m_findings) : std::nullopt;
        }
    }

    template<class SomeId>
    std::vector<SomeId> readIds(const JsonValue &list, std::string_view key, bool mayRepeat = false)
    {
        std::vector<SomeId> ids;
        if (!isListOf(list, inQuotes(key), limits::pieceTypes, "names", m_findings))
            return ids;
        for (const JsonValue value : list) {
            const auto id = readId<SomeId>(value);
            if (!id)
                continue;
            if (!mayRepeat && std::find(ids.begin(), ids.end(), *id) != ids.end())
                m_findings.error(value, inQuotes(value.string()) + " is in this list twice");
            else
                ids.push_back(*id);
        }
        return ids;
    }

    const NameTable<PieceId> &table(PieceId) const { return m_names.pieces; }
    const NameTable<PlayerId> &table(PlayerId) const { return m_names.players; }
    const NameTable<ZoneId> &table(ZoneId) const { return m_names.zones; }
    const NameTable<DirectionId> &table(DirectionId) const { return m_names.directions; }

    Fields m_fields;
    JsonValue m_object;
    const RuleNames &m_names;
    Findings &m_findings;
    bool m_hasExtras = false;
};

} // namespace

Rules readRules(const std::optional<JsonValue> &value, const RuleNames &names, Findings &findings)
{
    Rules rules;
    if (value)
        MemberReader::read(*value, "'rules'", rules, names, findings);
    return rules;
}

} // namespace rookery
