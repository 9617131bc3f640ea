#include "model/exchange/ludii/ludii_ends.h"

#include "model/exchange/target/rule_shapes.h"

#include <algorithm>

namespace rookery {

namespace {

const char *resultOf(Outcome outcome)
{
    return outcome == Outcome::Draw ? "Draw" : outcome == Outcome::Loss ? "Loss" : "Win";
}

bool isStuck(const End &end)
{
    return std::holds_alternative<Stalemate>(end.condition);
}

bool isMate(const Subject &subject, const End &end)
{
    return isPlainMate(end.condition) && ludiiRoyal(subject);
}

bool isOneType(const Subject &subject, const PieceSet &types)
{
    return types.size() == 1 || subject.pieces().types.size() == 1;
}

/// What must hold for the player who has just moved, and who the end is about; empty if no ludeme
/// that the writer uses says it.
class LudiiGoalText
{
public:
    LudiiGoalText(const Subject &subject, const LudiiWords &words)
        : m_subject(subject)
        , m_words(words)
    {
    }

    std::string operator()(const Reached &goal, const std::string &role) const
    {
        const bool isPlain = goal.count == 1 && !goal.blockedCounts && !goal.safe
                             && goal.answered.empty() && goal.zone && !startsThere(goal);
        if (!isPlain || (!goal.types.empty() && !isOneType(m_subject, goal.types)))
            return {};
        const std::string there = "(is In (last To) " + zone(*goal.zone, role) + ")";
        if (goal.types.empty() || m_subject.pieces().types.size() == 1)
            return there;
        return "(and " + there + " (= (what at:(last To)) (id \"" + m_words.type(goal.types.front())
               + "\" " + role + ")))";
    }
    std::string operator()(const Row &goal, const std::string &) const
    {
        const bool isPlain = goal.order == RowOrder::Unbroken && goal.lines == Lines::All
                             && m_subject.pieces().types.size() == 1
                             && m_subject.design().board->topology == Topology::Flat;
        return isPlain ? "(is Line " + std::to_string(goal.length) + ")" : "";
    }
    /// Along the edges of the graph, which are the lines of the board's own directions.
    std::string operator()(const Joining &goal, const std::string &role) const
    {
        const Lattice lattice = m_subject.design().board->lattice;
        const bool isPlain = goal.from && goal.to && goal.directions.empty()
                             && m_subject.pieces().types.size() == 1
                             && (lattice == Lattice::Hex || lattice == Lattice::HexPointy);
        return isPlain
                   ? "(is Connected {" + zone(*goal.from, role) + " " + zone(*goal.to, role) + "})"
                   : "";
    }
    template<class Condition>
    std::string operator()(const Condition &, const std::string &) const
    {
        return {};
    }

private:
    static std::string zone(ZoneId zone, const std::string &role)
    {
        return "(sites " + role + " \"" + LudiiWords::zone(zone) + "\")";
    }

    /// Whether a piece begins where it is to go: then no move of its own would bring it there.
    bool startsThere(const Reached &goal) const
    {
        const auto &pieces = m_subject.design().setup->placements;
        return std::any_of(pieces.begin(), pieces.end(), [&](const Placement &piece) {
            const auto cells = m_subject.zoneCells(goal.zone, piece.player);
            const auto cell = m_subject.board().cellAt(piece.site);
            return covers(goal.types, piece.piece) && cell
                   && std::find(cells.begin(), cells.end(), *cell) != cells.end();
        });
    }

