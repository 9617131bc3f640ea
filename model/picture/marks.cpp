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

/// Figures with a black line outside and a white line around that.
class Rimmed
{
public:
    explicit Rimmed(double side)
        : m_rim(std::clamp(side / 48, 0.45, std::max(1.5, side / 60)))
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

/// Four corner ticks, each an angle that opens towards the middle.
void addTicks(Rimmed &marks, double side)
{
    const double far = 0.44 * side;
    const double length = 0.13 * side;
    const double width = 0.055 * side;
    for (const int x : {-1, 1}) {
        for (const int y : {-1, 1}) {
            const auto at = [&](double right, double down) {
                return Spot{x * (far - right), y * (far - down)};
            };
            marks.add(polygonFigure({at(0, 0),
                                     at(length, 0),
                                     at(length, width),
                                     at(width, width),
                                     at(width, length),
                                     at(0, length)},
                                    {}),
                      markColours::capture);
        }
    }
}

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

void addVia(Rimmed &marks, double side, int leg)
{
    constexpr double smallestRead = 22; // a number in less room cannot be read
    const double half = 0.165 * side;
    marks.addLine(boxFigure({-half, -half}, {half, half}, {}), 0.05 * side, markColours::via);
    if (leg > 0 && side >= smallestRead)
        marks.addText(textFigure({}, std::to_string(leg), 0.24 * side, black));
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
    // Marks of a piece lie in the corner, so that it can still be seen.
    const auto corner = [&](double x, double y) {
        return (place == MarkPlace::Middle ? Spot{x, y} * 1.8 : Spot{0.31 + x, -0.31 + y}) * side;
    };
    if (kind == MarkKind::Capture || kind == MarkKind::Both) {
        marks.addLine(discFigure({}, 0.36 * side, {}), 0.08 * side, markColours::capture);
        addTicks(marks, side);
    }
    if (kind == MarkKind::Move || kind == MarkKind::Both)
        marks.add(discFigure({}, 0.20 * side, {}), markColours::move);
    if (kind == MarkKind::Blocked)
        marks.add(cross(corner(0, 0), 0.15 * side, 0.07 * side), markColours::blocked);
    if (kind == MarkKind::Hurdle)
        marks.add(polygonFigure(
                      {corner(0, -0.15), corner(0.15, 0), corner(0, 0.15), corner(-0.15, 0)}, {}),
                  markColours::hurdle);
    if (kind == MarkKind::Victim)
        marks.add(polygonFigure({corner(0, -0.14), corner(0.15, 0.12), corner(-0.15, 0.12)}, {}),
                  markColours::capture);
    if (kind == MarkKind::Promotion)
        marks.add(star(corner(0, 0), 0.16 * side), markColours::move);
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
