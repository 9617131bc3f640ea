#include "model/picture/marks.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace rookery {

namespace {

constexpr Rgb white = 0xffffff;
constexpr Rgb black = 0x000000;

constexpr MarkLegend legend[] = {
    {MarkKind::Move, "move", "M"},
    {MarkKind::Capture, "capture", "C"},
    {MarkKind::Both, "move or capture", "B"},
    {MarkKind::Hurdle, "hurdle", "H"},
    {MarkKind::Victim, "captured on the way", "S"},
    {MarkKind::Via, "passes (leg)", "1"},
    {MarkKind::Blocked, "blocked by", "X"},
    {MarkKind::Promotion, "promotion", "P"},
};

/// Figures with a black line outside and a white line around that: as thin as they can be and
/// still show, so that many marks beside each other do not darken the board.
class Rimmed
{
public:
    explicit Rimmed(double side)
        : m_rim(std::clamp(side / 72, 0.45, std::max(1.0, side / 90)))
    {
    }

    void add(Figure figure, Rgb fill)
    {
        figure.fill = std::nullopt;
        m_figures.push_back(outlined(figure, white, 4 * m_rim));
        m_figures.push_back(outlined(figure, black, 2 * m_rim));
        figure.fill = fill;
        m_figures.push_back(figure);
    }

    /// Drawn along its outline, with a line of this width.
    void addLine(const Figure &figure, double width, Rgb colour)
    {
        m_figures.push_back(outlined(figure, white, width + 4 * m_rim));
        m_figures.push_back(outlined(figure, black, width + 2 * m_rim));
        m_figures.push_back(outlined(figure, colour, width));
    }

    void addText(const Figure &text)
    {
        m_figures.push_back(outlined(text, white, 3 * m_rim));
        m_figures.push_back(text);
    }

    std::vector<Figure> take() { return std::move(m_figures); }

private:
    double m_rim;
    std::vector<Figure> m_figures;
};

/// Two bars that cross, turned by half a right angle.
Figure cross(Spot centre, double reach, double width)
{
    const double half = width / 2;
    std::vector<Spot> corners;
    const Spot quarter[] = {{half, -half}, {half, -reach}, {-half, -reach}};
    for (int turn = 0; turn < 4; ++turn) {
        const double angle = (0.5 - turn) * std::numbers::pi / 2;
        for (const Spot &at : quarter)
            corners.push_back(centre
                              + Spot{at.x * std::cos(angle) - at.y * std::sin(angle),
                                     at.x * std::sin(angle) + at.y * std::cos(angle)});
    }
    return polygonFigure(std::move(corners), {});
}

Figure star(Spot centre, double radius)
{
    constexpr double inner = 0.45; // of the radius
    std::vector<Spot> corners;
    for (int i = 0; i < 10; ++i) {
        const double angle = i * std::numbers::pi / 5;
        const double reach = i % 2 == 0 ? radius : radius * inner;
        corners.push_back(centre + Spot{std::sin(angle), -std::cos(angle)} * reach);
    }
    return polygonFigure(std::move(corners), {});
}

/// A share of the cell's side, but wide enough for its colour to show between the rims where the
/// side is in pixels.
double lineWidth(double share, double side)
{
    return std::max(1.5, share * side);
}

void addVia(Rimmed &marks, double side, int leg)
{
    constexpr double smallestRead = 22; // a number in less room cannot be read
    const double half = 0.15 * side;
    marks.addLine(
        boxFigure({-half, -half}, {half, half}, {}), lineWidth(0.03, side), markColours::via);
    if (leg > 0 && side >= smallestRead)
        marks.addText(textFigure({}, std::to_string(leg), 0.22 * side, black));
}

} // namespace

std::span<const MarkLegend> markLegend()
{
    return legend;
}

std::optional<MarkKind> markFor(const Reach &reach, CellId cell)
{
    const bool moves = reach.has(cell, Mark::Move);
    const bool captures = reach.has(cell, Mark::Capture);
    if (moves && captures)
        return MarkKind::Both;
    if (moves)
        return MarkKind::Move;
    if (captures)
        return MarkKind::Capture;
    if (reach.has(cell, Mark::Victim))
        return MarkKind::Victim;
    if (reach.has(cell, Mark::Hurdle))
        return MarkKind::Hurdle;
    if (reach.has(cell, Mark::Blocked))
        return MarkKind::Blocked;
    if (reach.has(cell, Mark::Via))
        return MarkKind::Via;
    return std::nullopt;
}

std::vector<MarkKind> marksOf(const Reach &reach)
{
    std::vector<MarkKind> kinds;
    for (const MarkLegend &row : legend) {
        const auto cells = reach.touched();
        const bool isSeen = std::any_of(cells.begin(), cells.end(), [&](CellId cell) {
            return markFor(reach, cell) == row.kind;
        });
        if (isSeen)
            kinds.push_back(row.kind);
    }
    return kinds;
}

std::vector<Figure> markFigures(MarkKind kind, double side, int leg, MarkPlace place)
{
    Rimmed marks(side);
    // Marks of a piece lie in the corner, so that it can still be seen; alone they are larger.
    const bool isAlone = place == MarkPlace::Middle;
    const double unit = (isAlone ? 2.0 : 1) * side;
    const auto corner = [&](double x, double y) {
        return Spot{x, y} * unit + (isAlone ? Spot{} : Spot{0.32, -0.32} * side);
    };
    if (kind == MarkKind::Capture || kind == MarkKind::Both)
        marks.addLine(discFigure({}, 0.42 * side, {}), lineWidth(0.05, side), markColours::capture);
    if (kind == MarkKind::Move || kind == MarkKind::Both)
        marks.add(discFigure({}, 0.15 * side, {}), markColours::move);
    if (kind == MarkKind::Blocked)
        marks.add(cross(corner(0, 0), 0.12 * unit, 0.05 * unit), markColours::blocked);
    if (kind == MarkKind::Hurdle)
        marks.add(polygonFigure(
                      {corner(0, -0.11), corner(0.11, 0), corner(0, 0.11), corner(-0.11, 0)}, {}),
                  markColours::hurdle);
    if (kind == MarkKind::Victim)
        marks.add(polygonFigure({corner(0, -0.105), corner(0.11, 0.09), corner(-0.11, 0.09)}, {}),
                  markColours::capture);
    if (kind == MarkKind::Promotion)
        marks.add(star(corner(0, 0), 0.13 * unit), markColours::move);
    if (kind == MarkKind::Via)
        addVia(marks, side, leg);
    return marks.take();
}

std::vector<Figure> legendFigures(MarkKind kind, double side)
{
    const bool isInCorner = kind == MarkKind::Blocked || kind == MarkKind::Hurdle
                            || kind == MarkKind::Victim || kind == MarkKind::Promotion;
    // What has its place in a cell's corner is alone here, and larger.
    return markFigures(kind, side, 0, isInCorner ? MarkPlace::Middle : MarkPlace::Usual);
}

} // namespace rookery