    const Subject &m_subject;
    const LudiiWords &m_words;
};

std::string
goalText(const Subject &subject, const LudiiWords &words, const End &end, PlayerId player)
{
    return std::visit(
        [&](const auto &condition) {
            return LudiiGoalText(subject, words)(condition, words.role(player));
        },
        end.condition);
}

bool isGoal(const Subject &subject, const End &end)
{
    return (end.outcome == Outcome::Win || end.outcome == Outcome::Loss)
           && !goalText(subject, LudiiWords(subject), end, PlayerId(0)).empty();
}

/// For each player that a goal is about.
std::string goalLines(const Subject &subject, const LudiiWords &words, const End &end)
{
    std::string text;
    for (const PlayerId player : subject.playerIds()) {
        if (covers(end.players, player))
            text += "      (if (and (is Mover " + words.role(player) + ") "
                    + goalText(subject, words, end, player) + ") (result Mover "
                    + resultOf(end.outcome) + "))\n";
    }
    return text;
}

bool isFull(const Subject &subject, const End &end)
{
    return std::holds_alternative<BoardFull>(end.condition) && end.outcome == Outcome::Draw
           && dropsInLudii(subject);
}

/// A player without any piece.
bool isBare(const End &end)
{
    const auto *extinct = std::get_if<Extinct>(&end.condition);
    return extinct != nullptr && *extinct == Extinct{} && end.outcome == Outcome::Loss;
}

/// Whether no player wins but by mate and by leaving the other player without a move. Where another
/// goal is lost, the rest is not the game.
bool isWonByThese(const Subject &subject)
{
    const auto &ends = subject.rules().ends;
    return std::all_of(ends.begin(), ends.end(), [&](const End &end) {
        return end.outcome == Outcome::Draw || isStuck(end) || isMate(subject, end)
               || isGoal(subject, end) || isBare(end);
    });
}

} // namespace

bool dropsInLudii(const Subject &subject)
{
    return subject.pieces().types.size() == 1 && fillsTheBoard(subject);
}

bool isLudiiEnd(const Subject &subject, const End &end)
{
    if (subject.rules().players.size() != 2)
        return false;
    if (isGoal(subject, end))
        return true;
    if (!end.players.empty())
        return false;
    if (isFull(subject, end) || isBare(end))
        return true;
    return isStuck(end) ? end.outcome == Outcome::Draw || isWonByThese(subject)
                        : isMate(subject, end);
}

std::vector<ZoneId> ludiiZones(const End &end)
{
    if (const auto *reached = std::get_if<Reached>(&end.condition); reached && reached->zone)
        return {*reached->zone};
    const auto *joining = std::get_if<Joining>(&end.condition);
    return joining && joining->from && joining->to ? std::vector{*joining->from, *joining->to}
                                                   : std::vector<ZoneId>{};
}

std::string ludiiPlay(const Subject &subject, const LudiiWords &words, const LudiiTurn &turn)
{
    const std::string threat = words.threat("Mover");
    std::string moves = dropsInLudii(subject) ? "(move Add (to (sites Empty)" + turn.drops + "))"
                        : threat.empty()      ? "(forEach Piece)"
                                         : "(do (forEach Piece) ifAfterwards:(not " + threat + "))";
    if (!turn.captures.empty())
        moves = "(priority {" + turn.captures + " " + moves + " })";
    if (!turn.choice.empty())
        moves = "(if (is Prev Mover) (move Promote (last To) (piece {" + turn.choice + "}) Mover) "
                + moves + ")";
    return "    (play " + moves + ")\n";
}

std::string ludiiEnd(const Subject &subject, const LudiiWords &words)
{
    const std::string threat = words.threat("Next");
    std::string mate;
    std::string stuck;
    for (const End &end : subject.rules().ends) {
        if (!isLudiiEnd(subject, end) || isFull(subject, end))
            continue;
        if (isGoal(subject, end)) {
            mate += goalLines(subject, words, end);
            continue;
        }
        if (isBare(end)) {
            mate += "      (if (no Pieces Next) (result Next Loss))\n";
            continue;
        }
        const std::string result = std::string("(result Next ") + resultOf(end.outcome) + ")";
        if (isStuck(end))
            stuck = "      (if (no Moves Next) " + result + ")\n";
        else
            mate += "      (if (and " + threat
                    + " (not (can Move (do (forEach Piece Next) ifAfterwards:(not " + threat
                    + "))))) " + result + ")\n";
    }
    if (stuck.empty())
        stuck = "      (if (no Moves Next) (result Next Draw))\n";
    return "    (end {\n" + mate + stuck + "    })\n";
}

} // namespace rookery
