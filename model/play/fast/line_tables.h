#pragma once

#include "model/play/fast/tables.h"
#include "model/play/fast/ways.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <set>
#include <unordered_map>
#include <utility>
#include <vector>

namespace rookery::fast {

/// Ways that begin (or end) on one cell and belong together because they mind the same cells.
using Bundle = std::vector<Way>;

/// The ways of one cell in such bundles. `far` is the member of a way that names its other cell.
std::vector<Bundle> bundlesOf(std::vector<Way> ways, std::uint16_t Way::*far);

/// Whether ways that are open at once and belong together always lead over the same men.
bool haveSameHurdles(const std::vector<Bundle> &bundles);

/// Whose ways these are.
using Users = std::set<std::size_t>;

/// All bundles of one cell that are used by the very same men.
using SharedBundles = std::map<Users, std::vector<Bundle>>;
SharedBundles sharedBundles(const std::map<Bundle, Users> &usersOf);

/// The cells that the ways mind, sorted.
std::vector<std::uint16_t> mindedCells(const std::vector<Way> &ways);

/// How bundles share lookups.
enum class Packing {
    Together,
    Apart, ///< a lookup for each
};

/// Puts bundles together while they mind no more than so many cells, and takes larger ones apart.
std::vector<std::vector<Way>>
packed(std::vector<Bundle> bundles, std::size_t mostCells, Packing packing = Packing::Together);

/// Makes the tables of sets of ways, and keeps their rows.
template<int Words, template<int> class LookupOf>
class RowMaker
{
public:
    explicit RowMaker(std::vector<CellBits<Words>> &rows)
        : m_rows(rows)
    {
    }

    bool isFull() const { return m_rows.size() * sizeof(CellBits<Words>) > mostBytes; }

    /// The lookup that leads from what stands on the minded cells to the far ends of the open ways.
    LookupOf<Words> make(const std::vector<Way> &ways, std::uint16_t Way::*far)
    {
        const std::vector<std::uint16_t> cells = mindedCells(ways);
        LookupOf<Words> lookup = lookupOf(setOf(cells));
        std::vector<CellBits<Words>> rows(std::size_t(1) << cells.size());
        for (const Way &way : ways) {
            const auto [minded, taken] = rowsWhereOpen(way, cells);
            const std::uint32_t others = static_cast<std::uint32_t>(rows.size() - 1) & ~minded;
            // All sets of the cells that this way does not mind, from none to none again.
            std::uint32_t row = 0;
            do {
                rows[taken | row].add(way.*far);
                row = (row - others) & others;
            } while (row != 0);
        }
        lookup.first = place(ordered(lookup, rows));
        return lookup;
    }

    /// For cells where there is nothing to look up.
    LookupOf<Words> nothing() { return make({}, &Way::to); }

    /// Rows in the order of the same lookup: cells of which one at least has to change before the
    /// open ways are others.
    std::uint32_t watches(const std::vector<Way> &ways)
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
        return place(ordered(lookup, rows));
    }

    /// Rows in the order of the same lookup: over whom the open ways lead.
    std::uint32_t hurdles(const std::vector<Way> &ways)
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
        return place(ordered(lookupOf(mask), rows));
    }

private:
    /// The conditions of a way as sets.
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
    /// bits that a way minds, and those of them that must be set.
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

    /// All that an open way minds; of a closed one the first cell that closes it.
    static void watch(const Needs &needs, const CellBits<Words> &taken, CellBits<Words> &watched)
    {
        CellBits<Words> closing = (taken ^ needs.taken) & needs.minded;
        if (!closing.any())
            watched |= needs.minded;
        else if (!(closing & watched).any())
            watched.add(closing.takeFirst());
    }

    /// Where these rows stand; they are added if they stand nowhere yet.
    std::uint32_t place(const std::vector<CellBits<Words>> &rows)
    {
        const auto [begin, end] = m_places.equal_range(hashOf(rows));
        for (auto found = begin; found != end; ++found) {
            const auto first = m_rows.begin() + found->second;
            const bool fits = m_rows.size() - found->second >= rows.size();
            if (fits && std::equal(rows.begin(), rows.end(), first))
                return found->second;
        }
        const auto first = static_cast<std::uint32_t>(m_rows.size());
        m_places.emplace(hashOf(rows), first);
        m_rows.insert(m_rows.end(), rows.begin(), rows.end());
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
    std::map<CellBits<Words>, LookupOf<Words>> m_lookups;
    std::unordered_multimap<std::uint64_t, std::uint32_t> m_places; ///< by hash
    CellBits<Words> m_setsUnder{};                                  ///< the mask of `m_sets`
    std::vector<CellBits<Words>> m_sets;
};

} // namespace rookery::fast
