#include "model/exchange/play_html/rule_data.h"

#include "model/design/rules/ends/end_condition.h"
#include "model/design/terms/rule_visitor.h"
#include "model/exchange/play_html/compact_json.h"
#include "model/exchange/play_html/own_data.h"
#include "model/play/ends/game_end.h"

#include <algorithm>

namespace rookery {

namespace {

/// Larger boards would keep a player waiting at each move.
constexpr std::size_t mostCells = 500;

/// What the script in resources/play knows.
constexpr std::string_view playedRules[] = {
    "aims",        "bans",       "blockades", "castling",       "check",      "compulsions",
    "drop-duties", "drops",      "effects",   "en-passant",     "enclosing",  "ends",
    "exchanges",   "explosions", "flying",    "gating",         "hands",      "immunities",
    "mills",       "numbers",    "own-moves", "petrifications", "promotions", "royals",
    "scoring",     "turns",      "walling",   "words",
};
constexpr std::string_view playedEnds[] = {
    "board-full",
    "checks",
    "counted-out",
    "extinct",
    "facing-refused",
    "joining",
    "mate",
    "move-limit",
    "passes",
    "quiet-moves",
    "reached",
    "repetition",
    "row",
    "said",
    "stalemate",
};

template<class List>
bool names(const List &list, std::string_view key)
{
    return std::find(std::begin(list), std::end(list), key) != std::end(list);
}

/// Writes one component with all its members.
class DataWriter final : public RuleVisitor
{
public:
    explicit DataWriter(const Board &board)
        : m_board(board)
    {
    }

    json::Object take() { return std::move(m_object); }

    void onChoice(std::string_view key, RuleChoice choice) override
    {
        m_object.add(key, json::text(choice.name(choice.row())));
    }
    void onSaid(std::string_view key, std::string_view, RuleChoice choice) override
    {
        onChoice(key, choice);
    }
    void onIds(std::string_view key, RuleIds ids) override
    {
        const auto indices = ids.indices();
        const auto number = [&](std::size_t index) {
            return ids.kind() == IdKind::Site ? cellNumber(SiteId(index)) : json::number(index);
        };
        if (ids.use() == IdUse::One || ids.use() == IdUse::Maybe)
            m_object.add(key, indices.empty() ? "-1" : number(indices.front()));
        else
            m_object.add(key, json::list(indices, number));
    }
    void number(std::string_view key, int &value, int, int) override
    {
        m_object.add(key, json::number(value));
    }
    void flag(std::string_view key, bool &value) override { m_object.add(key, json::flag(value)); }
    void word(std::string_view key, std::string &value) override
    {
        m_object.add(key, json::text(value));
    }
    void perFile(std::string_view key, std::optional<FileLimit> &limit) override
    {
        m_object.add(key, json::number(limit ? limit->most : 0));
    }
    void onRule(std::string_view key, RuleRef rule) override { m_object.add(key, object(rule)); }
    void onRules(std::string_view key, RuleList rules) override
    {
        std::vector<std::string> all;
        for (std::size_t i = 0; i < rules.size(); ++i)
            all.push_back(object(rules[i]));
        m_object.add(key, json::list(all, [](const std::string &row) { return row; }));
    }
    /// The members of a condition stand beside its word.
    void onCondition(std::string_view key, RuleEndCondition condition) override
    {
        m_object.add(key, json::text(condition.about().key));
        condition.visit(*this);
    }

private:
    std::string object(const RuleRef &rule) const
    {
        DataWriter writer(m_board);
        rule.visit(writer);
        return writer.m_object.done();
    }

    std::string cellNumber(SiteId site) const
    {
        const auto cell = m_board.cellAt(site);
        return cell ? json::number(cell->index()) : "-1";
    }

    const Board &m_board;
    json::Object m_object;
};

/// Collects what the script does not know.
class UnknownRules final : public RuleVisitor
{
public:
    std::vector<std::string_view> found;

    void onRule(std::string_view key, RuleRef rule) override
    {
        if (!names(playedRules, key))
            add(rule.about().title);
    }
    void onRules(std::string_view key, RuleList rules) override
    {
        if (rules.size() > 0 && !names(playedRules, key))
            add(rules.about().title);
        for (std::size_t i = 0; i < (key == "ends" ? rules.size() : 0); ++i)
            rules[i].visit(*this);
    }
    void onCondition(std::string_view, RuleEndCondition condition) override
    {
        if (!names(playedEnds, condition.about().key))
            add(condition.about().title);
    }

private:
    void add(std::string_view title) { found.emplace_back(title); }
};

/// Why the game is over by an end, for each player that its condition may name.
std::string reasons(const Design &design, std::size_t end)
{
    return json::list(IdRange<PlayerId>(design.rules->players.size()), [&](PlayerId player) {
        const std::string drawn = describeEnd({end, player, std::nullopt, true, 1, {}}, design);
        return json::text(drawn.substr(std::string_view("draw: ").size()));
    });
}

} // namespace

std::string ruleData(const Design &design, const Board &board)
{
    Rules rules = *design.rules;
    DataWriter writer(board);
    visitFields(writer, rules);
    const auto ends = IdRange<Id<struct EndTag>>(rules.ends.size());
    return writer.take()
        .add("goes-on-alone", json::flag(rules.endsAskWhoHasLost()))
        .add("reasons", json::list(ends, [&](auto end) { return reasons(design, end.index()); }))
        .done();
}

void judgePlayedRules(const Subject &subject, Verdict &verdict)
{
    const std::size_t cells = subject.board().size();
    if (cells > mostCells)
        verdict.prevents(Message("the board may have {most} cells, not {count}",
                                 {{"most", mostCells}, {"count", cells}}));
    judgeRulesOnAnyBoard(subject, verdict);
}

void judgeRulesOnAnyBoard(const Subject &subject, Verdict &verdict)
{
    Rules rules = subject.rules();
    judgeOwnRules(subject, verdict);
    UnknownRules unknown;
    visitFields(unknown, rules);
    for (const std::string_view title : unknown.found)
        verdict.differs(Message("left out: {rule}", {{"rule", Message(title)}}));
}

} // namespace rookery
