#pragma once

#include "model/play/ends/game_end.h"
#include "model/play/legal/duties.h"
#include "model/play/legal/safe_moves.h"
#include "model/play/rules/drop_fault.h"

#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace rookery {

class OwnRules;
class RuleQuestions;
class StepWitness;

/// Knows what is legal and when a game is over. Whether a move is legal is found by trying it.
///
/// Move rules keep tables and room for their answers: give each thread its own. Positions that are
/// passed by reference are changed while it thinks and are as before when it is done.
class MoveRules
{
public:
    explicit MoveRules(const Design &design, std::shared_ptr<const CompiledGame> game = nullptr);

    ~MoveRules();

    const Design &design() const { return m_design; }
    const RuleBook &book() const { return *m_book; }
    const CompiledGame &game() const { return *m_game; }
    const std::shared_ptr<const CompiledGame> &sharedGame() const { return m_game; }
    const Board &board() const { return m_game->board(); }

    /// Replaces the list by everything the player to move might do, were there no check, no duty
    /// and no end.
    void pseudoLegal(Position &position, std::vector<Move> &moves);

    /// Replaces the list by the legal moves; none if the game is over.
    void legal(Position &position, std::vector<Move> &moves);
    /// How many legal moves there are, where that can be told without a list of own moves.
    std::optional<std::size_t> countLegal(Position &position);
    /// The same in a game that is not over, where the list is what the player to move might do and
    /// the first `known` of these moves are known to be safe, bans aside.
    void keepLegal(Position &position, std::vector<Move> &moves, std::size_t known);
    /// Drops what is not safe, or breaks a duty, from such a list as keepLegal() takes, and adds
    /// the pass of a player who has nothing else.
    void keepSafe(Position &position, std::vector<Move> &moves, std::size_t known)
    {
        m_safeMoves.keep(position, moves, known);
    }

    /// Whether a ban may strike some move of the position; false only where none does.
    bool mayBan(const Position &position) { return m_safeMoves.mayBan(position); }
    /// Drops what bans forbid from a list of moves that are safe otherwise.
    void dropBanned(Position &position, std::vector<Move> &moves)
    {
        m_safeMoves.dropBanned(position, moves);
    }

    /// The moves that are legal by check and by the other rules about single moves, whether or not
    /// duties (to capture, to put down) forbid them, and whether or not the game is over.
    bool isSafe(Position &position, const Move &move) { return m_safeMoves.isSafe(position, move); }
    /// The first of these rules that the move breaks.
    MoveFault fault(Position &position, const Move &move)
    {
        return m_safeMoves.fault(position, move);
    }

    /// Replaces the list by the legal moves, whether or not the game is over.
    void safeMoves(Position &position, std::vector<Move> &moves)
    {
        m_safeMoves.list(position, moves);
    }
    /// Where the player has to capture or to put down, what does not is dropped.
    void obeyDuties(const Position &position, std::vector<Move> &moves) const
    {
        rookery::obeyDuties(*m_book, position, moves);
    }
    /// Adds what the piece on this cell may do by moving, check and duties left aside.
    void listDisplacements(Position &position, CellId from, std::vector<Move> &moves)
    {
        m_safeMoves.generator().listDisplacements(position, from, moves);
    }
    /// The same with castling.
    void listFrom(Position &position, CellId from, std::vector<Move> &moves)
    {
        m_safeMoves.generator().listFrom(position, from, moves);
    }
    /// Adds the own moves of the player to move, check, duties and bans left aside.
    void listOwn(const Position &position, std::vector<Move> &moves)
    {
        m_safeMoves.generator().listOwn(position, moves);
    }
    /// Adds the turns in which the piece on this cell promotes and does nothing else.
    void listPromotionTurns(Position &position, CellId from, std::vector<Move> &moves);
    /// Adds what may be put down, check and duties left aside.
    void listDrops(Position &position, std::vector<Move> &moves);
    /// Why the player to move may not put a piece of this type down there, check and duties left
    /// aside.
    DropFault dropFault(const Position &position, PieceId type, CellId cell);
    /// Whether the game is over whatever moves there are.
    bool isOver(const Position &position)
    {
        return m_judge.hasImmediateEnds() && m_judge.immediate(position);
    }
    /// Whether the player to move has lost by now and leaves the game to the others.
    bool mustRetire(const Position &position)
    {
        return m_losersLeave && m_judge.mustRetire(position);
    }

    bool isInCheck(const Position &position, PlayerId player)
    {
        return m_threats->isInCheck(position, player);
    }

    /// The player's royal pieces that are attacked, if the player is in check, and what attacks one
    /// of them.
    std::vector<CellId> checkedRoyals(const Position &position, PlayerId player);
    /// Whether another player's piece has a move that captures what stands there, whatever check
    /// and duties say of it.
    bool isReached(const Position &position, CellId cell, PlayerId owner);
    std::vector<CellId> attackers(const Position &position, CellId target, PlayerId owner)
    {
        return m_threats->attackers(position, target, owner);
    }

    /// Why the game is over, if it is; `earlier` as EndJudge::stuck() wants it.
    std::optional<GameEnd> end(Position &position, std::span<const PieceId> earlier = {});
    /// The types of the pieces that attack royal pieces of the player, each once.
    std::vector<PieceId> checkers(const Position &position, PlayerId player)
    {
        return m_judge.checkers(position, player);
    }

    /// The game over by this rule about this player.
    GameEnd endBy(std::size_t rule, PlayerId about, const Position &position) const
    {
        return m_judge.resolved(rule, about, position);
    }

    /// Cells that show why the game has ended so: the pieces of a row or a chain.
    std::vector<CellId> witness(const Position &position, const GameEnd &end) const;

    void make(Position &position, const Move &move, Undo &undo);
    /// What follows the steps of own rules in make(); see OwnRules::setWitness().
    void setWitness(StepWitness *witness);
    static void unmake(Position &position, const Undo &undo) { MoveMaker::unmake(position, undo); }

    /// What own rules forbid about legal moves is left out from now on.
    void leaveOutQuestions();
    /// Of a move found to be banned last, see SafeMoves::fault(): the place of the ban among
    /// Rules::bans, and its reason.
    std::size_t struckBan() const { return m_safeMoves.struckBan(); }
    const std::string &struckReason() const { return m_safeMoves.struckReason(); }
    /// Why not all could be answered since this was last asked; see Trouble. What shows moves or
    /// results to somebody asks it.
    std::optional<Message> takeTrouble() { return m_threats->trouble().take(); }
    bool isInTrouble() const { return m_threats->trouble().isThere(); }

    /// What a move does, in atomic changes.
    std::vector<Change> changes(const Position &position, const Move &move);

private:
    std::vector<OwnRules *> ownRules();
    bool retires(const Position &position, std::span<const Move> moves);

    std::shared_ptr<const CompiledGame> m_game;
    std::shared_ptr<const RuleBook> m_book;
    std::shared_ptr<Threats> m_threats;
    std::unique_ptr<RuleQuestions> m_questions; ///< null without own rules
    SafeMoves m_safeMoves;
    MoveMaker m_maker;
    EndJudge m_judge;
    Design m_design;
    std::vector<Move> m_counted;
    bool m_losersLeave; ///< while the others go on
};

} // namespace rookery
