#pragma once

#include "model/engine/recipe/evaluation_term.h"
#include "model/engine/recipe/learned_values.h"
#include "model/engine/recipe/type_mobility.h"
#include "model/play/moves/undo.h"

#include <algorithm>
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
    /// `learned` is asked once.
    explicit EvaluationRecipe(const Design &design,
                              std::shared_ptr<const CompiledGame> game = nullptr,
                              const LearnedSource &learned = {});

    /// What a piece is worth to others, on the board or in hand; positive also where losing it
    /// wins.
    int value(PieceId type) const { return m_values[type.index()]; }
    /// What a piece in hand counts for its owner.
    PhasedWorth handWorth(PieceId type, PlayerId player) const
    {
        return m_hands[type.index() * m_players + player.index()];
    }
    /// What a piece on this cell counts for its owner.
    PhasedWorth worth(PieceId type, PlayerId player, CellId cell) const
    {
        return m_worths[(type.index() * m_players + player.index()) * m_cells + cell.index()];
    }
    /// Whether it has what games have taught; then pieces count otherwise late than early.
    bool hasLearned() const { return m_features != nullptr; }
    /// Of all that is derived from the design: what was learned beside one recipe says nothing to
    /// another.
    std::uint64_t fingerprint() const { return m_fingerprint; }
    /// What pieces of this type are of the material of the game.
    int material(PieceId type) const { return m_materials[type.index()]; }
    /// How much of the material of the start is left: from 0 to `wholeShare`.
    int shareLeft(int material) const
    {
        return m_wholeMaterial == 0
                   ? wholeShare
                   : std::clamp(material * wholeShare / m_wholeMaterial, 0, wholeShare);
    }
    /// Whether the player wins by having no piece, or fewer, or no move.
    bool isLosing(PlayerId player) const { return m_losing[player.index()]; }
    /// Whether the player has a piece that is not royal and goes to more than one cell or so.
    bool hasOfficers(const Position &position, PlayerId player) const;
    const TypeMobility &mobility(PieceId type) const { return m_mobilities[type.index()]; }
    /// Null where it does not matter, or no paths tell.
    const AttackPaths *attacks() const { return m_attacks.get(); }
    const EvaluationTerms &terms() const { return m_terms; }
    /// Null where nothing was learned.
    const PositionFeatures *features() const { return m_features.get(); }
    /// What there is to learn, when nothing is known but what the recipe derives.
    LearnedValues nothingLearned() const;
    /// How many hundredths of what a term says count.
    PhasedWorth termWeight(std::size_t term) const { return m_weights[term]; }
    const SearchGuards &guards() const { return m_guards; }
    std::size_t players() const { return m_players; }
    /// Those who win and lose: chance has no pieces.
    std::size_t deciders() const { return m_deciders; }
    std::size_t types() const { return m_values.size(); }

    /// In plain words, a line for each type and each term.
    std::vector<std::string> words() const;

private:
    int losingValue(PieceId type) const;
    int derivedHandValue(PieceId type, PlayerId player) const
    {
        return m_losing[player.index()] ? -losingValue(type) : value(type);
    }
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
    void addTerms(const TermSource &source);
    std::uint64_t findFingerprint() const;
    void addLearned(const TermSource &source, const LearnedValues &learned);
    int &place(PieceId type, PlayerId player, CellId cell)
    {
        return m_places[(type.index() * m_players + player.index()) * m_cells + cell.index()];
    }

    std::vector<std::string> m_names; ///< by type
    std::size_t m_players;
    std::size_t m_deciders;
    std::size_t m_cells;
    std::vector<TypeMobility> m_mobilities;
    std::vector<int> m_values;         ///< by type
    std::vector<bool> m_losing;        ///< by player
    std::vector<int> m_places;         ///< [type][player][cell], while they are being derived
    std::vector<PhasedWorth> m_worths; ///< [type][player][cell]
    std::vector<PhasedWorth> m_hands;  ///< [type][player]
    std::vector<int> m_materials;      ///< by type
    int m_wholeMaterial = 0;
    std::uint64_t m_fingerprint = 0;
    bool m_countsFreedom = false;       ///< the cells that pieces can go to
    std::vector<PhasedWorth> m_weights; ///< by term
    std::vector<bool> m_royal;          ///< by type
    bool m_movesDecide = false;
    std::shared_ptr<const AttackPaths> m_attacks;
    std::shared_ptr<const PositionFeatures> m_features;
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
    /// How much of the material of the start is left: from 0 to `wholeShare`.
    int share() const { return m_recipe->shareLeft(m_sums.back().material); }
    /// For this player against the others: their mean, where there are several.
    int score(const Position &position, PlayerId player);
    /// The same without the terms.
    int pieces(PlayerId player) const { return against(pieces(), player); }

private:
    /// What pieces count early and late, and how much material there is.
    struct Sums
    {
        PlayerScores early{};
        PlayerScores late{};
        int material = 0;
    };

    void add(Sums &sums, std::size_t player, PhasedWorth worth, PieceId type, int count) const;
    PlayerScores pieces() const;
    int against(const PlayerScores &scores, PlayerId player) const;

    std::shared_ptr<const EvaluationRecipe> m_recipe;
    std::vector<Sums> m_sums;
    EvaluationRoom m_room;
};

} // namespace rookery
