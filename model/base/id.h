#pragma once

#include <cassert>
#include <compare>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <functional>

namespace rookery {

/// A small number that names one thing of one kind: a CellId is not a PieceId.
/// Ids are indices into the owner's list; absence is std::optional, never a magic id.
template<class Tag, class Rep = std::uint16_t>
class Id
{
public:
    constexpr Id() = default;

    template<std::integral T>
    constexpr explicit Id(T index)
        : m_index(static_cast<Rep>(index))
    {
        assert(static_cast<T>(m_index) == index);
    }

    constexpr std::size_t index() const { return m_index; }

    friend constexpr auto operator<=>(Id, Id) = default;

private:
    Rep m_index = 0;
};

/// The ids 0 .. count-1, for range-for.
template<class SomeId>
class IdRange
{
public:
    class Iterator
    {
    public:
        constexpr explicit Iterator(std::size_t index)
            : m_index(index)
        {
        }
        constexpr SomeId operator*() const { return SomeId(m_index); }
        constexpr Iterator &operator++()
        {
            ++m_index;
            return *this;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;

    private:
        std::size_t m_index;
    };

    constexpr explicit IdRange(std::size_t count)
        : m_count(count)
    {
    }
    constexpr Iterator begin() const { return Iterator(0); }
    constexpr Iterator end() const { return Iterator(m_count); }

private:
    std::size_t m_count;
};

} // namespace rookery

template<class Tag, class Rep>
struct std::hash<rookery::Id<Tag, Rep>>
{
    std::size_t operator()(rookery::Id<Tag, Rep> id) const noexcept { return id.index(); }
};
