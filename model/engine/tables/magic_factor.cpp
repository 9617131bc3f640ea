#include "model/engine/tables/lookup.h"

#include <bit>
#include <bitset>

namespace rookery::fast {

namespace {

/// Whether every set of bits under the mask gets a place of its own among 2^bits.
bool separates(std::uint64_t factor, std::uint64_t mask, unsigned bits)
{
    std::bitset<1U << (2 * MagicLookup<1>::mostCells)> seen;
    std::uint64_t subset = 0;
    do {
        const auto place = static_cast<std::size_t>((subset * factor) >> (64 - bits));
        if (seen.test(place))
            return false;
        seen.set(place);
        subset = (subset - mask) & mask;
    } while (subset != 0);
    return true;
}

} // namespace

Magic magicFor(std::uint64_t mask)
{
    constexpr int triesPerSize = 300;
    constexpr unsigned mostBits = 2 * MagicLookup<1>::mostCells;
    std::uint64_t state = 0x9e37'79b9'7f4a'7c15;
    const auto next = [&state] {
        state ^= state << 13U;
        state ^= state >> 7U;
        state ^= state << 17U;
        return state;
    };
    // The fewer places there are, the rarer is a factor; with twice as many bits nearly all will
    // do.
    for (auto bits = static_cast<unsigned>(std::popcount(mask));; bits += bits < mostBits ? 1 : 0) {
        for (int i = 0; i < triesPerSize; ++i) {
            const std::uint64_t factor = next() & next();
            if (separates(factor, mask, bits))
                return {factor, bits};
        }
    }
}

} // namespace rookery::fast
