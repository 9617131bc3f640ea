#include "model/board/lattice_sites.h"

#include "model/board/square_lattice.h"

namespace rookery {

namespace {

/// A board without a lattice: every cell is drawn and linked by hand.
class NoSites final : public LatticeSites
{
public:
    std::size_t count() const override { return 0; }
    std::string name(SiteId) const override { return {}; }
    std::optional<SiteId> find(std::string_view) const override { return std::nullopt; }
    Vector coordinates(SiteId) const override { return {}; }
    std::optional<SiteId> image(SiteId, const Orientation &) const override { return std::nullopt; }
    std::optional<Point> image(Point, const Orientation &) const override { return std::nullopt; }
    std::optional<Arrival> arrival(SiteId, const Vector &) const override { return std::nullopt; }
};

} // namespace

std::unique_ptr<const LatticeSites> latticeSites(const BoardRecipe &recipe)
{
    switch (recipe.lattice) {
    case Lattice::Square:
        return std::make_unique<SquareLattice>(recipe.files, recipe.ranks, recipe.topology);
    case Lattice::Free:
        break;
    }
    return std::make_unique<NoSites>();
}

std::span<const EnumName<Orientation>> latticeOrientations(Lattice)
{
    // A free board's directions have their place on the same eight-point compass.
    return enumRows<Orientation>();
}

} // namespace rookery
