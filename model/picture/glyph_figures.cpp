#include "model/picture/glyph_figures.h"

#include <algorithm>
#include <cmath>

namespace rookery {

namespace {

constexpr double rounding = 0.1; ///< of a tile's corners, small enough for marks in the corners

/// How the cells of a glyph lie on its tile, in whole units.
struct TileGrid
{
    double line = 1;   ///< width of the tile's border
    double pitch = 1;  ///< from cell to cell
    double mark = 1;   ///< side of a mark
    double size = 1;   ///< of the tile
    double border = 1; ///< how much of the line's colour the border has
    double ink = 1;    ///< and the marks
};

/// What a mark covers, as a share of its square with this side.
double cover(const MoveGlyph::Mark &mark, double side)
{
    // Lines have a width of one unit at least, and fill a small square.
    const double lined = side <= 3 ? 1 : 0.6;
    double share = 0.2;
    if (mark.isOnLevel() && mark.moves && mark.captures)
        share = mark.isFirst ? 0.7 : 1;
    else if (mark.isPlace() || mark.hopCaptures)
        share = lined;
    return share + (mark.isHurdle ? lined * 0.8 : 0);
}

/// Marks get smaller, then paler, before they cover so much of the tile that it looks like one of
/// the other colour.
void keepColour(TileGrid &grid, const MoveGlyph &glyph)
{
    constexpr double most = 0.24;      // of the tile
    constexpr double mostRim = 0.15;   // of the tile
    constexpr double leastMark = 2;    // units
    constexpr double leastShare = 0.5; // of the pitch
    const auto covered = [&] {
        // The piece itself too.
        double marks = 0.4 + 0.4 * static_cast<double>(glyph.rides.size());
        for (const MoveGlyph::Mark &mark : glyph.marks)
            marks += cover(mark, grid.mark);
        return marks * grid.mark * grid.mark / (grid.size * grid.size);
    };
    while (covered() > most && grid.mark - 1 >= std::max(leastMark, leastShare * grid.pitch))
        grid.mark -= 1;
    grid.ink = std::clamp(most / covered(), 0.38, 1.0);
    grid.border = std::min(1.0, mostRim / (4 * grid.line / grid.size));
}

TileGrid gridOf(const MoveGlyph &glyph, double side)
{
    TileGrid grid;
    grid.line = std::max(1.0, std::round(side / 40));
    const int cells = 2 * glyph.radius + 1;
    // A tile of 0.9, unless its cells would be left with a unit each.
    const double whole = std::floor(side < 24 ? side : side * 0.94);
    const double room = whole - 2 * grid.line;
    grid.pitch = std::max(1.0, std::floor((room + 1) / cells));
    const double gap = grid.pitch < 3 ? 0 : std::max(1.0, std::round(grid.pitch * 0.16));
    grid.mark = grid.pitch - gap;
    const double content = grid.pitch * cells - gap;
    const double spare = whole - content - 2 * grid.line;
    const double padding = std::max(gap, std::round(grid.pitch * 0.25));
    grid.size = content + 2 * grid.line + 2 * std::clamp(std::floor(spare / 2), 0.0, padding);
    keepColour(grid, glyph);
    return grid;
}

class GlyphDrawer
{
public:
    GlyphDrawer(const MoveGlyph &glyph, double side, const PieceColours &colours)
        : m_glyph(glyph)
        , m_grid(gridOf(glyph, side))
        , m_colours(colours)
        , m_ink(mixed(colours.body, colours.line, m_grid.ink))
        , m_pale(mixed(colours.body, colours.line, m_grid.ink * 0.62))
        // On whole units whether the tile has an even or an odd number of them.
        , m_shift(std::fmod(side - m_grid.size, 2) / 2)
    {
    }

