#pragma once

#include "model/design/terms/ids.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <span>
#include <vector>

namespace rookery {

/// A set of a board's cells, one bit for each.
class CellSet
{
public:
    CellSet() = default;
    explicit CellSet(std::size_t cells)
        : m_words((cells + 63) / 64)
    {
    }

    void add(CellId cell) { m_words[cell.index() / 64] |= std::uint64_t(1) << cell.index() % 64; }
    bool has(CellId cell) const
    {
        return (m_words[cell.index() / 64] >> cell.index() % 64 & 1U) != 0;
    }
    bool isEmpty() const
    {
        return std::all_of(
            m_words.begin(), m_words.end(), [](std::uint64_t word) { return word == 0; });
    }

private:
    std::vector<std::uint64_t> m_words;
};

/// Whether some id of a range has a property.
template<class SomeId, class Test>
bool anyId(IdRange<SomeId> ids, Test &&test)
{
    for (const SomeId id : ids) {
        if (test(id))
            return true;
    }
    return false;
}

/// Calls visit(cell) for each cell of a set given as words, in board order.
template<class Visit>
void forEachCell(std::span<const std::uint64_t> words, Visit &&visit)
{
    for (std::size_t i = 0; i < words.size(); ++i) {
        for (std::uint64_t word = words[i]; word != 0; word &= word - 1)
            visit(CellId(i * 64 + static_cast<std::size_t>(std::countr_zero(word))));
    }
}

/// The same until visit(cell) is true; whether it was.
template<class Visit>
bool anyCell(std::span<const std::uint64_t> words, Visit &&visit)
{
    for (std::size_t i = 0; i < words.size(); ++i) {
        for (std::uint64_t word = words[i]; word != 0; word &= word - 1) {
            if (visit(CellId(i * 64 + static_cast<std::size_t>(std::countr_zero(word)))))
                return true;
        }
    }
    return false;
}

} // namespace rookery
