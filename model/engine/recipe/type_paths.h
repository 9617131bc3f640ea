#pragma once

#include "model/engine/recipe/type_mobility.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace rookery {

/// Crowded boards on which both players' pieces stand, the same ones each time.
std::vector<Position> mixedBoards(const CompiledGame &game, std::size_t players, std::size_t types);

/// Where a player's pieces of one type can go from each cell, as paths of cells that are followed
/// until one is taken, and what they attack, by these paths or by leaps of its own: for programs
/// that ask time and again, in some ten nanoseconds a piece.
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
    /// Calls use(cell) for the cells that the piece attacks, or guards where a friend stands; for
    /// none if it captures in a way that neither paths nor leaps tell.
    template<class Use>
    void forEachAttacked(const Position &position, CellId from, const Use &use) const
    {
        if (m_captures) {
            forEachTarget(position, from, [&](CellId cell, bool) { use(cell); });
        } else if (!m_leaps.empty()) {
            for (const CellId cell : m_leaps[from.index()])
                use(cell);
        }
    }

private:
    struct Step
    {
        CellId cell;
        bool isTarget;      ///< it may end its move there
        std::uint32_t next; ///< where the next path begins
    };

    TypePaths() = default;
    bool addCell(Position &empty, CellId from, ReachSampler &sampler);
    template<class Count>
    bool agrees(const std::vector<Position> &boards,
                ReachSampler &sampler,
                Mark mark,
                const Count &count) const;
    void findLeaps(const std::vector<Position> &mixed, ReachSampler &sampler);
    PlayerId enemy() const { return PlayerId(m_piece.owner.index() == 0 ? 1 : 0); }

    /// Calls use(cell, isEmpty) for cells where the piece may end its move, as far as its paths
    /// lead.
    template<class Use>
    void forEachTarget(const Position &position, CellId from, const Use &use) const
    {
        const std::uint32_t end = m_begins[from.index() + 1];
        for (std::uint32_t i = m_begins[from.index()]; i < end;) {
            const Step &step = m_steps[i];
            const bool isEmpty = position.isEmpty(step.cell);
            if (step.isTarget)
                use(step.cell, isEmpty);
            i = isEmpty ? i + 1 : step.next;
        }
    }

    Piece m_piece{};
    bool m_captures = true;                   ///< on the cells it moves to
    std::vector<std::vector<CellId>> m_leaps; ///< by cell: where else it captures, whatever stands
                                              ///< elsewhere; empty if it does not
    std::vector<Step> m_steps;
    std::vector<std::uint32_t> m_begins; ///< by cell, and behind the last one
};

} // namespace rookery
