#include "model/board/ring_drawing.h"

#include "model/board/square_lattice.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace rookery {

namespace {

constexpr int halfCell = cellUnit / 2;

} // namespace

RingDrawing::RingDrawing(int files, int ranks, Topology topology)
    : m_ranksRound(fileSeam(topology) == Seam::Open && rankSeam(topology) != Seam::Open)
    , m_sectors(m_ranksRound ? ranks : files)
{
    constexpr int narrowest = 600; // width of an innermost cell
    const double inner = m_sectors * narrowest / (2 * std::numbers::pi);
    m_inner = std::max(narrowest, static_cast<int>(std::lround(inner)));
}

CellShape RingDrawing::shape(const Vector &at) const
{
    const int sector = m_ranksRound ? at.y() : at.x();
    const int ring = m_ranksRound ? at.x() : at.y();
    const int low = m_inner + ring * cellUnit;
    CellShape shape{point(2 * sector + 1, 2, low + halfCell), {}};
    const int pieces = std::max(2, 160 / m_sectors); // straight pieces of an arc
    for (int i = 0; i <= pieces; ++i)
        shape.outline.push_back(point(sector * pieces + i, pieces, low + cellUnit));
    for (int i = pieces; i >= 0; --i)
        shape.outline.push_back(point(sector * pieces + i, pieces, low));
    return shape;
}

Point RingDrawing::beyond(int sector, int rings) const
{
    return point(2 * sector + 1, 2, m_inner + rings * cellUnit + halfCell / 2);
}

Point RingDrawing::corner(int ring) const
{
    const int quarter = m_sectors / 4; // armies begin at the top and at the bottom
    return point(6 * quarter + 1, 6, m_inner + ring * cellUnit + cellUnit / 5);
}

/// The point `part / parts` of a sector clockwise from the top.
Point RingDrawing::point(int part, int parts, int radius) const
{
    const double angle = 2 * std::numbers::pi * part / (static_cast<double>(parts) * m_sectors);
    return {static_cast<int>(std::lround(radius * std::sin(angle))),
            static_cast<int>(std::lround(radius * std::cos(angle)))};
}

} // namespace rookery
