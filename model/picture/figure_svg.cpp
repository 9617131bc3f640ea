#include "model/base/text.h"
#include "model/picture/figure.h"

namespace rookery {

namespace {

/// The text between tags.
std::string escaped(std::string_view text)
{
    std::string result;
    for (const char c : text) {
        if (c == '&')
            result += "&amp;";
        else if (c == '<')
            result += "&lt;";
        else if (c == '>')
            result += "&gt;";
        else if (static_cast<unsigned char>(c) >= 0x20)
            result += c;
    }
    return result;
}

std::string attribute(std::string_view name, double value)
{
    return " " + std::string(name) + "=\"" + lengthText(value) + "\"";
}

std::string inks(const Figure &figure)
{
    std::string text = " fill=\"" + (figure.fill ? colourText(*figure.fill) : "none") + "\"";
    if (figure.stroke)
        text += " stroke=\"" + colourText(*figure.stroke) + "\""
                + attribute("stroke-width", figure.width);
    return text;
}

std::string element(const Figure &figure)
{
    const std::vector<Spot> &at = figure.corners;
    switch (figure.shape) {
    case Figure::Shape::Box:
        return "<rect" + attribute("x", at[0].x) + attribute("y", at[0].y)
               + attribute("width", at[1].x - at[0].x) + attribute("height", at[1].y - at[0].y)
               + (figure.rounding > 0 ? attribute("rx", figure.rounding) : "") + inks(figure)
               + "/>\n";
    case Figure::Shape::Disc:
        return "<ellipse" + attribute("cx", (at[0].x + at[1].x) / 2)
               + attribute("cy", (at[0].y + at[1].y) / 2) + attribute("rx", (at[1].x - at[0].x) / 2)
               + attribute("ry", (at[1].y - at[0].y) / 2) + inks(figure) + "/>\n";
    case Figure::Shape::ClosedPath: {
        std::string points;
        for (const Spot &corner : at)
            appendItem(points, " ", lengthText(corner.x) + "," + lengthText(corner.y));
        return "<polygon points=\"" + points + "\"" + inks(figure) + "/>\n";
    }
    case Figure::Shape::Text:
        break;
    }
    constexpr double below = 0.36; // from the middle of capital letters to the base line
    return "<text" + attribute("x", at[0].x) + attribute("y", at[0].y + figure.height * below)
           + attribute("font-size", figure.height)
           + " font-family=\"DejaVu Sans, sans-serif\" font-weight=\"bold\" text-anchor=\"middle\""
           + inks(figure) + ">" + escaped(figure.text) + "</text>\n";
}

} // namespace

std::string svgElements(const std::vector<Figure> &figures)
{
    std::string text;
    for (const Figure &figure : figures)
        text += element(figure);
    return text;
}

} // namespace rookery
