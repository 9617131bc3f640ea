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

    /// Where `step` leads from a site, holes jumped over and seams crossed; nothing past an edge.
    virtual std::optional<Arrival> arrival(SiteId from, const Vector &step) const = 0;
    /// The same where more edges count as joined than the lattice says.
    virtual std::optional<Arrival> arrivalAround(SiteId from, const Vector &step, Joined) const
    {
        return arrival(from, step);
    }
};

std::unique_ptr<const LatticeSites> latticeSites(const BoardRecipe &recipe);

/// Every way to hold a board of this lattice; the first is Orientation{}.
std::span<const EnumName<Orientation>> latticeOrientations(Lattice lattice);

} // namespace rookery
