#include "model/design/limits.h"
#include "model/design/own_rules.h"
#include "model/design/rules/ends/end_condition.h"
#include "model/design/terms/rule_limits.h"
#include "model/design/terms/rule_visitor.h"
#include "model/file/design/section_readers.h"

#include <algorithm>

namespace rookery {

namespace {

/// Reads the members of one component from an object of the file.
class MemberReader final : public RuleVisitor
{
public:
    MemberReader(const JsonValue &object, const RuleNames &names, Findings &findings)
        : m_fields(object, findings)
        , m_names(names)
        , m_findings(findings)
    {
    }

    static void read(const JsonValue &value,
                     std::string_view what,
                     const RuleRef &rule,
                     const RuleNames &names,
                     Findings &findings)
    {
        if (!isObject(value, what, findings))
            return;
        MemberReader reader(value, names, findings);
        rule.visit(reader);
        if (!reader.m_hasExtras)
            reader.m_fields.refuseRest(what);
    }

    void onChoice(std::string_view key, RuleChoice choice) override { onSaid(key, key, choice); }
    void onSaid(std::string_view key, std::string_view what, RuleChoice choice) override
    {
        const auto found = m_fields.find(key);
        if (!found)
            return;
        std::vector<std::string> names;
        for (std::size_t i = 0; i < choice.count(); ++i)
            names.emplace_back(choice.name(i));
        if (const auto row = readOneOf(*found, what, names, m_findings))
            choice.choose(*row);
    }
    void number(std::string_view key, int &value, int least, int most) override
    {
        if (const auto found = m_fields.find(key))
            value = readInteger(*found, inQuotes(key), least, most, m_findings).value_or(value);
    }
    void flag(std::string_view key, bool &value) override
    {
        if (const auto found = m_fields.find(key))
            value = readBoolean(*found, inQuotes(key), m_findings);
    }
    void word(std::string_view key, std::string &value) override
    {
        if (const auto found = m_fields.require(key, "a wing of castling"))
            value = readWingLetter(*found, m_findings);
    }
    void onText(std::string_view key, RuleText text) override
    {
        if (const auto found = m_fields.find(key))
            std::visit([&](auto *value) { readOwn(*found, key, *value); }, text.value);
    }
    void onIds(std::string_view key, RuleIds ids) override
    {
        const bool isOne = ids.use() == IdUse::One;
        const auto found = isOne ? m_fields.require(key, "this rule") : m_fields.find(key);
        if (!found)
            return;
        if (!isOne && ids.use() != IdUse::Maybe)
            return readList(*found, key, ids);
        if (const auto id = readId(ids.kind(), *found))
            ids.assign({*id});
    }
    void perFile(std::string_view key, std::optional<FileLimit> &limit) override
    {
        if (const auto found = m_fields.find(key)) {
            if (const auto most =
                    readInteger(*found, inQuotes(key), 0, rulelimits::count, m_findings))
                limit = FileLimit{*most};
        }
    }
    void onRule(std::string_view key, RuleRef rule) override
    {
        if (const auto found = m_fields.find(key))
            read(*found, inQuotes(key), rule, m_names, m_findings);
    }
    void onRules(std::string_view key, RuleList rules) override
    {
        const auto found = m_fields.find(key);
        if (!found
            || !isListOf(*found, inQuotes(key), limits::rules, "rules of one kind", m_findings))
            return;
        rules.clear();
        for (const JsonValue value : *found)
            read(value, "a rule in " + inQuotes(key), rules.add(), m_names, m_findings);
    }
    void onCondition(std::string_view key, RuleEndCondition condition) override
    {
        const auto found = m_fields.require(key, "an end of the game");
        if (!found || !readText(*found, inQuotes(key), m_findings))
            return;
        std::vector<std::string> names;
        for (const RuleType *end : endTypes())
            names.emplace_back(end->about().key);
        const auto index = readOneOf(*found, "condition", names, m_findings);
        if (!index)
            return;
        condition.choose(*index);
        condition.visit(*this);
    }
    void extras(Extras &extras) override
    {
        extras = m_fields.rest();
        m_hasExtras = true;
    }

private:
    void readOwn(const JsonValue &value, std::string_view key, std::string &text)
    {
        text = readText(value, inQuotes(key), m_findings).value_or("");
    }
    /// A phrase is read later, when all names are known. A number may stand for its text.
    template<class Tree>
    void readOwn(const JsonValue &value, std::string_view key, Tree &tree)
    {
        if constexpr (requires { tree.texts; }) {
            if (!isListOf(value, inQuotes(key), phrase::mostNodes, "lines", m_findings))
                return;
            for (const JsonValue line : value)
                tree.texts.push_back(
                    readText(line, "a line of " + inQuotes(key), m_findings).value_or(""));
        } else if (value.kind() == JsonKind::Number && value.integer()) {
            tree.text = std::to_string(*value.integer());
        } else if (auto text = readText(value, inQuotes(key), m_findings)) {
            tree.text = std::move(*text);
            if (tree.text.empty())
                m_findings.error(value,
                                 Message("{key} is empty; leave it out", {{"key", inQuotes(key)}}));
        }
    }
    template<class SomeId>
    static std::optional<std::size_t> indexOf(const std::optional<SomeId> &id)
    {
        return id ? std::optional(id->index()) : std::nullopt;
    }

