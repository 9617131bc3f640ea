#pragma once

#include "model/play/fast/tables.h"
#include "model/play/fast/ways.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

namespace rookery::fast {

/// Ways that begin (or end) on one cell and belong together because they mind the same cells.
using Bundle = std::vector<Way>;

/// The ways of one cell in such bundles. `far` is the member of a way that names its other cell.
std::vector<Bundle> bundlesOf(std::vector<Way> ways, std::uint16_t Way::*far);

/// Whose ways these are.
using Users = std::set<std::size_t>;

/// All bundles of one cell that are used by the very same men.
using SharedBundles = std::map<Users, std::vector<Bundle>>;
SharedBundles sharedBundles(const std::map<Bundle, Users> &usersOf);

/// The cells that the ways mind, sorted.
std::vector<std::uint16_t> mindedCells(const std::vector<Way> &ways);

/// Puts bundles together while they mind no more than so many cells, and takes larger ones apart.
std::vector<std::vector<Way>> packed(std::vector<Bundle> bundles, std::size_t mostCells);

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
        CellBits<Words> mask{};
        for (const std::uint16_t cell : mindedCells(ways))
            mask.add(cell);
        LookupOf<Words> lookup = lookupOf(mask);
        const std::vector<CellBits<Words>> taken = setsUnder(mask);
        std::vector<CellBits<Words>> rows(taken.size());
        for (const Way &way : ways) {
            const Needs needs(way);
            for (std::size_t i = 0; i < taken.size(); ++i) {
                if ((taken[i] & needs.minded) == needs.taken)
                    rows[i].add(way.*far);
            }
        }
        lookup.first = place(ordered(lookup, taken, rows));
        return lookup;
    }

    /// For cells where there is nothing to look up.
    LookupOf<Words> nothing() { return make({}, &Way::to); }

    /// Rows in the order of the same lookup: cells of which one at least has to change before the
    /// open ways are others.
    std::uint32_t watches(const std::vector<Way> &ways)
    {
        CellBits<Words> mask{};
        for (const std::uint16_t cell : mindedCells(ways))
            mask.add(cell);
        const LookupOf<Words> lookup = lookupOf(mask);
        const std::vector<CellBits<Words>> taken = setsUnder(mask);
        std::vector<CellBits<Words>> rows(taken.size());
        for (const Way &way : ways) {
            const Needs needs(way);
            for (std::size_t i = 0; i < taken.size(); ++i)
                watch(needs, taken[i], rows[i]);
        }
        return place(ordered(lookup, taken, rows));
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

    /// All sets of cells under a mask, in the order of their bits.
    static std::vector<CellBits<Words>> setsUnder(CellBits<Words> mask)
    {
        std::vector<CellBits<Words>> sets(1);
        while (mask.any()) {
            const CellBits<Words> cell = CellBits<Words>::of(mask.takeFirst());
            const std::size_t half = sets.size();
            for (std::size_t i = 0; i < half; ++i)
                sets.push_back(sets[i] | cell);
        }
        return sets;
    }

    static std::vector<CellBits<Words>> ordered(const PextLookup<Words> &,
                                                const std::vector<CellBits<Words>> &,
                                                std::vector<CellBits<Words>> &rows)
    {
        return std::move(rows);
    }

    static std::vector<CellBits<Words>> ordered(const MagicLookup<Words> &lookup,
                                                const std::vector<CellBits<Words>> &taken,
                                                const std::vector<CellBits<Words>> &rows)
    {
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

    std::uint32_t place(const std::vector<CellBits<Words>> &rows)
    {
        const std::string key(reinterpret_cast<const char *>(rows.data()),
                              rows.size() * sizeof(rows.front()));
        const auto [found, isNew] =
            m_places.try_emplace(key, static_cast<std::uint32_t>(m_rows.size()));
        if (isNew)
            m_rows.insert(m_rows.end(), rows.begin(), rows.end());
        return found->second;
    }

    std::vector<CellBits<Words>> &m_rows;
    std::map<CellBits<Words>, LookupOf<Words>> m_lookups;
    std::unordered_map<std::string, std::uint32_t> m_places;
};

} // namespace rookery::fast
