#include "model/edit/rule_parts.h"

#include "model/base/text.h"
#include "model/board/board.h"
#include "model/design/limits.h"
#include "model/design/rule_path.h"
#include "model/design/rule_sheet.h"

#include <algorithm>

namespace rookery {

namespace {

template<class SomeId>
constexpr bool isPiece = std::is_same_v<SomeId, PieceId>;
template<class SomeId>
constexpr bool isPlayer = std::is_same_v<SomeId, PlayerId>;
template<class SomeId>
constexpr bool isDirection = std::is_same_v<SomeId, DirectionId>;
template<class SomeId>
constexpr bool isZone = std::is_same_v<SomeId, ZoneId>;

template<class SomeId>
std::vector<std::size_t> indices(const std::vector<SomeId> &ids)
{
    std::vector<std::size_t> found;
    for (const SomeId id : ids)
        found.push_back(id.index());
    return found;
}

/// Players in a cycle may come more than once.
bool mayRepeat(std::string_view key)
{
    return key == "cycle" || key == "opening";
}

/// Lists the members of one component.
class FieldLister
{
public:
    FieldLister(std::string path, std::vector<RuleField> &fields)
        : m_path(std::move(path))
        , m_fields(fields)
    {
    }

    template<class E>
    void choice(std::string_view key, E &value)
    {
        RuleField &field = add(key, RuleFieldKind::Choice, 0);
        for (const auto &row : enumRows<E>()) {
            if (row.value == value)
                field.value = static_cast<int>(field.choices.size());
            field.choices.emplace_back(row.title);
        }
        field.most = static_cast<int>(field.choices.size()) - 1;
    }
    template<class E>
    void said(std::string_view key, std::string_view, E &value)
    {
        choice(key, value);
    }
    void number(std::string_view key, int &value, int least, int most)
    {
        RuleField &field = add(key, RuleFieldKind::Number, value);
        field.least = least;
        field.most = most;
    }
    void flag(std::string_view key, bool &value) { add(key, RuleFieldKind::Flag, value ? 1 : 0); }
    void word(std::string_view key, std::string &value) { add(key, RuleFieldKind::Letter, value); }
    void words(std::string_view key, std::vector<std::string> &value)
    {
        add(key, RuleFieldKind::Letters, value);
    }
    void perFile(std::string_view key, std::optional<FileLimit> &value)
    {
        std::vector<std::size_t> most;
        if (value)
            most.push_back(static_cast<std::size_t>(value->most));
        RuleField &field = add(key, RuleFieldKind::Limit, std::move(most));
        field.most = rulelimits::count;
    }
    template<class SomeId>
    void set(std::string_view key, std::vector<SomeId> &ids)
    {
        list(key, ids);
        m_fields.back().emptyMeans = EmptyMeans::Everybody;
    }
    template<class SomeId>
    void list(std::string_view key, std::vector<SomeId> &ids)
    {
        const auto kind = isPiece<SomeId>       ? RuleFieldKind::Pieces
                          : isDirection<SomeId> ? RuleFieldKind::Directions
                                                : RuleFieldKind::Players;
        add(key, kind, indices(ids)).isOrdered = mayRepeat(key);
    }
    template<class SomeId>
    void id(std::string_view key, SomeId &id)
    {
        const auto kind = isPiece<SomeId>    ? RuleFieldKind::Piece
                          : isPlayer<SomeId> ? RuleFieldKind::Player
                                             : RuleFieldKind::Cell;
        add(key, kind, std::vector<std::size_t>{id.index()});
    }
    template<class SomeId>
    void optional(std::string_view key, std::optional<SomeId> &id)
    {
        std::vector<std::size_t> one;
        if (id)
            one.push_back(id->index());
        add(key,
            isZone<SomeId> ? RuleFieldKind::MaybeZone : RuleFieldKind::MaybePlayer,
            std::move(one));
    }
    template<class R>
    void rule(std::string_view, R &)
    {
    }
    template<class R>
    void rules(std::string_view key, std::vector<R> &rules)
    {
        add(key, RuleFieldKind::Parts, static_cast<int>(rules.size()));
    }
    void condition(std::string_view key, EndCondition &condition)
    {
        RuleField &field = add(key, RuleFieldKind::Choice, static_cast<int>(condition.index()));
        for (const RuleRow &row : endRows())
            field.choices.emplace_back(row.title);
        field.most = static_cast<int>(field.choices.size()) - 1;
        std::visit([&](auto &rule) { visitFields(*this, rule); }, condition);
    }
    void extras(Extras &) {}
    template<class R>
    void component(R &rule)
    {
        visitFields(*this, rule);
    }

private:
    RuleField &add(std::string_view key, RuleFieldKind kind, RuleValue value)
    {
        RuleField field;
        field.path = m_path + "/" + std::string(key);
        field.key = key;
        field.kind = kind;
        field.value = std::move(value);
        return m_fields.emplace_back(std::move(field));
    }

