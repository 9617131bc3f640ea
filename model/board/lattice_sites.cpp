#include "model/board/lattice_sites.h"

#include "model/board/board_forms.h"

#include <cassert>

namespace rookery {

Polygon LatticeSites::loneOutline() const
{
    constexpr int half = cellUnit / 2;
    return {{-half, -half}, {half, -half}, {half, half}, {-half, half}};
}

std::unique_ptr<const LatticeSites> latticeSites(const BoardRecipe &recipe)
{
    const BoardForm *form = boardForm(recipe.lattice, recipe.outline);
    assert(form);
    return form->sites(recipe);
}

std::string_view orientationName(Lattice lattice, const Orientation &orientation)
{
    for (const auto &row : latticeOrientations(lattice)) {
        if (row.value == orientation)
            return row.name;
    }
    return {};
}

std::optional<Vector>
imageAbout(const Vector &at, const Vector &sum, int count, const Orientation &orientation)
{
    Vector fromMiddle;
    for (std::size_t i = 0; i < at.along.size(); ++i)
        fromMiddle.along[i] = count * at.along[i] - sum.along[i];
    Vector image = orientation.apply(fromMiddle) + sum;
    for (int &part : image.along) {
        if (part % count != 0)
            return std::nullopt;
        part /= count;
    }
    return image;
}

} // namespace rookery
