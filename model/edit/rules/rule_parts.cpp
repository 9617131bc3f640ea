#include "model/edit/rules/rule_parts.h"

#include "model/board/board.h"
#include "model/board/phrase_names.h"
#include "model/design/limits.h"
#include "model/design/rule_path.h"
#include "model/design/rules/ends/end_condition.h"
#include "model/design/terms/rule_limits.h"
#include "model/edit/rules/end_starters.h"
#include "model/edit/rules/own_texts.h"
#include "model/phrase/reader.h"
#include "model/phrase/writer.h"

#include <algorithm>

namespace rookery {

namespace {

RuleFieldKind kindOf(const RuleIds &ids)
{
    const bool isOne = ids.use() == IdUse::One;
    switch (ids.kind()) {
    case IdKind::Piece:
        return isOne ? RuleFieldKind::Piece : RuleFieldKind::Pieces;
    case IdKind::Direction:
        return RuleFieldKind::Directions;
    case IdKind::Site:
        return RuleFieldKind::Cell;
    case IdKind::Zone:
        return RuleFieldKind::MaybeZone;
    case IdKind::Player:
        break;
    }
    return isOne                       ? RuleFieldKind::Player
           : ids.use() == IdUse::Maybe ? RuleFieldKind::MaybePlayer
                                       : RuleFieldKind::Players;
}

/// The moves that a rule under this path may name.
std::vector<std::string> moveNames(const Design &design, std::string_view path)
{
    const phrase::MovesOf rule = path.starts_with("effects/") ? phrase::MovesOf::Effect
                                 : path.starts_with("tell/")  ? phrase::MovesOf::Tell
                                                              : phrase::MovesOf::Ban;
    std::vector<std::string> names;
    for (const auto &row : enumRows<phrase::MoveSort>()) {
        if (phrase::mayName(rule, row.value))
            names.emplace_back(row.name);
    }
    for (const OwnMove &move : design.rules->ownMoves)
        names.push_back(move.name);
    return names;
}

/// Lists the members of one component.
class FieldLister final : public RuleAct
{
public:
    FieldLister(const Design &design, std::string path, std::vector<RuleField> &fields)
        : m_design(design)
        , m_path(std::move(path))
        , m_fields(fields)
    {
    }

    void onChoice(std::string_view key, RuleChoice choice) override
    {
        RuleField &field = add(key, RuleFieldKind::Choice, static_cast<int>(choice.row()));
        for (std::size_t i = 0; i < choice.count(); ++i)
            field.choices.emplace_back(choice.title(i));
        field.most = static_cast<int>(field.choices.size()) - 1;
    }
    void onIds(std::string_view key, RuleIds ids) override
    {
        RuleField &field = add(key, kindOf(ids), ids.indices());
        field.isOrdered = ids.use() == IdUse::Sequence;
        if (ids.use() == IdUse::Set)
            field.emptyMeans = EmptyMeans::Everybody;
    }
    void number(std::string_view key, int &value, int least, int most) override
    {
        RuleField &field = add(key, RuleFieldKind::Number, value);
        field.least = least;
        field.most = most;
    }
    void flag(std::string_view key, bool &value) override
    {
        add(key, RuleFieldKind::Flag, value ? 1 : 0);
    }
    void word(std::string_view key, std::string &value) override
    {
        add(key, RuleFieldKind::Letter, value);
    }
    void perFile(std::string_view key, std::optional<FileLimit> &value) override
    {
        std::vector<std::size_t> most;
        if (value)
            most.push_back(static_cast<std::size_t>(value->most));
        RuleField &field = add(key, RuleFieldKind::Limit, std::move(most));
        field.most = rulelimits::count;
    }
    void onText(std::string_view key, RuleText text) override
    {
        std::visit([&](auto *value) { addText(key, *value); }, text.value);
    }
    void onRule(std::string_view, RuleRef) override {}
    void onRules(std::string_view key, RuleList rules) override
    {
        add(key, RuleFieldKind::Parts, static_cast<int>(rules.size()));
    }
    void onCondition(std::string_view key, RuleEndCondition condition) override
    {
        RuleField &field = add(key, RuleFieldKind::Choice, static_cast<int>(condition.index()));
        for (const RuleType *end : endTypes())
            field.choices.emplace_back(end->about().title);
        field.most = static_cast<int>(field.choices.size()) - 1;
        condition.visit(*this);
    }
    void component(RuleRef rule) override { rule.visit(*this); }

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
    void addText(std::string_view key, const std::string &text)
    {
        add(key, RuleFieldKind::Text, text);
    }
    void addText(std::string_view key, const phrase::Head &head)
    {
        add(key, RuleFieldKind::Text, written(head));
    }
    void addText(std::string_view key, const phrase::Saying &saying)
    {
        add(key, RuleFieldKind::Text, written(saying, phraseNames(m_design)));
    }
    void addText(std::string_view key, const phrase::MoveRefs &moves)
    {
        const auto names = moveNames(m_design, m_path);
        std::vector<std::size_t> places;
        for (const std::string &name : written(moves, phraseNames(m_design)))
            places.push_back(
                std::size_t(std::find(names.begin(), names.end(), name) - names.begin()));
        RuleField &field = add(key, RuleFieldKind::Moves, std::move(places));
        field.choices = names;
        field.emptyMeans = EmptyMeans::Everybody;
    }
    template<class Tree>
    void addText(std::string_view key, const Tree &)
    {
        const std::string path = m_path + "/" + std::string(key);
        add(key, RuleFieldKind::Said, ruleLines(m_design, path));
    }

