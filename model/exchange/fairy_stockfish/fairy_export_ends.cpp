#include "model/exchange/fairy_stockfish/fairy_export_goals.h"
#include "model/exchange/fairy_stockfish/fairy_export_parts.h"
#include "model/exchange/fairy_stockfish/fairy_export_repetitions.h"
#include "model/exchange/target/requirements.h"
#include "model/play/position/cell_set.h"

#include <algorithm>

namespace rookery::fairy {

namespace {

const char *valueName(Outcome outcome)
{
    switch (outcome) {
    case Outcome::Loss:
        return "loss";
    case Outcome::Win:
        return "win";
    default:
        return "draw";
    }
}

/// Each condition that has a key of its own; every key holds one.
class EndWriter
{
public:
    explicit EndWriter(Draft &draft)
        : m_draft(draft)
        , m_repetitions(draft)
    {
    }

    void run()
    {
        const auto &ends = m_draft.rules().ends;
        writePoints();
        writeTwoPasses();
        for (std::size_t i = 0; i < ends.size(); ++i) {
            // What would be a draw is decided by counting, where pieces or points are counted.
            const bool isDecided =
                ends[i].outcome == Outcome::Draw && m_draft.countedDraw() != Outcome::Draw;
            const bool isUncounted = ends[i].outcome == Outcome::MorePoints
                                     && m_draft.countedDraw() != Outcome::MorePoints;
            if (m_done.contains(i) || isUncounted || isDecided)
                continue;
            if (writeMatesOfShatar(i) || writeClaim(i) || writeAbsoluteRepetition(i)
                || writeGoalOfOne(i))
                continue;
            const auto twin = twinOf(i);
            m_hasTwin = twin.has_value();
            if (!ends[i].players.empty() && !twin)
                continue;
            if (!std::visit([&](const auto &condition) { return write(condition, ends[i]); },
                            ends[i].condition))
                continue;
            say(i);
            if (twin)
                say(*twin);
        }
        for (const char *name : {"checkmateValue", "stalemateValue"}) {
            if (m_used.insert(name).second)
                m_draft.key(name, std::string("draw"));
        }
        if (m_used.insert("nMoveRule").second)
            m_draft.key("nMoveRule", 0);
        if (!m_repetitions.hasWritten())
            m_draft.key("nFoldRule", 0);
        if (!m_draft.isOld() && isWonWithoutMate())
            m_draft.keyOnce("extinctionValue", std::string("loss"));
        checkOrder();
    }

private:
    /// In which order the engine asks, whatever the order of the rules; nothing for ends that come
    /// behind all these or are asked otherwise.
    static std::optional<int> turnOf(const EndCondition &condition)
    {
        if (std::holds_alternative<Extinct>(condition))
            return 0;
        if (std::holds_alternative<Reached>(condition))
            return 1;
        if (std::holds_alternative<Checks>(condition))
            return 2;
        if (std::holds_alternative<Row>(condition))
            return 3;
        if (std::holds_alternative<Mate>(condition) || std::holds_alternative<Stalemate>(condition))
            return 4;
        return std::nullopt;
    }

    /// Whether a piece that counts can go by its own player's move.
    bool mayFallByOwnMove(const Extinct &condition) const
    {
        const Rules &rules = m_draft.rules();
        const bool promotes = std::any_of(
            rules.promotions.begin(), rules.promotions.end(), [&](const Promotion &promotion) {
                return !condition.types.empty()
                       && anyId(m_draft.subject().pieceIds(), [&](PieceId piece) {
                              return covers(promotion.types, piece)
                                     && covers(condition.types, piece);
                          });
            });
        return promotes || !rules.explosions.empty() || !rules.petrifications.empty();
    }

    /// What an end brought about by a move means for the player who made it, if that is certain.
    std::optional<Outcome> forMover(const End &end) const
    {
        const auto *extinct = std::get_if<Extinct>(&end.condition);
        const bool isOfMover = std::holds_alternative<Reached>(end.condition)
                               || std::holds_alternative<Checks>(end.condition)
                               || std::holds_alternative<Row>(end.condition);
        if (end.outcome == Outcome::Draw)
            return Outcome::Draw;
        const bool isKnown = end.outcome == Outcome::Win || end.outcome == Outcome::Loss;
        if (!isKnown || (extinct != nullptr && mayFallByOwnMove(*extinct)))
            return std::nullopt;
        return isOfMover == (end.outcome == Outcome::Win) ? Outcome::Win : Outcome::Loss;
    }

