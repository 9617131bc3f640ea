#pragma once

#include "model/play/fast/cell_bits.h"

#include <array>
#include <cstdint>

namespace rookery::fast {

/// Leads from what stands on a few cells to a row of a table: the bits of an occupancy under a
/// mask, moved together. Made for processors that do so in one instruction.
template<int Words>
struct PextLookup
{
    static constexpr unsigned mostCells = Words == 1 ? 12 : 11; ///< under one mask

    CellBits<Words> mask{};
    std::uint32_t first = 0; ///< row where all these cells are empty
    std::array<std::uint8_t, Words> shifts{};

    static PextLookup make(const CellBits<Words> &mask)
    {
        PextLookup lookup{mask};
        for (int i = 0; i < Words; ++i)
            lookup.shifts[static_cast<std::size_t>(i)] =
                static_cast<std::uint8_t>(lookup.bitsBefore(i));
        return lookup;
    }

    std::uint32_t rows() const { return 1U << mask.count(); }

    /// The row, from `first` on, without the instruction.
    std::uint32_t slowRow(const CellBits<Words> &taken) const
    {
        std::uint32_t row = 0;
        unsigned bit = 0;
        for (CellBits<Words> left = mask; left.any(); ++bit) {
            if (taken.has(left.takeFirst()))
                row |= 1U << bit;
        }
        return row;
    }

private:
    unsigned bitsBefore(int word) const
    {
        unsigned bits = 0;
        for (int i = 0; i < word; ++i)
            bits += static_cast<unsigned>(__builtin_popcountll(mask.words[i]));
        return bits;
    }
};

/// The same for all other processors: a multiplication moves the bits of each word to its top, in
/// whatever order.
template<int Words>
struct MagicLookup
{
    static constexpr unsigned mostCells = 7;

    CellBits<Words> mask{};
    std::uint32_t first = 0;
    std::array<std::uint8_t, Words> shifts{};
    std::array<std::uint8_t, Words> drops{}; ///< by how much to shift each product down
    std::array<std::uint64_t, Words> factors{};

    static MagicLookup make(const CellBits<Words> &mask);

    std::uint32_t rows() const
    {
        std::uint32_t last = 0;
        for (std::size_t i = 0; i < Words; ++i)
            last |= static_cast<std::uint32_t>(factors[i] == 0 ? 0 : ~std::uint64_t(0) >> drops[i])
                    << shifts[i];
        return last + 1;
    }
    std::uint32_t slowRow(const CellBits<Words> &taken) const
    {
        std::uint32_t row = 0;
        for (std::size_t i = 0; i < Words; ++i) {
            const std::uint64_t product = (taken.words[i] & mask.words[i]) * factors[i];
            row |= static_cast<std::uint32_t>(product >> drops[i]) << shifts[i];
        }
        return row;
    }
};

/// A number that moves up to seven bits under a mask to the top of a word, without letting any two
/// sets of them meet there, and how many bits of the product tell them apart.
struct Magic
{
    std::uint64_t factor = 0;
    unsigned bits = 0;
};

Magic magicFor(std::uint64_t mask);

template<int Words>
MagicLookup<Words> MagicLookup<Words>::make(const CellBits<Words> &mask)
{
    MagicLookup lookup{mask};
    unsigned before = 0;
    for (std::size_t i = 0; i < Words; ++i) {
        const Magic magic = mask.words[i] == 0 ? Magic() : magicFor(mask.words[i]);
        lookup.shifts[i] = static_cast<std::uint8_t>(before);
        lookup.drops[i] = static_cast<std::uint8_t>(magic.bits == 0 ? 63 : 64 - magic.bits);
        lookup.factors[i] = magic.factor;
        before += magic.bits;
    }
    return lookup;
}

} // namespace rookery::fast
