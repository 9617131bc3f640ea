#pragma once

#include "model/play/reach/move_outcome.h"

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

namespace rookery {

/// What a piece has to do with a cell. A cell can have several marks.
enum class Mark : std::uint8_t {
    Move = 1,    ///< it may end its move on this empty cell
    Capture = 2, ///< it may capture the piece on this cell
    Via = 4,     ///< it passes this cell on the way to others but may not end here
    Blocked = 8, ///< the piece on this cell ends one of its paths, and it may not capture it
    Hurdle = 16, ///< the piece on this cell is jumped over, and must be there for it
    Victim = 32, ///< the piece on this cell is taken by a move that ends elsewhere
};

/// The marks of every cell for one piece. A buffer to be reused: begin() forgets the last answer
/// without touching cells that had no part in it.
class Reach
{
public:
    void begin(std::size_t cells)
    {
        constexpr std::size_t few =
            8; // by so many times the cells are more, they are worth picking
        if (m_marks.size() != cells || m_count > cells / few) {
            m_marks.assign(cells, {});
            m_touched.resize(cells + 1);
        } else {
            for (const CellId cell : touched())
                m_marks[cell.index()] = {};
        }
        m_count = 0;
    }

    void add(CellId cell, Mark mark) { add(cell, static_cast<std::uint8_t>(mark)); }
    /// Several marks at once, at least one.
    void add(CellId cell, std::uint8_t bits)
    {
        Marks &marks = m_marks[cell.index()];
        m_touched[m_count] = cell;
        m_count += marks.bits == 0 ? 1 : 0;
        marks.bits = static_cast<std::uint8_t>(marks.bits | bits);
    }

    /// The same mark on each of these.
    void add(std::span<const CellId> cells, Mark mark)
    {
        const auto bit = static_cast<std::uint8_t>(mark);
        CellId *const touched = m_touched.data();
        Marks *const marks = m_marks.data();
        std::size_t count = m_count;
        for (const CellId cell : cells) {
            std::uint8_t &bits = marks[cell.index()].bits;
            touched[count] = cell;
            count += bits == 0 ? 1 : 0;
            bits = static_cast<std::uint8_t>(bits | bit);
        }
        m_count = count;
    }

    /// Passed by the leg with this number, counted from 1 along the move; the lowest is kept.
    void addVia(CellId cell, std::uint8_t leg)
    {
        add(cell, Mark::Via);
        Marks &marks = m_marks[cell.index()];
        marks.viaLeg = marks.viaLeg == 0 ? leg : std::min(marks.viaLeg, leg);
    }

    bool has(CellId cell, Mark mark) const
    {
        return (m_marks[cell.index()].bits & static_cast<std::uint8_t>(mark)) != 0;
    }
    bool isTarget(CellId cell) const { return has(cell, Mark::Move) || has(cell, Mark::Capture); }
    int viaLeg(CellId cell) const { return m_marks[cell.index()].viaLeg; }

    std::size_t size() const { return m_marks.size(); }
    /// Cells with any mark, in the order they were found.
    std::span<const CellId> touched() const { return std::span(m_touched).first(m_count); }
    /// Cells with this mark, in board order.
    std::vector<CellId> cells(Mark mark) const
    {
        std::vector<CellId> found;
        for (const CellId cell : touched()) {
            if (has(cell, mark))
                found.push_back(cell);
        }
        std::sort(found.begin(), found.end());
        return found;
    }

    friend bool operator==(const Reach &a, const Reach &b) { return a.m_marks == b.m_marks; }

private:
    struct Marks
    {
        std::uint8_t bits = 0;
        std::uint8_t viaLeg = 0;

        friend bool operator==(const Marks &, const Marks &) = default;
    };

    std::vector<Marks> m_marks;    ///< by cell
    std::vector<CellId> m_touched; ///< the first `m_count`, and room for what is known already
    std::size_t m_count = 0;
};

/// The marks of a move that ends on `to`, with every piece it has taken.
inline void markOutcome(Reach &reach, CellId to, bool captures, std::span<const Taken> taken)
{
    reach.add(to, captures ? Mark::Capture : Mark::Move);
    for (const Taken &piece : taken) {
        if (!captures || piece.cell != to)
            reach.add(piece.cell, Mark::Victim);
    }
}

} // namespace rookery