    /// Ends that one move may bring about together, and that the engine asks the other way round.
    void checkOrder()
    {
        const auto &ends = m_draft.rules().ends;
        for (const std::size_t later : m_done) {
            for (const std::size_t earlier : m_done) {
                const auto first = turnOf(ends[earlier].condition);
                const auto second = turnOf(ends[later].condition);
                const auto one = forMover(ends[earlier]);
                if (earlier >= later || !first || !second || *first <= *second
                    || (one && one == forMover(ends[later])))
                    continue;
                return m_draft.verdict().differs(Message("where a move brings about two ends at "
                                                         "once, the engine counts the other one"),
                                                 {},
                                                 Remedy::Approximate);
            }
        }
    }

    void say(std::size_t index)
    {
        m_draft.say(RuleKind::End, index);
        m_done.insert(index);
    }

    /// The first later end that the test accepts.
    template<class Test>
    std::optional<std::size_t> later(std::size_t index, Test &&test) const
    {
        const auto &ends = m_draft.rules().ends;
        for (std::size_t i = index + 1; i < ends.size(); ++i) {
            if (test(ends[i]))
                return i;
        }
        return std::nullopt;
    }

    /// A later end that says the same of the other player.
    std::optional<std::size_t> twinOf(std::size_t index) const
    {
        const End &end = m_draft.rules().ends[index];
        if (end.players.size() != 1)
            return std::nullopt;
        return later(index, [&](const End &other) {
            End same = other;
            same.players = end.players;
            return other.players.size() == 1 && other.players != end.players && same == end;
        });
    }

    /// With one piece more than that the opponent cannot be made as bare in one move; with fewer
    /// there is a chance to.
    bool writeClaim(std::size_t index)
    {
        const End &end = m_draft.rules().ends[index];
        const auto *certain = std::get_if<Extinct>(&end.condition);
        if (certain == nullptr || certain->answered || m_draft.isOld() || !end.players.empty())
            return false;
        Extinct open = *certain;
        --open.enemyAtLeast;
        open.answered = true;
        End wanted = end;
        wanted.condition = open;
        const auto claim = later(index, [&](const End &other) { return other == wanted; });
        open.answered = false;
        if (!claim || open.enemyAtLeast < 1 || !write(open, end))
            return false;
        m_draft.key("extinctionClaim", true);
        say(index);
        say(*claim);
        return true;
    }

    /// The first player loses by it and the second wins, or the other way round.
    bool writeAbsoluteRepetition(std::size_t index)
    {
        const End &end = m_draft.rules().ends[index];
        const auto *repetition = std::get_if<Repetition>(&end.condition);
        if (repetition == nullptr || end.players.size() != 1)
            return false;
        End wanted = end;
        wanted.players = {PlayerId(1 - end.players.front().index())};
        wanted.outcome = end.outcome == Outcome::Loss ? Outcome::Win : Outcome::Loss;
        const auto reverse = later(index, [&](const End &other) { return other == wanted; });
        if (!reverse || !m_repetitions.writeAbsolute(*repetition, end))
            return false;
        say(index);
        say(*reverse);
        return true;
    }

    /// A goal of one player only: the other has no cells to reach.
    bool writeGoalOfOne(std::size_t index)
    {
        const End &end = m_draft.rules().ends[index];
        const auto *reached = std::get_if<Reached>(&end.condition);
        m_hasTwin = false;
        if (reached == nullptr || end.players.size() != 1 || twinOf(index) || !write(*reached, end))
            return false;
        say(index);
        return true;
    }

    /// The first end of that condition for both players, if it is one of those that are counted
    /// out.
    template<class Condition, class Test>
    std::optional<std::size_t> countedOut(Test &&isSuch) const
    {
        const auto &ends = m_draft.rules().ends;
        for (std::size_t i = 0; i < ends.size(); ++i) {
            const auto *condition = std::get_if<Condition>(&ends[i].condition);
            if (condition == nullptr || !ends[i].players.empty() || !isSuch(*condition))
                continue;
            const bool hasPoints = ends[i].outcome == Outcome::MorePoints
                                   && m_draft.countedDraw() == Outcome::MorePoints;
            const bool isCounted = ends[i].outcome == Outcome::Draw || hasPoints
                                   || ends[i].outcome == Outcome::MorePieces;
            return isCounted ? std::optional(i) : std::nullopt;
        }
        return std::nullopt;
    }

    /// The engine has the points of janggi and no others, here counted twofold.
    void writePoints()
    {
        constexpr std::pair<std::string_view, int> points[] = {{"rook", 26},
                                                               {"janggiCannon", 14},
                                                               {"horse", 10},
                                                               {"janggiElephant", 6},
                                                               {"wazir", 6},
                                                               {"soldier", 4}};
        if (m_draft.isOld())
            return;
        Scoring wanted;
        for (const PieceId piece : m_draft.subject().pieceIds()) {
            for (const auto &[name, value] : points) {
                if (m_draft.names[piece.index()] == name)
                    wanted.pieces.push_back({piece, value});
            }
        }
        wanted.players = {{PlayerId(1), 3}};
        wanted.extras = m_draft.rules().scoring.extras;
        if (!(wanted == m_draft.rules().scoring))
            return;
        m_draft.key("materialCounting", std::string("janggi"));
        m_draft.say(RuleKind::Scoring);
    }

