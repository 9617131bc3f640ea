#include "model/exchange/sjaak/sjaak_ends.h"

#include "model/exchange/sjaak/sjaak_returns.h"
#include "model/exchange/sjaak/sjaak_rules.h"
#include "model/exchange/target/requirements.h"
#include "model/exchange/target/rule_shapes.h"
#include "model/play/position/cell_set.h"

#include <algorithm>
#include <optional>
#include <set>
#include <utility>

namespace rookery {

namespace {

/// Whether the end is for the player who has no piece of any type left.
bool isForTheBare(const Subject &subject, const EndCondition &condition)
{
    const auto *extinct = std::get_if<Extinct>(&condition);
    if (extinct == nullptr)
        return false;
    Extinct bare;
    bare.types = extinct->types;
    return *extinct == bare
           && (bare.types.empty() || bare.types.size() == subject.pieces().types.size());
}

/// Puts the ends of a game into the engine's words.
class Ends
{
public:
    Ends(const Subject &subject, const std::vector<SjaakPiece> &pieces)
        : m_subject(subject)
        , m_pieces(pieces)
    {
    }

    SjaakEnds run()
    {
        const auto &ends = m_subject.rules().ends;
        for (std::size_t i = 0; i < ends.size(); ++i) {
            const bool isKnown = ends[i].players.empty() && ends[i].outcome != Outcome::MorePieces
                                 && ends[i].outcome != Outcome::MorePoints && add(ends[i]);
            if (isKnown || addGoal(ends[i]))
                m_result.said.push_back(i);
        }
        addDefaults();
        return std::move(m_result);
    }

private:
    /// The first rule with such a word; false if there is one already.
    bool addRule(const std::string &word, const std::string &rule)
    {
        if (!m_words.insert(word).second)
            return false;
        m_result.lines.push_back("Rule: " + rule);
        return true;
    }

    bool add(const End &end)
    {
        // Of a player without a move the engine names what that means for the other side.
        const std::string reverse = end.outcome == Outcome::Loss  ? "win"
                                    : end.outcome == Outcome::Win ? "loss"
                                                                  : "draw";
        const std::string straight = end.outcome == Outcome::Loss  ? "loss"
                                     : end.outcome == Outcome::Win ? "win"
                                                                   : "draw";
        // Whatever a file says, it announces a mate as lost.
        if (isPlainMate(end.condition))
            return end.outcome == Outcome::Loss && addRule("checkmate", "checkmate = win");
        const bool isStalemate = std::holds_alternative<Stalemate>(end.condition);
        // A player without pieces has no move either, and the engine has a word of its own for
        // that.
        if (isStalemate || isForTheBare(m_subject, end.condition)) {
            if (addRule("nopieces", "nopieces = " + straight))
                m_bare = end.outcome;
            return isStalemate ? addRule("stalemate", "stalemate = " + reverse)
                               : m_bare == end.outcome;
        }
        return end.outcome == Outcome::Draw && addCount(end.condition);
    }

    /// The engine's flags: one set of types, and each player's cells once.
    bool addGoal(const End &end)
    {
        const auto *reached = std::get_if<Reached>(&end.condition);
        Reached plain;
        if (reached == nullptr || end.outcome != Outcome::Win)
            return false;
        plain.types = reached->types;
        plain.zone = reached->zone;
        SjaakGoal goal = m_result.goal;
        const bool isFirst = goal.cells[0].empty() && goal.cells[1].empty();
        if (*reached != plain || (!isFirst && goal.types != reached->types))
            return false;
        goal.types = reached->types;
        for (const PlayerId player : m_subject.playerIds()) {
            if (!covers(end.players, player))
                continue;
            auto &cells = goal.cells[player.index()];
            if (!cells.empty() || isStoodOn(*reached, player))
                return false;
            cells = m_subject.zoneCells(reached->zone, player);
        }
        m_result.goal = std::move(goal);
        return true;
    }

    /// A piece that begins the game on such a cell has not come there.
    bool isStoodOn(const Reached &goal, PlayerId player) const
    {
        const auto cells = m_subject.zoneCells(goal.zone, player);
        return anyId(m_subject.pieceIds(), [&](PieceId piece) {
            const auto starts = sjaakStartCells(m_subject, piece, player);
            return covers(goal.types, piece)
                   && std::any_of(cells.begin(), cells.end(), [&](CellId cell) {
                          return starts.contains(cell);
                      });
        });
    }

    bool addRepetition(const Repetition &repetition)
    {
        if (!addRule("repeat", "repeat" + std::to_string(repetition.times) + " = draw"))
            return false;
        m_repetition = repetition;
        return true;
    }

    void differsInCount(Message message, int moves)
    {
        QuietMoves there;
        there.moves = moves;
        m_result.verdict.differsInEnd(std::move(message),
                                      {there, Outcome::Draw, {}, {}, {}, {}, {}});
    }

