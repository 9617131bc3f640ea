#pragma once

#include "model/engine/tables/plan.h"
#include "model/engine/tables/row_maker.h"

#include <algorithm>
#include <limits>
#include <map>
#include <tuple>
#include <utility>
#include <vector>

namespace rookery::fast {

/// Builds the tables of which pieces attack what.
template<int Words, template<int> class LookupOf>
class AttackBuilder
{
public:
    AttackBuilder(const Plan &plan,
                  Tables<Words, LookupOf> &tables,
                  RowMaker<Words, LookupOf> &maker)
        : m_plan(plan)
        , m_tables(tables)
        , m_maker(maker)
    {
    }

    void add(PlayerId player)
    {
        SideTables<Words, LookupOf> &side = m_tables.sides[player.index()];
        std::vector<WaysByCell> ways;
        for (const PieceId type : IdRange<PieceId>(m_plan.book->types())) {
            WaysByCell byCell(m_tables.cells);
            for (const auto &[when, all] : m_plan.ways[type.index()][player.index()]) {
                for (const Way &way : all) {
                    if (way.captures)
                        byCell[way.to].push_back(asAttack(way));
                }
            }
            ways.push_back(std::move(byCell));
        }
        addAttacks(std::move(ways), side);
        side.captures = side.attacks.size();
        if (m_plan.facingTypes != 0)
            addAttacks(facing(m_plan.facingTypes, m_plan.facingLines), side);
    }

    void addSights()
    {
        const FacingRefused *rule = m_plan.book->facingRefused();
        if (!rule)
            return;
        SideTables<Words, LookupOf> side;
        const std::uint64_t royal = m_plan.royalTypes[0] | m_plan.royalTypes[1];
        addAttacks(facing(royal, rule->lines), side);
        m_tables.sights = std::move(side.attacks);
    }

private:
    using WaysByCell = std::vector<std::vector<Way>>;
    using AttackOf = Attack<Words, LookupOf>;

    static Way asAttack(Way way)
    {
        way.moves = false;
        return way;
    }

    /// Pieces of these types looking at each other, as if they could capture along the line.
    std::vector<WaysByCell> facing(std::uint64_t types, Lines along) const
    {
        WaysByCell lines(m_tables.cells);
        for (const CellId cell : m_plan.book->board().cells()) {
            for (const auto &line : m_plan.book->lines().from(cell, along)) {
                Way way;
                way.from = static_cast<std::uint16_t>(m_plan.numbers.of(cell));
                way.captures = true;
                for (const CellId to : line) {
                    way.to = static_cast<std::uint16_t>(m_plan.numbers.of(to));
                    std::sort(way.conditions.begin(), way.conditions.end());
                    lines[way.to].push_back(way);
                    way.conditions.push_back({way.to, false});
                }
            }
        }
        std::vector<WaysByCell> ways(m_plan.book->types(), WaysByCell(m_tables.cells));
        for (std::size_t type = 0; type < ways.size(); ++type) {
            if ((types >> type & 1U) != 0)
                ways[type] = lines;
        }
        return ways;
    }

    /// Attacks of a set of types that are looked up in the same slot of every cell.
    using Place = std::pair<std::uint64_t, std::size_t>;

    void addAttacks(std::vector<WaysByCell> ways, SideTables<Words, LookupOf> &side)
    {
        for (const bool minding : {false, true}) {
            std::vector<WaysByCell> some(ways.size(), WaysByCell(m_tables.cells));
            for (std::size_t type = 0; type < ways.size(); ++type) {
                if (m_plan.minds(PieceId(type)) == minding)
                    some[type] = std::move(ways[type]);
            }
            if (!minding || m_plan.minding != 0)
                addAttacks(std::move(some), minding, side);
        }
    }

