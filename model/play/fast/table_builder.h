#pragma once

#include "model/play/fast/plan.h"
#include "model/play/fast/row_maker.h"

#include <limits>
#include <optional>

namespace rookery::fast {

/// Builds all tables of a plan for one size of sets and one sort of lookup.
template<int Words, template<int> class LookupOf>
class TableBuilder
{
public:
    using Bits = CellBits<Words>;

    TableBuilder(const Plan &plan, const Tables<Words, LookupOf> *previous)
        : m_plan(plan)
        , m_book(*plan.book)
        , m_previous(previous)
        , m_maker(m_tables, previous)
    {
    }

    Tables<Words, LookupOf> build()
    {
        m_tables.cells = m_plan.numbers.end();
        for (const CellId cell : m_book.board().cells())
            m_tables.board.add(m_plan.numbers.of(cell));
        m_tables.paths.resize(1);
        m_tables.promotions.resize(1);
        for (auto &side : m_tables.sides)
            side.types.resize(m_book.types());
        addFiles();
        addReaches();
        addSights();
        for (const PlayerId player : IdRange<PlayerId>(2)) {
            addAttacks(player);
            addColourDuties(player);
            for (const PieceId type : IdRange<PieceId>(m_book.types())) {
                addSweeps(type, player);
                addPromotions(type, player);
                addTurns(type, player);
                addDrops(type, player);
                addPassing(type, player);
            }
        }
        m_tables.isWhole =
            !m_maker.isFull() && !m_hasTooManySlots
            && std::all_of(m_tables.sides.begin(), m_tables.sides.end(), [](const auto &side) {
                   return side.attacks.size() <= mostAttacks;
               });
        return std::move(m_tables);
    }

private:
    using WaysByCell = std::vector<std::vector<Way>>;
    using ReachOf = Reach<Words, LookupOf>;

    TypeTables<Words, LookupOf> &tablesOf(PieceId type, PlayerId player)
    {
        return m_tables.sides[player.index()].types[type.index()];
    }

    std::vector<Bits> noSets() const { return std::vector<Bits>(m_tables.cells); }

    Bits zoneBits(std::optional<ZoneId> zone, PlayerId player) const
    {
        Bits bits{};
        for (const CellId cell : m_book.board().cells()) {
            if (m_book.isIn(zone, player, cell))
                bits.add(m_plan.numbers.of(cell));
        }
        return bits;
    }

    void addFiles()
    {
        std::map<int, Bits> files;
        for (const CellId cell : m_book.board().cells()) {
            const auto place = m_book.board().coordinates(cell);
            if (place)
                files[place->x()].add(m_plan.numbers.of(cell));
            const int colour = place ? std::abs(place->x() + place->y()) % 2 : 0;
            m_tables.colours[static_cast<std::size_t>(colour)].add(m_plan.numbers.of(cell));
        }
        for (const auto &[file, cells] : files)
            m_tables.files.push_back(cells);
    }

    // Where men go.

    struct Made
    {
        LookupOf<Words> lookup;
        std::uint32_t watches = 0;
        std::uint32_t hurdles = 0;
    };

    /// One type of one player, as far as its ways are available at one time.
    struct User
    {
        ReachOf *reach;
        bool minds = false; ///< who its hurdles are
        WaysByCell ways;
        std::vector<std::array<std::vector<Made>, kinds>> lookups; ///< [cell][kind]
    };

    void addReaches()
    {
        std::vector<User> users;
        for (const PieceId type : IdRange<PieceId>(m_book.types())) {
            for (const PlayerId player : IdRange<PlayerId>(2)) {
                for (const auto &[when, ways] : m_plan.ways[type.index()][player.index()])
                    users.push_back(
                        userOf(reachOf(tablesOf(type, player), when), minds(type), ways));
            }
        }
        for (unsigned cell = 0; cell < m_tables.cells && !m_maker.isFull(); ++cell)
            addReachesFrom(cell, users);
        for (User &user : users)
            layOut(user);
    }

    static ReachOf &reachOf(TypeTables<Words, LookupOf> &tables, When when)
    {
        if (when == When::Always)
            return tables.always;
        return when == When::Unmoved ? tables.unmoved : tables.unchecked;
    }

    bool minds(PieceId type) const { return (m_plan.minding >> type.index() & 1U) != 0; }

    User userOf(ReachOf &reach, bool minds, const std::vector<Way> &ways)
    {
        User user{&reach, minds, WaysByCell(m_tables.cells), {}};
        user.lookups.resize(m_tables.cells);
        for (const Way &way : ways)
            user.ways[way.from].push_back(way);
        return user;
    }

    void addReachesFrom(unsigned cell, std::vector<User> &users)
    {
        std::map<Bundle, Users> usersOf;
        for (std::size_t i = 0; i < users.size(); ++i) {
            for (Bundle &bundle : bundlesOf(std::move(users[i].ways[cell]), &Way::to)) {
                if (mindsNobody(bundle))
                    addSteps(cell, bundle, *users[i].reach);
                else
                    usersOf[std::move(bundle)].insert(i);
            }
        }
        for (auto &[group, bundles] : sharedBundles(std::move(usersOf))) {
            const bool anyMinds = std::any_of(
                group.begin(), group.end(), [&](std::size_t user) { return users[user].minds; });
            const Packing packing = anyMinds ? Packing::Apart : Packing::Together;
            for (const std::vector<Way> &ways :
                 packed(std::move(bundles), LookupOf<Words>::mostCells, packing))
                addLookups(cell, ways, group, users);
        }
    }

