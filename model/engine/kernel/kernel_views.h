#pragma once

#include "model/engine/tables/tables.h"

#include <array>
#include <cstdint>
#include <vector>

/// Tables as the kernels read them: what is asked for every piece and move lies close together.
namespace rookery::fast {

template<int Words, template<int> class LookupOf>
struct ReachView
{
    std::array<const CellBits<Words> *, kinds> steps{}; ///< by cell; null if there are none
    const LookupOf<Words> *lookups = nullptr;
    const std::uint32_t *watches = nullptr;
    const std::uint32_t *hurdles = nullptr; ///< null where it does not matter which they are
    std::array<std::uint8_t, kinds> slotEnds{};
    std::uint8_t slots = 0;
    bool isThere = false;

    ReachView() = default;
    explicit ReachView(const Reach<Words, LookupOf> &reach)
        : lookups(reach.lookups.data())
        , watches(reach.watches.data())
        , hurdles(reach.hurdles.empty() ? nullptr : reach.hurdles.data())
        , slotEnds(reach.slotEnds)
        , slots(static_cast<std::uint8_t>(reach.slots))
        , isThere(!reach.empty())
    {
        for (std::size_t i = 0; i < kinds; ++i)
            steps[i] = reach.steps[i].empty() ? nullptr : reach.steps[i].data();
    }
};

template<int Words, template<int> class LookupOf>
struct AttackView
{
    const CellBits<Words> *steps = nullptr; ///< by cell; null where attacks are looked up
    const LookupOf<Words> *lookups = nullptr;
    const std::uint32_t *hurdles = nullptr; ///< null where it does not matter which they are
    const CellBits<Words> *sources = nullptr;
    const std::uint16_t *paths = nullptr;
    std::uint64_t types = 0;

    AttackView() = default;
    explicit AttackView(const Attack<Words, LookupOf> &attack)
        : steps(attack.steps.empty() ? nullptr : attack.steps.data())
        , lookups(attack.lookups.data())
        , hurdles(attack.hurdles.empty() ? nullptr : attack.hurdles.data())
        , sources(attack.sources.data())
        , paths(attack.paths.data())
        , types(attack.types)
    {
    }
};

template<int Words, template<int> class LookupOf>
struct TypeView
{
    ReachView<Words, LookupOf> always;
    const Sweep<Words> *sweeps = nullptr;
    std::size_t sweepCount = 0;
    const std::uint16_t *plans = nullptr; ///< as in the tables; null if it never promotes
    bool turnsBack = false;
    const CellBits<Words> *passes = nullptr;
    const std::vector<PromotionTurn<Words>> *turns = nullptr;
    const CellBits<Words> *capturesFrom = nullptr; ///< by target, of types that take passers
    CellBits<Words> passesFrom{};
    ReachView<Words, LookupOf> unmoved;
    ReachView<Words, LookupOf> unchecked;

    TypeView() = default;
    explicit TypeView(const TypeTables<Words, LookupOf> &tables)
        : always(tables.always)
        , sweeps(tables.sweeps.data())
        , sweepCount(tables.sweeps.size())
        , plans(tables.plans.empty() ? nullptr : tables.plans.data())
        , turnsBack(tables.turnsBack)
        , passes(tables.passes.data())
        , turns(&tables.turns)
        , capturesFrom(tables.takesPassers ? tables.capturesFrom.data() : nullptr)
        , passesFrom(tables.passesFrom)
        , unmoved(tables.unmoved)
        , unchecked(tables.unchecked)
    {
    }
};

template<int Words, template<int> class LookupOf>
struct SideView
{
    std::vector<TypeView<Words, LookupOf>> types;
    std::vector<AttackView<Words, LookupOf>> attacks;
    std::size_t captures = 0;
    std::uint64_t takers = 0;  ///< types that take passers
    std::uint64_t turning = 0; ///< types that promote in turns of their own

    SideView() = default;
    explicit SideView(const SideTables<Words, LookupOf> &side)
        : types(side.types.begin(), side.types.end())
        , attacks(side.attacks.begin(), side.attacks.end())
        , captures(side.captures)
        , turning(side.turning)
    {
        for (std::size_t type = 0; type < side.types.size(); ++type)
            takers |= std::uint64_t(side.types[type].takesPassers ? 1 : 0) << type;
    }
};

} // namespace rookery::fast
