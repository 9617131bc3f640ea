#include "model/engine/tables/line_tables.h"

#include <algorithm>
#include <iterator>
#include <numeric>
#include <utility>

namespace rookery::fast {

namespace {

/// Sets of paths that are joined one by one.
class Joined
{
public:
    explicit Joined(std::size_t count)
        : m_parents(count)
    {
        std::iota(m_parents.begin(), m_parents.end(), std::size_t(0));
    }

    std::size_t root(std::size_t i)
    {
        while (m_parents[i] != i)
            i = m_parents[i] = m_parents[m_parents[i]];
        return i;
    }
    void join(std::size_t a, std::size_t b) { m_parents[root(a)] = root(b); }

private:
    std::vector<std::size_t> m_parents;
};

std::vector<std::uint16_t> hurdlesOf(const Way &way)
{
    std::vector<std::uint16_t> cells;
    for (const Condition &condition : way.conditions) {
        if (condition.taken)
            cells.push_back(condition.cell);
    }
    return cells;
}

bool excludeEachOther(const Way &a, const Way &b)
{
    return std::any_of(a.conditions.begin(), a.conditions.end(), [&](const Condition &row) {
        return std::find(b.conditions.begin(), b.conditions.end(), Condition{row.cell, !row.taken})
               != b.conditions.end();
    });
}

} // namespace

bool haveSameHurdles(const std::vector<Bundle> &bundles)
{
    return std::all_of(bundles.begin(), bundles.end(), [](const Bundle &bundle) {
        for (const Way &a : bundle) {
            for (const Way &b : bundle) {
                if (hurdlesOf(a) != hurdlesOf(b) && !excludeEachOther(a, b))
                    return false;
            }
        }
        return true;
    });
}

std::vector<Bundle> bundlesOf(std::vector<Way> ways, std::uint16_t Way::*far)
{
    Joined joined(ways.size());
    std::map<std::uint16_t, std::size_t> mindedBy;
    for (std::size_t i = 0; i < ways.size(); ++i) {
        for (const Condition &condition : ways[i].conditions) {
            const auto [row, isNew] = mindedBy.try_emplace(condition.cell, i);
            if (!isNew)
                joined.join(row->second, i);
        }
    }
    // The first cell of a line is minded by those behind it.
    for (std::size_t i = 0; i < ways.size(); ++i) {
        if (const auto row = mindedBy.find(ways[i].*far); row != mindedBy.end())
            joined.join(row->second, i);
    }
    std::map<std::size_t, Bundle> byRoot;
    for (std::size_t i = 0; i < ways.size(); ++i)
        byRoot[joined.root(i)].push_back(std::move(ways[i]));
    std::vector<Bundle> bundles;
    for (auto &[root, bundle] : byRoot) {
        std::sort(bundle.begin(), bundle.end());
        bundles.push_back(std::move(bundle));
    }
    return bundles;
}

SharedBundles sharedBundles(std::map<Bundle, Users> usersOf)
{
    SharedBundles shared;
    while (!usersOf.empty()) {
        auto row = usersOf.extract(usersOf.begin());
        shared[std::move(row.mapped())].push_back(std::move(row.key()));
    }
    return shared;
}

std::vector<std::uint16_t> mindedCells(const std::vector<Way> &ways)
{
    std::vector<std::uint16_t> cells;
    for (const Way &way : ways) {
        for (const Condition &condition : way.conditions)
            cells.push_back(condition.cell);
    }
    std::sort(cells.begin(), cells.end());
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    return cells;
}

std::vector<std::vector<Way>>
packed(std::vector<Bundle> bundles, std::size_t mostCells, Packing packing)
{
    struct Group
    {
        std::vector<Way> ways;
        std::vector<std::uint16_t> cells; ///< that they mind
    };
    std::vector<Group> small;
    for (Bundle &bundle : bundles) {
        std::vector<std::uint16_t> cells = mindedCells(bundle);
        if (cells.size() <= mostCells) {
            small.push_back({std::move(bundle), std::move(cells)});
            continue;
        }
        for (Way &way : bundle) {
            std::vector<std::uint16_t> own = mindedCells({way});
            small.push_back({{std::move(way)}, std::move(own)});
        }
    }
    std::stable_sort(small.begin(), small.end(), [](const Group &a, const Group &b) {
        return a.cells.size() > b.cells.size();
    });
    std::vector<Group> groups;
    for (Group &bundle : small) {
        std::vector<std::uint16_t> both;
        const auto fits = [&](const Group &group) {
            both.clear();
            std::set_union(group.cells.begin(),
                           group.cells.end(),
                           bundle.cells.begin(),
                           bundle.cells.end(),
                           std::back_inserter(both));
            return both.size() <= mostCells;
        };
        const auto group = packing == Packing::Apart
                               ? groups.end()
                               : std::find_if(groups.begin(), groups.end(), fits);
        if (group == groups.end()) {
            groups.push_back(std::move(bundle));
            continue;
        }
        std::move(bundle.ways.begin(), bundle.ways.end(), std::back_inserter(group->ways));
        group->cells = both;
    }
    std::vector<std::vector<Way>> ways;
    for (Group &group : groups) {
        std::sort(group.ways.begin(), group.ways.end());
        ways.push_back(std::move(group.ways));
    }
    return ways;
}

} // namespace rookery::fast
