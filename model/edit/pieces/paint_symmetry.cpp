#include "model/edit/pieces/paint_symmetry.h"

#include "model/movement/path/path_geometry.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace rookery {

namespace {

/// Whether it turns the board without turning it over: an even exchange of the axes that does not
/// mirror an odd number of them. Of three axes in the plane all have the same sign.
bool isTurn(const Orientation &orientation, Lattice lattice)
{
    bool isEven = true;
    for (std::size_t i = 0; i < orientation.axis.size(); ++i) {
        for (std::size_t j = i + 1; j < orientation.axis.size(); ++j)
            isEven ^= orientation.axis[i] > orientation.axis[j];
        if (!hasThreeAxes(lattice))
            isEven ^= orientation.sign[i] < 0;
    }
    return isEven;
}

Orientation named(Lattice lattice, std::string_view name)
{
    for (const auto &row : latticeOrientations(lattice)) {
        if (row.name == name)
            return row.value;
    }
    return {};
}

} // namespace

Vector PaintImage::apply(const Vector &vector) const
{
    return orientation.apply(isHalfTurned ? clockwiseOnSquare(vector) : vector);
}

std::vector<PaintImage> imagesOf(PaintSymmetry symmetry, Lattice lattice)
{
    std::vector<PaintImage> images;
    const auto addNamed = [&](std::string_view name) {
        images.push_back({named(lattice, name)});
    };
    const auto addAll = [&](bool isHalfTurned) {
        for (const auto &row : latticeOrientations(lattice)) {
            if (symmetry != PaintSymmetry::Turns || isTurn(row.value, lattice))
                images.push_back({row.value, isHalfTurned});
        }
    };
    switch (symmetry) {
    case PaintSymmetry::All:
    case PaintSymmetry::Turns:
        addAll(false);
        break;
    case PaintSymmetry::Mirrors:
        images.push_back({});
        for (const std::string_view name : {"flip-ew", "flip-ns", "half"})
            addNamed(name);
        break;
    case PaintSymmetry::LeftRight:
        images.push_back({});
        addNamed("flip-ew");
        break;
    case PaintSymmetry::FrontBack:
        images.push_back({});
        addNamed("flip-ns");
        break;
    case PaintSymmetry::EveryLine:
        addAll(false);
        if (!hasThreeAxes(lattice))
            addAll(true);
        break;
    case PaintSymmetry::None:
        images.push_back({});
        break;
    }
    return images;
}

std::vector<Vector> symmetricVectors(const Vector &vector, PaintSymmetry symmetry, Lattice lattice)
{
    std::vector<Vector> vectors;
    for (const PaintImage &image : imagesOf(symmetry, lattice)) {
        const Vector mapped = image.apply(vector);
        if (std::find(vectors.begin(), vectors.end(), mapped) == vectors.end())
            vectors.push_back(mapped);
    }
    std::sort(vectors.begin(), vectors.end(), [](const Vector &a, const Vector &b) {
        return comesBefore(a, b);
    });
    return vectors;
}

std::vector<PaintSymmetry> symmetriesOn(Lattice lattice)
{
    std::vector<PaintSymmetry> symmetries;
    for (const auto &row : enumRows<PaintSymmetry>()) {
        if (row.value != PaintSymmetry::EveryLine || lattice == Lattice::Square)
            symmetries.push_back(row.value);
    }
    return symmetries;
}

} // namespace rookery
