#include "model/engine/kernel/engine_of_kernel.h"

// This file alone is built for processors with these instructions, see model/engine/CMakeLists.txt;
// the one that calls it has asked the processor. Elsewhere it is not built at all.
#include <immintrin.h>

namespace rookery::fast {

namespace {

struct PextRows
{
    template<int Words>
    [[gnu::always_inline]] static std::uint32_t row(const PextLookup<Words> &lookup,
                                                    const CellBits<Words> &taken)
    {
        std::uint64_t row = _pext_u64(taken.words[0], lookup.mask.words[0]);
        for (std::size_t i = 1; i < Words; ++i)
            row |= _pext_u64(taken.words[i], lookup.mask.words[i]) << lookup.shifts[i];
        return static_cast<std::uint32_t>(row);
    }
};

} // namespace

std::unique_ptr<const Engine> makePextEngine(const std::shared_ptr<const Plan> &plan,
                                             const Engine *previous)
{
    return makeEngine<PextLookup, PextRows>(plan, previous);
}

} // namespace rookery::fast
