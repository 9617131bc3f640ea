#pragma once

#include "model/engine/tables/cell_bits.h"

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
            last |= ((1U << bits(i)) - 1) << shifts[i];
        return last + 1;
    }

    std::uint32_t slowRow(const CellBits<Words> &taken) const
    {
        std::uint32_t row = 0;
        for (std::size_t i = 0; i < Words; ++i) {
            const std::uint64_t under = taken.words[i] & mask.words[i];
            const std::uint64_t part =
                factors[i] != 0 ? under * factors[i] >> drops[i] : gathered(under, mask.words[i]);
            row |= static_cast<std::uint32_t>(part) << shifts[i];
        }
        return row;
    }

private:
    unsigned bits(std::size_t word) const
    {
        return factors[word] != 0 ? 64U - drops[word]
                                  : static_cast<unsigned>(__builtin_popcountll(mask.words[word]));
    }

    /// Bit by bit, for the few paths that mind more cells than a product can tell apart.
    static std::uint64_t gathered(std::uint64_t taken, std::uint64_t mask)
    {
        std::uint64_t row = 0;
        for (unsigned bit = 0; mask != 0; mask &= mask - 1, ++bit)
            row |= (taken >> static_cast<unsigned>(__builtin_ctzll(mask)) & 1U) << bit;
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
        const auto cells = static_cast<unsigned>(__builtin_popcountll(mask.words[i]));
        if (cells > 0 && cells <= mostCells) {
            const Magic magic = magicFor(mask.words[i]);
            lookup.drops[i] = static_cast<std::uint8_t>(64 - magic.bits);
            lookup.factors[i] = magic.factor;
        }
        lookup.shifts[i] = static_cast<std::uint8_t>(before);
        before += lookup.bits(i);
    }
    return lookup;
}

} // namespace rookery::fast
