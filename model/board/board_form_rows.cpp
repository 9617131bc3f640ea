#include "model/board/board_forms.h"
#include "model/board/grid_lattice.h"
#include "model/board/hex_lattice.h"
#include "model/board/square_lattice.h"
#include "model/board/triangle_lattice.h"
#include "model/design/limits.h"

#include <algorithm>

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
    CellShape shape(SiteId, Layout) const override { return {}; }
    std::optional<Arrival> arrival(SiteId, const Vector &) const override { return std::nullopt; }
};

template<class Sites>
std::unique_ptr<const LatticeSites> make(const BoardRecipe &recipe)
{
    return std::make_unique<Sites>(recipe);
}

std::unique_ptr<const LatticeSites> makeNone(const BoardRecipe &)
{
    return std::make_unique<NoSites>();
}

constexpr SizeParameter files{&BoardRecipe::files, "Files", 1, limits::side, 8};
constexpr SizeParameter ranks{&BoardRecipe::ranks, "Ranks", 1, limits::side, 8};

constexpr SizeParameter rectangle[] = {files, ranks};
constexpr SizeParameter hexagon[] = {{&BoardRecipe::files, "Side", 1, 128, 6},
                                     {&BoardRecipe::ranks, "Second side", 1, 128, 6},
                                     {&BoardRecipe::levels, "Third side", 1, 128, 6}};
constexpr SizeParameter rhombus[] = {{&BoardRecipe::files, "Files", 1, limits::side, 11},
                                     {&BoardRecipe::ranks, "Ranks", 1, limits::side, 11}};
constexpr SizeParameter hexRectangle[] = {{&BoardRecipe::files, "Files", 1, limits::side, 9},
                                          {&BoardRecipe::ranks, "Ranks", 1, limits::side, 9}};
constexpr SizeParameter triangle[] = {{&BoardRecipe::files, "Side", 1, limits::side, 8}};
constexpr SizeParameter trapezoid[] = {{&BoardRecipe::files, "Longest row", 1, limits::side, 8},
                                       {&BoardRecipe::ranks, "Rows", 1, limits::side, 5}};
constexpr SizeParameter star[] = {{&BoardRecipe::files, "Side", 1, 85, 5}};
constexpr SizeParameter cube[] = {{&BoardRecipe::files, "Files", 1, limits::side, 5},
                                  {&BoardRecipe::ranks, "Ranks", 1, limits::side, 5},
                                  {&BoardRecipe::levels, "Levels", 1, limits::side, 5}};
constexpr SizeParameter hyper[] = {{&BoardRecipe::files, "Files", 1, limits::side, 3},
                                   {&BoardRecipe::ranks, "Ranks", 1, limits::side, 3},
                                   {&BoardRecipe::levels, "Levels", 1, limits::side, 3},
                                   {&BoardRecipe::cubes, "Cubes", 1, limits::side, 3}};

constexpr Topology everyTopology[] = {Topology::Flat,
                                      Topology::Cylinder,
                                      Topology::CylinderV,
                                      Topology::Torus,
                                      Topology::Moebius,
                                      Topology::MoebiusV,
                                      Topology::Klein,
                                      Topology::Projective,
                                      Topology::Sphere};
/// Those without a twist.
constexpr std::span<const Topology> plainTopologies = std::span(everyTopology).first<4>();
/// All but the sphere.
constexpr std::span<const Topology> hexFileTopologies = std::span(everyTopology).first<8>();
/// Without Klein's bottle: a twist needs an odd number of rows, a plain seam above an even one.
constexpr Topology hexRowTopologies[] = {Topology::Flat,
                                         Topology::Cylinder,
                                         Topology::CylinderV,
                                         Topology::Torus,
                                         Topology::Moebius,
                                         Topology::MoebiusV,
                                         Topology::Projective};
constexpr Topology flatOrTorus[] = {Topology::Flat, Topology::Torus};
constexpr Topology flatOnly[] = {Topology::Flat};

constexpr Layout flatOrRing[] = {Layout::Flat, Layout::Ring};
constexpr Layout flatLayout[] = {Layout::Flat};
constexpr Layout levelLayouts[] = {Layout::Levels, Layout::Stack};

constexpr Labels squareLabels[] = {Labels::Chess,
                                   Labels::Matrix,
                                   Labels::Shogi,
                                   Labels::Xiangqi,
                                   Labels::RingSector,
                                   Labels::Draughts,
                                   Labels::Checkers,
                                   Labels::None};
constexpr Labels hexLabels[] = {Labels::Chess, Labels::Glinski, Labels::None};
constexpr Labels ownLabels[] = {Labels::Chess, Labels::None};

