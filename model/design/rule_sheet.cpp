#include "model/design/rule_sheet.h"

#include "model/base/text.h"
#include "model/design/component_words.h"
#include "model/design/rule_path.h"
#include "model/design/rule_words.h"

#include <utility>

namespace rookery {

namespace {

class RuleTeller
{
public:
    explicit RuleTeller(const Design &design)
        : m_rules(*design.rules)
        , m_design(design)
        , m_words(design)
        , m_said(m_words)
    {
    }

    std::vector<RuleSentence> tell()
    {
        tellTurns();
        each("royals", m_rules.royals);
        tellCheck();
        each("castling", m_rules.castling);
        each("en-passant", m_rules.enPassant);
        each("promotions", m_rules.promotions);
        tellHands();
        each("drop-duties", m_rules.dropDuties);
        each("gating", m_rules.gating);
        each("walling", m_rules.walling);
        each("flying", m_rules.flying);
        each("cautions", m_rules.cautions);
        each("exchanges", m_rules.exchanges);
        each("aims", m_rules.aims);
        each("compulsions", m_rules.compulsions);
        each("immunities", m_rules.immunities);
        each("trades", m_rules.trades);
        each("holdings", m_rules.holdings);
        each("coordinations", m_rules.coordinations);
        each("explosions", m_rules.explosions);
        each("petrifications", m_rules.petrifications);
        each("enclosing", m_rules.enclosing);
        each("mills", m_rules.mills);
        each("clearings", m_rules.clearings);
        each("blockades", m_rules.blockades);
        each("drownings", m_rules.drownings);
        each("ends", m_rules.ends);
        tellScoring();
        return std::move(m_sentences);
    }

    /// The sentences about one component, as if it said something unusual.
    std::string sentence(std::string_view key, std::size_t place)
    {
        std::string text;
        for (const RuleSentence &each : tell()) {
            if (each.key == key && each.index == place)
                text += (text.empty() ? "" : " ") + each.text;
        }
        if (!text.empty())
            return text;
        // Where nobody ever has a man in hand the sheet is silent about drops.
        const bool isDrop = key == "drops" && place < m_rules.drops.size();
        return isDrop ? m_said(m_rules.drops[place]) : usual(key);
    }

private:
    /// What a component says that the sheet leaves out.
    std::string usual(std::string_view key) const
    {
        if (key == "turns")
            return m_words.everybody() + " move in turn.";
        if (key == "pass")
            return "Nobody may pass.";
        if (key == "check")
            return "Check may be given, and a royal man in check may move away.";
        if (key == "hands")
            return "Captured men leave the game.";
        return key == "scoring" ? "No points are counted." : std::string();
    }

    void add(std::string_view key, std::size_t index, std::string text)
    {
        m_sentences.push_back({key, index, std::move(text)});
    }

    template<class R>
    void each(std::string_view key, const std::vector<R> &rules)
    {
        for (std::size_t i = 0; i < rules.size(); ++i)
            add(key, i, m_said(rules[i]));
    }

    void tellTurns()
    {
        const Turns &turns = m_rules.turns;
        std::string text;
        if (!turns.opening.empty())
            text += "First move " + m_words.names(turns.opening) + ". ";
        if (!turns.cycle.empty())
            text += (turns.opening.empty() ? "In turn move " : "Then in turn ")
                    + m_words.names(turns.cycle) + ".";
        if (turns.progression == Progression::ByOne)
            text +=
                std::string(text.empty() ? "" : " ") + "Each turn has one move more than the last.";
        if (turns.lost != LostPlayer::EndsGame)
            text += std::string(text.empty() ? "" : " ") + "Who loses while two others play "
                    + std::string(enumTitle(turns.lost)) + ".";
        if (!text.empty())
            add("turns", 0, text);
        const std::string who =
            m_rules.passers.empty() ? "A player" : m_words.names(m_rules.passers);
        if (m_rules.pass != Pass::Never)
            add("pass",
                0,
                who + " may pass"
                    + (m_rules.pass == Pass::Stuck ? " only without any other move."
                                                   : " at any time."));
    }

    void tellCheck()
    {
        const CheckRules &check = m_rules.check;
        if (check.giving == GivingCheck::Forbidden)
            add("check", 0, "No move may give check.");
        if (check.flight == Flight::None)
            add("check",
                0,
                "A royal man in check may not move away; it may only capture the man that gives "
                "check.");
        if (check.way == RoyalWay::Whole)
            add("check", 0, "A royal man goes over no cell on which it would be in check.");
        for (const Facing &facing : check.facing) {
            const std::string who = facing.types.empty()
                                        ? "Royal men"
                                        : "Men of the type " + m_words.names(facing.types);
            add("check",
                0,
                who + " of two players must not face each other along "
                    + std::string(enumTitle(facing.lines)) + " with nothing between.");
        }
    }

    void tellHands()
    {
        const Hands &hands = m_rules.hands;
        if (hands.captured == Captured::CaptorsHand)
            add("hands",
                0,
                "Captured men go to the captor's hand " + std::string(enumTitle(hands.form)) + ".");
        if (hands.supply == Supply::Endless)
            add("hands", 0, "There are as many men to put down as a player wants.");
        if (hands.dropped == Dropped::Unmoved)
            add("hands", 0, "A piece that is put down counts as unmoved.");
        const bool hasHands = hands.captured != Captured::Away || hands.supply != Supply::Counted
                              || !m_design.setup->hands.empty();
        if (hasHands && m_rules.drops.empty())
            add("drops", 0, "Men in hand cannot be put down.");
        if (hasHands)
            each("drops", m_rules.drops);
    }

    void tellScoring()
    {
        const Scoring &scoring = m_rules.scoring;
        std::vector<std::string> worth;
        for (const TypePoints &row : scoring.men)
            worth.push_back(m_words.name(row.type) + " " + std::to_string(row.points));
        if (!worth.empty())
            add("scoring", 0, "Men count in points: " + listed(worth, 30) + ".");
        std::vector<std::string> prizes;
        for (const TypePoints &row : scoring.captured)
            prizes.push_back(m_words.name(row.type) + " " + std::to_string(row.points));
        if (!prizes.empty())
            add("scoring", 0, "Captures bring points: " + listed(prizes, 30) + ".");
        if (scoring.mate != 0)
            add("scoring",
                0,
                "Who has moved last before a player is mated has " + std::to_string(scoring.mate)
                    + " points more.");
        for (const PlayerPoints &row : scoring.players)
            add("scoring",
                0,
                m_words.name(row.player) + " has " + std::to_string(row.points) + " points more.");
        if (scoring.drawsGoTo)
            add("scoring",
                0,
                "What would be a draw is a win for " + m_words.name(*scoring.drawsGoTo) + ".");
    }

    const Rules &m_rules;
    const Design &m_design;
    RuleWords m_words;
    ComponentWords m_said;
    std::vector<RuleSentence> m_sentences;
};

} // namespace

std::vector<RuleSentence> ruleSheet(const Design &design)
{
    return RuleTeller(design).tell();
}

std::string ruleSentence(const Design &design, std::string_view path)
{
    const auto words = split(path, '/');
    const auto place = words.size() > 1 ? rulePlace(words[1]) : std::nullopt;
    return RuleTeller(design).sentence(words.front(), place.value_or(0));
}

} // namespace rookery
