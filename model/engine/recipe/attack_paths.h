#pragma once

#include "model/engine/recipe/type_paths.h"
#include "model/play/rules/rule_book.h"

#include <optional>
#include <vector>

namespace rookery {

/// Which cells the pieces of each player attack, of the types whose paths tell. Immutable, so any
/// number of threads may ask.
class AttackPaths
{
public:
    /// More than any piece counts: nothing attacks the cell.
    static constexpr int none = 30'000;

    /// Takes some milliseconds. `values` by type.
    AttackPaths(const CompiledGame &game, const RuleBook &book, std::vector<int> values);

    /// Whether paths tell of any type.
    bool isThere() const { return m_isThere; }
    /// Null where they do not.
    const TypePaths *paths(std::size_t type, PlayerId player) const
    {
        const auto &found = m_paths[type * m_players + player.index()];
        return found ? &*found : nullptr;
    }

    /// Whether pieces of the type are royal, of some player.
    bool isRoyal(std::size_t type) const { return m_values[type] == royal; }

    /// By cell, what the cheapest piece that attacks it is worth, of the players other than this
    /// one; royal pieces are worth most. Costs some ten nanoseconds a piece.
    void findThreats(const Position &position, PlayerId player, std::vector<int> &threats) const;

private:
    static constexpr int royal = none - 1;

    std::size_t m_players;
    std::vector<int> m_values;                     ///< by type
    std::vector<std::optional<TypePaths>> m_paths; ///< [type][player]
    bool m_isThere = false;
};

} // namespace rookery