    void addAttacks(std::vector<WaysByCell> ways, bool minding, SideTables<Words, LookupOf> &side)
    {
        std::map<Place, std::size_t> places;
        const auto attackAt = [&](std::uint64_t types, std::size_t slot) -> AttackOf & {
            const auto [row, isNew] = places.try_emplace({types, slot}, side.attacks.size());
            if (isNew) {
                side.attacks.push_back({types, {}, {}, {}, {}, {}});
                if (slot == 0)
                    side.attacks.back().steps = std::vector<CellBits<Words>>(m_tables.cells);
            }
            return side.attacks[row->second];
        };
        for (unsigned cell = 0; cell < m_tables.cells && !m_maker.isFull(); ++cell) {
            std::map<Bundle, Users> usersOf;
            for (std::size_t type = 0; type < ways.size(); ++type) {
                for (Bundle &bundle : bundlesOf(std::move(ways[type][cell]), &Way::from))
                    usersOf[std::move(bundle)].insert(type);
            }
            for (auto &[group, bundles] : sharedBundles(std::move(usersOf))) {
                std::uint64_t types = 0;
                for (const std::size_t type : group)
                    types |= std::uint64_t(1) << type;
                std::vector<Bundle> lines;
                for (Bundle &bundle : bundles) {
                    if (!mindsNothing(bundle))
                        lines.push_back(std::move(bundle));
                    else
                        attackAt(types, 0).steps[cell].add(bundle.front().from);
                }
                std::size_t slot = 0;
                const Packing packing = minding ? Packing::Apart : Packing::Together;
                for (const std::vector<Way> &together :
                     packed(std::move(lines), LookupOf<Words>::mostCells, packing)) {
                    AttackOf &attack = attackAt(types, ++slot);
                    addAttack(cell, together, attack);
                    if (minding)
                        addHurdles(cell, together, attack);
                }
            }
        }
    }

    void addAttack(unsigned cell, const std::vector<Way> &ways, AttackOf &attack)
    {
        if (attack.lookups.empty()) {
            attack.lookups.assign(m_tables.cells, m_maker.nothing());
            attack.sources = std::vector<CellBits<Words>>(m_tables.cells);
            attack.paths.resize(std::size_t(m_tables.cells) * m_tables.cells);
        }
        attack.lookups[cell] = m_maker.make(ways, &Way::from);
        std::map<std::uint16_t, std::vector<Way>> bySource;
        for (const Way &way : ways) {
            attack.sources[cell].add(way.from);
            bySource[way.from].push_back(way);
        }
        for (const auto &[source, same] : bySource)
            attack.paths[std::size_t(cell) * m_tables.cells + source] = pathsOf(same);
    }

    void addHurdles(unsigned cell, const std::vector<Way> &ways, AttackOf &attack)
    {
        if (attack.hurdles.empty())
            attack.hurdles.assign(m_tables.cells, m_maker.nothing().first);
        attack.hurdles[cell] = m_maker.hurdles(ways);
    }

    /// Adds the paths between two cells; notes if numbers of hurdles do not say when one is open.
    std::uint16_t pathsOf(const std::vector<Way> &ways)
    {
        using Sort = std::pair<std::vector<std::uint16_t>, std::size_t>;
        std::map<Sort, std::size_t> counts;
        for (const Way &way : ways)
            ++counts[{mindedCells({way}), hurdlesOn(way)}];
        std::uint16_t next = 0;
        for (const auto &[sort, count] : counts) {
            const auto &[cells, hurdles] = sort;
            const bool isCount = count == choose(cells.size(), hurdles);
            Path<Words> path;
            for (const std::uint16_t cell : cells)
                path.cells.add(cell);
            path.hurdles = static_cast<std::uint16_t>(hurdles);
            path.next = next;
            next = placeOf(path);
            m_tables.countsPaths = m_tables.countsPaths && isCount && next != 0;
        }
        return next;
    }

    static std::size_t hurdlesOn(const Way &way)
    {
        return static_cast<std::size_t>(
            std::count_if(way.conditions.begin(), way.conditions.end(), [](const Condition &row) {
                return row.taken;
            }));
    }

    static std::size_t choose(std::size_t of, std::size_t count)
    {
        std::size_t ways = 1;
        for (std::size_t i = 0; i < count; ++i)
            ways = ways * (of - i) / (i + 1);
        return ways;
    }

    std::uint16_t placeOf(const Path<Words> &path)
    {
        if (m_tables.paths.size() > std::numeric_limits<std::uint16_t>::max())
            return 0;
        const auto [found, isNew] =
            m_paths.try_emplace(std::tuple(path.cells, path.hurdles, path.next),
                                static_cast<std::uint16_t>(m_tables.paths.size()));
        if (isNew)
            m_tables.paths.push_back(path);
        return found->second;
    }

    const Plan &m_plan;
    Tables<Words, LookupOf> &m_tables;
    RowMaker<Words, LookupOf> &m_maker;
    std::map<std::tuple<CellBits<Words>, std::uint16_t, std::uint16_t>, std::uint16_t> m_paths;
};

} // namespace rookery::fast
