#pragma once

#include "model/engine/tables/line_tables.h"
#include "model/engine/tables/tables.h"

#include <algorithm>
#include <map>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace rookery::fast {

/// Makes the tables of sets of paths, and keeps their rows. What the same paths led to in previous
/// tables is taken over from there.
template<int Words, template<int> class LookupOf>
class RowMaker
{
public:
    RowMaker(Tables<Words, LookupOf> &tables, const Tables<Words, LookupOf> *previous)
        : m_rows(tables.rows)
        , m_memory(tables.memory)
        , m_previous(previous)
    {
        if (m_previous)
            m_rows.reserve(m_previous->rows.size() + m_previous->rows.size() / 8);
    }

    bool isFull() const { return m_rows.size() * sizeof(CellBits<Words>) > mostBytes; }

    /// The lookup from what stands on the minded cells to the far ends of the open paths.
    LookupOf<Words> make(const std::vector<Way> &ways, std::uint16_t Way::*far)
    {
        return remembered(keyOf('l', ways, far), [&] { return made(ways, far); });
    }

    /// For cells where there is nothing to look up.
    LookupOf<Words> nothing() { return make({}, &Way::to); }

    /// Rows in the order of the same lookup: cells of which one at least has to change before the
    /// open paths change.
    std::uint32_t watches(const std::vector<Way> &ways)
    {
        return remembered(keyOf('w', ways, &Way::to), [&] { return watched(ways); }).first;
    }

    /// Rows in the order of the same lookup: pieces that the open paths lead over.
    std::uint32_t hurdles(const std::vector<Way> &ways)
    {
        return remembered(keyOf('h', ways, &Way::to), [&] { return overHurdles(ways); }).first;
    }

private:
    /// A lookup whose rows have no place yet.
    struct Made
    {
        LookupOf<Words> lookup;
        std::vector<CellBits<Words>> rows;
    };

    Made made(const std::vector<Way> &ways, std::uint16_t Way::*far)
    {
        const std::vector<std::uint16_t> cells = mindedCells(ways);
        LookupOf<Words> lookup = lookupOf(setOf(cells));
        std::vector<CellBits<Words>> rows(std::size_t(1) << cells.size());
        for (const Way &way : ways) {
            const auto [minded, taken] = rowsWhereOpen(way, cells);
            const std::uint32_t others = static_cast<std::uint32_t>(rows.size() - 1) & ~minded;
            // All sets of the cells that this path does not mind, from none to none again.
            std::uint32_t row = 0;
            do {
                rows[taken | row].add(way.*far);
                row = (row - others) & others;
            } while (row != 0);
        }
        return {lookup, ordered(lookup, rows)};
    }

    Made watched(const std::vector<Way> &ways)
    {
        const CellBits<Words> mask = setOf(mindedCells(ways));
        const LookupOf<Words> lookup = lookupOf(mask);
        const std::vector<CellBits<Words>> &taken = setsUnder(mask);
        std::vector<CellBits<Words>> rows(taken.size());
        for (const Way &way : ways) {
            const Needs needs(way);
            for (std::size_t i = 0; i < taken.size(); ++i)
                watch(needs, taken[i], rows[i]);
        }
        return {lookup, ordered(lookup, rows)};
    }

    Made overHurdles(const std::vector<Way> &ways)
    {
        const CellBits<Words> mask = setOf(mindedCells(ways));
        const std::vector<CellBits<Words>> &taken = setsUnder(mask);
        std::vector<CellBits<Words>> rows(taken.size());
        for (const Way &way : ways) {
            const Needs needs(way);
            for (std::size_t i = 0; i < taken.size(); ++i) {
                if (!((taken[i] ^ needs.taken) & needs.minded).any())
                    rows[i] |= needs.taken;
            }
        }
        const LookupOf<Words> lookup = lookupOf(mask);
        return {lookup, ordered(lookup, rows)};
    }

    /// What rows are made from, as bytes: their sort, and each path's far end and conditions.
    static std::string keyOf(char sort, const std::vector<Way> &ways, std::uint16_t Way::*far)
    {
        std::string key(1, sort);
        const auto add = [&key](std::size_t number) {
            key.push_back(static_cast<char>(number & 0xffU));
            key.push_back(static_cast<char>(number >> 8U));
        };
        for (const Way &way : ways) {
            add(way.*far);
            add(way.conditions.size());
            for (const Condition &condition : way.conditions)
                add(std::size_t(condition.cell) << 1U | (condition.taken ? 1U : 0U));
        }
        return key;
    }

    template<class Make>
    LookupOf<Words> remembered(std::string key, Make &&make)
    {
        if (const auto own = m_memory.find(key); own != m_memory.end())
            return own->second.lookup;
        MadeRows<Words, LookupOf> rows;
        if (const MadeRows<Words, LookupOf> *before = madeBefore(key)) {
            rows = *before;
            const auto first = m_previous->rows.begin() + before->lookup.first;
            rows.lookup.first = place(first, first + before->count, before->hash);
        } else {
            const Made made = make();
            rows.lookup = made.lookup;
            rows.count = static_cast<std::uint32_t>(made.rows.size());
            rows.hash = hashOf(made.rows);
            rows.lookup.first = place(made.rows.begin(), made.rows.end(), rows.hash);
        }
        m_memory.emplace(std::move(key), rows);
        return rows.lookup;
    }

