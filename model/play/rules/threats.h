#pragma once

#include "model/play/reach/compiled_game.h"
#include "model/play/reach/move_tree.h"
#include "model/play/reach/trouble.h"
#include "model/play/rules/rule_book.h"

#include <memory>
#include <optional>
#include <vector>

namespace rookery {

class OwnRules;

/// Which pieces attack what. It keeps tables and room for its answers: give each thread its own.
class Threats
{
public:
    Threats(const Design &design,
            std::shared_ptr<const CompiledGame> game,
            std::shared_ptr<const RuleBook> book);
    ~Threats();

    const CompiledGame &game() const { return *m_game; }
    const std::shared_ptr<const CompiledGame> &sharedGame() const { return m_game; }

    /// The own rules that forbid captures of royal pieces; null if no ban is about them.
    OwnRules *own() { return m_own.get(); }
    /// Of these rules: what could not be answered since it was last taken.
    Trouble &trouble() { return m_trouble; }

    /// The way a piece moves from a cell, or null where it is to be asked for by outcomes().
    const MoveTree *tree(PieceId type, PlayerId player, CellId from)
    {
        return m_trees.tree(type, player, from);
    }
    /// What the moves of a piece without a tree do; nothing while there is trouble.
    const std::vector<MoveOutcome> &
    outcomes(const Position &position, CellId from, const Piece &piece);

    /// What any piece reaches from a cell, as CompiledGame::reach() says it.
    void reach(const Position &position, CellId from, const Piece &piece, Reach &reach);

    /// Whether the piece on this cell has a move that captures whatever stands on the target.
    bool attacks(const Position &position, CellId from, CellId target);

    /// Whether some opponent of the owner has such a move, and would not lose a royal piece by it.
    bool isAttacked(const Position &position, CellId target, PlayerId owner);
    /// The cells of the pieces that do.
    std::vector<CellId> attackers(const Position &position, CellId target, PlayerId owner);

    /// Whether the royal pieces of a player are attacked as the rules do not allow.
    bool isInCheck(const Position &position, PlayerId player)
    {
        return isInCheck(position, player, nullptr);
    }
    /// The same after a move, where `lasting` are those of the pieces of lastingRoyals() before it,
    /// on the cells where they stand now.
    bool
    isInCheckAfter(const Position &position, PlayerId player, const std::vector<CellId> &lasting)
    {
        return isInCheck(position, player, &lasting);
    }
    /// Royal pieces of the groups that no piece joins or leaves before the next turn.
    void lastingRoyals(const Position &position, PlayerId player, std::vector<CellId> &cells) const;

    /// Whether a piece on this cell could never move to an empty one, whatever stands on the way.
    bool isStuck(PieceId type, PlayerId player, CellId cell);

    /// The cells of a player's pieces that are royal in this position.
    void royalCells(const Position &position, PlayerId player, std::vector<CellId> &cells) const;
    /// Those of them whose loss decides: none of several where one that is safe is enough.
    void decisiveCells(const Position &position, PlayerId player, std::vector<CellId> &cells) const;

private:
    template<class Visit>
    bool anyAttacker(const Position &position, CellId target, PlayerId owner, Visit &&visit);
    bool isForbidden(const Position &position, CellId from, CellId target);
    bool isCut(PieceId type, CellId from);
    bool losesRoyal(const Position &position, CellId from, CellId target) const;
    bool isInCheck(const Position &position, PlayerId player, const std::vector<CellId> *lasting);
    bool areHit(const Position &position, PlayerId player, Safety safety);
    void cellsOf(const Position &position,
                 PlayerId player,
                 const RoyalGroup &group,
                 std::vector<CellId> &cells) const;

    std::shared_ptr<const CompiledGame> m_game;
    std::shared_ptr<const RuleBook> m_book;
    std::unique_ptr<OwnRules> m_own;
    bool m_asksBans = false; ///< what a ban asks of attacks is asked without bans
    Trouble m_trouble;
    MoveTrees m_trees;
    Reach m_reach;
    ReachScratch m_scratch;
    std::vector<MoveOutcome> m_outcomes;
    std::vector<CellId> m_royalCells;
    Position m_empty;
    enum class Known : std::uint8_t { Nothing, Stuck, Mobile };
    std::vector<Known> m_stuck; ///< [type][player][cell]
};

} // namespace rookery
