#include "model/board/board_forms.h"

#include "model/base/text.h"
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
constexpr Topology plainTopologies[] = {
    Topology::Flat, Topology::Cylinder, Topology::CylinderV, Topology::Torus};
constexpr Topology hexFileTopologies[] = {Topology::Flat,
                                          Topology::Cylinder,
                                          Topology::CylinderV,
                                          Topology::Torus,
                                          Topology::Moebius,
                                          Topology::MoebiusV,
                                          Topology::Klein,
                                          Topology::Projective};
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
     "Hexagon in files",
     hexagon,
     flatOrTorus,
     flatLayout,
     hexLabels,
     make<HexLattice>},
    {Lattice::Hex,
     Outline::Rhombus,
     "hex",
     "files",
     "Rhombus in files",
     rhombus,
     plainTopologies,
     flatLayout,
     hexLabels,
     make<HexLattice>},
    {Lattice::Hex,
     Outline::Rectangle,
     "hex",
     "rectangle-files",
     "Rectangle of hexagons in files",
     hexRectangle,
     hexFileTopologies,
     flatLayout,
     hexLabels,
     make<HexLattice>},
    {Lattice::Hex,
     Outline::Triangle,
     "hex",
     "triangle-files",
     "Triangle of hexagons in files",
     triangle,
     flatOnly,
     flatLayout,
     hexLabels,
     make<HexLattice>},
    {Lattice::Hex,
     Outline::Trapezoid,
     "hex",
     "trapezoid-files",
     "Trapezoid of hexagons in files",
     trapezoid,
     flatOnly,
     flatLayout,
     hexLabels,
     make<HexLattice>},
    {Lattice::Hex,
     Outline::Star,
     "star",
     "files",
     "Star in files",
     star,
     flatOnly,
     flatLayout,
     hexLabels,
     make<HexLattice>},
    {Lattice::HexPointy,
     Outline::Rhombus,
     "hex",
     "",
     "Rhombus in rows",
     rhombus,
     plainTopologies,
     flatLayout,
     hexLabels,
     make<HexLattice>},
    {Lattice::HexPointy,
     Outline::Hexagon,
     "hex",
     "pointy",
     "Hexagon in rows",
     hexagon,
     flatOrTorus,
     flatLayout,
     hexLabels,
     make<HexLattice>},
    {Lattice::HexPointy,
     Outline::Rectangle,
     "hex",
     "rectangle",
     "Rectangle of hexagons in rows",
     hexRectangle,
     hexRowTopologies,
     flatLayout,
     hexLabels,
     make<HexLattice>},
    {Lattice::HexPointy,
     Outline::Triangle,
     "hex",
     "triangle",
     "Triangle of hexagons in rows",
     triangle,
     flatOnly,
     flatLayout,
     hexLabels,
     make<HexLattice>},
    {Lattice::HexPointy,
     Outline::Trapezoid,
     "hex",
     "trapezoid",
     "Trapezoid of hexagons in rows",
     trapezoid,
     flatOnly,
     flatLayout,
     hexLabels,
     make<HexLattice>},
    {Lattice::HexPointy,
     Outline::Star,
     "star",
     "",
     "Star",
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

template<class T>
bool contains(std::span<const T> list, const T &wanted)
{
    return std::find(list.begin(), list.end(), wanted) != list.end();
}

constexpr int BoardRecipe::*sizeMembers[] = {
    &BoardRecipe::files, &BoardRecipe::ranks, &BoardRecipe::levels, &BoardRecipe::cubes};

bool hasSize(const BoardForm &form, int BoardRecipe::*member)
{
    return std::any_of(form.sizes.begin(), form.sizes.end(), [&](const SizeParameter &size) {
        return size.member == member;
    });
}

/// `this board's layout may be flat or ring, not stack`
template<class E>
std::string choiceSentence(const std::string &what, std::span<const E> choices, E chosen)
{
    std::string names;
    for (std::size_t i = 0; i < choices.size(); ++i) {
        names += i == 0 ? "" : i + 1 == choices.size() ? " or " : ", ";
        names += enumName(choices[i]);
    }
    return what + (choices.size() == 1 ? " is " : " may be ") + names + ", not "
           + std::string(enumName(chosen));
}

/// Why boards of this form are not joined so.
std::string_view reasonAgainst(const BoardForm &form, Topology topology)
{
    if (form.lattice == Lattice::Triangle)
        return "triangles have open edges";
    if (topology == Topology::Sphere)
        return "hexagons meet a pole with several sides, and the steps over them would have no way "
               "back";
    switch (form.outline) {
    case Outline::Hexagon:
        return "the three pairs of a hexagon's edges are joined all at once";
    case Outline::Rhombus:
        return "a twist would turn the slant of a rhombus round";
    case Outline::Rectangle:
        return "a twist needs an odd number of rows, and a plain seam over it an even one";
    case Outline::Whole:
    case Outline::Triangle:
    case Outline::Trapezoid:
    case Outline::Star:
        break;
    }
    return "copies of this outline beside each other do not meet edge to edge";
}

std::string choiceFault(const BoardForm &form, const BoardRecipe &recipe)
{
    if (recipe.lattice == Lattice::Free) {
        const bool isPlain = recipe.topology == Topology::Flat && recipe.layout == Layout::Flat;
        return isPlain ? std::string() : "a free board has no size, no edges and no other layout";
    }
    if (!contains(form.topologies, recipe.topology)) {
        return choiceSentence("this board's topology", form.topologies, recipe.topology) + ": "
               + std::string(reasonAgainst(form, recipe.topology));
    }
    if (!contains(form.layouts, recipe.layout))
        return choiceSentence("this board's layout", form.layouts, recipe.layout);
    if (form.outline == Outline::Trapezoid && recipe.ranks > recipe.files)
        return "a trapezoid has at most as many rows as its longest row has cells";
    const bool isHexagon = recipe.outline == Outline::Hexagon;
    if (isHexagon && recipe.topology == Topology::Torus
        && (recipe.files != recipe.ranks || recipe.ranks != recipe.levels))
        return "only a hexagon of equal sides can be joined as a torus";
    if (form.outline == Outline::Rectangle)
        return rectangularFault(recipe);
    return topologyFault(recipe.files, recipe.ranks, recipe.topology);
}

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

BoardRecipe usualRecipe(const BoardForm &form)
{
    BoardRecipe recipe;
    recipe.lattice = form.lattice;
    recipe.outline = form.outline;
    for (const auto member : sizeMembers)
        recipe.*member = 0;
    for (const SizeParameter &size : form.sizes)
        recipe.*size.member = size.usual;
    recipe.layout = form.layouts.front();
    return recipe;
}

std::string boardSizeFault(const BoardRecipe &recipe)
{
    const BoardForm *form = boardForm(recipe.lattice, recipe.outline);
    if (!form)
        return "there is no such board";
    for (const auto member : sizeMembers) {
        if (!hasSize(*form, member) && recipe.*member != 0)
            return form->sizes.empty()
                       ? "a free board has no size, no edges and no other layout"
                       : "a board of this form has " + counted(form->sizes.size(), "number")
                             + " in its size";
    }
    for (const SizeParameter &size : form->sizes) {
        const int number = recipe.*size.member;
        if (number >= size.least && number <= size.most)
            continue;
        if (recipe.lattice == Lattice::Square) {
            return "a board has 1 to " + std::to_string(limits::side) + " files and ranks, not "
                   + std::to_string(recipe.files) + "x" + std::to_string(recipe.ranks);
        }
        return "'" + std::string(size.title) + "' of this board is a number from "
               + std::to_string(size.least) + " to " + std::to_string(size.most) + ", not "
               + std::to_string(number);
    }
    std::size_t most = 1;
    const bool isGrid = recipe.lattice == Lattice::Cube || recipe.lattice == Lattice::Hyper;
    for (const SizeParameter &size : form->sizes)
        most = isGrid ? std::min<std::size_t>(most * static_cast<std::size_t>(recipe.*size.member),
                                              1'000'000'000)
                      : 1;
    if (!isGrid && recipe.lattice != Lattice::Free)
        most = form->sites(recipe)->count();
    if (most > limits::cells) {
        return "a board may have at most " + std::to_string(limits::cells) + " cells, not "
               + std::to_string(most);
    }
    return {};
}

std::string boardShapeFault(const BoardRecipe &recipe)
{
    if (auto fault = boardSizeFault(recipe); !fault.empty())
        return fault;
    return choiceFault(*boardForm(recipe.lattice, recipe.outline), recipe);
}

std::string boardSizeText(const BoardRecipe &recipe)
{
    const BoardForm *form = boardForm(recipe.lattice, recipe.outline);
    if (!form || form->sizes.empty())
        return {};
    const bool isRegular = recipe.outline == Outline::Hexagon && form->sizes.size() == 3
                           && recipe.files == recipe.ranks && recipe.ranks == recipe.levels;
    if (isRegular)
        return std::to_string(recipe.files);
    std::string text;
    for (const SizeParameter &size : form->sizes)
        text += (text.empty() ? "" : "x") + std::to_string(recipe.*size.member);
    return text;
}

Layout usualLayout(const BoardForm &form)
{
    return form.layouts.front();
}

std::string missingTopologies(const BoardForm &form)
{
    std::vector<std::string> reasons;
    for (const auto &row : enumRows<Topology>()) {
        if (contains(form.topologies, row.value) || form.lattice == Lattice::Free)
            continue;
        std::string reason(reasonAgainst(form, row.value));
        if (std::find(reasons.begin(), reasons.end(), reason) == reasons.end())
            reasons.push_back(std::move(reason));
    }
    std::string sentence;
    for (const std::string &reason : reasons)
        sentence += (sentence.empty() ? "" : "; ") + reason;
    return sentence;
}

} // namespace rookery