    std::string m_path;
    std::vector<RuleField> &m_fields;
};

/// Gives one member another value.
class FieldSetter
{
public:
    FieldSetter(const Design &design, const RuleValue &value)
        : m_design(design)
        , m_value(value)
    {
    }

    const std::string &fault() const { return m_fault; }

    template<class E>
    void choice(std::string_view, E &value)
    {
        const auto rows = enumRows<E>();
        if (const auto place = integer(0, static_cast<int>(rows.size()) - 1))
            value = rows[static_cast<std::size_t>(*place)].value;
    }
    template<class E>
    void said(std::string_view key, std::string_view, E &value)
    {
        choice(key, value);
    }
    void number(std::string_view, int &value, int least, int most)
    {
        value = integer(least, most).value_or(value);
    }
    void flag(std::string_view, bool &value) { value = integer(0, 1).value_or(value ? 1 : 0) == 1; }
    void word(std::string_view, std::string &value)
    {
        if (const auto *text = as<std::string>(); text && isLetter(*text))
            value = *text;
    }
    void words(std::string_view, std::vector<std::string> &value)
    {
        const auto *texts = as<std::vector<std::string>>();
        if (texts && std::all_of(texts->begin(), texts->end(), [&](const auto &text) {
                return isLetter(text);
            }))
            value = *texts;
    }
    void perFile(std::string_view, std::optional<FileLimit> &value)
    {
        const auto *most = as<std::vector<std::size_t>>();
        if (!most)
            return;
        if (most->size() > 1 || (!most->empty() && most->front() > std::size_t(rulelimits::count)))
            return refuse("a limit is one number from 0 to " + std::to_string(rulelimits::count));
        value = most->empty() ? std::nullopt
                              : std::optional(FileLimit{static_cast<int>(most->front())});
    }
    template<class SomeId>
    void set(std::string_view, std::vector<SomeId> &ids)
    {
        auto read = readIds<SomeId>();
        std::sort(read.begin(), read.end());
        read.erase(std::unique(read.begin(), read.end()), read.end());
        if (m_fault.empty())
            ids = std::move(read);
    }
    template<class SomeId>
    void list(std::string_view key, std::vector<SomeId> &ids)
    {
        auto read = readIds<SomeId>();
        for (auto at = read.begin(); !mayRepeat(key) && at != read.end(); ++at)
            read.erase(std::remove(at + 1, read.end(), *at), read.end());
        if (m_fault.empty())
            ids = std::move(read);
    }
    template<class SomeId>
    void id(std::string_view key, SomeId &id)
    {
        const auto read = readIds<SomeId>();
        if (m_fault.empty() && read.size() != 1)
            refuse("'" + std::string(key) + "' is exactly one");
        if (m_fault.empty())
            id = read.front();
    }
    template<class SomeId>
    void optional(std::string_view key, std::optional<SomeId> &id)
    {
        const auto read = readIds<SomeId>();
        if (m_fault.empty() && read.size() > 1)
            refuse("'" + std::string(key) + "' is one or nothing");
        if (m_fault.empty())
            id = read.empty() ? std::nullopt : std::optional(read.front());
    }
    template<class R>
    void rules(std::string_view, std::vector<R> &)
    {
        refuse("this is a list of rules and no single value");
    }
    void condition(std::string_view, EndCondition &condition)
    {
        if (const auto index = integer(0, static_cast<int>(endConditionNames.size()) - 1);
            index && std::size_t(*index) != condition.index())
            condition = freshEndCondition(static_cast<std::size_t>(*index));
    }
    template<class R>
    void component(R &)
    {
        refuse("this is a rule and no single value");
    }

private:
    void refuse(std::string fault) { m_fault = std::move(fault); }

