#pragma once

#include "model/engine/recipe/evaluation_term.h"
#include "model/engine/recipe/type_mobility.h"
#include "model/play/moves/undo.h"

#include <string>
#include <vector>

namespace rookery {

/// What a search may not do in a design, because its rules would make it wrong.
struct SearchGuards
{
    bool captureIsDuty = false; ///< no player may be content with what there is
    bool endsAtOnce = false;    ///< a position can be over whatever moves there are
    bool stuckDecides = false;  ///< to have no move wins or loses, or is likely
    bool passIsSafe = true;     ///< not to move is never better than the best move
    bool isQuiet = false;       ///< captures and promotions are nothing to look after
    bool comesBack = false;     ///< what is captured may be put down anywhere, so late moves matter
    bool hidesCaptures = false; ///< pieces are taken by what follows from a move
};

/// How a program values the positions of a design: made from its movements and rules alone, in some
/// milliseconds. Scores are hundredths, on a scale where a rook of chess counts 500. Immutable, so
/// any number of threads may ask.
class EvaluationRecipe
{
public:
    explicit EvaluationRecipe(const Design &design,
                              std::shared_ptr<const CompiledGame> game = nullptr);

    /// What a piece is worth to others, on the board or in hand; positive also where losing it
    /// wins.
    int value(PieceId type) const { return m_values[type.index()]; }
    /// What a piece in hand counts for its owner.
    int handValue(PieceId type, PlayerId player) const
    {
        return m_losing[player.index()] ? -losingValue(type) : value(type);
    }
    /// What a piece on this cell counts for its owner.
    int worth(PieceId type, PlayerId player, CellId cell) const
    {
        return m_worths[(type.index() * m_players + player.index()) * m_cells + cell.index()];
    }
    /// Whether the player wins by having no piece, or fewer, or no move.
    bool isLosing(PlayerId player) const { return m_losing[player.index()]; }
    /// Whether the player has a piece that is not royal and goes to more than one cell or so.
    bool hasOfficers(const Position &position, PlayerId player) const;
    const TypeMobility &mobility(PieceId type) const { return m_mobilities[type.index()]; }
    /// Null where it does not matter, or no paths tell.
    const AttackPaths *attacks() const { return m_attacks.get(); }
    const EvaluationTerms &terms() const { return m_terms; }
    const SearchGuards &guards() const { return m_guards; }
    std::size_t players() const { return m_players; }
    /// Those who win and lose: chance has no pieces.
    std::size_t deciders() const { return m_deciders; }
    std::size_t types() const { return m_values.size(); }

    /// In plain words, a line for each type and each term.
    std::vector<std::string> words() const;

private:
    int losingValue(PieceId type) const;
    void findGuards(const Rules &rules);
    void findLosers(const Rules &rules, const Position &start);
    bool doMovesDecide(const CompiledGame &game, const Rules &rules, const Position &start) const;
    void addValues(const CompiledGame &game, const RuleBook &book, const Position &start);
    std::vector<int> findCentre(const CompiledGame &game) const;
    void addPlaces(const CompiledGame &game, const RuleBook &book);
    void addPromotions(const CompiledGame &game, const RuleBook &book);
    void addGoals(const CompiledGame &game, const RuleBook &book, const Position &start);
    void addGoal(const CompiledGame &game,
                 const RuleBook &book,
                 const Reached &goal,
                 PlayerId player,
                 int pieces);
    int &place(PieceId type, PlayerId player, CellId cell)
    {
        return m_worths[(type.index() * m_players + player.index()) * m_cells + cell.index()];
    }

    std::vector<std::string> m_names; ///< by type
    std::size_t m_players;
    std::size_t m_deciders;
    std::size_t m_cells;
    std::vector<TypeMobility> m_mobilities;
    std::vector<int> m_values;  ///< by type
    std::vector<bool> m_losing; ///< by player
    std::vector<int> m_worths;  ///< [type][player][cell]
    std::vector<bool> m_royal;  ///< by type
    bool m_movesDecide = false;
    std::shared_ptr<const AttackPaths> m_attacks;
    EvaluationTerms m_terms;
    SearchGuards m_guards;
};

/// What follows the worth of a position while moves are made and taken back. For one thread.
class Evaluator
{
public:
    explicit Evaluator(std::shared_ptr<const EvaluationRecipe> recipe);

    const EvaluationRecipe &recipe() const { return *m_recipe; }
    void begin(const Position &position);
    /// After a move was made.
    void follow(const Undo &undo, const Position &now);
    void takeBack() { m_sums.pop_back(); }
    /// For this player against the others: their mean, where there are several.
    int score(const Position &position, PlayerId player);
    /// The same without the terms.
    int pieces(PlayerId player) const { return against(m_sums.back(), player); }

private:
    int against(const PlayerScores &scores, PlayerId player) const;

    std::shared_ptr<const EvaluationRecipe> m_recipe;
    std::vector<PlayerScores> m_sums;
    EvaluationRoom m_room;
};

} // namespace rookery
