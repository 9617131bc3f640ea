#pragma once

#include "model/engine/recipe/attack_paths.h"
#include "model/engine/recipe/evaluation_term.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace rookery {

/// What can be counted of a position beside where its pieces stand, for a program that learns what
/// it is worth: the cells that pieces of each type can go to, which types attack and guard which,
/// and how near they are to the royal pieces. Immutable, so any number of threads may ask.
class PositionFeatures
{
public:
    explicit PositionFeatures(const TermSource &source);

    /// How many there are.
    static std::size_t sizeFor(std::size_t types) { return types * (1 + 2 * types + 2 * nearest); }
    /// A cell that a piece of this type can go to.
    static std::size_t mobility(std::size_t type) { return type; }
    /// In plain words, without the pieces' names.
    std::string words() const;

    /// Calls use(feature, player, count) for what there is of the position, some twice.
    template<class Use>
    void forEach(const Position &position, const Use &use) const
    {
        const auto royals = royalsOf(position);
        for (const PlayerId player : IdRange<PlayerId>(position.players())) {
            forEachCell(position.pieces(player), [&](CellId cell) {
                const std::size_t type = position.square(cell).type;
                addPaths(position, player, type, cell, use);
                for (const PlayerId other : IdRange<PlayerId>(position.players())) {
                    const auto royal = royals[other.index()];
                    if (!royal || *royal == cell)
                        continue;
                    const std::size_t steps = m_steps[royal->index() * m_cells + cell.index()];
                    if (steps < nearest)
                        use(near(type, other == player, steps), player, 1);
                }
            });
        }
    }

private:
    static constexpr std::size_t nearest = 7; ///< steps; farther away a piece is nowhere near

    std::size_t attack(std::size_t type, bool isFriend, std::size_t victim) const
    {
        return m_types + (type * 2 + (isFriend ? 1 : 0)) * m_types + victim;
    }
    std::size_t near(std::size_t type, bool isFriend, std::size_t steps) const
    {
        return m_types + 2 * m_types * m_types + (type * 2 + (isFriend ? 1 : 0)) * nearest + steps;
    }
    /// Of each player the royal piece, if there is one alone.
    using Royals = std::array<std::optional<CellId>, PlayState::mostPlayers>;
    Royals royalsOf(const Position &position) const;

    template<class Use>
    void addPaths(const Position &position,
                  PlayerId player,
                  std::size_t type,
                  CellId cell,
                  const Use &use) const
    {
        const TypePaths *paths = m_attacks ? m_attacks->paths(type, player) : nullptr;
        if (paths == nullptr)
            return;
        const int moves = paths->count(position, cell);
        if (moves != 0)
            use(mobility(type), player, moves);
        paths->forEachAttacked(position, cell, [&](CellId target) {
            const Position::Square &square = position.square(target);
            if (square.owner < position.players())
                use(attack(type, square.owner == player.index(), square.type), player, 1);
        });
    }

    std::size_t m_types;
    std::size_t m_cells;
    std::shared_ptr<const AttackPaths> m_attacks; ///< null where no paths tell
    std::vector<bool> m_royal;                    ///< [type][player]
    std::vector<std::uint8_t> m_steps;            ///< [from][to]
};

/// What a program has learned that they are worth.
class FeatureTerm final : public EvaluationTerm
{
public:
    /// By feature.
    FeatureTerm(std::shared_ptr<const PositionFeatures> features, std::vector<PhasedWorth> worths)
        : m_features(std::move(features))
        , m_worths(std::move(worths))
    {
    }

    void add(const Position &position, EvaluationRoom &room, PlayerScores &scores) const override;
    std::string words() const override { return m_features->words(); }

private:
    std::shared_ptr<const PositionFeatures> m_features;
    std::vector<PhasedWorth> m_worths;
};

} // namespace rookery
