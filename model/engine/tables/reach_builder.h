#pragma once

#include "model/engine/tables/plan.h"
#include "model/engine/tables/row_maker.h"

#include <algorithm>
#include <array>
#include <map>
#include <utility>
#include <vector>

namespace rookery::fast {

/// Builds the tables of where pieces go.
template<int Words, template<int> class LookupOf>
class ReachBuilder
{
public:
    ReachBuilder(const Plan &plan,
                 Tables<Words, LookupOf> &tables,
                 RowMaker<Words, LookupOf> &maker)
        : m_plan(plan)
        , m_tables(tables)
        , m_maker(maker)
    {
    }

    /// For every type of both players.
    void add()
    {
        std::vector<User> users;
        for (const PieceId type : IdRange<PieceId>(m_plan.book->types())) {
            for (const PlayerId player : IdRange<PlayerId>(2)) {
                for (const auto &[when, ways] : m_plan.ways[type.index()][player.index()])
                    users.push_back(
                        userOf(reachOf(m_tables.sides[player.index()].types[type.index()], when),
                               m_plan.minds(type),
                               ways));
            }
        }
        for (unsigned cell = 0; cell < m_tables.cells && !m_maker.isFull(); ++cell)
            addFrom(cell, users);
        for (User &user : users)
            layOut(user);
    }

    /// Whether some pieces have more tables than a kernel can ask.
    bool hasTooManySlots() const { return m_hasTooManySlots; }

private:
    using WaysByCell = std::vector<std::vector<Way>>;
    using ReachOf = Reach<Words, LookupOf>;

    struct Made
    {
        LookupOf<Words> lookup;
        std::uint32_t watches = 0;
        std::uint32_t hurdles = 0;
    };

    /// One type of one player, as far as its paths are available at one time.
    struct User
    {
        ReachOf *reach;
        bool minds = false; ///< which pieces its hurdles are
        WaysByCell ways;
        std::vector<std::array<std::vector<Made>, kinds>> lookups; ///< [cell][kind]
    };

    static ReachOf &reachOf(TypeTables<Words, LookupOf> &tables, When when)
    {
        if (when == When::Always)
            return tables.always;
        return when == When::Unmoved ? tables.unmoved : tables.unchecked;
    }

    User userOf(ReachOf &reach, bool minds, const std::vector<Way> &ways)
    {
        User user{&reach, minds, WaysByCell(m_tables.cells), {}};
        user.lookups.resize(m_tables.cells);
        for (const Way &way : ways)
            user.ways[way.from].push_back(way);
        return user;
    }

    void addFrom(unsigned cell, std::vector<User> &users)
    {
        std::map<Bundle, Users> usersOf;
        for (std::size_t i = 0; i < users.size(); ++i) {
            for (Bundle &bundle : bundlesOf(std::move(users[i].ways[cell]), &Way::to)) {
                if (mindsNothing(bundle))
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
                steps = std::vector<CellBits<Words>>(m_tables.cells);
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

    /// Every cell gets the same number of slots, so that a piece's tables are found without
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

    const Plan &m_plan;
    Tables<Words, LookupOf> &m_tables;
    RowMaker<Words, LookupOf> &m_maker;
    bool m_hasTooManySlots = false;
};

} // namespace rookery::fast
