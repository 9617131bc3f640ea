#pragma once

#include "model/play/legal/move_rules.h"
#include "model/play/reach/move_table.h"
#include "model/play/rules/sight_lines.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace rookery {

/// For each cell, the one that takes its place.
using CellMap = std::vector<CellId>;

/// Each cell stays.
CellMap identityMap(std::size_t cells);

/// All of a board that the rules of a design look at, written down cell by cell, so that a map of
/// the cells can be held against it. For designs that mayHaveSymmetries().
class SymmetryProof
{
public:
    /// Nothing where movements cannot be written down, or take too much room.
    static std::optional<SymmetryProof> make(const MoveRules &moveRules);

    std::size_t cells() const { return m_cells; }
    /// Whether the map takes lines to lines, zones to the same zones of the same players, the cell
    /// below to the cell below, and every path of a piece, with all it does on the way, to a path
    /// of such a piece of the same player. Then it takes legal moves to legal moves, and ends to
    /// ends.
    bool holds(const CellMap &map) const;

    /// Cells with different numbers are never mapped to each other, nor are pairs of cells.
    std::uint64_t numberOf(CellId cell) const { return m_numbers[cell.index()]; }
    std::uint64_t numberOf(CellId from, CellId to) const
    {
        return m_pairs[from.index() * m_cells + to.index()];
    }

private:
    /// All paths of one movement from a cell, each with all it does on the way, in numbers that do
    /// not depend on the order of branches.
    using Paths = std::vector<std::int32_t>;

    /// One movement of the pieces of a type and player.
    struct Movement
    {
        std::vector<MoveTable> tables; ///< by cell
        std::vector<Paths> paths;      ///< by cell
    };

    explicit SymmetryProof(const Board &board);

    bool addMovements(const MoveRules &moveRules);
    bool addMovement(const MoveRules &moveRules, const MovementLegs &legs, PlayerId player);
    void addZones(const MoveRules &moveRules);
    void addBelow(const MoveRules &moveRules);
    void numberAll();
    void numberPair(CellId from, CellId to, std::uint64_t what);
    bool mapsLines(const CellMap &map, Lines lines) const;
    bool mapsZonesAndBelow(const CellMap &map) const;
    bool mapsMovements(const CellMap &map) const;

    const Board *m_board;
    std::size_t m_cells;
    SightLines m_lines;
    std::vector<std::vector<bool>> m_zones;     ///< [zone and player][cell]
    std::vector<std::optional<CellId>> m_below; ///< by cell; empty where no rule asks
    std::vector<Movement> m_movements;          ///< of types and players, in a fixed order
    std::size_t m_entries = 0;                  ///< of all tables
    std::vector<std::uint64_t> m_numbers;
    std::vector<std::uint64_t> m_pairs; ///< [from][to]
};

} // namespace rookery
