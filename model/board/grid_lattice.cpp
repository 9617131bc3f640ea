#include "model/board/grid_lattice.h"

#include <algorithm>

namespace rookery {

namespace {

bool isCapital(char c)
{
    return c >= 'A' && c <= 'Z';
}

char lowered(char c)
{
    return static_cast<char>(c - 'A' + 'a');
}

char raised(char c)
{
    return static_cast<char>(c - 'a' + 'A');
}

/// Takes the capitals at the beginning of a name.
std::optional<int> takeLevel(std::string_view &name)
{
    std::string letters;
    while (!name.empty() && isCapital(name.front())) {
        letters += lowered(name.front());
        name.remove_prefix(1);
    }
    return fileFromLetters(letters);
}

} // namespace

std::string levelLetters(int level)
{
    std::string letters = fileLetters(level);
    std::transform(letters.begin(), letters.end(), letters.begin(), raised);
    return letters;
}

GridLattice::GridLattice(const BoardRecipe &recipe)
    : m_plane(recipe.files, recipe.ranks, recipe.topology)
    , m_files(recipe.files)
    , m_ranks(recipe.ranks)
    , m_levels(recipe.levels)
    , m_cubes(recipe.lattice == Lattice::Hyper ? recipe.cubes : 0)
    , m_levelsInRow(levelsInRow())
{
}

std::size_t GridLattice::count() const
{
    return m_plane.count() * static_cast<std::size_t>(m_levels)
           * static_cast<std::size_t>(std::max(m_cubes, 1));
}

Vector GridLattice::coordinates(SiteId site) const
{
    const std::size_t plane = m_plane.count();
    Vector at = m_plane.coordinates(SiteId(site.index() % plane));
    const int level = static_cast<int>(site.index() / plane);
    at.along[2] = level % m_levels;
    at.along[3] = level / m_levels;
    return at;
}

std::optional<SiteId> GridLattice::site(const Vector &at) const
{
    const auto isIn = [](int part, int size) {
        return part >= 0 && part < size;
    };
    const auto &along = at.along;
    if (!isIn(along[0], m_files) || !isIn(along[1], m_ranks) || !isIn(along[2], m_levels)
        || !isIn(along[3], std::max(m_cubes, 1)))
        return std::nullopt;
    const auto level = static_cast<std::size_t>(along[3] * m_levels + along[2]);
    return SiteId(level * m_plane.count() + m_plane.site(along[0], along[1]).index());
}

std::string GridLattice::name(SiteId site) const
{
    const Vector at = coordinates(site);
    const std::string cube = m_cubes > 0 ? levelLetters(at.along[3]) + "." : std::string();
    return cube + levelLetters(at.along[2]) + m_plane.name(m_plane.site(at.x(), at.y()));
}

std::optional<SiteId> GridLattice::find(std::string_view name) const
{
    Vector at;
    if (m_cubes > 0) {
        const auto cube = takeLevel(name);
        if (!cube || !name.starts_with('.'))
            return std::nullopt;
        name.remove_prefix(1);
        at.along[3] = *cube;
    }
    const auto level = takeLevel(name);
    const auto inPlane = m_plane.find(name);
    if (!level || !inPlane)
        return std::nullopt;
    const Vector place = m_plane.coordinates(*inPlane);
    at.along[0] = place.x();
    at.along[1] = place.y();
    at.along[2] = *level;
    return site(at);
}

std::optional<SiteId> GridLattice::image(SiteId at, const Orientation &orientation) const
{
    const Vector sum{m_files - 1, m_ranks - 1, m_levels - 1, std::max(m_cubes, 1) - 1};
    const auto image = imageAbout(coordinates(at), sum, 2, orientation);
    return image ? site(*image) : std::nullopt;
}

std::optional<Arrival> GridLattice::arrival(SiteId from, const Vector &step) const
{
    Vector at = coordinates(from);
    const auto inPlane = m_plane.arrival(m_plane.site(at.x(), at.y()), {step.x(), step.y()});
    if (!inPlane)
        return std::nullopt;
    const Vector place = m_plane.coordinates(inPlane->to);
    at = {place.x(), place.y(), at.along[2] + step.along[2], at.along[3] + step.along[3]};
    const auto to = site(at);
    return to ? std::optional(Arrival{*to, inPlane->turn}) : std::nullopt;
}

/// How many levels lie beside each other before the next row of them begins above: one row or
/// column is easiest to follow, but not if several of them make the drawing much larger on a canvas
/// that is a third wider than high.
int GridLattice::levelsInRow() const
{
    const auto extent = [&](int columns) {
        const int rows = (m_levels + columns - 1) / columns;
        return std::max(3 * (columns * (m_files + 1) - 1), 4 * (rows * (m_ranks + 1) - 1));
    };
    const int line = extent(1) < extent(m_levels) ? 1 : m_levels;
    int best = line;
    for (int columns = 2; columns < m_levels; ++columns) {
        if (13 * extent(columns) < 10 * extent(line) && extent(columns) < extent(best))
            best = columns;
    }
    return best;
}

/// Levels lie from left to right, in rows from the bottom, and cubes above each other; or levels
/// above each other, seen from the side, and cubes from left to right.
CellShape GridLattice::shape(SiteId site, Layout layout) const
{
    const Vector at = coordinates(site);
    const int level = at.along[2];
    const int cube = at.along[3];
    CellShape shape = squareAt(at.x(), at.y());
    constexpr int gap = cellUnit;
    const int width = m_files * cellUnit;
    const int height = m_ranks * cellUnit;
    const auto place = [&](Point point) -> Point {
        if (layout != Layout::Stack) {
            const int columns = m_cubes > 0 ? m_levels : m_levelsInRow;
            const int row = m_cubes > 0 ? cube : level / columns;
            return point + Point{level % columns * (width + gap), row * (height + gap)};
        }
        // Squares of a level that is seen from the side: lower, and leaning to the right.
        constexpr int flatness = 550;
        constexpr int lean = 350;
        const Point leaning{point.x + point.y * lean / cellUnit, point.y * flatness / cellUnit};
        const int rise = height * flatness / cellUnit + gap / 2;
        const int aside = width + height * lean / cellUnit + gap;
        return leaning + Point{cube * aside, level * rise};
    };
    shape.centre = place(shape.centre);
    for (Point &corner : shape.outline)
        corner = place(corner);
    return shape;
}

} // namespace rookery
