#include "model/base/text.h"
#include "model/exchange/drawing.h"
#include "model/exchange/format_rows.h"
#include "model/exchange/quoting.h"

namespace rookery {

namespace {

const char *colourOf(Ink ink)
{
    switch (ink) {
    case Ink::LightCell:
        return "#f3ead7";
    case Ink::DarkCell:
        return "#c9ae86";
    case Ink::Hole:
        return "#8a8a8a";
    case Ink::Label:
        return "#3a3a3a";
    case Ink::FirstPlayer:
        return "#ffffff";
    case Ink::SecondPlayer:
        return "#1d1d1f";
    case Ink::OtherPlayer:
        return "#b33a3a";
    case Ink::Origin:
        return "#2f6f4f";
    case Ink::Marking:
        return "#175a8c";
    }
    return "#000000";
}

/// Whole drawing units with y turned down.
class SvgWriter
{
public:
    explicit SvgWriter(const Drawing &drawing)
        : m_drawing(drawing)
    {
    }

    std::string text(std::string_view title, std::string_view comment)
    {
        const int width = m_drawing.high.x - m_drawing.low.x;
        const int height = m_drawing.high.y - m_drawing.low.y;
        std::string svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + std::to_string(width) + " "
                          + std::to_string(height) + "\" role=\"img\">\n";
        if (!comment.empty())
            svg += "<desc>" + htmlText(comment) + "</desc>\n";
        svg += "<title>" + htmlText(title) + "</title>\n";
        for (const Drawn &shape : m_drawing.shapes)
            svg += std::visit([&](const auto &drawn) { return element(drawn); }, shape);
        return svg + "</svg>\n";
    }

private:
    std::string x(int value) const { return std::to_string(value - m_drawing.low.x); }
    std::string y(int value) const { return std::to_string(m_drawing.high.y - value); }

    std::string element(const DrawnPolygon &polygon) const
    {
        std::string points;
        for (const Point &corner : polygon.outline)
            appendItem(points, " ", x(corner.x) + "," + y(corner.y));
        return "<polygon points=\"" + points + "\" fill=\"" + colourOf(polygon.ink) + "\" stroke=\"#5b4a33\" stroke-width=\"12\"><title>"
               + htmlText(polygon.title) + "</title></polygon>\n";
    }

    std::string element(const DrawnDisc &disc) const
    {
        const std::string colour = colourOf(disc.ink);
        const bool isMarking = disc.ink == Ink::Marking;
        const std::string fill = disc.isRing ? "none" : colour;
        const std::string stroke = isMarking ? colour : "#1d1d1f";
        return "<circle cx=\"" + x(disc.at.x) + "\" cy=\"" + y(disc.at.y) + "\" r=\"" + std::to_string(disc.radius) + "\" fill=\"" + fill
               + "\" stroke=\"" + stroke + "\" stroke-width=\"" + (disc.isRing ? "50" : "20") + "\"/>\n";
    }

    std::string element(const DrawnCross &cross) const
    {
        const auto line = [&](int dy) {
            return "M" + x(cross.at.x - cross.radius) + " " + y(cross.at.y - dy) + "L" + x(cross.at.x + cross.radius) + " " + y(cross.at.y + dy);
        };
        return "<path d=\"" + line(cross.radius) + line(-cross.radius) + "\" stroke=\"" + colourOf(Ink::Marking) + "\" stroke-width=\"60\"/>\n";
    }

    std::string element(const DrawnText &text) const
    {
        return "<text x=\"" + x(text.at.x) + "\" y=\"" + y(text.at.y - text.size * 35 / 100) + "\" font-size=\"" + std::to_string(text.size)
               + "\" font-family=\"DejaVu Sans, sans-serif\" text-anchor=\"middle\" fill=\"" + colourOf(text.ink) + "\">"
               + htmlText(text.text) + "</text>\n";
    }

    const Drawing &m_drawing;
};

std::string joined(const std::vector<std::string> &lines)
{
    std::string text;
    for (const std::string &line : lines)
        appendItem(text, "; ", line);
    return text;
}

} // namespace

std::string svgOf(const Drawing &drawing, std::string_view title, std::string_view comment)
{
    return SvgWriter(drawing).text(title, comment);
}

/// A picture promises nothing but board and setup, or how pieces move on the empty board.
Verdict checkSvg(const Subject &subject, const ExportRequest &request)
{
    return checkPicture(*findFormat("svg"), subject, request);
}

Result<std::vector<ExportedFile>> writeSvg(const Subject &subject, const Verdict &verdict, const ExportRequest &request)
{
    std::vector<ExportedFile> files;
    for (const NamedDrawing &each : chosenDrawings(subject, *findFormat("svg"), request))
        files.push_back({each.name + ".svg", svgOf(each.drawing, each.title, joined(headLines(subject, verdict)))});
    return files;
}

} // namespace rookery
