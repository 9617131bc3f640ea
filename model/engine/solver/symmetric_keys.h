#pragma once

#include "model/engine/solver/symmetry_proof.h"
#include "model/play/moves/undo.h"
#include "model/play/position/relevant_part.h"

#include <vector>

namespace rookery {

/// The key of a position as it lies after each of some maps of its cells, kept up to date move by
/// move. Positions that are images of each other have the same smallest key.
class SymmetricKeys
{
public:
    /// The first map is the identity.
    SymmetricKeys(const MoveRules &moveRules, std::vector<CellMap> maps);

    std::size_t maps() const { return m_maps.size(); }

    /// From now on of this position, from which nothing can be taken back.
    void begin(const Position &position);
    /// After a move that has changed this.
    void follow(const Position &now, const Undo &change);
    void takeBack();

    struct Key
    {
        std::uint64_t value = 0;
        std::size_t map = 0; ///< after which the position has this key
    };
    /// Without the counters of quiet moves and of all moves, as GameEngine::key().
    Key smallest(const Position &position);
    /// Few bits by which nearly all moves of a position differ, as they lie after the map; never 0.
    std::uint16_t nameOf(const Move &move, std::size_t map) const;

private:
    static constexpr std::size_t noCode = static_cast<std::size_t>(-1);

    std::size_t codeOf(const Position::Square &square) const;
    std::uint64_t squareKey(CellId cell, const Position::Square &square, std::size_t code);
    void change(CellId cell, const Position::Square &square, std::uint64_t *keys);

    const MoveRules &m_moveRules;
    HeededPart m_heeded;
    std::vector<CellMap> m_maps;
    std::size_t m_codes;
    std::vector<std::uint64_t> m_known; ///< [cell][code]: keys of squares
    std::vector<std::uint64_t> m_keys;  ///< [move][map]
};

} // namespace rookery