    template<class T>
    const T *as()
    {
        const auto *value = std::get_if<T>(&m_value);
        if (!value)
            refuse("a value of another kind belongs here");
        return value;
    }
    std::optional<int> integer(int least, int most)
    {
        const int *value = as<int>();
        if (value && *value >= least && *value <= most)
            return *value;
        if (value)
            refuse("this is a number from " + std::to_string(least) + " to "
                   + std::to_string(most));
        return std::nullopt;
    }
    bool isLetter(const std::string &text)
    {
        const bool isIt = text.size() == 1 && text.front() >= 'A' && text.front() <= 'Z';
        if (!isIt)
            refuse("a wing's letter is one capital from A to Z, not '" + text + "'");
        return isIt;
    }
    std::size_t count(PieceId) const { return m_design.pieces->types.size(); }
    std::size_t count(PlayerId) const { return m_design.rules->players.size(); }
    std::size_t count(ZoneId) const { return m_design.board->edits.zones.size(); }
    std::size_t count(DirectionId) const { return m_design.directions->list.size(); }
    bool isThere(SiteId id) const
    {
        return Board(m_design.board, m_design.directions).cellAt(id).has_value();
    }
    template<class SomeId>
    bool isThere(SomeId id) const
    {
        return id.index() < count(id);
    }

    template<class SomeId>
    std::vector<SomeId> readIds()
    {
        std::vector<SomeId> ids;
        const auto *value = as<std::vector<std::size_t>>();
        if (!value)
            return ids;
        if (value->size() > limits::pieceTypes)
            refuse("a list has at most " + std::to_string(limits::pieceTypes) + " names");
        for (const std::size_t index : *value) {
            if (index > limits::cells || !isThere(SomeId(index)))
                refuse("nothing in this design has the number " + std::to_string(index));
            else
                ids.push_back(SomeId(index));
        }
        return ids;
    }

    const Design &m_design;
    const RuleValue &m_value;
    std::string m_fault;
};

} // namespace

std::vector<RuleField> ruleFields(const Design &design, std::string_view path)
{
    std::vector<RuleField> fields;
    Rules rules = *design.rules;
    if (path == "pass") {
        std::vector<RuleField> all;
        FieldLister lister({}, all);
        visitFields(lister, rules);
        for (RuleField &field : all) {
            field.path = field.key;
            if (field.key == "pass" || field.key == "passers")
                fields.push_back(std::move(field));
        }
        return fields;
    }
    const auto words = split(path, '/');
    FieldLister lister(std::string(path), fields);
    RulePathVisitor visitor(words, lister);
    visitFields(visitor, rules);
    return fields;
}

Result<Design> withRuleField(const Design &design, std::string_view path, const RuleValue &value)
{
    const auto words = split(path, '/');
    Rules rules = *design.rules;
    FieldSetter setter(design, value);
    RulePathVisitor visitor(words, setter);
    visitFields(visitor, rules);
    if (!visitor.hasFound())
        return failure("there is no rule '" + std::string(path) + "'");
    if (!setter.fault().empty())
        return failure(setter.fault());
    Design result = design;
    if (rules != *design.rules)
        result.rules = std::move(rules);
    return result;
}

} // namespace rookery
