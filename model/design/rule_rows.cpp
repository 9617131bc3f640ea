#include "model/base/text.h"
#include "model/design/rule_sheet.h"
#include "model/design/rules/ends/end_condition.h"
#include "model/design/rules/passing.h"
#include "model/design/terms/rule_visitor.h"

#include <algorithm>

namespace rookery {

namespace {

/// Gathers what is said of every component.
class RowLister final : public RuleVisitor
{
public:
    std::vector<RuleRow> take() { return std::move(m_rows); }

    void onSaid(std::string_view key, std::string_view, RuleChoice) override
    {
        add(key, about(static_cast<const Passing *>(nullptr)));
    }
    void onRule(std::string_view key, RuleRef rule) override { add(key, rule.about()); }
    void onRules(std::string_view key, RuleList rules) override { add(key, rules.about()); }

private:
    void add(std::string_view key, const RuleAbout &words)
    {
        m_rows.push_back({key, words.title, words.help, words.finds, words.group, words.advice});
    }

    std::vector<RuleRow> m_rows;
};

/// Members that several kinds of components have.
constexpr RuleFieldRow common[] = {
    {"types", "Pieces", "Which pieces the rule is about"},
    {"players", "Players", "Which players the rule is about"},
    {"counted", "Counted", "How pieces of several types are counted"},
    {"safety", "Safety", "What has to be safe"},
    {"lines", "Lines", "Along which lines the rule looks"},
    {"partners", "Partner", "The other piece of the two"},
    {"pieces", "Pieces involved", "Which pieces it is about"},
    {"scoring/pieces", "Worth", "Points for each piece on the board"},
    {"scoring/captured", "Captures", "Points for each piece captured, to the capturer"},
    {"player", "Player", "Whom it is about"},
    {"victims", "Victims", "Who may be captured"},
    {"zone", "Zone", "The cells where it happens; none: the whole board"},
    {"type", "Piece", "Of which type"},
    {"captured", "Captured pieces", "Where they go"},
    {"hands/form", "Come to hand", "As what a promoted piece comes to hand"},
    {"form", "Dropped as", "In what form a piece is dropped"},
    {"place", "Where", "On which cells it happens"},
    {"captors", "Capturers", "Who captures"},
    {"shields", "Shields", "Whether the new wall keeps checks off already in the same move"},
    {"at-most", "Left at most", "So many pieces, those in hand included"},
    {"count", "How many", "How many are needed"},
    {"answered",
     "May be answered",
     "Whether, or by whom, the same may be done once more for a draw"},
    {"length", "Length", "How many pieces in a row"},
    {"moves", "Moves", "After so many"},
    {"directions",
     "Directions",
     "Only where these lead to, as the player of the pieces sees them; none: along the lines"},
    {"scoring/players", "Extra points", "Points of players in addition to those of their pieces"},
    {"points", "Points", "How many"},
};

/// Gathers the words of all members.
class MemberLister final : public RuleVisitor
{
public:
    std::vector<RuleFieldRow> take() { return std::move(m_rows); }

    void onSaid(std::string_view, std::string_view, RuleChoice) override
    {
        add(about(static_cast<const Passing *>(nullptr)));
    }
    void onRule(std::string_view, RuleRef rule) override
    {
        add(rule.about());
        rule.visit(*this);
    }
    void onRules(std::string_view, RuleList rules) override
    {
        rules.clear();
        onRule({}, rules.add());
    }
    void onCondition(std::string_view, RuleEndCondition condition) override
    {
        for (std::size_t i = 0; i < endTypes().size(); ++i) {
            condition.choose(i);
            onRule({}, condition.component());
        }
    }

private:
    void add(const RuleAbout &about)
    {
        m_rows.insert(m_rows.end(), about.members.begin(), about.members.end());
    }

    std::vector<RuleFieldRow> m_rows{std::begin(common), std::end(common)};
};

} // namespace

std::span<const RuleFieldRow> ruleFieldRows()
{
    static const std::vector<RuleFieldRow> rows = [] {
        Rules rules;
        MemberLister lister;
        visitFields(lister, rules);
        return lister.take();
    }();
    return rows;
}

RuleFieldRow ruleFieldRow(std::string_view path)
{
    const std::size_t slash = path.rfind('/');
    const std::string_view key = slash == std::string_view::npos ? path : path.substr(slash + 1);
    std::string inList; // the member of any rule of the list
    for (const std::string_view part : split(path, '/')) {
        if (!std::all_of(part.begin(), part.end(), isAsciiDigit))
            appendItem(inList, "/", part);
    }
    const auto rows = ruleFieldRows();
    for (const std::string_view name : {path, std::string_view(inList), key}) {
        const auto found = std::find_if(
            rows.begin(), rows.end(), [&](const RuleFieldRow &row) { return row.key == name; });
        if (found != rows.end())
            return *found;
    }
    return {key, key, key};
}

std::span<const RuleRow> ruleRows()
{
    static const std::vector<RuleRow> rows = [] {
        Rules rules;
        RowLister lister;
        visitFields(lister, rules);
        return lister.take();
    }();
    return rows;
}

std::span<const RuleRow> endRows()
{
    static const std::vector<RuleRow> rows = [] {
        std::vector<RuleRow> all;
        for (const RuleType *end : endTypes()) {
            const RuleAbout &words = end->about();
            all.push_back(
                {words.key, words.title, words.help, words.finds, words.group, words.advice});
        }
        return all;
    }();
    return rows;
}

} // namespace rookery
