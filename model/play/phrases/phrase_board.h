#pragma once

#include "model/board/board.h"
#include "model/play/phrases/word_sets.h"

#include <memory>
#include <span>
#include <vector>

namespace rookery {

/// What phrases ask of a board, as tables: cells and directions are numbers, -1 is none. Immutable.
/// A board of n cells with d directions takes about n * (d + n / 16) words, and n * n bytes more
/// for lines between cells where the board has at most a thousand cells.
class PhraseBoard
{
public:
    /// `across`: how the second player holds the board; `words`: of a set.
    PhraseBoard(std::shared_ptr<const Board> board, const Orientation &across, std::size_t words);

    const Board &board() const { return *m_board; }
    std::int64_t cells() const { return m_cells; }
    std::int64_t directions() const { return m_directions; }
    std::size_t words() const { return m_words; }

    std::int64_t step(std::int64_t cell, std::int64_t direction) const
    {
        return cell < 0 || direction < 0 ? -1 : m_steps[at(cell, direction)];
    }
    /// So many steps on, round every turn of the board; the cell itself for 0, none for less.
    std::int64_t ahead(std::int64_t cell, std::int64_t direction, std::int64_t steps) const;
    /// The cells ahead in order, up to where the line ends or comes back to a cell.
    std::span<const std::int32_t> ray(std::int64_t cell, std::int64_t direction) const
    {
        if (cell < 0 || direction < 0)
            return {};
        const std::size_t place = at(cell, direction);
        return std::span(m_rays).subspan(m_begin[place], m_begin[place + 1] - m_begin[place]);
    }
    /// The direction in which `to` lies ahead of `from`, the first of several.
    std::int64_t toward(std::int64_t from, std::int64_t to) const;
    std::int64_t opposite(std::int64_t direction) const
    {
        return direction < 0 ? -1 : m_opposites[static_cast<std::size_t>(direction)];
    }
    /// So many places on among the directions to neighbours, round and round.
    std::int64_t turned(std::int64_t direction, std::int64_t places) const;
    /// The cells one step away.
    const sets::Word *near(std::int64_t cell) const
    {
        return &m_near[static_cast<std::size_t>(cell) * m_words];
    }
    const sets::Word *allCells() const { return m_allCells.data(); }
    /// Those to neighbours: the group `all`, or all there are where there is no such group.
    const sets::Word *allDirections() const { return m_allDirections.data(); }
    const sets::Word *edge() const { return m_edge.data(); }
    const sets::Word *orthogonal() const { return m_orthogonal.data(); }
    const sets::Word *diagonal() const { return m_diagonal.data(); }

    /// Counted from 1; 0 for cells without a place on the lattice.
    std::int64_t file(std::int64_t cell) const { return coordinate(cell, 0); }
    std::int64_t rank(std::int64_t cell) const { return coordinate(cell, 1); }
    std::int64_t level(std::int64_t cell) const { return coordinate(cell, 2); }
    /// Where a player who sits opposite sees what the first player sees here.
    std::int64_t mirror(std::int64_t cell) const
    {
        return cell < 0 ? -1 : m_mirror[static_cast<std::size_t>(cell)];
    }

private:
    std::size_t at(std::int64_t cell, std::int64_t direction) const
    {
        return static_cast<std::size_t>(direction * m_cells + cell);
    }
    std::int64_t coordinate(std::int64_t cell, std::size_t axis) const
    {
        return cell < 0 ? 0 : m_coordinates[static_cast<std::size_t>(cell) * 3 + axis];
    }
    void addSteps();
    void addRays();
    void addSets();
    void addPlaces(const Orientation &across);
    std::vector<std::int32_t> walk(CellId cell, DirectionId direction) const;

    std::shared_ptr<const Board> m_board;
    std::int64_t m_cells;
    std::int64_t m_directions;
    std::size_t m_words;
    bool m_turns = false;               ///< some link changes the traveller's axes
    std::vector<std::int32_t> m_steps;  ///< [direction][cell]
    std::vector<std::uint32_t> m_begin; ///< [direction][cell], of its ray; one more at the end
    std::vector<std::int32_t> m_rays;
    std::vector<std::int8_t> m_toward; ///< [from][to]; empty on large boards
    std::vector<std::int64_t> m_opposites;
    std::vector<std::int64_t> m_ring;         ///< the directions to neighbours
    std::vector<std::int64_t> m_placesInRing; ///< by direction; -1: not there
    std::vector<sets::Word> m_near;
    std::vector<sets::Word> m_allCells;
    std::vector<sets::Word> m_allDirections;
    std::vector<sets::Word> m_edge;
    std::vector<sets::Word> m_orthogonal;
    std::vector<sets::Word> m_diagonal;
    std::vector<std::int32_t> m_coordinates; ///< [cell][axis]
    std::vector<std::int32_t> m_mirror;
};

} // namespace rookery
