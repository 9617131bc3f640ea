#include "model/engine/kernel/engine_of_kernel.h"

namespace rookery::fast {

namespace {

struct MagicRows
{
    template<int Words>
    [[gnu::always_inline]] static std::uint32_t row(const MagicLookup<Words> &lookup,
                                                    const CellBits<Words> &taken)
    {
        return lookup.slowRow(taken);
    }
};

} // namespace

std::unique_ptr<const Engine> makePortableEngine(const std::shared_ptr<const Plan> &plan,
                                                 const Engine *previous)
{
    return makeEngine<MagicLookup, MagicRows>(plan, previous);
}

} // namespace rookery::fast
