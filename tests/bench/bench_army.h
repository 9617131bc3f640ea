#pragma once

#include "model/design/design.h"
#include "model/play/reach/reach_map.h"

#include <array>
#include <cstdint>
#include <optional>
#include <random>
#include <span>

namespace rookery::bench {

/// A flat square board of this side with so many random piece types, and two armies of pieces of
/// these types on random cells, 402 pieces a side on 36x36 and as dense on other boards. Of the
/// types 55 % are sliders, 25 % slide 2 to 5 cells, 20 % step; each has 2 to 8 directions.
Design randomArmies(int side, std::uint64_t seed, int types = 40);

/// The three pieces that are measured alone, in the order Queen, Knight, Hook mover.
Pieces singlePieces(const Directions &directions);

/// A piece goes where a map says that he may, and then comes back.
class RandomMove
{
public:
    RandomMove(Position &position, const ReachMap &map, std::uint64_t seed);

    void makeOrTakeBack();
    /// Where the last one changed the position.
    std::span<const CellId> cells() const { return m_cells; }

private:
    Position &m_position;
    const ReachMap &m_map;
    std::mt19937_64 m_random;
    std::array<CellId, 2> m_cells{};
    std::optional<Piece> m_mover;
    std::optional<Piece> m_victim;
};

} // namespace rookery::bench
