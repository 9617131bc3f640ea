#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace rookery {

/// Red, green and blue as 0xRRGGBB.
using Rgb = std::uint32_t;

/// From `from`, at 0, to `to`, at 1.
Rgb mixed(Rgb from, Rgb to, double share);

/// A place in a picture, y down.
struct Spot
{
    double x = 0;
    double y = 0;

    friend bool operator==(const Spot &, const Spot &) = default;
    friend constexpr Spot operator+(Spot a, Spot b) { return {a.x + b.x, a.y + b.y}; }
    friend constexpr Spot operator-(Spot a, Spot b) { return {a.x - b.x, a.y - b.y}; }
    friend constexpr Spot operator*(Spot a, double by) { return {a.x * by, a.y * by}; }
};

/// One thing that every kind of picture can draw: the window, PNG, PDF and paper through Qt, SVG,
/// HTML and TikZ as text. Filled where it has a fill, then outlined where it has a stroke.
struct Figure
{
    enum class Shape { Box, Disc, ClosedPath, Text };

    Shape shape = Shape::Box;
    std::vector<Spot>
        corners; ///< two opposite ones of a box or disc, all of a closed path, a text's middle
    double rounding = 0; ///< radius of a box's corners
    std::string text = {};
    double height = 0; ///< of a text's letters, which are bold
    std::optional<Rgb> fill = {};
    std::optional<Rgb> stroke = {};
    double width = 0; ///< of the stroke

    friend bool operator==(const Figure &, const Figure &) = default;
};

Figure boxFigure(Spot low, Spot high, std::optional<Rgb> fill, double rounding = 0);
Figure discFigure(Spot centre, double radius, std::optional<Rgb> fill);
Figure polygonFigure(std::vector<Spot> corners, std::optional<Rgb> fill);
Figure textFigure(Spot middle, std::string text, double height, Rgb fill);
Figure outlined(Figure figure, Rgb stroke, double width);

/// Elements of an SVG picture, one a line.
std::string svgElements(const std::vector<Figure> &figures);

/// `#rrggbb`.
std::string colourText(Rgb colour);

/// With two decimals at most, as pictures need them.
std::string lengthText(double length);

} // namespace rookery
