#pragma once

#include "model/design/rules.h"
#include "model/play/moves/move.h"

#include <vector>

namespace rookery::fast {

/// After which moves own effects may change pieces, hands or walls: whether these are safe is known
/// once the effects are done. Own moves are left aside.
class FollowedMoves
{
public:
    FollowedMoves() = default; ///< after none
    FollowedMoves(const Rules &rules, std::size_t types);

    /// By type: whether all moves of the player's pieces may be followed, or those that capture.
    const std::vector<bool> &movers(PlayerId player) const { return m_movers[player.index()]; }
    const std::vector<bool> &captors(PlayerId player) const { return m_captors[player.index()]; }

    bool any(PlayerId player) const;
    bool mayFollow(const Move &move, PlayerId player) const;

private:
    std::vector<std::vector<bool>> m_movers; ///< [player][type]
    std::vector<std::vector<bool>> m_captors;
};

} // namespace rookery::fast