    const Design &m_design;
    std::string m_path;
    std::vector<RuleField> &m_fields;
};

/// Gives one member another value.
class FieldSetter final : public RuleAct
{
public:
    FieldSetter(const Design &design, std::string_view path, const RuleValue &value)
        : m_design(design)
        , m_path(path)
        , m_value(value)
    {
    }

    const Message &fault() const { return m_fault; }

    void onChoice(std::string_view, RuleChoice choice) override
    {
        if (const auto row = integer(0, static_cast<int>(choice.count()) - 1))
            choice.choose(static_cast<std::size_t>(*row));
    }
    void onIds(std::string_view key, RuleIds ids) override
    {
        std::vector<std::size_t> read = readIds(ids.kind());
        if (ids.use() == IdUse::Set)
            std::sort(read.begin(), read.end());
        for (auto at = read.begin(); ids.use() != IdUse::Sequence && at != read.end(); ++at)
            read.erase(std::remove(at + 1, read.end(), *at), read.end());
        if (m_fault.isEmpty() && ids.use() == IdUse::One && read.size() != 1)
            refuse(Message("'{key}' is exactly one", {{"key", std::string(key)}}));
        if (m_fault.isEmpty() && ids.use() == IdUse::Maybe && read.size() > 1)
            refuse(Message("'{key}' is one or nothing", {{"key", std::string(key)}}));
        if (m_fault.isEmpty())
            ids.assign(read);
    }
    void number(std::string_view, int &value, int least, int most) override
    {
        value = integer(least, most).value_or(value);
    }
    void flag(std::string_view, bool &value) override
    {
        value = integer(0, 1).value_or(value ? 1 : 0) == 1;
    }
    void word(std::string_view, std::string &value) override
    {
        if (const auto *text = as<std::string>(); text && isLetter(*text))
            value = *text;
    }
    void perFile(std::string_view, std::optional<FileLimit> &value) override
    {
        const auto *most = as<std::vector<std::size_t>>();
        if (!most)
            return;
        if (most->size() > 1 || (!most->empty() && most->front() > std::size_t(rulelimits::count)))
            return refuse(
                Message("a limit is one number from 0 to {most}", {{"most", rulelimits::count}}));
        value = most->empty() ? std::nullopt
                              : std::optional(FileLimit{static_cast<int>(most->front())});
    }
    void onText(std::string_view, RuleText text) override
    {
        std::visit([this](auto *value) { takeText(*value); }, text.value);
    }
    /// What a text is to be instead, line by line; the own rules are then read again.
    const std::optional<std::vector<std::string>> &lines() const { return m_lines; }
    void onRules(std::string_view, RuleList) override
    {
        refuse(Message("this is a list of rules and no single value"));
    }
    void onCondition(std::string_view, RuleEndCondition condition) override
    {
        if (const auto index = integer(0, static_cast<int>(endTypes().size()) - 1);
            index && std::size_t(*index) != condition.index())
            condition.choose(static_cast<std::size_t>(*index));
    }
    void component(RuleRef) override { refuse(Message("this is a rule and no single value")); }

private:
    void refuse(Message fault) { m_fault = std::move(fault); }