    std::optional<std::size_t> readId(IdKind kind, const JsonValue &value)
    {
        if (kind == IdKind::Site)
            return m_names.cells ? indexOf(m_names.cells->resolve(value, m_findings))
                                 : std::nullopt;
        const auto name = readText(value, "a name", m_findings);
        if (!name)
            return std::nullopt;
        switch (kind) {
        case IdKind::Piece:
            return indexOf(m_names.pieces.resolve(*name, value, m_findings));
        case IdKind::Zone:
            return indexOf(m_names.zones.resolve(*name, value, m_findings));
        case IdKind::Direction:
            return indexOf(m_names.directions.resolve(*name, value, m_findings));
        case IdKind::Player:
        case IdKind::Site:
            break;
        }
        return indexOf(m_names.players.resolve(*name, value, m_findings));
    }

    void readList(const JsonValue &list, std::string_view key, const RuleIds &ids)
    {
        std::vector<std::size_t> read;
        if (isListOf(list, inQuotes(key), limits::pieceTypes, "names", m_findings)) {
            for (const JsonValue value : list) {
                const auto id = readId(ids.kind(), value);
                if (!id)
                    continue;
                if (ids.use() != IdUse::Sequence
                    && std::find(read.begin(), read.end(), *id) != read.end())
                    m_findings.error(value,
                                     Message("{name} is in this list twice",
                                             {{"name", inQuotes(value.string())}}));
                else
                    read.push_back(*id);
            }
        }
        if (ids.use() == IdUse::Set) {
            if (list.kind() == JsonKind::List && list.size() == 0)
                m_findings.error(list, emptySet(key, ids.kind() == IdKind::Direction));
            std::sort(read.begin(), read.end());
        }
        ids.assign(read);
    }

    Fields m_fields;
    const RuleNames &m_names;
    Findings &m_findings;
    bool m_hasExtras = false;
};

/// The member of this name, or the element of this number; the value itself where there is none.
JsonValue memberAt(const JsonValue &value, std::string_view word)
{
    std::size_t place = 0;
    for (const JsonValue member : value) {
        if (member.isMember() ? member.hasKey(word) : std::to_string(place++) == word)
            return member;
    }
    return value;
}

} // namespace

std::string readWingLetter(const JsonValue &value, Findings &findings)
{
    auto text = readText(value, "a wing's letter", findings);
    if (text && (text->size() != 1 || text->front() < 'A' || text->front() > 'Z'))
        findings.error(value,
                       Message("a wing's letter is one capital from A to Z, not {text}",
                               {{"text", inQuotes(*text)}}));
    return text.value_or("");
}

Message emptySet(std::string_view key, bool isOfDirections)
{
    const MessageArguments arguments{{"key", inQuotes(key)}};
    if (isOfDirections)
        return Message("an empty list of directions; without {key} the rule is about lines",
                       arguments);
    return Message("an empty list of whom a rule is about; without {key} it is about everybody",
                   arguments);
}

void readOwnRules(Rules &rules,
                  phrase::Names names,
                  const std::optional<JsonValue> &value,
                  Findings &findings)
{
    if (!value)
        return;
    for (Error &error : rookery::readOwnRules(rules, std::move(names))) {
        JsonValue at = *value;
        for (const std::string_view word :
             split(std::string_view(error.place.pointer).substr(1), '/'))
            at = memberAt(at, word);
        findings.errorInText(at, error.place.column, std::move(error.message));
    }
}

Rules readRules(const std::optional<JsonValue> &value, const RuleNames &names, Findings &findings)
{
    Rules rules;
    if (value)
        MemberReader::read(*value, "'rules'", RuleRef(rules), names, findings);
    return rules;
}

} // namespace rookery