    const MadeRows<Words, LookupOf> *madeBefore(const std::string &key) const
    {
        if (!m_previous)
            return nullptr;
        const auto found = m_previous->memory.find(key);
        return found == m_previous->memory.end() ? nullptr : &found->second;
    }

    /// The conditions of a path as sets.
    struct Needs
    {
        CellBits<Words> minded{};
        CellBits<Words> taken{};

        explicit Needs(const Way &way)
        {
            for (const Condition &condition : way.conditions) {
                minded.add(condition.cell);
                if (condition.taken)
                    taken.add(condition.cell);
            }
        }
    };

    LookupOf<Words> &lookupOf(const CellBits<Words> &mask)
    {
        const auto found = m_lookups.find(mask);
        return found != m_lookups.end()
                   ? found->second
                   : m_lookups.emplace(mask, LookupOf<Words>::make(mask)).first->second;
    }

    static CellBits<Words> setOf(const std::vector<std::uint16_t> &cells)
    {
        CellBits<Words> set{};
        for (const std::uint16_t cell : cells)
            set.add(cell);
        return set;
    }

    /// Rows are numbered by which of the cells are taken, the first cell being the lowest bit: the
    /// bits that a path minds, and those of them that must be set.
    static std::pair<std::uint32_t, std::uint32_t>
    rowsWhereOpen(const Way &way, const std::vector<std::uint16_t> &cells)
    {
        std::uint32_t minded = 0;
        std::uint32_t taken = 0;
        for (const Condition &condition : way.conditions) {
            const auto place = std::lower_bound(cells.begin(), cells.end(), condition.cell);
            const std::uint32_t bit = 1U << static_cast<unsigned>(place - cells.begin());
            minded |= bit;
            taken |= condition.taken ? bit : 0;
        }
        return {minded, taken};
    }

    /// All sets of cells under a mask, in the order of their bits.
    const std::vector<CellBits<Words>> &setsUnder(CellBits<Words> mask)
    {
        if (m_setsUnder == mask && !m_sets.empty())
            return m_sets;
        m_setsUnder = mask;
        m_sets.assign(1, {});
        m_sets.reserve(std::size_t(1) << mask.count());
        while (mask.any()) {
            const CellBits<Words> cell = CellBits<Words>::of(mask.takeFirst());
            const std::size_t half = m_sets.size();
            for (std::size_t i = 0; i < half; ++i)
                m_sets.push_back(m_sets[i] | cell);
        }
        return m_sets;
    }

    std::vector<CellBits<Words>> ordered(const PextLookup<Words> &,
                                         std::vector<CellBits<Words>> &rows)
    {
        return std::move(rows);
    }

    std::vector<CellBits<Words>> ordered(const MagicLookup<Words> &lookup,
                                         const std::vector<CellBits<Words>> &rows)
    {
        const std::vector<CellBits<Words>> &taken = setsUnder(lookup.mask);
        std::vector<CellBits<Words>> moved(lookup.rows());
        for (std::size_t i = 0; i < rows.size(); ++i)
            moved[lookup.slowRow(taken[i])] = rows[i];
        return moved;
    }

    /// All that an open path minds; of a closed one the first cell that closes it.
    static void watch(const Needs &needs, const CellBits<Words> &taken, CellBits<Words> &watched)
    {
        CellBits<Words> closing = (taken ^ needs.taken) & needs.minded;
        if (!closing.any())
            watched |= needs.minded;
        else if (!(closing & watched).any())
            watched.add(closing.takeFirst());
    }

    /// Where these rows stand; they are added if they stand nowhere yet.
    template<class Iterator>
    std::uint32_t place(Iterator begin, Iterator end, std::uint64_t hash)
    {
        const auto count = static_cast<std::size_t>(end - begin);
        const auto [found, last] = m_places.equal_range(hash);
        for (auto row = found; row != last; ++row) {
            const bool fits = m_rows.size() - row->second >= count;
            if (fits && std::equal(begin, end, m_rows.begin() + row->second))
                return row->second;
        }
        const auto first = static_cast<std::uint32_t>(m_rows.size());
        m_places.emplace(hash, first);
        m_rows.insert(m_rows.end(), begin, end);
        return first;
    }

    static std::uint64_t hashOf(const std::vector<CellBits<Words>> &rows)
    {
        std::uint64_t hash = rows.size();
        for (const CellBits<Words> &row : rows) {
            for (const std::uint64_t word : row.words) {
                hash = (hash ^ word) * 0x9e37'79b9'7f4a'7c15U;
                hash ^= hash >> 29U;
            }
        }
        return hash;
    }

    std::vector<CellBits<Words>> &m_rows;
    RowMemory<Words, LookupOf> &m_memory;
    const Tables<Words, LookupOf> *m_previous; ///< null if there are none
    std::map<CellBits<Words>, LookupOf<Words>> m_lookups;
    std::unordered_multimap<std::uint64_t, std::uint32_t> m_places; ///< by hash
    CellBits<Words> m_setsUnder{};                                  ///< the mask of `m_sets`
    std::vector<CellBits<Words>> m_sets;
};

} // namespace rookery::fast
