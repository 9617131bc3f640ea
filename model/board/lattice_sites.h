#pragma once

#include "model/design/board_recipe.h"
#include "model/design/legs.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace rookery {

/// Where a step from one site leads, and what the traveller's own axes have become on the way.
struct Arrival
{
    SiteId to;
    Orientation turn;

    friend bool operator==(const Arrival &, const Arrival &) = default;
};

/// How one cell is drawn.
struct CellShape
{
    Point centre;
    Polygon outline;
};

/// One of the two edges that a seam joins.
struct SeamEdge
{
    int pair = 0;           ///< 0 for left and right, 1 for below and above; hexagons have three
    bool isFar = false;     ///< the right or upper one
    bool isTwisted = false; ///< whether the other edge is joined to it turned round

    friend auto operator<=>(const SeamEdge &, const SeamEdge &) = default;
};

/// The generated part of a board: its sites in board order, holes included. No later code asks
/// which lattice it was.
class LatticeSites
{
public:
    virtual ~LatticeSites() = default;

    virtual std::size_t count() const = 0;
    virtual std::string name(SiteId site) const = 0;
    virtual std::optional<SiteId> find(std::string_view name) const = 0;
    virtual Vector coordinates(SiteId site) const = 0;

    /// Where a player who holds the board like this sees what another sees at `site`; nothing where
    /// the board's shape does not allow it.
    virtual std::optional<SiteId> image(SiteId site, const Orientation &orientation) const = 0;

    /// The same for a place on the flat drawing.
    virtual std::optional<Point> image(Point at, const Orientation &orientation) const = 0;

    /// How the site is drawn in a layout that the board's form has.
    virtual CellShape shape(SiteId site, Layout layout) const = 0;
    /// How a place inside or outside the board would be drawn on the flat layout; nothing where the
    /// lattice has no such place, or no seams beyond which it could be looked for.
    virtual std::optional<CellShape> shapeAt(const Vector &) const { return std::nullopt; }
    /// The joined edge that lies between the board and a place beside it; only where shapeAt()
    /// gives something.
    virtual std::optional<SeamEdge> seamBefore(const Vector &) const { return std::nullopt; }
    /// The outline of a cell that is added by hand, around (0, 0).
    virtual Polygon loneOutline() const;

    /// Where `step` leads from a site, holes jumped over and seams crossed; nothing past an edge.
    virtual std::optional<Arrival> arrival(SiteId from, const Vector &step) const = 0;
    /// The same where more edges count as joined than the lattice says.
    virtual std::optional<Arrival> arrivalAround(SiteId from, const Vector &step, Joined) const
    {
        return arrival(from, step);
    }

    /// The step that leads from one site to another without crossing a seam, the shortest where
    /// there are several.
    virtual std::optional<Vector> stepTo(SiteId from, SiteId to) const
    {
        return coordinates(to) + -coordinates(from);
    }
};

/// Of a recipe whose shape boardShapeFault() finds nothing wrong with.
std::unique_ptr<const LatticeSites> latticeSites(const BoardRecipe &recipe);

/// Every orientation of a board of this lattice, with its name in files; the first is
/// Orientation{}. They are closed under composition: 8 on squares, 12 on hexagons and triangles, 48
/// on three axes, and on four the 32 that keep the plane in the plane.
std::span<const EnumName<Orientation>> latticeOrientations(Lattice lattice);

/// Empty if it is none of them.
std::string_view orientationName(Lattice lattice, const Orientation &orientation);

/// The points of a full circle on the compass of this lattice.
int compassPoints(Lattice lattice);

/// The vector of the same kind one compass point clockwise, seen from above; nothing for one
/// without a part in the plane. Half a right angle on squares, where straight steps become diagonal
/// ones; a sixth turn on hexagons and triangles.
std::optional<Vector> clockwise(Lattice lattice, const Vector &vector);

/// The vector one compass point (half a right angle) clockwise: straight steps become diagonal
/// ones of the same length in steps, oblique leaps the neighbouring leap.
Vector clockwiseOnSquare(const Vector &vector);

/// A place turned about the middle of a board, which is `sum` / `count`; nothing where that is no
/// place of the lattice.
std::optional<Vector>
imageAbout(const Vector &at, const Vector &sum, int count, const Orientation &orientation);

} // namespace rookery