    /// In the engine two passes in a row always end the game, as does a full board if it is told
    /// to; what is counted then is the same for both. Passes come first: they cannot be turned off.
    void writeTwoPasses()
    {
        if (m_draft.isOld())
            return;
        const auto &ends = m_draft.rules().ends;
        const auto passes =
            countedOut<Passes>([](const Passes &condition) { return condition.count == 2; });
        auto full = countedOut<BoardFull>([](const BoardFull &) { return true; });
        if (passes && full && ends[*passes].outcome != ends[*full].outcome)
            full.reset();
        if (!passes && m_draft.rules().pass != Pass::Never)
            m_draft.verdict().differs(
                Message("two passes in a row end the game"), {}, Remedy::Approximate);
        for (const auto &found : {passes, full}) {
            if (!found)
                continue;
            if (ends[*found].outcome == Outcome::MorePieces)
                m_draft.keyOnce("materialCounting", std::string("unweighted"));
            say(*found);
        }
        if (full)
            m_draft.key("adjudicateFullBoard", true);
    }

    /// Then no material is too little to win. The engine's libraries only ask about mates, unless
    /// the loss of some types, be it of none, is named as an end; they call a side without pieces
    /// drawn, stalemated or not.
    bool isWonWithoutMate() const
    {
        const auto &ends = m_draft.rules().ends;
        return std::any_of(ends.begin(), ends.end(), [](const End &end) {
            const bool isUsual = std::holds_alternative<Mate>(end.condition)
                                 || std::holds_alternative<Repetition>(end.condition);
            return !isUsual && end.outcome != Outcome::Draw;
        });
    }

    bool isDecidedByStalemate() const
    {
        const auto &ends = m_draft.rules().ends;
        return std::any_of(ends.begin(), ends.end(), [](const End &end) {
            return std::holds_alternative<Stalemate>(end.condition) && end.outcome != Outcome::Draw;
        });
    }

    bool first(const char *name) { return m_used.insert(name).second; }

    /// Mate by a knight alone wins for its victim, mate without a check by a strong piece in the
    /// row of checks is a draw.
    bool writeMatesOfShatar(std::size_t index)
    {
        const auto &ends = m_draft.rules().ends;
        const auto *first = std::get_if<Mate>(&ends[index].condition);
        if (first == nullptr || *first == Mate{} || index + 2 >= ends.size())
            return false;
        PieceSet knights;
        PieceSet strong;
        for (const PieceId piece : m_draft.subject().pieceIds()) {
            const std::string_view name = m_draft.names[piece.index()];
            if (name == "knight")
                knights.push_back(piece);
            if (name == "knight" || name == "rook" || name == "bers")
                strong.push_back(piece);
        }
        const bool isKnown =
            !knights.empty()
            && ends[index] == End{Mate{knights, {}}, Outcome::Win, {}, {}, {}, {}, {}}
            && ends[index + 1] == End{Mate{{}, strong}, Outcome::Loss, {}, {}, {}, {}, {}}
            && ends[index + 2] == End{Mate{}, Outcome::Draw, {}, {}, {}, {}, {}};
        if (!isKnown || !this->first("checkmateValue"))
            return false;
        m_draft.key("checkmateValue", std::string("loss"));
        m_draft.key("shatarMateRule", true);
        for (const std::size_t i : {index, index + 1, index + 2})
            say(i);
        return true;
    }

    bool write(const Mate &mate, const End &end)
    {
        if (!(mate == Mate{}) || end.outcome == Outcome::MorePieces
            || end.outcome == Outcome::FewerPieces || !first("checkmateValue"))
            return false;
        m_draft.key("checkmateValue", std::string(valueName(end.outcome)));
        return true;
    }

    bool write(const Stalemate &, const End &end)
    {
        if (!first("stalemateValue"))
            return false;
        const bool isCounted =
            end.outcome == Outcome::MorePieces || end.outcome == Outcome::FewerPieces;
        if (isCounted && m_draft.isOld())
            return false;
        // The value is that of the player who has fewer pieces and is stalemated.
        const char *counted = end.outcome == Outcome::MorePieces ? "loss" : "win";
        m_draft.key("stalemateValue", std::string(isCounted ? counted : valueName(end.outcome)));
        if (isCounted)
            m_draft.key("stalematePieceCount", true);
        return true;
    }

