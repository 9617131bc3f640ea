#include "model/base/text.h"
#include "model/exchange/drawing/drawing.h"
#include "model/exchange/target/format_rows.h"
#include "model/exchange/target/quoting.h"
#include "model/picture/piece_svg.h"

#include <set>
#include <sstream>

namespace rookery {

namespace {

const char *inkColour(Ink ink)
{
    switch (ink) {
    case Ink::LightCell:
        return "#f2e8d5";
    case Ink::DarkCell:
        return "#cfb48c";
    case Ink::MiddleCell:
        return "#e2cfa9";
    case Ink::Label:
        return "#55504a";
    }
    return "#000000";
}

/// Whole drawing units with y turned down.
class SvgWriter
{
public:
    SvgWriter(const Drawing &drawing, const Subject &subject, std::string_view prefix)
        : m_drawing(drawing)
        , m_subject(subject)
        , m_prefix(prefix)
        , m_colours(pieceColours(subject.rules()))
    {
    }

    std::string text(std::string_view title, std::string_view comment)
    {
        const int width = m_drawing.high.x - m_drawing.low.x;
        const int height = m_drawing.high.y - m_drawing.low.y;
        std::string svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" "
                          "xmlns:xlink=\"http://www.w3.org/1999/xlink\" viewBox=\"0 0 "
                          + std::to_string(width) + " " + std::to_string(height)
                          + "\" role=\"img\">\n";
        if (!comment.empty())
            svg += "<desc>" + htmlText(comment) + "</desc>\n";
        svg += "<title>" + htmlText(title) + "</title>\n";
        std::string shapes;
        for (const Drawn &shape : m_drawing.shapes)
            shapes += std::visit([&](const auto &drawn) { return element(drawn); }, shape);
        if (!m_defined.empty())
            svg += "<defs>\n" + m_defined + "</defs>\n";
        svg += "<rect width=\"" + std::to_string(width) + "\" height=\"" + std::to_string(height)
               + "\" fill=\"#ffffff\"/>\n";
        return svg + shapes + "</svg>\n";
    }

private:
    std::string x(int value) const { return std::to_string(value - m_drawing.low.x); }
    std::string y(int value) const { return std::to_string(m_drawing.high.y - value); }
    std::string place(Point at) const
    {
        return " transform=\"translate(" + x(at.x) + " " + y(at.y) + ")\"";
    }

    std::string element(const DrawnPolygon &polygon) const
    {
        std::string points;
        for (const Point &corner : polygon.outline)
            appendItem(points, " ", x(corner.x) + "," + y(corner.y));
        return "<polygon points=\"" + points + "\" fill=\"" + inkColour(polygon.ink)
               + "\" stroke=\"#8d7a5c\" stroke-width=\"12\"><title>" + htmlText(polygon.title)
               + "</title></polygon>\n";
    }

    /// Each picture of a piece stands in the text once.
    std::string element(const DrawnPiece &drawn)
    {
        const std::string name = m_prefix + "piece-" + std::to_string(drawn.piece.index()) + "-"
                                 + std::to_string(drawn.player.index());
        if (m_names.insert(name).second) {
            const PieceColours colours = drawn.player.index() < m_colours.size()
                                             ? m_colours[drawn.player.index()]
                                             : pieceColours(drawn.player);
            m_defined += "<g id=\"" + name + "\">\n"
                         + pieceSvg(m_subject.pieces()[drawn.piece],
                                    m_subject.design(),
                                    drawn.player,
                                    colours,
                                    cellUnit,
                                    name + "-")
                         + "</g>\n";
        }
        std::ostringstream scale;
        scale << static_cast<double>(drawn.side) / cellUnit;
        return "<use xlink:href=\"#" + name + "\" transform=\"translate(" + x(drawn.at.x) + " "
               + y(drawn.at.y) + ") scale(" + scale.str() + ")\"/>\n";
    }

    std::string element(const DrawnMark &mark) const
    {
        return "<g class=\"mark\"" + place(mark.at) + ">\n"
               + svgElements(markFigures(mark.kind, mark.side)) + "</g>\n";
    }

    std::string element(const DrawnText &text) const
    {
        return "<text x=\"" + x(text.at.x) + "\" y=\"" + y(text.at.y - text.size * 35 / 100)
               + "\" font-size=\"" + std::to_string(text.size)
               + "\" font-family=\"DejaVu Sans, sans-serif\" text-anchor=\""
               + (text.beginsHere ? "start" : "middle") + "\" fill=\"" + inkColour(Ink::Label)
               + "\">" + htmlText(text.text) + "</text>\n";
    }

    const Drawing &m_drawing;
    const Subject &m_subject;
    std::string m_prefix;
    std::vector<PieceColours> m_colours;
    std::set<std::string> m_names;
    std::string m_defined;
};

std::string joined(const std::vector<std::string> &lines)
{
    std::string text;
    for (const std::string &line : lines)
        appendItem(text, "; ", line);
    return text;
}

} // namespace

std::string svgOf(const Drawing &drawing,
                  const Subject &subject,
                  std::string_view title,
                  std::string_view comment,
                  std::string_view prefix)
{
    return SvgWriter(drawing, subject, prefix).text(title, comment);
}

/// A picture promises nothing but board and setup, or how pieces move on the empty board.
Verdict checkSvg(const Subject &subject, const ExportRequest &request)
{
    return checkPicture(*findFormat("svg"), subject, request);
}

Result<std::vector<ExportedFile>>
writeSvg(const Subject &subject, const Verdict &verdict, const ExportRequest &request)
{
    std::vector<ExportedFile> files;
    for (const NamedDrawing &each : chosenDrawings(subject, *findFormat("svg"), request))
        files.push_back(
            {each.name + ".svg",
             svgOf(each.drawing, subject, each.title, joined(headLines(subject, verdict)))});
    return files;
}

} // namespace rookery
