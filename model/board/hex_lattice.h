#pragma once

#include "model/base/message.h"
#include "model/board/lattice_sites.h"

#include <cstdint>
#include <vector>

namespace rookery {

/// Hexagons within an outline. Coordinates have three parts that add up to 0. With files upright
/// the first runs along `ne` and the second along `n`; with rows level the first along `e` and the
/// second along `ne`.
///
/// In files, names are file letters from the left and ranks from the bottom of each file; the
/// hexagon of side 6 leaves out j, as Glinski does. In rows, names are a letter for the place along
/// `e` and a number for the place along `ne`. Board order is by letter, then number.
///
/// A rectangle in rows has the places of each row as letters and the rows as numbers; its odd rows
/// (files upright: its odd files) begin half a cell further in.
///
/// Joined edges: a rhombus like a rectangle of squares; a hexagon as the copies of it that tile the
/// plane, a pattern that can be turned but not mirrored. A rectangle's edges are joined plainly or
/// with a twist, as rectangularFault() allows, so that hexagons fit into each other at the seam.
class HexLattice final : public LatticeSites
{
public:
    explicit HexLattice(const BoardRecipe &recipe);

    std::size_t count() const override { return m_places.size(); }
    std::string name(SiteId site) const override;
    std::optional<SiteId> find(std::string_view name) const override;
    Vector coordinates(SiteId site) const override { return m_places[site.index()]; }
    std::optional<SiteId> image(SiteId site, const Orientation &orientation) const override;
    std::optional<Point> image(Point, const Orientation &) const override { return std::nullopt; }
    CellShape shape(SiteId site, Layout layout) const override;
    std::optional<CellShape> shapeAt(const Vector &at) const override;
    std::optional<SeamEdge> seamBefore(const Vector &at) const override;
    Polygon loneOutline() const override;
    std::optional<Arrival> arrival(SiteId from, const Vector &step) const override;

private:
    /// A place of a rectangle, on the board or beyond its edges: which of the lines that are
    /// shifted by turns, and how many halves of a cell along it.
    struct Offset
    {
        int line;
        int half;
    };
    struct Traveller
    {
        Offset at;
        Orientation turn;
    };

    void addPlace(const Vector &at);
    void addRectangle();
    Offset offsetOf(const Vector &at) const;
    Vector placeOf(const Offset &offset) const;
    std::optional<Arrival> walkedArrival(SiteId from, const Vector &step) const;
    bool cross(Traveller &traveller) const;
    bool crossLines(Traveller &traveller) const;
    bool crossEnds(Traveller &traveller) const;
    std::optional<SiteId> site(const Vector &at) const;
    Vector wrapped(Vector at) const;
    Point centre(const Vector &at) const;
    std::string letters(int file) const;
    int bottomOf(int file) const
    {
        return m_isUpright ? m_bottom[static_cast<std::size_t>(file)] : m_low;
    }

    bool m_isUpright;
    bool m_skipsJ;
    Outline m_outline;
    Topology m_topology;
    int m_files; ///< of the outline's enclosing rhombus
    int m_ranks;
    int m_lines = 0;                  ///< of a rectangle: rows, or files upright
    int m_length = 0;                 ///< of each line
    int m_low;                        ///< the least second coordinate; the least first is 0
    std::vector<Vector> m_places;     ///< by site
    std::vector<std::int32_t> m_site; ///< [first][second - m_low], -1 outside
    std::vector<int> m_bottom;        ///< the least second coordinate of each file
    Vector m_sum;                     ///< of all places
    Point m_corner;                   ///< lower left of the drawing, so that it begins at (0, 0)
};

/// Why a rectangle of hexagons of this size cannot have this topology; empty if it can.
Message rectangularFault(const BoardRecipe &recipe);

} // namespace rookery
