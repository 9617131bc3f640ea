#include "model/engine/kernel/run_maker.h"
#include "model/engine/tables/table_rules.h"

namespace rookery::fast {

template<int Words, template<int> class LookupOf>
Tables<Words, LookupOf> makeTables(const Plan &plan, const Tables<Words, LookupOf> *previous)
{
    return TableBuilder<Words, LookupOf>(plan, previous).build();
}

template<int Words, template<int> class LookupOf>
std::size_t sizeOf(const Tables<Words, LookupOf> &tables)
{
    const auto size = [](const auto &rows) {
        return rows.size() * sizeof(rows.front());
    };
    std::size_t bytes = size(tables.rows) + size(tables.paths);
    for (const auto &[key, made] : tables.memory)
        bytes += key.size() + sizeof(made);
    for (const auto &side : tables.sides) {
        for (const auto &attack : side.attacks)
            bytes += size(attack.steps) + size(attack.lookups) + size(attack.sources)
                     + size(attack.paths);
        for (const auto &type : side.types) {
            bytes += size(type.passes) + size(type.plans);
            for (const auto *reach : {&type.always, &type.unmoved, &type.unchecked}) {
                bytes += size(reach->lookups);
                for (const auto &steps : reach->steps)
                    bytes += size(steps);
            }
        }
    }
    return bytes;
}

template Tables<1, PextLookup> makeTables(const Plan &, const Tables<1, PextLookup> *);
template Tables<2, PextLookup> makeTables(const Plan &, const Tables<2, PextLookup> *);
template Tables<3, PextLookup> makeTables(const Plan &, const Tables<3, PextLookup> *);
template Tables<4, PextLookup> makeTables(const Plan &, const Tables<4, PextLookup> *);
template Tables<1, MagicLookup> makeTables(const Plan &, const Tables<1, MagicLookup> *);
template Tables<2, MagicLookup> makeTables(const Plan &, const Tables<2, MagicLookup> *);
template Tables<3, MagicLookup> makeTables(const Plan &, const Tables<3, MagicLookup> *);
template Tables<4, MagicLookup> makeTables(const Plan &, const Tables<4, MagicLookup> *);
template std::size_t sizeOf(const Tables<1, PextLookup> &);
template std::size_t sizeOf(const Tables<2, PextLookup> &);
template std::size_t sizeOf(const Tables<3, PextLookup> &);
template std::size_t sizeOf(const Tables<4, PextLookup> &);
template std::size_t sizeOf(const Tables<1, MagicLookup> &);
template std::size_t sizeOf(const Tables<2, MagicLookup> &);
template std::size_t sizeOf(const Tables<3, MagicLookup> &);
template std::size_t sizeOf(const Tables<4, MagicLookup> &);

} // namespace rookery::fast
