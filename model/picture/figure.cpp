#include "model/picture/figure.h"

#include <cmath>
#include <cstdio>

namespace rookery {

Rgb mixed(Rgb from, Rgb to, double share)
{
    Rgb result = 0;
    for (const int shift : {16, 8, 0}) {
        const double a = from >> shift & 0xffU;
        const double b = to >> shift & 0xffU;
        result |= static_cast<Rgb>(std::lround(a + (b - a) * share)) << shift;
    }
    return result;
}

Figure boxFigure(Spot low, Spot high, std::optional<Rgb> fill, double rounding)
{
    Figure figure;
    figure.shape = Figure::Shape::Box;
    figure.corners = {low, high};
    figure.fill = fill;
    figure.rounding = rounding;
    return figure;
}

Figure discFigure(Spot centre, double radius, std::optional<Rgb> fill)
{
    Figure figure;
    figure.shape = Figure::Shape::Disc;
    figure.corners = {centre - Spot{radius, radius}, centre + Spot{radius, radius}};
    figure.fill = fill;
    return figure;
}

Figure polygonFigure(std::vector<Spot> corners, std::optional<Rgb> fill)
{
    Figure figure;
    figure.shape = Figure::Shape::ClosedPath;
    figure.corners = std::move(corners);
    figure.fill = fill;
    return figure;
}

Figure textFigure(Spot middle, std::string text, double height, Rgb fill)
{
    Figure figure;
    figure.shape = Figure::Shape::Text;
    figure.corners = {middle};
    figure.text = std::move(text);
    figure.height = height;
    figure.fill = fill;
    return figure;
}

Figure outlined(Figure figure, Rgb stroke, double width)
{
    figure.stroke = stroke;
    figure.width = width;
    return figure;
}

std::string colourText(Rgb colour)
{
    std::string text(8, '\0');
    std::snprintf(text.data(), text.size(), "#%06x", colour & 0xffffffU);
    text.resize(7);
    return text;
}

std::string lengthText(double length)
{
    const long long hundredths = std::llround(length * 100);
    const long long size = hundredths < 0 ? -hundredths : hundredths;
    std::string text = (hundredths < 0 ? "-" : "") + std::to_string(size / 100);
    if (size % 100 != 0)
        text += "." + std::to_string(size % 100 / 10);
    if (size % 10 != 0)
        text += std::to_string(size % 10);
    return text;
}

} // namespace rookery
