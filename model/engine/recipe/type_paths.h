#pragma once

#include "model/engine/recipe/type_mobility.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace rookery {

/// Crowded boards on which both players' pieces stand, the same ones each time.
std::vector<Position> mixedBoards(const CompiledGame &game, std::size_t players, std::size_t types);

/// Where a player's pieces of one type can go from each cell, as paths of cells that are followed
/// until one is taken: for programs that ask time and again, in some ten nanoseconds a piece.
class TypePaths
{
public:
    /// What `sampler` asks is enough to find them. Nothing for types whose reach is not of that
    /// form, such as those that must jump, as far as mixedBoards() show, and where there are more
    /// looks to take than it has.
    static std::optional<TypePaths> find(const CompiledGame &game,
                                         const std::vector<Position> &mixed,
                                         const Piece &piece,
                                         ReachSampler &sampler);

    /// Cells that the piece can go to; enemies that it captures included, if it captures as it
    /// moves.
    int count(const Position &position, CellId from) const;

private:
    struct Step
    {
        CellId cell;
        bool isTarget;      ///< it may end its move there
        std::uint32_t next; ///< where the next path begins
    };

    TypePaths() = default;
    bool addCell(Position &empty, CellId from, ReachSampler &sampler);
    bool agrees(const std::vector<Position> &boards, ReachSampler &sampler, Mark mark) const;
    template<class Use>
    void forEachTarget(const Position &position, CellId from, const Use &use) const;

    Piece m_piece{};
    bool m_captures = true; ///< on the cells it moves to
    std::vector<Step> m_steps;
    std::vector<std::uint32_t> m_begins; ///< by cell, and behind the last one
};

} // namespace rookery
