#include "model/design/rule_sheet.h"

#include "model/base/text.h"
#include "model/design/end_words.h"
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
        return isDrop ? said(m_rules.drops[place]) : usual(key);
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
            add(key, i, said(rules[i]));
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

    std::string said(const Royal &rule) const
    {
        std::string text = m_words.men(rule.types) + m_words.of(rule.players) + " is royal";
        if (rule.whileAtMost > 0)
            text += " while there "
                    + std::string(rule.whileAtMost == 1
                                      ? "is only one"
                                      : "are at most " + std::to_string(rule.whileAtMost))
                    + (rule.counted == Counted::EachType ? " of its type" : " of them");
        if (rule.newcomers == Newcomers::NextTurn)
            text += "; a man who becomes one of them " + std::string(enumTitle(rule.newcomers));
        return text
               + (rule.safety == Safety::One ? "; check is only when all of them are attacked."
                                             : ".");
    }

    std::string said(const CastlingRule &rule) const
    {
        std::string text = (rule.kings.empty() ? "A royal man" : "A " + m_words.choice(rule.kings))
                           + " castles with " + m_words.anyMan(rule.partners) + " in "
                           + counts(static_cast<int>(rule.wings.size()), "way", "ways");
        if (rule.home == CastlingHome::Shuffled)
            text += ", " + std::string(enumTitle(rule.home));
        text += rule.men == CastlingMen::Unmoved ? ", if neither has moved"
                                                 : ", also if put down where it belongs";
        text += rule.safety == CastlingSafety::Way ? ", and not out of, through or into check"
                                                   : ", and not into check";
        return text
               + (rule.rivalry == CastlingRivalry::OppositeWings ? "; players on opposite wings."
                                                                 : ".");
    }

    std::string said(const EnPassant &rule) const
    {
        return m_words.men(rule.takers) + m_words.of(rule.players) + " may capture "
               + m_words.anyMan(rule.victims)
               + " that has just gone straight over a cell, by moving there" + m_words.in(rule.zone)
               + (rule.within == PassedFor::NextTurn
                      ? "."
                      : ", " + std::string(enumTitle(rule.within)) + ".");
    }

    std::string said(const Promotion &rule) const
    {
        std::string where = " wherever it moves";
        if (rule.zone)
            where = " when a move "
                    + (rule.touch == ZoneTouch::Enter
                           ? "enters the zone " + m_words.name(*rule.zone)
                           : std::string(rule.touch == ZoneTouch::End ? "ends" : "starts or ends")
                                 + m_words.in(rule.zone));
        std::string text = m_words.men(rule.types) + m_words.of(rule.players) + " "
                           + std::string(enumTitle(rule.duty));
        text += rule.into.empty() ? ", back into what it was,"
                                  : ", into " + m_words.choice(rule.into) + ",";
        text += where;
        if (rule.by != PromotionBy::AnyMove)
            text += ", " + std::string(enumTitle(rule.by));
        if (!rule.victims.empty())
            text += " of " + m_words.anyMan(rule.victims);
        if (rule.stock != PromotionStock::Endless)
            text += ", " + std::string(enumTitle(rule.stock));
        if (rule.last != LastOfKind::AsOthers)
            text += ", the last of them " + std::string(enumTitle(rule.last));
        for (const PromotionLimit &limit : rule.limits)
            text += ", at most " + std::to_string(limit.most) + " of " + m_words.name(limit.type);
        return text + ".";
    }

    std::string said(const Drop &rule) const
    {
        std::string text = m_words.men(rule.types) + m_words.of(rule.players)
                           + " in hand may be put down on an empty cell" + m_words.in(rule.zone);
        if (rule.firstZone)
            text += ", first" + m_words.in(rule.firstZone);
        static constexpr std::pair<DropContact, std::string_view> contacts[] = {
            {DropContact::Friend, ", beside a friend"},
            {DropContact::NoFoe, ", not beside a foe"},
            {DropContact::Flanking, ", where it encloses foes in a line"},
            {DropContact::OnTop, ", on top of what stands below"},
            {DropContact::FromASide, ", slid in from an edge"},
            {DropContact::OutOfSight, ", where no man is in sight along a line"},
        };
        for (const auto &[contact, words] : contacts)
            text += rule.contact == contact ? words : "";
        text += rule.threat == DropThreat::NoCheck  ? ", without giving check"
                : rule.threat == DropThreat::NoMate ? ", without giving mate"
                                                    : "";
        text += rule.mobility == DropMobility::MustHaveMove ? ", where it could move" : "";
        if (rule.perFile)
            text += ", at most " + std::to_string(rule.perFile->most) + " on a file";
        text +=
            rule.colour == DropColour::Opposite ? ", men of one type on cells of both colours" : "";
        return text + (rule.form == DropForm::Either ? ", also promoted." : ".");
    }

    std::string said(const DropDuty &rule) const
    {
        return m_words.forPlayers(rule.players) + "while " + m_words.anyMan(rule.types)
               + " in hand can be put down, nothing else may be done.";
    }

    std::string said(const Gating &rule) const
    {
        return "Where " + m_words.anyMan(rule.movers) + m_words.of(rule.players)
               + " leaves its first cell, " + m_words.anyMan(rule.types)
               + " from the hand may come in.";
    }

    std::string said(const Walling &rule) const
    {
        return m_words.forPlayers(rule.players) + "A wall is built "
               + std::string(enumTitle(rule.turn)) + ", " + std::string(enumTitle(rule.place))
               + m_words.in(rule.zone) + "; it " + std::string(enumTitle(rule.life)) + ".";
    }

    std::string said(const Flying &rule) const
    {
        return m_words.men(rule.types) + m_words.of(rule.players)
               + " may go to any empty cell while its player has at most "
               + counts(rule.atMost, "man", "men") + ".";
    }

    std::string said(const Caution &rule) const
    {
        return m_words.men(rule.types) + m_words.of(rule.players)
               + " does not go where a foe could capture it.";
    }

    std::string said(const Exchange &rule) const
    {
        return m_words.men(rule.types) + m_words.of(rule.players) + " may change places with "
               + (rule.partners.empty() ? "any friend"
                                        : "a friend who is " + m_words.anyMan(rule.partners))
               + ", " + std::string(enumTitle(rule.when)) + ", "
               + (rule.uses == 1 ? "once" : std::to_string(rule.uses) + " times") + " in a game.";
    }

    std::string said(const Aim &rule) const
    {
        return m_words.men(rule.types) + " who comes on one line ("
               + std::string(enumTitle(rule.lines)) + ") with a foe"
               + (rule.targets.empty() ? std::string() : " who is " + m_words.anyMan(rule.targets))
               + ", whoever stands between, takes his first moves from him.";
    }

    std::string said(const Compulsion &rule) const
    {
        std::string text = (rule.players.empty() ? "A player" : m_words.names(rule.players)) + " "
                           + std::string(enumTitle(rule.captures))
                           + (rule.captures == MustCapture::Must ? " where that is possible" : "");
        for (const CapturePriority &priority : rule.priorities)
            text += (&priority == rule.priorities.data() ? "; of several captures " : "; of those ")
                    + said(priority);
        return text + ".";
    }

    std::string said(const CapturePriority &priority) const
    {
        switch (priority.value) {
        case CaptureValue::Mover:
            return "one by " + m_words.anyMan(priority.types);
        case CaptureValue::Earliest:
            return "one that captures " + m_words.anyMan(priority.types) + " as early as possible";
        case CaptureValue::Men:
            break;
        }
        if (!priority.otherTypes.empty())
            return "one worth the most, where " + m_words.anyMan(priority.types) + " counts "
                   + std::to_string(priority.weight) + " and " + m_words.anyMan(priority.otherTypes)
                   + " " + std::to_string(priority.otherWeight);
        return std::string(priority.weight < 0 ? "one of the fewest men" : "one of the most men")
               + (priority.types.empty() ? "" : " who are " + m_words.anyMan(priority.types));
    }

    std::string said(const Immunity &rule) const
    {
        return m_words.men(rule.captors) + " cannot capture " + m_words.anyMan(rule.victims) + ".";
    }

    std::string said(const Trade &rule) const
    {
        const std::string who = m_words.anyMan(rule.types);
        const std::string excuse = rule.trifles.empty()
                                       ? "another man"
                                       : "another man than " + m_words.anyMan(rule.trifles);
        return m_words.men(rule.types) + " captures " + who
               + " who is no neighbour only if it cannot be captured in turn or captures " + excuse
               + " at the same time; when " + who
               + " has fallen to another man, only the like captures " + who
               + " in the next turn, except on the same cell.";
    }

    std::string said(const Holding &rule) const
    {
        const std::string foe = m_words.anyMan(rule.types) + " of the opponent";
        const std::string where =
            rule.directions.empty()
                ? " beside " + foe + ", along " + std::string(enumTitle(rule.lines)) + ","
                : " one step " + m_words.names(rule.directions) + " of " + foe;
        return m_words.men(rule.victims) + where + " cannot move"
               + (rule.turn == HeldTurn::Removal ? "; its player may take it off the board." : ".");
    }

    std::string said(const Coordination &rule) const
    {
        return m_words.men(rule.captors) + " that arrives captures " + m_words.anyMan(rule.victims)
               + " where its file and rank cross those of " + m_words.anyMan(rule.partners)
               + " of the same player.";
    }

    std::string said(const Explosion &rule) const
    {
        return "A capture by " + m_words.anyMan(rule.captors)
               + " removes the captor and all its neighbours"
               + (rule.spared.empty() ? "" : " but " + m_words.names(rule.spared))
               + (rule.survivors.empty()
                      ? "."
                      : "; as a captor " + m_words.anyMan(rule.survivors) + " stays.");
    }

    std::string said(const Petrification &rule) const
    {
        return m_words.men(rule.types) + " that captures turns into a wall"
               + (rule.shields ? "." : ", which keeps no check off in the same move.");
    }

    std::string said(const Enclosing &rule) const
    {
        return "Around a man who has been " + std::string(enumTitle(rule.arrival)) + ", "
               + std::string(enumTitle(rule.shape)) + " " + std::string(enumTitle(rule.fate))
               + (rule.victims.empty() ? "" : ": " + m_words.names(rule.victims))
               + (rule.helpers.empty()
                      ? ""
                      : ", also with " + m_words.anyMan(rule.helpers) + " at the other end")
               + m_words.in(rule.zone)
               + (rule.backing == Backing::None
                      ? "."
                      : ", if it stands " + std::string(enumTitle(rule.backing)) + ".");
    }

    std::string said(const Mill &rule) const
    {
        return "A move that makes a row of " + std::to_string(rule.length) + " of "
               + (rule.types.empty() ? "the own men" : m_words.names(rule.types)) + " along "
               + std::string(enumTitle(rule.lines)) + " also takes off the board "
               + std::string(enumTitle(rule.victims)) + ".";
    }

    std::string said(const Clearing &rule) const
    {
        return m_words.forPlayers(rule.players) + "The first turn is to take "
               + (rule.types.empty() ? std::string("an own man")
                                     : "an own " + m_words.choice(rule.types))
               + m_words.in(rule.zone) + " off the board, " + std::string(enumTitle(rule.place))
               + ".";
    }

    std::string said(const Blockade &rule) const
    {
        return "Two men" + (rule.players.empty() ? " of one player" : m_words.of(rule.players))
               + (rule.types.empty() ? "" : " (" + m_words.choice(rule.types) + ")")
               + " who stand in each other's way may be taken off by an opponent, before his "
                 "move and beside it.";
    }

    std::string said(const Drowning &rule) const
    {
        return m_words.men(rule.types) + m_words.of(rule.players) + " that stands"
               + m_words.in(rule.zone)
               + " before and after a turn of its player is taken off the board.";
    }

    std::string said(const End &rule) const
    {
        const std::string who = rule.players.empty() ? "A player" : m_words.names(rule.players);
        return who + " who " + endWords(rule.condition, m_words) + " "
               + std::string(enumTitle(rule.outcome)) + ".";
    }

    const Rules &m_rules;
    const Design &m_design;
    RuleWords m_words;
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