    /// The pieces that must not be left to capture are those whose loss ends the game.
    bool isOfRoyals(const Extinct &condition, const End &end) const
    {
        const auto &royals = m_draft.rules().royals;
        return royals.size() == 1 && condition.types == royals.front().types
               && condition.enemyAtLeast == 0 && condition.atMost + 1 == royals.front().whileAtMost
               && end.outcome == Outcome::Loss;
    }

    /// Types of which each counts for itself, or every piece.
    bool write(const Extinct &condition, const End &end)
    {
        const bool isCounted =
            condition.counted == Counted::EachType || condition.types.size() <= 1;
        if (!isCounted || condition.answered || !first("extinctionValue"))
            return false;
        if (m_draft.hasPseudoRoyals && !isOfRoyals(condition, end))
            return false;
        if (m_draft.hasPseudoRoyals)
            return true; // with the royal pieces, which are named there
        m_draft.key("extinctionValue", std::string(valueName(end.outcome)));
        m_draft.key("extinctionPieceTypes",
                    condition.types.empty() ? std::string("*") : m_draft.letters(condition.types));
        if (condition.atMost > 0)
            m_draft.key("extinctionPieceCount", condition.atMost);
        if (condition.enemyAtLeast > 0)
            m_draft.key("extinctionOpponentPieceCount", condition.enemyAtLeast);
        return true;
    }

    bool write(const Reached &condition, const End &end)
    {
        const bool isOfOne = end.players.size() == 1 && !m_hasTwin;
        const auto side = isOfOne ? std::optional(end.players.front()) : std::nullopt;
        if (end.outcome != Outcome::Win || !canWriteGoal(m_draft, condition)
            || !first("flagRegion"))
            return false;
        writeGoal(m_draft, condition, side);
        return true;
    }

    bool write(const FacingRefused &condition, const End &end)
    {
        if (condition.lines != Lines::Orthogonal || end.outcome != m_draft.countedDraw()
            || m_draft.isOld() || !m_draft.named("king") || !first("bikjangRule"))
            return false;
        m_draft.key("bikjangRule", true);
        return true;
    }

    bool write(const Checks &condition, const End &end)
    {
        if (end.outcome != Outcome::Win || !first("checkCounting"))
            return false;
        m_draft.checks = condition.count;
        m_draft.key("checkCounting", true);
        return true;
    }

    bool write(const Row &condition, const End &end)
    {
        const bool isAny = condition.types.empty();
        if (end.outcome != Outcome::Win || condition.order != RowOrder::Unbroken
            || !first("connectN") || (m_draft.isOld() && (!isAny || condition.lines != Lines::All)))
            return false;
        m_draft.key("connectN", condition.length);
        if (!isAny)
            m_draft.key("connectPieceTypes", m_draft.letters(condition.types));
        if (condition.lines == Lines::Orthogonal)
            m_draft.key("connectDiagonal", false);
        if (condition.lines == Lines::Diagonal) {
            m_draft.key("connectHorizontal", false);
            m_draft.key("connectVertical", false);
        }
        return true;
    }

    bool write(const Repetition &condition, const End &end)
    {
        return m_repetitions.write(condition, end);
    }

    bool write(const CountedOut &condition, const End &end)
    {
        if (end.outcome != Outcome::Draw || !canWriteCounting(m_draft, condition)
            || !first("countingRule"))
            return false;
        writeCounting(m_draft, condition);
        return true;
    }

    bool write(const QuietMoves &condition, const End &end)
    {
        const bool isPawns =
            m_draft.pawn ? condition.types == std::vector{*m_draft.pawn} : condition.types.empty();
        if (end.outcome != m_draft.countedDraw() || condition.moves % 2 != 0
            || (m_draft.isOld() && !isPawns) || !beginsAnewAlike(m_draft, condition)
            || !first("nMoveRule"))
            return false;
        if (m_draft.isOld() && isDecidedByStalemate()) {
            m_draft.verdict().differs(
                Message("who cannot move when the quiet moves have been counted out draws there"));
            m_draft.verdict().differences.back().kind = LossKind::CountedDraw;
        }
        m_draft.key("nMoveRule", condition.moves / 2);
        if (!isPawns)
            m_draft.key("nMoveRuleTypes",
                        condition.types.empty() ? std::string("-")
                                                : m_draft.letters(condition.types));
        return true;
    }

    template<class Condition>
    bool write(const Condition &, const End &)
    {
        return false;
    }

    Draft &m_draft;
    RepetitionWriter m_repetitions;
    std::set<std::string> m_used;
    std::set<std::size_t> m_done; ///< ends that are said
    bool m_hasTwin = false;
};

} // namespace

void writeEnds(Draft &draft)
{
    EndWriter(draft).run();
}

} // namespace rookery::fairy
