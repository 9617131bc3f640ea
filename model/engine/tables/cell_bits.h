#pragma once

#include <compare>
#include <cstdint>

namespace rookery::fast {

/// A set of up to 64 * Words cells. Inlined wherever it is used, so that code built for particular
/// processors never shares an out-of-line copy with the rest of the program.
template<int Words>
struct CellBits
{
    std::uint64_t words[Words];

    [[gnu::always_inline]] static CellBits none() { return {}; }
    [[gnu::always_inline]] static CellBits all() { return ~none(); }
    [[gnu::always_inline]] static CellBits of(unsigned cell)
    {
        CellBits bits{};
        bits.add(cell);
        return bits;
    }

    [[gnu::always_inline]] void add(unsigned cell)
    {
        words[Words == 1 ? 0 : cell / 64] |= std::uint64_t(1) << cell % 64;
    }
    [[gnu::always_inline]] void remove(unsigned cell)
    {
        words[Words == 1 ? 0 : cell / 64] &= ~(std::uint64_t(1) << cell % 64);
    }
    [[gnu::always_inline]] bool has(unsigned cell) const
    {
        return (words[Words == 1 ? 0 : cell / 64] >> cell % 64 & 1U) != 0;
    }

    [[gnu::always_inline]] bool any() const
    {
        std::uint64_t sum = 0;
        for (const std::uint64_t word : words)
            sum |= word;
        return sum != 0;
    }
    [[gnu::always_inline]] unsigned count() const
    {
        int sum = 0;
        for (const std::uint64_t word : words)
            sum += __builtin_popcountll(word);
        return static_cast<unsigned>(sum);
    }

    /// Removes and returns the first cell; there must be one.
    [[gnu::always_inline]] unsigned takeFirst()
    {
        for (int i = 0; i < Words - 1; ++i) {
            if (words[i] != 0)
                return takeFirst(i);
        }
        return takeFirst(Words - 1);
    }

    /// The cells that lie so many places further; those beyond the end are lost.
    [[gnu::always_inline]] CellBits shifted(int by) const
    {
        return by >= 0 ? up(static_cast<unsigned>(by)) : down(static_cast<unsigned>(-by));
    }

    [[gnu::always_inline]] CellBits &operator|=(const CellBits &other)
    {
        for (int i = 0; i < Words; ++i)
            words[i] |= other.words[i];
        return *this;
    }
    [[gnu::always_inline]] CellBits &operator&=(const CellBits &other)
    {
        for (int i = 0; i < Words; ++i)
            words[i] &= other.words[i];
        return *this;
    }
    [[gnu::always_inline]] CellBits &operator^=(const CellBits &other)
    {
        for (int i = 0; i < Words; ++i)
            words[i] ^= other.words[i];
        return *this;
    }
    [[gnu::always_inline]] friend CellBits operator|(CellBits a, const CellBits &b)
    {
        return a |= b;
    }
    [[gnu::always_inline]] friend CellBits operator&(CellBits a, const CellBits &b)
    {
        return a &= b;
    }
    [[gnu::always_inline]] friend CellBits operator^(CellBits a, const CellBits &b)
    {
        return a ^= b;
    }
    [[gnu::always_inline]] friend CellBits operator~(CellBits a)
    {
        for (std::uint64_t &word : a.words)
            word = ~word;
        return a;
    }
    friend bool operator==(const CellBits &, const CellBits &) = default;
    friend auto operator<=>(const CellBits &, const CellBits &) = default;

private:
    [[gnu::always_inline]] unsigned takeFirst(int word)
    {
        const auto bit = static_cast<unsigned>(__builtin_ctzll(words[word]));
        words[word] &= words[word] - 1;
        return static_cast<unsigned>(word) * 64 + bit;
    }

    [[gnu::always_inline]] CellBits up(unsigned by) const
    {
        if constexpr (Words == 1) {
            return {by < 64 ? words[0] << by : 0};
        } else {
            CellBits result{};
            const int whole = static_cast<int>(by / 64);
            const unsigned rest = by % 64;
            for (int i = whole; i < Words; ++i) {
                result.words[i] = words[i - whole] << rest;
                if (rest != 0 && i > whole)
                    result.words[i] |= words[i - whole - 1] >> (64 - rest);
            }
            return result;
        }
    }

    [[gnu::always_inline]] CellBits down(unsigned by) const
    {
        if constexpr (Words == 1) {
            return {by < 64 ? words[0] >> by : 0};
        } else {
            CellBits result{};
            const int whole = static_cast<int>(by / 64);
            const unsigned rest = by % 64;
            for (int i = 0; i + whole < Words; ++i) {
                result.words[i] = words[i + whole] >> rest;
                if (rest != 0 && i + whole + 1 < Words)
                    result.words[i] |= words[i + whole + 1] << (64 - rest);
            }
            return result;
        }
    }
};

} // namespace rookery::fast
