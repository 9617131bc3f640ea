#pragma once

#include "model/engine/recipe/position_features.h"
#include "model/engine/search/search.h"

#include <atomic>
#include <cstdint>
#include <vector>

namespace rookery {

/// A quiet position of a game, as far as learning needs it. Scores are of the player who decides
/// first, in hundredths.
struct TrainingPosition
{
    std::size_t game = 0;
    std::size_t firstPart = 0; ///< of TrainingSet::parts, up to those of the next position
    double share = 1;          ///< of the start's material that is left
    double rest = 0;           ///< what the recipe says beside pieces and terms
    double result = 0.5;       ///< points of the game
    int searched = 0;          ///< the score that a search gave
};

/// Positions of games, each with what its score is made of.
struct TrainingSet
{
    /// So many (less than none for the second player) of a thing whose worth can be learned.
    struct Part
    {
        std::uint32_t thing = 0;
        float count = 0;
    };

    std::vector<TrainingPosition> positions;
    std::vector<Part> parts;

    std::span<const Part> partsOf(std::size_t position) const
    {
        const std::size_t end =
            position + 1 < positions.size() ? positions[position + 1].firstPart : parts.size();
        return std::span(parts).subspan(positions[position].firstPart,
                                        end - positions[position].firstPart);
    }
};

/// Numbers for the things whose worth can be learned: pieces of a type and player on a cell, or in
/// hand, and terms of the recipe.
class LearnedThings
{
public:
    LearnedThings(const EvaluationRecipe &recipe, std::size_t cells)
        : m_players(recipe.players())
        , m_cells(cells)
        , m_types(recipe.types())
        , m_terms(recipe.terms().size() - 1)
        , m_features(PositionFeatures::sizeFor(m_types))
    {
    }

    std::size_t place(std::size_t type, std::size_t player, std::size_t cell) const
    {
        return (type * m_players + player) * m_cells + cell;
    }
    std::size_t hand(std::size_t type, std::size_t player) const
    {
        return places() + type * m_players + player;
    }
    std::size_t term(std::size_t number) const { return places() + hands() + number; }
    std::size_t feature(std::size_t number) const { return places() + hands() + m_terms + number; }
    std::size_t places() const { return m_types * m_players * m_cells; }
    std::size_t hands() const { return m_types * m_players; }
    std::size_t terms() const { return m_terms; }
    std::size_t features() const { return m_features; }
    std::size_t size() const { return places() + hands() + m_terms + m_features; }

private:
    std::size_t m_players;
    std::size_t m_cells;
    std::size_t m_types;
    std::size_t m_terms; ///< without what features count
    std::size_t m_features;
};

struct TrainingLimits
{
    std::uint64_t nodes = 1'000; ///< for each move
    int opening = 8;             ///< moves at random before each game, at most
    int longest = 300;           ///< moves after which a game is drawn
};

/// Plays one game of the program against itself and adds its quiet positions, as a recipe that has
/// learned nothing values them. Nothing is added where it is stopped in the middle, or the rules
/// could not answer.
void addTrainingGame(Searcher &searcher,
                     Evaluator &derived,
                     const Position &start,
                     const TrainingLimits &limits,
                     std::size_t number,
                     TrainingSet &set,
                     const std::atomic<bool> &stop);

} // namespace rookery
