#include "model/design/rule_sheet.h"

#include "model/base/text.h"
#include "model/design/rule_path.h"
#include "model/design/rule_sentence.h"
#include "model/design/rules/passing.h"

#include <utility>

namespace rookery {

namespace {

MessageArguments argumentsOf(const RuleNaming &naming)
{
    std::vector<std::string> players;
    for (const Player &player : naming.rules.players)
        players.push_back(player.name);
    MessageArguments arguments;
    arguments.set("everybody", listedNames(players, naming));
    return arguments;
}

/// Where the list of drops is empty.
constexpr RuleAbout noDrops{.sentence = "Pieces in hand cannot be dropped."};

/// Says every component in the order of a file, or those of one kind.
class RuleTeller final : public RuleVisitor
{
public:
    RuleTeller(const Design &design, Wording wording, CellNames cells, std::string_view kind = {})
        : m_design(design)
        , m_naming(design, std::move(wording), std::move(cells))
        , m_kind(kind)
    {
    }

    std::vector<RuleSentence> take() { return std::move(m_sentences); }

    void onSaid(std::string_view key, std::string_view, RuleChoice) override
    {
        Passing passing{m_design.rules->pass, m_design.rules->passers};
        add(key, 0, RuleRef(passing));
    }
    void onRule(std::string_view key, RuleRef rule) override { add(key, 0, rule); }
    void onRules(std::string_view key, RuleList rules) override
    {
        // Where no player ever has a piece in hand the sheet is silent about drops.
        if (key == "drops" && !mayHaveHands())
            return;
        if (key == "drops" && rules.size() == 0)
            m_sentences.push_back({key, 0, m_naming.wording(noDrops.sentence)});
        for (std::size_t i = 0; i < rules.size(); ++i)
            add(key, i, rules[i]);
    }

private:
    bool mayHaveHands() const
    {
        const Hands &hands = m_design.rules->hands;
        return hands.captured != Captured::Away || hands.supply != Supply::Counted
               || !m_design.setup->hands.empty();
    }

    void add(std::string_view key, std::size_t index, const RuleRef &rule)
    {
        if (!m_kind.empty() && key != m_kind)
            return;
        const std::string text =
            ruleText(rule, &RuleAbout::sentence, m_naming, argumentsOf(m_naming));
        for (const std::string_view line : split(text, '\n')) {
            if (!line.empty())
                m_sentences.push_back({key, index, std::string(line)});
        }
    }

    const Design &m_design;
    RuleNaming m_naming;
    std::string_view m_kind;
    std::vector<RuleSentence> m_sentences;
};

/// Says a component of which the sheet is silent.
class UsualTeller final : public RuleVisitor
{
public:
    UsualTeller(const RuleNaming &naming, std::string_view wanted, std::size_t place)
        : m_naming(naming)
        , m_wanted(wanted)
        , m_place(place)
    {
    }

    std::string take() { return std::move(m_text); }

    void onSaid(std::string_view key, std::string_view, RuleChoice) override
    {
        Passing passing;
        onRule(key, RuleRef(passing));
    }
    void onRule(std::string_view key, RuleRef rule) override
    {
        if (key == m_wanted)
            m_text = filled(m_naming.wording(rule.about().usual), argumentsOf(m_naming));
    }
    void onRules(std::string_view key, RuleList rules) override
    {
        if (key == m_wanted && m_place < rules.size())
            m_text = ruleText(rules[m_place], &RuleAbout::sentence, m_naming);
    }

private:
    const RuleNaming &m_naming;
    std::string_view m_wanted;
    std::size_t m_place;
    std::string m_text;
};

} // namespace

std::vector<RuleSentence>
ruleSheet(const Design &design, const Wording &wording, const CellNames &cells)
{
    Rules rules = *design.rules;
    RuleTeller teller(design, wording, cells);
    visitFields(teller, rules);
    return teller.take();
}

std::string ruleSentence(const Design &design,
                         std::string_view path,
                         const Wording &wording,
                         const CellNames &cells)
{
    const auto words = split(path, '/');
    const std::size_t place = words.size() > 1 ? rulePlace(words[1]).value_or(0) : 0;
    Rules rules = *design.rules;
    RuleTeller teller(design, wording, cells, words.front());
    visitFields(teller, rules);
    std::string text;
    for (const RuleSentence &each : teller.take()) {
        if (each.key == words.front() && each.index == place)
            appendItem(text, " ", each.text);
    }
    if (!text.empty())
        return text;
    const RuleNaming naming(design, wording, cells);
    UsualTeller usual(naming, words.front(), place);
    visitFields(usual, rules);
    return usual.take();
}

} // namespace rookery