constexpr BoardForm forms[] = {
    {Lattice::Square,
     Outline::Whole,
     "square",
     "",
     "Rectangle",
     rectangle,
     everyTopology,
     flatOrRing,
     squareLabels,
     make<SquareLattice>},
    {Lattice::Hex,
     Outline::Hexagon,
     "hex",
     "",
     "Hexagon, flat-top",
     hexagon,
     flatOrTorus,
     flatLayout,
     hexLabels,
     make<HexLattice>},
    {Lattice::Hex,
     Outline::Rhombus,
     "hex",
     "files",
     "Rhombus of hexagons, flat-top",
     rhombus,
     plainTopologies,
     flatLayout,
     hexLabels,
     make<HexLattice>},
    {Lattice::Hex,
     Outline::Rectangle,
     "hex",
     "rectangle-files",
     "Rectangle of hexagons, flat-top",
     hexRectangle,
     hexFileTopologies,
     flatLayout,
     hexLabels,
     make<HexLattice>},
    {Lattice::Hex,
     Outline::Triangle,
     "hex",
     "triangle-files",
     "Triangle of hexagons, flat-top",
     triangle,
     flatOnly,
     flatLayout,
     hexLabels,
     make<HexLattice>},
    {Lattice::Hex,
     Outline::Trapezoid,
     "hex",
     "trapezoid-files",
     "Trapezoid of hexagons, flat-top",
     trapezoid,
     flatOnly,
     flatLayout,
     hexLabels,
     make<HexLattice>},
    {Lattice::Hex,
     Outline::Star,
     "star",
     "files",
     "Star of hexagons, flat-top",
     star,
     flatOnly,
     flatLayout,
     hexLabels,
     make<HexLattice>},
    {Lattice::HexPointy,
     Outline::Rhombus,
     "hex",
     "",
     "Rhombus of hexagons, pointy-top",
     rhombus,
     plainTopologies,
     flatLayout,
     hexLabels,
     make<HexLattice>},
    {Lattice::HexPointy,
     Outline::Hexagon,
     "hex",
     "pointy",
     "Hexagon, pointy-top",
     hexagon,
     flatOrTorus,
     flatLayout,
     hexLabels,
     make<HexLattice>},
    {Lattice::HexPointy,
     Outline::Rectangle,
     "hex",
     "rectangle",
     "Rectangle of hexagons, pointy-top",
     hexRectangle,
     hexRowTopologies,
     flatLayout,
     hexLabels,
     make<HexLattice>},
    {Lattice::HexPointy,
     Outline::Triangle,
     "hex",
     "triangle",
     "Triangle of hexagons, pointy-top",
     triangle,
     flatOnly,
     flatLayout,
     hexLabels,
     make<HexLattice>},
    {Lattice::HexPointy,
     Outline::Trapezoid,
     "hex",
     "trapezoid",
     "Trapezoid of hexagons, pointy-top",
     trapezoid,
     flatOnly,
     flatLayout,
     hexLabels,
     make<HexLattice>},
    {Lattice::HexPointy,
     Outline::Star,
     "star",
     "",
     "Star of hexagons, pointy-top",
     star,
     flatOnly,
     flatLayout,
     hexLabels,
     make<HexLattice>},
    {Lattice::Triangle,
     Outline::Triangle,
     "triangle",
     "",
     "Triangle of triangles",
     triangle,
     flatOnly,
     flatLayout,
     ownLabels,
     make<TriangleLattice>},
    {Lattice::Triangle,
     Outline::Hexagon,
     "triangle",
     "hexagon",
     "Hexagon of triangles",
     triangle,
     flatOnly,
     flatLayout,
     ownLabels,
     make<TriangleLattice>},
    {Lattice::Triangle,
     Outline::Rhombus,
     "triangle",
     "rhombus",
     "Rhombus of triangles",
     rhombus,
     flatOnly,
     flatLayout,
     ownLabels,
     make<TriangleLattice>},
    {Lattice::Cube,
     Outline::Whole,
     "cube",
     "",
     "Levels",
     cube,
     everyTopology,
     levelLayouts,
     ownLabels,
     make<GridLattice>},
    {Lattice::Hyper,
     Outline::Whole,
     "hyper",
     "",
     "Four dimensions",
     hyper,
     everyTopology,
     levelLayouts,
     ownLabels,
     make<GridLattice>},
    {Lattice::Free,
     Outline::Whole,
     "free",
     "",
     "Free graph",
     {},
     flatOnly,
     flatLayout,
     ownLabels,
     makeNone},
};

} // namespace

std::span<const BoardForm> boardForms()
{
    return forms;
}

const BoardForm *boardForm(Lattice lattice, Outline outline)
{
    const auto found = std::find_if(std::begin(forms), std::end(forms), [&](const BoardForm &form) {
        return form.lattice == lattice && form.outline == outline;
    });
    return found == std::end(forms) ? nullptr : &*found;
}

const BoardForm &usualForm(Lattice lattice)
{
    return *std::find_if(std::begin(forms), std::end(forms), [&](const BoardForm &form) {
        return form.lattice == lattice;
    });
}

} // namespace rookery