    std::vector<Figure> draw()
    {
        tile();
        if (m_glyph.leadsAnywhere)
            everywhere();
        origin();
        for (const MoveGlyph::Mark &mark : m_glyph.marks) {
            if (mark.isOnLevel())
                onLevel(mark);
            else
                offLevel(mark);
        }
        for (const MoveGlyph::Ride &ride : m_glyph.rides)
            arrow(ride);
        return std::move(m_figures);
    }

private:
    struct Box
    {
        Spot low;
        Spot high;

        double side() const { return high.x - low.x; }
        Spot middle() const { return (low + high) * 0.5; }
        Box within(double inset) const
        {
            return {low + Spot{inset, inset}, high - Spot{inset, inset}};
        }
    };

    void add(Figure figure) { m_figures.push_back(std::move(figure)); }

    void tile()
    {
        const double half = m_grid.size / 2;
        const double inner = half - m_grid.line;
        const double corner = m_grid.size * rounding;
        const Spot middle{-m_shift, -m_shift};
        add(boxFigure(middle - Spot{half, half},
                      middle + Spot{half, half},
                      mixed(m_colours.body, m_colours.line, m_grid.border),
                      corner));
        add(boxFigure(middle - Spot{inner, inner},
                      middle + Spot{inner, inner},
                      m_colours.body,
                      std::max(0.0, corner - m_grid.line)));
    }

    /// The square of a mark, on whole units.
    Box boxAt(Point drawn) const
    {
        const double half = m_grid.size / 2;
        const auto place = [&](double away) {
            const double low = half + away * m_grid.pitch / cellUnit - m_grid.mark / 2;
            return std::round(low) - half - m_shift;
        };
        const Spot low{place(drawn.x), place(-drawn.y)};
        return {low, low + Spot{m_grid.mark, m_grid.mark}};
    }

    /// Where the piece itself stands; smaller between marks for the levels above and below.
    void origin()
    {
        const Box box = boxAt({});
        const bool isBetween = std::any_of(
            m_glyph.marks.begin(), m_glyph.marks.end(), [](const MoveGlyph::Mark &mark) {
                return mark.drawn == Point{} && !mark.isOnLevel();
            });
        if (isBetween)
            return add(discFigure(box.middle(), std::max(0.5, box.side() * 0.2), m_pale));
        const double radius = box.side() / 2 + (m_grid.pitch >= 5 ? m_grid.line / 2 : 0);
        add(discFigure(box.middle(), radius, m_pale));
        if (m_grid.pitch >= 5)
            add(discFigure(box.middle(), radius - std::max(1.0, radius * 0.4), m_colours.body));
    }

    void onLevel(const MoveGlyph::Mark &mark)
    {
        Box box = boxAt(mark.drawn);
        Rgb ink = m_ink;
        if (mark.isStoppable) {
            ink = m_pale;
            box = box.within(std::round(box.side() * 0.16));
        }
        if (mark.moves && mark.captures)
            add(boxFigure(box.low, box.high, ink));
        else if (mark.moves)
            add(discFigure(box.middle(), box.side() * 0.42, ink));
        else if (mark.captures)
            cross(box, ink);
        if (mark.hops || mark.hopCaptures)
            diamond(box, ink, mark);
        if (mark.isVictim)
            bar(box, mark.moves && mark.captures ? m_colours.body : ink);
        if (mark.isHurdle)
            add(outlined(discFigure(box.middle(), box.side() / 2, {}),
                         m_pale,
                         std::max(1.0, box.side() * 0.14)));
        if (mark.isJoint && !mark.isPlace())
            dot(box);
        if (mark.isFirst)
            add(discFigure(box.middle(), std::max(0.5, box.side() * 0.2), m_colours.body));
    }

