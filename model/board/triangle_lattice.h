#pragma once

#include "model/board/lattice_sites.h"

#include <cstdint>
#include <vector>

namespace rookery {

/// Triangles that point up and down by turns, within a triangle, a hexagon or a rhombus.
/// Coordinates are the corner at the lower left along `e` and `ne`, and 0 for a triangle that
/// points up or 1 for the one to its right that points down.
///
/// Names are a letter for the row from the bottom and a number for the place in it from the left;
/// board order is the same. Six directions follow the rows: `e` goes from a triangle to the next of
/// its row, over an edge, and `ne` and `nw` do so in the rows that rise. Six lie between them: `n`
/// goes over a corner to the opposite triangle, then over an edge, and so on in a straight line. A
/// vector is walked as the steps that make it up, the longer part first.
class TriangleLattice final : public LatticeSites
{
public:
    explicit TriangleLattice(const BoardRecipe &recipe);

    std::size_t count() const override { return m_places.size(); }
    std::string name(SiteId site) const override;
    std::optional<SiteId> find(std::string_view name) const override;
    Vector coordinates(SiteId site) const override { return m_places[site.index()]; }
    std::optional<SiteId> image(SiteId site, const Orientation &orientation) const override;
    std::optional<Point> image(Point, const Orientation &) const override { return std::nullopt; }
    CellShape shape(SiteId site, Layout layout) const override;
    Polygon loneOutline() const override;
    std::optional<Arrival> arrival(SiteId from, const Vector &step) const override;
    std::optional<Vector> stepTo(SiteId from, SiteId to) const override;

private:
    std::optional<SiteId> site(const Vector &at) const;
    Point corner(int x, int y) const;

    int m_files; ///< of the enclosing rhombus
    int m_low;   ///< its least first coordinate
    int m_ranks;
    std::vector<Vector> m_places;          ///< by site
    std::vector<std::int32_t> m_site;      ///< [first - m_low][second][up or down], -1 outside
    std::vector<std::uint32_t> m_rowBegin; ///< the first site of each row
    Vector m_sum;                          ///< of all centres, in thirds
};

} // namespace rookery
