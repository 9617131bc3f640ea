#pragma once

#include "model/engine/tables/table_paths.h"
#include "model/play/legal/move_rules.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace rookery {

/// The few pieces that stand on a board, as a set of cells.
class Crowd
{
public:
    static constexpr std::size_t mostCells = 512;

    void add(std::size_t cell) { m_words[cell / 64] |= std::uint64_t(1) << cell % 64; }
    void remove(std::size_t cell) { m_words[cell / 64] &= ~(std::uint64_t(1) << cell % 64); }
    bool has(std::size_t cell) const { return (m_words[cell / 64] >> cell % 64 & 1U) != 0; }
    std::uint64_t word(std::size_t number) const { return m_words[number]; }

private:
    std::array<std::uint64_t, mostCells / 64> m_words{};
};

/// All that pieces of one type and player do by replacement, ready to be asked forwards and
/// backwards. Immutable.
class PieceWays
{
public:
    /// The sentence says what the pieces do that is no set of paths, such as a capture in passing.
    static Result<PieceWays> make(MoveRules &moveRules, PieceId type, PlayerId player);

    /// Calls visit(cell) for each cell to which a piece may go from here with nothing on it, and on
    /// which it might capture; `others` are the pieces without this one. Some perhaps twice.
    template<class Visit>
    void forMoves(std::size_t from, const Crowd &others, Visit &&visit) const
    {
        for (const Way &way : rows(m_from, m_ways, from)) {
            if (way.moves && isOpen(way, others) && !others.has(way.cell))
                visit(way.cell);
        }
    }
    template<class Visit>
    void forCaptures(std::size_t from, const Crowd &others, Visit &&visit) const
    {
        for (const Way &way : rows(m_from, m_ways, from)) {
            if (way.captures && others.has(way.cell) && isOpen(way, others))
                visit(way.cell);
        }
    }
    /// Calls visit(cell) for each empty cell from which a piece may have come here without a
    /// capture.
    template<class Visit>
    void forUnmoves(std::size_t to, const Crowd &others, Visit &&visit) const
    {
        for (const Way &way : rows(m_to, m_unways, to)) {
            if (isOpen(way, others) && !others.has(way.cell))
                visit(way.cell);
        }
    }
    /// Whether a piece could capture an enemy there.
    bool attacks(std::size_t from, std::size_t to, const Crowd &others) const
    {
        for (const Way &way : rows(m_pairs, m_attacks, from * m_cells + to)) {
            if (isOpen(way, others))
                return true;
        }
        return false;
    }

private:
    struct Way
    {
        std::uint16_t cell = 0; ///< the one at its other end
        bool moves = false;
        bool captures = false;
        std::uint32_t sets = 0; ///< place of the cells that must be empty, then of those taken
    };

    static std::span<const Way>
    rows(const std::vector<std::uint32_t> &begins, const std::vector<Way> &ways, std::size_t row)
    {
        return std::span(ways).subspan(begins[row], begins[row + 1] - begins[row]);
    }
    bool isOpen(const Way &way, const Crowd &others) const
    {
        const std::uint64_t *set = m_sets.data() + way.sets;
        for (std::size_t word = 0; word < m_words; ++word) {
            const std::uint64_t taken = set[m_words + word];
            if ((others.word(word) & set[word]) != 0 || (others.word(word) & taken) != taken)
                return false;
        }
        return true;
    }
    void add(const fast::Way &way, const fast::CellNumbers &numbers);

    std::size_t m_cells = 0;
    std::size_t m_words = 0; ///< of a set
    std::vector<std::uint64_t> m_sets;
    std::vector<Way> m_ways;           ///< by first cell
    std::vector<Way> m_unways;         ///< those without a capture, by last cell
    std::vector<Way> m_attacks;        ///< those that capture, by first and last cell
    std::vector<std::uint32_t> m_from; ///< where each row begins, and the end
    std::vector<std::uint32_t> m_to;
    std::vector<std::uint32_t> m_pairs;
};

} // namespace rookery