    /// A triangle in the half of the cell that it points to.
    void offLevel(const MoveGlyph::Mark &mark)
    {
        if (!mark.isPlace() && !mark.hopCaptures)
            return;
        const Spot middle = boxAt(mark.drawn).middle();
        const double half = m_grid.mark / 2;
        const bool isVertical = mark.up != 0;
        const double sign = isVertical ? (mark.up > 0 ? -1 : 1) : (mark.across > 0 ? 1 : -1);
        const auto at = [&](double along, double aside) {
            return middle
                   + (isVertical ? Spot{aside * half, along * sign * half}
                                 : Spot{along * sign * half, aside * half});
        };
        const bool isFar = std::abs(mark.up) + std::abs(mark.across) > 1;
        Figure triangle = polygonFigure({at(1.15, 0), at(0.28, 0.95), at(0.28, -0.95)}, m_ink);
        if (isFar) {
            triangle.fill = m_colours.body;
            triangle = outlined(triangle, m_ink, std::max(0.5, half * 0.16));
        }
        // One that is nearer covers one farther away.
        if (isFar)
            m_figures.insert(m_figures.begin() + 2, std::move(triangle));
        else
            add(std::move(triangle));
    }

    /// From the outermost cell towards the edge.
    void arrow(const MoveGlyph::Ride &ride)
    {
        if (ride.upStep != 0 || ride.acrossStep != 0)
            return; // the triangles say so
        const double length = std::hypot(ride.drawnStep.x, ride.drawnStep.y);
        const Spot way{ride.drawnStep.x / length, -ride.drawnStep.y / length};
        const Spot across{-way.y, way.x};
        const Spot from = boxAt(ride.drawnFrom).middle();
        const double half = m_grid.mark * 0.55;
        const Spot tip = from + way * (m_grid.pitch * 0.5 + m_grid.line);
        const Spot base = from - way * (m_grid.mark * 0.15);
        add(polygonFigure({tip, base + across * half, base - across * half}, m_ink));
    }

    /// No grid: every cell of the board.
    void everywhere()
    {
        const double reach = m_glyph.radius * cellUnit;
        const int far = static_cast<int>(reach);
        const Box first = boxAt({-far, far});
        const Box last = boxAt({far, -far});
        add(boxFigure(first.low,
                      last.high,
                      mixed(m_colours.body, m_colours.line, 0.3),
                      m_grid.size * rounding));
    }

    void cross(const Box &box, Rgb ink)
    {
        const double width = std::max(1.0, box.side() * 0.28);
        add(outlined(polygonFigure({box.low, box.high}, {}), ink, width));
        add(outlined(
            polygonFigure({{box.high.x, box.low.y}, {box.low.x, box.high.y}}, {}), ink, width));
    }

    /// Hollow where it only moves, full where it only captures.
    void diamond(const Box &box, Rgb ink, const MoveGlyph::Mark &mark)
    {
        const Spot c = box.middle();
        const double half = box.side() / 2;
        const bool isOnTop = mark.moves || mark.captures;
        std::optional<Rgb> fill;
        if (!mark.hops)
            fill = ink;
        else if (isOnTop)
            fill = m_colours.body;
        add(outlined(
            polygonFigure(
                {c - Spot{0, half}, c + Spot{half, 0}, c + Spot{0, half}, c - Spot{half, 0}}, fill),
            ink,
            std::max(1.0, box.side() * 0.18)));
    }

    void bar(const Box &box, Rgb ink)
    {
        const double thick = std::max(1.0, box.side() * 0.26);
        const double y = box.middle().y - thick / 2;
        add(boxFigure({box.low.x, y}, {box.high.x, y + thick}, ink));
    }

    void dot(const Box &box)
    {
        const double side = std::max(1.0, std::round(box.side() * 0.34));
        const Spot low = box.low + Spot{1, 1} * std::round((box.side() - side) / 2);
        add(boxFigure(low, low + Spot{side, side}, m_pale));
    }

    const MoveGlyph &m_glyph;
    TileGrid m_grid;
    PieceColours m_colours;
    Rgb m_ink;
    Rgb m_pale;
    double m_shift;
    std::vector<Figure> m_figures;
};

} // namespace

std::vector<Figure> glyphFigures(const MoveGlyph &glyph, double side, const PieceColours &colours)
{
    return GlyphDrawer(glyph, side, colours).draw();
}

} // namespace rookery
