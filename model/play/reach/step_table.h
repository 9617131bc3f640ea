#pragma once

#include "model/board/board.h"

#include <cassert>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace rookery {

/// Everything about one step of a board, computed once: where it leads from each cell, and the
/// whole ray wherever that is a plain line to a dead end, without a turn, a loop or another line
/// joining it. Rays of one line share its cells.
class StepTable
{
public:
    StepTable(const Board &board, StepId step);

    std::optional<Link> hop(CellId from) const
    {
        const Hop &hop = m_hops[from.index()];
        if (!hop.exists)
            return std::nullopt;
        return Link{hop.to, hop.turn};
    }

    bool isStraight(CellId from) const { return m_rays[from.index()].length != notStraight; }
    /// The cells of a straight ray in order, without its first.
    std::span<const CellId> ray(CellId from) const
    {
        const Ray &ray = m_rays[from.index()];
        assert(ray.length != notStraight);
        return std::span(m_lines).subspan(ray.begin, ray.length);
    }

    /// Whether some link of this step changes the traveller's orientation.
    bool hasTurns() const { return m_hasTurns; }

private:
    static constexpr std::uint32_t notStraight = 0xffff'ffff;

    struct Hop
    {
        CellId to;
        OrientationId turn;
        bool exists = false;
    };

    struct Ray
    {
        std::uint32_t begin = 0;
        std::uint32_t length = notStraight;
    };

    void buildRays();
    void addLine(CellId head, const std::vector<std::uint8_t> &arrivals);

    std::vector<Hop> m_hops;
    std::vector<Ray> m_rays;
    std::vector<CellId> m_lines;
    bool m_hasTurns = false;
};

} // namespace rookery
