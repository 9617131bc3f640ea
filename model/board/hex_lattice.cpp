#include "model/board/hex_lattice.h"

#include "model/base/text.h"
#include "model/board/site_count.h"
#include "model/board/square_lattice.h"

#include <algorithm>
#include <cstdlib>

namespace rookery {

namespace {

// Neighbouring centres are one cell apart.
constexpr int apothem = cellUnit / 2;
constexpr int radius = 577; ///< a corner's distance from the centre, 1000 / sqrt(3)

/// Whether the outline holds the place (x, y).
bool isInOutline(const BoardRecipe &recipe, int x, int y)
{
    const int a = recipe.files;
    const int b = recipe.ranks;
    const int c = recipe.levels;
    switch (recipe.outline) {
    case Outline::Hexagon: // the left side has c cells, the one below it a, the one above it b
        return x >= 0 && x <= a + b - 2 && y >= std::max(-x, 1 - a)
               && y <= std::min(c - 1, c + b - 2 - x);
    case Outline::Rhombus:
    case Outline::Rectangle:
    case Outline::Whole:
        return x >= 0 && x < a && y >= 0 && y < b;
    case Outline::Triangle:
        return x >= 0 && y >= 0 && x + y < a;
    case Outline::Trapezoid:
        return x >= 0 && y >= 0 && y < b && x + y < a;
    case Outline::Star: { // two triangles that have the hexagon in their middle in common
        const int n = a - 1;
        const int fromMiddle = x - 2 * n;
        const int third = -fromMiddle - y;
        const int least = std::min({fromMiddle, y, third});
        const int most = std::max({fromMiddle, y, third});
        return least >= -n || most <= n;
    }
    }
    return false;
}

/// The enclosing rhombus: files from 0, ranks from `low`.
struct Extent
{
    int files;
    int ranks;
    int low;
};

Extent extentOf(const BoardRecipe &recipe)
{
    const int a = recipe.files;
    switch (recipe.outline) {
    case Outline::Hexagon:
        return {a + recipe.ranks - 1, a + recipe.levels - 1, 1 - a};
    case Outline::Triangle:
        return {a, a, 0};
    case Outline::Star:
        return {4 * a - 3, 4 * a - 3, -2 * (a - 1)};
    case Outline::Rectangle:
        if (recipe.lattice == Lattice::Hex)
            return {a, recipe.ranks + (a - 1) / 2, -((a - 1) / 2)};
        return {a + (recipe.ranks - 1) / 2, recipe.ranks, 0};
    case Outline::Whole:
    case Outline::Rhombus:
    case Outline::Trapezoid:
        break;
    }
    return {a, recipe.ranks, 0};
}

} // namespace

HexLattice::HexLattice(const BoardRecipe &recipe)
    : m_isUpright(recipe.lattice == Lattice::Hex)
    , m_outline(recipe.outline)
    , m_topology(recipe.topology)
    , m_lines(m_isUpright ? recipe.files : recipe.ranks)
    , m_length(m_isUpright ? recipe.ranks : recipe.files)
{
    const auto [files, ranks, low] = extentOf(recipe);
    m_files = files;
    m_ranks = ranks;
    m_low = low;
    m_skipsJ = m_isUpright && m_outline == Outline::Hexagon && recipe.files == 6
               && recipe.ranks == 6 && recipe.levels == 6;
    m_site.assign(static_cast<std::size_t>(files) * static_cast<std::size_t>(ranks), -1);
    m_places.reserve(latticeSiteCount(recipe));
    if (m_outline == Outline::Rectangle)
        addRectangle();
    for (int x = 0; x < files && m_outline != Outline::Rectangle; ++x) {
        bool isFirst = true;
        m_bottom.push_back(low);
        for (int y = low; y < low + ranks; ++y) {
            if (!isInOutline(recipe, x, y))
                continue;
            if (isFirst)
                m_bottom.back() = y;
            isFirst = false;
            addPlace({x, y, -x - y, 0});
        }
    }
    Point least = centre(m_places.front());
    for (const Vector &at : m_places) {
        const Point point = centre(at);
        least = {std::min(least.x, point.x), std::min(least.y, point.y)};
    }
    m_corner = least - (m_isUpright ? Point{radius, apothem} : Point{apothem, radius});
}

void HexLattice::addPlace(const Vector &at)
{
    m_site[static_cast<std::size_t>(at.x() * m_ranks + at.y() - m_low)] =
        static_cast<std::int32_t>(m_places.size());
    m_places.push_back(at);
    m_sum = m_sum + at;
}

std::string HexLattice::letters(int file) const
{
    constexpr int j = 9;
    return fileLetters(m_skipsJ && file >= j ? file + 1 : file);
}

std::string HexLattice::name(SiteId site) const
{
    const Vector &at = m_places[site.index()];
    if (m_outline == Outline::Rectangle) {
        const auto [line, half] = offsetOf(at);
        return m_isUpright ? letters(line) + std::to_string(half / 2 + 1)
                           : letters(half / 2) + std::to_string(line + 1);
    }
    return letters(at.x()) + std::to_string(at.y() - bottomOf(at.x()) + 1);
}

std::optional<SiteId> HexLattice::find(std::string_view name) const
{
    std::size_t length = 0;
    while (length < name.size() && name[length] >= 'a' && name[length] <= 'z')
        ++length;
    auto file = fileFromLetters(name.substr(0, length));
    const auto rank = rankFromDigits(name.substr(length));
    if (!file || !rank)
        return std::nullopt;
    constexpr int j = 9;
    if (m_skipsJ && *file == j)
        return std::nullopt;
    if (m_skipsJ && *file > j)
        --*file;
    if (m_outline == Outline::Rectangle) {
        const int line = m_isUpright ? *file : *rank - 1;
        const int place = m_isUpright ? *rank - 1 : *file;
        if (line >= m_lines || place >= m_length)
            return std::nullopt;
        return site(placeOf({line, 2 * place + line % 2}));
    }
    if (*file >= m_files)
        return std::nullopt;
    const int y = bottomOf(*file) + *rank - 1;
    return site({*file, y, -*file - y, 0});
}

std::optional<SiteId> HexLattice::site(const Vector &at) const
{
    const int x = at.x();
    const int y = at.y() - m_low;
    if (x < 0 || x >= m_files || y < 0 || y >= m_ranks)
        return std::nullopt;
    const std::int32_t found = m_site[static_cast<std::size_t>(x * m_ranks + y)];
    return found < 0 ? std::nullopt : std::optional(SiteId(found));
}

std::optional<SiteId> HexLattice::image(SiteId at, const Orientation &orientation) const
{
    const auto image =
        imageAbout(m_places[at.index()], m_sum, static_cast<int>(m_places.size()), orientation);
    const bool isOnLattice = image && image->x() + image->y() + image->along[2] == 0;
    return isOnLattice ? site(*image) : std::nullopt;
}

std::optional<Arrival> HexLattice::arrival(SiteId from, const Vector &step) const
{
    const auto &along = step.along;
    if (along[0] + along[1] + along[2] != 0 || along[3] != 0)
        return std::nullopt;
    if (m_outline == Outline::Rectangle && m_topology != Topology::Flat)
        return walkedArrival(from, step);
    const auto to = site(wrapped(m_places[from.index()] + step));
    return to ? std::optional(Arrival{*to, {}}) : std::nullopt;
}

/// The place inside that joined edges make of one outside; an open edge leaves it outside.
Vector HexLattice::wrapped(Vector at) const
{
    if (m_topology == Topology::Flat)
        return at;
    if (m_outline != Outline::Hexagon) {
        const auto around = [](int part, int size) {
            return ((part % size) + size) % size;
        };
        const int x = fileSeam(m_topology) == Seam::Open ? at.x() : around(at.x(), m_files);
        const int y = rankSeam(m_topology) == Seam::Open ? at.y() : around(at.y(), m_ranks);
        return {x, y, -x - y, 0};
    }
    const int n = (m_files - 1) / 2;
    const auto distance = [&](const Vector &place) {
        const int x = place.x() - n;
        return std::max({std::abs(x), std::abs(place.y()), std::abs(x + place.y())});
    };
    // Six copies lie around the hexagon; every step over an edge comes nearer to the middle of one.
    Vector copy{2 * n + 1, -n, -n - 1, 0};
    for (int tried = 0; tried < 6 && distance(at) > n; ++tried) {
        while (distance(at + copy) < distance(at)) {
            at = at + copy;
            tried = 0;
        }
        copy = orientation::sixth.apply(copy);
    }
    return at;
}

std::optional<SeamEdge> HexLattice::seamBefore(const Vector &at) const
{
    if (m_topology == Topology::Flat || site(at))
        return std::nullopt;
    if (m_outline == Outline::Hexagon) {
        const Vector over = wrapped(at) + -at;
        const int n = (m_files - 1) / 2;
        Vector copy{2 * n + 1, -n, -n - 1, 0};
        for (int turn = 0; turn < 6; ++turn) {
            if (copy == over)
                return SeamEdge{turn % 3, turn >= 3, false};
            copy = orientation::sixth.apply(copy);
        }
        return std::nullopt;
    }
    int file = at.x();
    int rank = at.y();
    int files = m_files;
    int ranks = m_ranks;
    if (m_outline == Outline::Rectangle) {
        const auto [line, half] = offsetOf(at);
        file = m_isUpright ? line : half;
        rank = m_isUpright ? half : line;
        files = m_isUpright ? m_lines : 2 * m_length;
        ranks = m_isUpright ? 2 * m_length : m_lines;
    }
    const auto edge = [](int pair, int part, int size, Seam seam) -> std::optional<SeamEdge> {
        if ((part >= 0 && part < size) || seam == Seam::Open)
            return std::nullopt;
        return SeamEdge{pair, part >= size, seam == Seam::Twisted};
    };
    if (const auto level = edge(1, rank, ranks, rankSeam(m_topology)))
        return level;
    return edge(0, file, files, fileSeam(m_topology));
}

Point HexLattice::centre(const Vector &at) const
{
    const auto across = [](int cells) {
        return static_cast<int>((cells * 866'025LL + 500) / 1000);
    };
    if (m_isUpright)
        return {across(at.x()), at.y() * cellUnit + at.x() * apothem};
    return {at.x() * cellUnit + at.y() * apothem, across(at.y())};
}

CellShape HexLattice::shape(SiteId site, Layout) const
{
    return *shapeAt(m_places[site.index()]);
}

std::optional<CellShape> HexLattice::shapeAt(const Vector &at) const
{
    CellShape shape{centre(at) - m_corner, loneOutline()};
    for (Point &corner : shape.outline)
        corner = corner + shape.centre;
    return shape;
}

Polygon HexLattice::loneOutline() const
{
    Polygon outline = {{radius, 0},
                       {radius / 2, apothem},
                       {-radius / 2, apothem},
                       {-radius, 0},
                       {-radius / 2, -apothem},
                       {radius / 2, -apothem}};
    if (!m_isUpright) {
        for (Point &corner : outline)
            corner = {corner.y, corner.x};
        std::reverse(outline.begin(), outline.end());
    }
    return outline;
}

} // namespace rookery
