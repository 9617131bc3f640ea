#pragma once

#include "model/exchange/ludii/ludii_paths.h"

#include <optional>
#include <vector>

namespace rookery {

/// Over an enemy to an empty cell. The enemy is the one that must stand on the way.
struct LudiiHop
{
    LudiiPath path;
    std::size_t captured = 0; ///< where the enemy stands, in steps from the start
};

/// One movement that goes from hop to hop, all of them the same from wherever it has come to. What
/// it captures stands until the move is over.
struct LudiiChain
{
    /// Hops over the same enemy in the same direction. Of these a piece has to choose one from
    /// which it can go on, if there is any and `mustGoOn` holds.
    std::vector<std::vector<LudiiHop>> groups;
    bool mustGoOn = false;
};

/// The chains of captures of a game, as in draughts.
class LudiiChains
{
public:
    explicit LudiiChains(const Subject &subject);

    /// Whether there are chains and the file says all that is asked of captures in the game.
    bool areSaid() const { return m_areSaid; }
    /// Whether this movement of a piece is a chain that the file says.
    bool says(PieceId piece, std::size_t movement) const;
    /// Null if pieces of the type capture nothing.
    const LudiiChain *chain(PlayerId player, PieceId piece) const;
    /// Whether the longest captures are the only ones that may be chosen.
    bool wantsMost() const { return m_wantsMost; }
    /// The types that have to capture, those that go first in front; each with a chain.
    const std::vector<std::vector<PieceId>> &order() const { return m_order; }

private:
    bool findChains(const Subject &subject);
    bool findDuty(const Subject &subject);

    struct Found
    {
        std::size_t movement = 0;
        std::vector<LudiiChain> chains; ///< by player
    };

    std::vector<std::optional<Found>> m_found; ///< by piece
    std::vector<std::vector<PieceId>> m_order;
    bool m_wantsMost = false;
    bool m_areSaid = false;
};

} // namespace rookery
