#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

/// Sets of small numbers, one bit for each, in words of 64. A set of cells, types, directions and
/// players of one design all have the same number of words.
namespace rookery::sets {

using Word = std::uint64_t;

/// The first word by itself: most sets have one or two, and a call for a block of memory costs
/// more.
inline void clear(Word *set, std::size_t words)
{
    set[0] = 0;
    for (std::size_t i = 1; i < words; ++i)
        set[i] = 0;
}

inline void copy(Word *to, const Word *from, std::size_t words)
{
    to[0] = from[0];
    for (std::size_t i = 1; i < words; ++i)
        to[i] = from[i];
}

/// Nothing happens for -1, which stands for none.
inline void add(Word *set, std::int64_t member)
{
    if (member >= 0)
        set[member / 64] |= Word(1) << member % 64;
}

inline void remove(Word *set, std::int64_t member)
{
    if (member >= 0)
        set[member / 64] &= ~(Word(1) << member % 64);
}

inline bool has(const Word *set, std::int64_t member)
{
    return member >= 0 && (set[member / 64] >> member % 64 & 1U) != 0;
}

inline bool isEmpty(const Word *set, std::size_t words)
{
    Word all = 0;
    for (std::size_t i = 0; i < words; ++i)
        all |= set[i];
    return all == 0;
}

inline bool areEqual(const Word *a, const Word *b, std::size_t words)
{
    Word differs = 0;
    for (std::size_t i = 0; i < words; ++i)
        differs |= a[i] ^ b[i];
    return differs == 0;
}

/// The bits of a word, summed side by side: not every processor that this is built for has an
/// instruction, and std::popcount() would call a function.
constexpr int count(Word word)
{
    constexpr Word ones = 0x0101010101010101ULL;
    word -= word >> 1U & ones * 0x55;
    word = (word & ones * 0x33) + (word >> 2U & ones * 0x33);
    return static_cast<int>(((word + (word >> 4U)) & ones * 0x0f) * ones >> 56U);
}

inline int count(const Word *set, std::size_t words)
{
    int members = 0;
    for (std::size_t i = 0; i < words; ++i)
        members += count(set[i]);
    return members;
}

/// The first member, or -1.
inline std::int64_t first(const Word *set, std::size_t words)
{
    for (std::size_t i = 0; i < words; ++i) {
        if (set[i] != 0)
            return static_cast<std::int64_t>(i) * 64 + std::countr_zero(set[i]);
    }
    return -1;
}

/// Calls visit(member) in order until it is true; whether it was.
template<class Visit>
bool any(const Word *set, std::size_t words, Visit &&visit)
{
    for (std::size_t i = 0; i < words; ++i) {
        for (Word word = set[i]; word != 0; word &= word - 1) {
            if (visit(static_cast<std::int64_t>(i) * 64 + std::countr_zero(word)))
                return true;
        }
    }
    return false;
}

template<class Visit>
void each(const Word *set, std::size_t words, Visit &&visit)
{
    any(set, words, [&](std::int64_t member) {
        visit(member);
        return false;
    });
}

} // namespace rookery::sets
