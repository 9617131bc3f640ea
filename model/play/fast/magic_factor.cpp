#include "model/play/fast/lookup.h"

#include <bit>
#include <bitset>

namespace rookery::fast {

namespace {

/// Whether every set of bits under the mask gets a place of its own.
bool separates(std::uint64_t factor, std::uint64_t mask)
{
    const int drop = 64 - std::popcount(mask);
    std::bitset<1U << MagicLookup<1>::mostCells> seen;
    std::uint64_t subset = 0;
    do {
        const auto place = static_cast<std::size_t>((subset * factor) >> drop);
        if (seen.test(place))
            return false;
        seen.set(place);
        subset = (subset - mask) & mask;
    } while (subset != 0);
    return true;
}

} // namespace

std::uint64_t magicFactor(std::uint64_t mask)
{
    std::uint64_t state = 0x9e37'79b9'7f4a'7c15;
    const auto next = [&state] {
        state ^= state << 13U;
        state ^= state >> 7U;
        state ^= state << 17U;
        return state;
    };
    // Some are found among every few hundred numbers with few bits.
    for (;;) {
        const std::uint64_t factor = next() & next();
        if (separates(factor, mask))
            return factor;
    }
}

} // namespace rookery::fast