    template<class T>
    const T *as()
    {
        const auto *value = std::get_if<T>(&m_value);
        if (!value)
            refuse(Message("a value of another kind belongs here"));
        return value;
    }
    std::optional<int> integer(int least, int most)
    {
        const int *value = as<int>();
        if (value && *value >= least && *value <= most)
            return *value;
        if (value)
            refuse(Message("this is a number from {least} to {most}",
                           {{"least", least}, {"most", most}}));
        return std::nullopt;
    }
    bool isLetter(const std::string &text)
    {
        const bool isIt = text.size() == 1 && text.front() >= 'A' && text.front() <= 'Z';
        if (!isIt)
            refuse(Message("a wing's letter is one capital from A to Z, not '{text}'",
                           {{"text", text}}));
        return isIt;
    }
    bool isThere(IdKind kind, std::size_t index) const
    {
        switch (kind) {
        case IdKind::Piece:
            return index < m_design.pieces->types.size();
        case IdKind::Player:
            return index < m_design.rules->players.size();
        case IdKind::Zone:
            return index < m_design.board->edits.zones.size();
        case IdKind::Direction:
            return index < m_design.directions->list.size();
        case IdKind::Site:
            break;
        }
        return index <= limits::cells
               && Board(m_design.board, m_design.directions).cellAt(SiteId(index)).has_value();
    }

    std::vector<std::size_t> readIds(IdKind kind)
    {
        const auto *value = as<std::vector<std::size_t>>();
        if (!value)
            return {};
        if (value->size() > limits::pieceTypes)
            refuse(Message("a list has at most {most} names", {{"most", limits::pieceTypes}}));
        for (const std::size_t index : *value) {
            if (!isThere(kind, index))
                refuse(
                    Message("nothing in this design has the number {number}", {{"number", index}}));
        }
        return *value;
    }

    void takeText(const phrase::MoveRefs &)
    {
        const auto *places = as<std::vector<std::size_t>>();
        const auto names = moveNames(m_design, m_path);
        if (!places)
            return;
        m_lines.emplace();
        for (const std::size_t place : *places) {
            if (place >= names.size())
                return refuse(
                    Message("there is no move with the number {number}", {{"number", place}}));
            m_lines->push_back(names[place]);
        }
    }
    template<class Text>
    void takeText(const Text &)
    {
        constexpr bool isOneLine =
            std::is_same_v<
                Text,
                std::
                    string> || std::is_same_v<Text, phrase::Head> || std::is_same_v<Text, phrase::Saying>;
        if constexpr (isOneLine) {
            if (const auto *text = as<std::string>())
                m_lines = text->empty() ? std::vector<std::string>() : std::vector{*text};
        } else if (const auto *lines = as<std::vector<std::string>>()) {
            m_lines = *lines;
        }
    }

    const Design &m_design;
    std::string_view m_path;
    const RuleValue &m_value;
    Message m_fault;
    std::optional<std::vector<std::string>> m_lines;
};

/// An end whose condition is another one decides what is usual for that, unless the author had
/// decided otherwise than is usual.
void followConditions(const std::vector<End> &before, std::vector<End> &after)
{
    for (std::size_t i = 0; i < after.size(); ++i) {
        const bool isAnother = before[i].condition.index() != after[i].condition.index();
        if (isAnother && before[i].outcome == usualOutcome(before[i].condition))
            after[i].outcome = usualOutcome(after[i].condition);
    }
}

} // namespace

std::vector<RuleField> ruleFields(const Design &design, std::string_view path)
{
    std::vector<RuleField> fields;
    Rules rules = *design.rules;
    if (path == "pass") {
        std::vector<RuleField> all;
        FieldLister lister(design, {}, all);
        visitFields(lister, rules);
        for (RuleField &field : all) {
            field.path = field.key;
            if (field.key == "pass" || field.key == "passers")
                fields.push_back(std::move(field));
        }
        return fields;
    }
    FieldLister lister(design, std::string(path), fields);
    visitAt(rules, path, lister);
    return fields;
}

Result<Design> withRuleField(const Design &design, std::string_view path, const RuleValue &value)
{
    Rules rules = *design.rules;
    FieldSetter setter(design, path, value);
    if (!visitAt(rules, path, setter))
        return failure(Message("there is no rule '{path}'", {{"path", std::string(path)}}));
    if (!setter.fault().isEmpty())
        return failure(setter.fault());
    if (setter.lines())
        return withRuleLines(design, path, *setter.lines());
    followConditions(design.rules->ends, rules.ends);
    Design result = design;
    if (rules == *design.rules)
        return result;
    result.rules = std::move(rules);
    return withOwnRulesRead(result, textsOfOwnRules(result));
}

} // namespace rookery