    bool addCount(const EndCondition &condition)
    {
        const auto *repetition = std::get_if<Repetition>(&condition);
        if (repetition != nullptr && repetition->repeating == Repeating::Anything)
            return addRepetition(*repetition);
        const auto *quiet = std::get_if<QuietMoves>(&condition);
        if (quiet == nullptr || quiet->moves > mostQuietMoves)
            return false;
        if (!beginsAnewAsThere(*quiet))
            return false;
        // The engine counts moves of both sides as one, and one move more.
        const int pairs = quiet->moves / 2;
        if (quiet->moves % 2 == 0)
            differsInCount(Message("the draw after {moves} quiet moves comes one move later there",
                                   {{"moves", quiet->moves}}),
                           quiet->moves + 1);
        return addRule("movecountdraw", "movecountdraw = " + std::to_string(pairs));
    }

    /// Whether the quiet moves after which a count begins anew are those after which it does there.
    bool beginsAnewAsThere(const QuietMoves &quiet) const
    {
        return !anyId(m_subject.pieceIds(), [&](PieceId piece) {
            const bool isNamed =
                std::find(quiet.types.begin(), quiet.types.end(), piece) != quiet.types.end();
            const SjaakResets resets = sjaakResets(m_subject, m_pieces[piece.index()]);
            const bool promotes = sjaakPromotion(m_subject, piece).has_value();
            return isNamed ? resets != SjaakResets::All : resets != SjaakResets::None || promotes;
        });
    }

    void differsInRepetition(Message message)
    {
        m_result.verdict.differsInEnd(std::move(message),
                                      {*m_repetition, Outcome::Draw, {}, {}, {}, {}, {}});
    }

    /// Which positions the engine does not take for repeated.
    void addRepetitions()
    {
        if (passesCells())
            differsInRepetition(
                Message("a position counts as repeated there whatever may be captured en passant"));
        if (sjaakCastling(m_subject))
            differsInRepetition(
                Message("the position with which a game begins does not count as repeated there"));
        for (const PieceId piece : m_subject.pieceIds()) {
            const SjaakPiece &described = m_pieces[piece.index()];
            if (sjaakResets(m_subject, described) != SjaakResets::None
                && sjaakComesBack(m_subject, described))
                differsInRepetition(
                    aboutPiece(m_subject,
                               piece,
                               Message("no position counts as repeated there after its moves")));
        }
    }

    /// What the engine does without a word.
    void addDefaults()
    {
        const bool hasRoyals = !m_subject.markedRoyals().empty();
        if (m_words.count("checkmate") == 0 && hasRoyals)
            m_result.verdict.differsInEnd(Message("a player who is mated loses there"),
                                          {Mate{}, Outcome::Loss, {}, {}, {}, {}, {}});
        if (m_words.count("stalemate") == 0)
            addRule("stalemate", "stalemate = draw");
        if (m_words.count("nopieces") == 0)
            addRule("nopieces", "nopieces = draw");
        if (!m_repetition)
            addRule("repeat0", "repeat0 = draw");
        else
            addRepetitions();
        if (m_words.count("movecountdraw") == 0 && someMoveIsCounted()) {
            addRule("movecountdraw", "movecountdraw = " + std::to_string(mostQuietMoves / 2));
            differsInCount(
                Message("{moves} quiet moves are a draw there", {{"moves", mostQuietMoves + 1}}),
                mostQuietMoves + 1);
        }
        // With flags to be captured, be there none, it does not call two bare kings a draw.
        const auto &goals = m_result.goal.cells;
        if (hasRoyals || !goals[0].empty() || !goals[1].empty())
            addRule("captureanyflag", "captureanyflag = win");
    }

    bool passesCells() const
    {
        const auto &rules = m_subject.usedRules();
        return std::any_of(rules.begin(), rules.end(), [](const UsedRule &rule) {
            return rule.kind == RuleKind::EnPassant;
        });
    }

    /// Whether some quiet move does not begin the engine's count anew.
    bool someMoveIsCounted() const
    {
        for (const PieceId piece : m_subject.pieceIds()) {
            if (sjaakResets(m_subject, m_pieces[piece.index()]) == SjaakResets::All)
                continue;
            for (const MovementLegs &move : m_subject.moves(piece)) {
                if (std::any_of(move.legs.legs.begin(), move.legs.legs.end(), [](const Leg &leg) {
                        return leg.onEmpty.stop;
                    }))
                    return true;
            }
        }
        return false;
    }

    /// The engine cannot be told to go on for longer.
    static constexpr int mostQuietMoves = 126;

    const Subject &m_subject;
    const std::vector<SjaakPiece> &m_pieces; ///< by type
    SjaakEnds m_result;
    std::set<std::string> m_words;
    std::optional<Outcome> m_bare;          ///< of a player without pieces
    std::optional<Repetition> m_repetition; ///< that is said
};

} // namespace

SjaakEnds sjaakEnds(const Subject &subject, const std::vector<SjaakPiece> &pieces)
{
    return Ends(subject, pieces).run();
}

} // namespace rookery