    void addSteps(unsigned cell, const Bundle &bundle, ReachOf &reach)
    {
        for (const Way &way : bundle) {
            const Kind kind = !way.captures ? Kind::Moves : way.moves ? Kind::Both : Kind::Captures;
            auto &steps = reach.steps[static_cast<std::size_t>(kind)];
            if (steps.empty())
                steps = noSets();
            steps[cell].add(way.to);
        }
    }

    /// One lookup for moves and captures alike where that comes to the same.
    void addLookups(unsigned cell,
                    const std::vector<Way> &ways,
                    const Users &group,
                    std::vector<User> &users)
    {
        std::vector<Way> moves;
        std::vector<Way> captures;
        for (const Way &way : ways) {
            if (way.moves)
                moves.push_back(way);
            if (way.captures)
                captures.push_back(way);
        }
        const bool areSame = moves.size() == ways.size() && captures.size() == ways.size();
        const auto add = [&](Kind kind, const std::vector<Way> &rows) {
            if (rows.empty())
                return;
            const Made lookup{m_maker.make(rows, &Way::to),
                              m_maker.watches(rows),
                              m_plan.minding != 0 ? m_maker.hurdles(rows) : 0};
            for (const std::size_t user : group)
                users[user].lookups[cell][static_cast<std::size_t>(kind)].push_back(lookup);
        };
        if (areSame)
            return add(Kind::Both, ways);
        add(Kind::Moves, moves);
        add(Kind::Captures, captures);
    }

    /// Every cell gets the same number of slots, so that a man's tables are found without
    /// searching.
    void layOut(User &user)
    {
        ReachOf &reach = *user.reach;
        std::array<std::size_t, kinds> most{};
        for (const auto &byKind : user.lookups) {
            for (std::size_t kind = 0; kind < kinds; ++kind)
                most[kind] = std::max(most[kind], byKind[kind].size());
        }
        for (std::size_t kind = 0; kind < kinds; ++kind) {
            reach.slots += most[kind];
            reach.slotEnds[kind] = static_cast<std::uint8_t>(reach.slots);
        }
        m_hasTooManySlots = m_hasTooManySlots || reach.slots > mostSlots;
        for (const auto &byKind : user.lookups) {
            for (std::size_t kind = 0; kind < kinds; ++kind) {
                for (std::size_t i = 0; i < most[kind]; ++i) {
                    const Made made = i < byKind[kind].size() ? byKind[kind][i] : nothing();
                    reach.lookups.push_back(made.lookup);
                    reach.watches.push_back(made.watches);
                    if (user.minds)
                        reach.hurdles.push_back(made.hurdles);
                }
            }
        }
    }

    Made nothing()
    {
        const LookupOf<Words> lookup = m_maker.nothing();
        return {lookup, lookup.first, lookup.first};
    }

    // Who attacks what.

    using AttackOf = Attack<Words, LookupOf>;

    void addAttacks(PlayerId player)
    {
        SideTables<Words, LookupOf> &side = m_tables.sides[player.index()];
        std::vector<WaysByCell> ways;
        for (const PieceId type : IdRange<PieceId>(m_book.types())) {
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
        const FacingRefused *rule = m_book.facingRefused();
        if (!rule)
            return;
        SideTables<Words, LookupOf> side;
        const std::uint64_t royal = m_plan.royalTypes[0] | m_plan.royalTypes[1];
        addAttacks(facing(royal, rule->lines), side);
        m_tables.sights = std::move(side.attacks);
    }

    static Way asAttack(Way way)
    {
        way.moves = false;
        return way;
    }

    /// Men of these types looking at each other, as if they could capture along the line.
    std::vector<WaysByCell> facing(std::uint64_t types, Lines along) const
    {
        WaysByCell lines(m_tables.cells);
        for (const CellId cell : m_book.board().cells()) {
            for (const auto &line : m_book.lines().from(cell, along)) {
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
        std::vector<WaysByCell> ways(m_book.types(), WaysByCell(m_tables.cells));
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
                if (minds(PieceId(type)) == minding)
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
                    side.attacks.back().steps = noSets();
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
                    if (!mindsNobody(bundle))
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
            attack.sources = noSets();
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

    /// The ways between two cells as paths with a number of hurdles, if that says when one is open.
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

    void addSweeps(PieceId type, PlayerId player);
    void addPromotions(PieceId type, PlayerId player);
    bool takeOverPromotions(PieceId type, PlayerId player);
    void addTurns(PieceId type, PlayerId player);
    void addDrops(PieceId type, PlayerId player);
    void addColourDuties(PlayerId player);
    void addPassing(PieceId type, PlayerId player);
    PromotionPlan<Words>
    promotionsFrom(PieceId type, std::optional<PieceId> was, PlayerId player, CellId from);

    const Plan &m_plan;
    const RuleBook &m_book;
    Tables<Words, LookupOf> m_tables;
    const Tables<Words, LookupOf> *m_previous; ///< null if there are none
    RowMaker<Words, LookupOf> m_maker;
    bool m_hasTooManySlots = false;
    std::map<std::tuple<Bits, std::uint16_t, std::uint16_t>, std::uint16_t> m_paths;
};

} // namespace rookery::fast
