#include "model/board/triangle_lattice.h"

#include "model/board/square_lattice.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>

namespace rookery {

namespace {

constexpr int side = 1500; ///< so that a piece of a unit cell's size finds room
constexpr int height = 1299;

bool isInOutline(const BoardRecipe &recipe, const Vector &at)
{
    const auto [x, y, down, unused] = at.along;
    const int size = recipe.files;
    if (recipe.outline == Outline::Rhombus)
        return x >= 0 && x < recipe.files && y >= 0 && y < recipe.ranks;
    if (recipe.outline == Outline::Triangle)
        return x >= 0 && y >= 0 && x + y + down < size;
    return x >= -size && x < size && y >= 0 && y < 2 * size && x + y + down >= 0
           && x + y + down < 2 * size;
}

/// The centre in thirds along the two axes, and the third part that makes the sum 0.
Vector thirds(const Vector &at)
{
    const int x = 3 * at.x() + 1 + at.along[2];
    const int y = 3 * at.y() + 1 + at.along[2];
    return {x, y, -x - y, 0};
}

std::optional<Vector> fromThirds(const Vector &centre)
{
    const auto rest = [](int part) {
        return ((part % 3) + 3) % 3;
    };
    const int down = rest(centre.x()) - 1;
    if (down < 0 || rest(centre.y()) - 1 != down)
        return std::nullopt;
    return Vector{(centre.x() - 1 - down) / 3, (centre.y() - 1 - down) / 3, down, 0};
}

/// Where a step leads depends on whether a triangle points up or down.
struct UnitStep
{
    Vector step;
    Vector fromUp;   ///< change of coordinates, from a triangle that points up
    Vector fromDown; ///< and from one that points down
};

constexpr UnitStep triangleSteps[] = {
    {{1, 0, -1}, {0, 0, 1}, {1, 0, -1}},    // e
    {{0, 1, -1}, {0, 0, 1}, {0, 1, -1}},    // ne
    {{-1, 1, 0}, {-1, 0, 1}, {0, 1, -1}},   // nw
    {{-1, 0, 1}, {-1, 0, 1}, {0, 0, -1}},   // w
    {{0, -1, 1}, {0, -1, 1}, {0, 0, -1}},   // sw
    {{1, -1, 0}, {0, -1, 1}, {1, 0, -1}},   // se
    {{-1, 2, -1}, {-1, 1, 1}, {0, 1, -1}},  // n: over the top, then over an edge
    {{-2, 1, 1}, {-1, 0, 1}, {-1, 1, -1}},  // nww
    {{-1, -1, 2}, {-1, -1, 1}, {0, 0, -1}}, // sww
    {{1, -2, 1}, {0, -1, 1}, {1, -1, -1}},  // s
    {{2, -1, -1}, {1, -1, 1}, {1, 0, -1}},  // see
    {{1, 1, -2}, {0, 0, 1}, {1, 1, -1}},    // nee
};

const UnitStep *unitStep(const Vector &step)
{
    const auto found = std::find_if(std::begin(triangleSteps),
                                    std::end(triangleSteps),
                                    [&](const UnitStep &unit) { return unit.step == step; });
    return found == std::end(triangleSteps) ? nullptr : &*found;
}

struct Run
{
    const UnitStep *unit;
    int count;
};

/// The steps that make up a vector: one of the twelve, so many times, or two neighbours among the
/// six that follow rows, the longer part first.
std::vector<Run> runsOf(const Vector &vector)
{
    const auto &along = vector.along;
    const int common = std::gcd(std::gcd(along[0], along[1]), along[2]);
    const Vector shortest{along[0] / common, along[1] / common, along[2] / common, 0};
    if (const UnitStep *unit = unitStep(shortest))
        return {{unit, common}};
    // Of the three parts one has its own sign; the vector goes so far towards each of the others.
    std::vector<Run> runs;
    for (std::size_t own = 0; own < 3; ++own) {
        const int sign = along[own] < 0 ? -1 : 1;
        std::vector<Run> parts;
        for (std::size_t other = 0; other < 3; ++other) {
            if (other == own || along[other] * sign >= 0)
                continue;
            Vector step;
            step.along[own] = sign;
            step.along[other] = -sign;
            parts.push_back({unitStep(step), std::abs(along[other])});
        }
        if (parts.size() == 2)
            runs = std::move(parts);
    }
    std::stable_sort(
        runs.begin(), runs.end(), [](const Run &a, const Run &b) { return a.count > b.count; });
    return runs;
}

} // namespace

TriangleLattice::TriangleLattice(const BoardRecipe &recipe)
{
    const bool isHexagon = recipe.outline == Outline::Hexagon;
    m_low = isHexagon ? -recipe.files : 0;
    m_files = isHexagon ? 2 * recipe.files : recipe.files;
    m_ranks = isHexagon                            ? 2 * recipe.files
              : recipe.outline == Outline::Rhombus ? recipe.ranks
                                                   : recipe.files;
    m_site.assign(static_cast<std::size_t>(m_files) * static_cast<std::size_t>(m_ranks) * 2, -1);
    for (int y = 0; y < m_ranks; ++y) {
        m_rowBegin.push_back(static_cast<std::uint32_t>(m_places.size()));
        for (int x = m_low; x < m_low + m_files; ++x) {
            for (int down = 0; down < 2; ++down) {
                const Vector at{x, y, down, 0};
                if (!isInOutline(recipe, at))
                    continue;
                m_site[static_cast<std::size_t>(((x - m_low) * m_ranks + y) * 2 + down)] =
                    static_cast<std::int32_t>(m_places.size());
                m_places.push_back(at);
                m_sum = m_sum + thirds(at);
            }
        }
    }
    m_rowBegin.push_back(static_cast<std::uint32_t>(m_places.size()));
}

std::string TriangleLattice::name(SiteId site) const
{
    const int row = m_places[site.index()].y();
    return fileLetters(row)
           + std::to_string(site.index() - m_rowBegin[static_cast<std::size_t>(row)] + 1);
}

std::optional<SiteId> TriangleLattice::find(std::string_view name) const
{
    std::size_t length = 0;
    while (length < name.size() && name[length] >= 'a' && name[length] <= 'z')
        ++length;
    const auto row = fileFromLetters(name.substr(0, length));
    const auto number = rankFromDigits(name.substr(length));
    if (!row || !number || *row >= m_ranks)
        return std::nullopt;
    const std::size_t site =
        m_rowBegin[static_cast<std::size_t>(*row)] + static_cast<std::size_t>(*number - 1);
    return site < m_rowBegin[static_cast<std::size_t>(*row) + 1] ? std::optional(SiteId(site))
                                                                 : std::nullopt;
}

std::optional<SiteId> TriangleLattice::site(const Vector &at) const
{
    const int x = at.x() - m_low;
    const int y = at.y();
    if (x < 0 || x >= m_files || y < 0 || y >= m_ranks)
        return std::nullopt;
    const std::int32_t found =
        m_site[static_cast<std::size_t>((x * m_ranks + y) * 2 + at.along[2])];
    return found < 0 ? std::nullopt : std::optional(SiteId(found));
}

std::optional<SiteId> TriangleLattice::image(SiteId at, const Orientation &orientation) const
{
    const auto centre = imageAbout(
        thirds(m_places[at.index()]), m_sum, static_cast<int>(m_places.size()), orientation);
    const bool isOnLattice = centre && centre->x() + centre->y() + centre->along[2] == 0;
    const auto place = isOnLattice ? fromThirds(*centre) : std::nullopt;
    return place ? site(*place) : std::nullopt;
}

std::optional<Arrival> TriangleLattice::arrival(SiteId from, const Vector &step) const
{
    const auto &along = step.along;
    if (along[0] + along[1] + along[2] != 0 || along[3] != 0 || step == Vector{})
        return std::nullopt;
    Vector at = m_places[from.index()];
    for (const Run &run : runsOf(step)) {
        for (int i = 0; i < run.count; ++i)
            at = at + (at.along[2] == 0 ? run.unit->fromUp : run.unit->fromDown);
    }
    const auto to = site(at);
    return to ? std::optional(Arrival{*to, {}}) : std::nullopt;
}

/// Several steps lead to most cells, because a step's direction depends on where it begins: the
/// rings of steps are tried from the nearest.
std::optional<Vector> TriangleLattice::stepTo(SiteId from, SiteId to) const
{
    if (from == to)
        return Vector{};
    const Vector apart = m_places[to.index()] + -m_places[from.index()];
    const int farthest = 2 * (std::abs(apart.x()) + std::abs(apart.y()) + 1);
    for (int ring = 1; ring <= farthest; ++ring) {
        for (int x = -ring; x <= ring; ++x) {
            for (int y = -ring; y <= ring; ++y) {
                const Vector step{x, y, -x - y, 0};
                const int longest = std::max({std::abs(x), std::abs(y), std::abs(x + y)});
                const auto end = longest == ring ? arrival(from, step) : std::nullopt;
                if (end && end->to == to)
                    return step;
            }
        }
    }
    return std::nullopt;
}

Point TriangleLattice::corner(int x, int y) const
{
    return {(x - m_low) * side + (y + m_low) * side / 2, y * height};
}

CellShape TriangleLattice::shape(SiteId site, Layout) const
{
    const auto [x, y, down, unused] = m_places[site.index()].along;
    const Point left = corner(x, y);
    if (down == 0)
        return {left + Point{side / 2, height / 3},
                {left, left + Point{side, 0}, left + Point{side / 2, height}}};
    return {left + Point{side, height * 2 / 3},
            {left + Point{side, 0},
             left + Point{side * 3 / 2, height},
             left + Point{side / 2, height}}};
}

Polygon TriangleLattice::loneOutline() const
{
    return {{-side / 2, -height / 3}, {side / 2, -height / 3}, {0, height * 2 / 3}};
}

} // namespace rookery
