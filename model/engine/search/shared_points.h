#pragma once

#include <cstdint>
#include <vector>

namespace rookery {

/// How games went that were played on from a position, by the moves that were made in them at any
/// time. Moves are known by numbers that few of a position share. Grows as it fills.
class SharedPoints
{
public:
    struct Sum
    {
        std::uint32_t games = 0;
        float points = 0;
    };

    /// None if no game had the move.
    Sum find(std::uint32_t move) const;
    void add(std::uint32_t move, float points);

private:
    struct Row
    {
        std::uint32_t move = 0;
        Sum sum; ///< without games: the row is free
    };

    /// Where the move is, or would be.
    std::size_t placeOf(std::uint32_t move) const;
    void grow();

    std::vector<Row> m_rows; ///< a power of two of them, at most three of four in use
    std::size_t m_used = 0;
};

} // namespace rookery
