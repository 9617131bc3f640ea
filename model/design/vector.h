#pragma once

#include "model/base/enum_names.h"

#include <array>
#include <compare>
#include <cstdint>

namespace rookery {

/// A step on a lattice, in cells along each axis: files to the right, ranks up, then levels and a
/// fourth axis. (1, 2) is a knight's leap two ranks up and one file to the right. On hexagons and
/// triangles there are three axes a sixth turn apart, and the three parts add up to 0.
struct Vector
{
    std::array<int, 4> along{};

    constexpr int x() const { return along[0]; }
    constexpr int y() const { return along[1]; }

    friend constexpr auto operator<=>(const Vector &, const Vector &) = default;
    friend constexpr Vector operator+(Vector a, const Vector &b)
    {
        for (std::size_t i = 0; i < a.along.size(); ++i)
            a.along[i] += b.along[i];
        return a;
    }
    friend constexpr Vector operator-(Vector a)
    {
        for (int &part : a.along)
            part = -part;
        return a;
    }
};

/// How a traveller (or a player) holds the board: which axis each of its own axes lies on, and
/// which way round. Crossing a Moebius seam exchanges a piece's north and south; the second
/// player of chess sees the board after a half turn.
struct Orientation
{
    std::array<std::int8_t, 4> axis{0, 1, 2, 3};
    std::array<std::int8_t, 4> sign{1, 1, 1, 1};

    /// The board vector that the holder's own vector lies on.
    constexpr Vector apply(const Vector &own) const
    {
        Vector board;
        for (std::size_t i = 0; i < axis.size(); ++i)
            board.along[static_cast<std::size_t>(axis[i])] = sign[i] * own.along[i];
        return board;
    }

    /// This one seen through `outer`: apply(v) becomes outer.apply(apply(v)).
    constexpr Orientation seenThrough(const Orientation &outer) const
    {
        Orientation result;
        for (std::size_t i = 0; i < axis.size(); ++i) {
            const auto middle = static_cast<std::size_t>(axis[i]);
            result.axis[i] = outer.axis[middle];
            result.sign[i] = static_cast<std::int8_t>(outer.sign[middle] * sign[i]);
        }
        return result;
    }

    /// The one that undoes this: seenThrough(inverse()) is Orientation{}.
    constexpr Orientation inverse() const
    {
        Orientation result;
        for (std::size_t i = 0; i < axis.size(); ++i) {
            const auto there = static_cast<std::size_t>(axis[i]);
            result.axis[there] = static_cast<std::int8_t>(i);
            result.sign[there] = sign[i];
        }
        return result;
    }

    friend constexpr bool operator==(const Orientation &, const Orientation &) = default;
};

/// The eight orientations of a square board, and two for boards of threefold symmetry. The name
/// says what an own direction becomes.
namespace orientation {
inline constexpr Orientation same{};
inline constexpr Orientation quarter{{1, 0, 2, 3}, {-1, 1, 1, 1}}; ///< own north lies on east
inline constexpr Orientation half{{0, 1, 2, 3}, {-1, -1, 1, 1}};
inline constexpr Orientation backQuarter{{1, 0, 2, 3}, {1, -1, 1, 1}}; ///< own north lies on west
inline constexpr Orientation flipNorthSouth{{0, 1, 2, 3}, {1, -1, 1, 1}};
inline constexpr Orientation flipEastWest{{0, 1, 2, 3}, {-1, 1, 1, 1}};
inline constexpr Orientation flipRising{{1, 0, 2, 3},
                                        {1, 1, 1, 1}}; ///< own north lies on east, east on north
inline constexpr Orientation sixth{{1, 2, 0, 3},
                                   {-1, -1, -1, 1}}; ///< on three axes of sum 0: clockwise
inline constexpr Orientation threefoldHalf{{0, 1, 2, 3},
                                           {-1, -1, -1, 1}}; ///< a half turn on such axes
inline constexpr Orientation flipFalling{{1, 0, 2, 3},
                                         {-1, -1, 1, 1}}; ///< own north lies on west, east on south
} // namespace orientation

template<>
struct EnumNames<Orientation>
{
    static constexpr EnumName<Orientation> rows[] = {
        {orientation::same, "same", "as the board lies"},
        {orientation::quarter, "quarter", "a quarter turn clockwise"},
        {orientation::half, "half", "a half turn"},
        {orientation::backQuarter, "back-quarter", "a quarter turn anticlockwise"},
        {orientation::flipNorthSouth, "flip-ns", "north and south exchanged"},
        {orientation::flipEastWest, "flip-ew", "east and west exchanged"},
        {orientation::flipRising, "flip-rising", "mirrored in the rising diagonal"},
        {orientation::flipFalling, "flip-falling", "mirrored in the falling diagonal"},
    };
};

} // namespace rookery
