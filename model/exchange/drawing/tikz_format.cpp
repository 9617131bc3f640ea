#include "model/exchange/drawing/drawing.h"
#include "model/exchange/target/format_rows.h"
#include "model/exchange/target/quoting.h"
#include "model/picture/piece_look.h"

#include <cmath>
#include <type_traits>

namespace rookery {

namespace {

const char *colourWord(Ink ink)
{
    switch (ink) {
    case Ink::LightCell:
        return "white";
    case Ink::DarkCell:
        return "black!18";
    case Ink::MiddleCell:
        return "black!9";
    case Ink::Label:
        break;
    }
    return "black";
}

/// Thousandths of a cell as centimetres with three decimals.
std::string number(int thousandths)
{
    const int size = thousandths < 0 ? -thousandths : thousandths;
    std::string decimals = std::to_string(size % 1000);
    decimals.insert(0, 3 - decimals.size(), '0');
    return (thousandths < 0 ? "-" : "") + std::to_string(size / 1000) + "." + decimals;
}

std::string point(const Point &at)
{
    return "(" + number(at.x) + "," + number(at.y) + ")";
}

std::string command(const DrawnPolygon &polygon)
{
    std::string path;
    for (const Point &corner : polygon.outline)
        path += point(corner) + " -- ";
    return std::string("\\filldraw[fill=") + colourWord(polygon.ink)
           + ", draw=black!60, line width=0.3pt] " + path + "cycle;\n";
}

std::string command(const DrawnText &text)
{
    std::string node = "\\node[text=";
    node += colourWord(Ink::Label);
    node += text.beginsHere ? ", inner sep=0pt, anchor=west] at " : ", inner sep=0pt] at ";
    return node + point(text.at) + " {" + texText(text.text) + "};\n";
}

/// `{rgb,255:red,0;green,114;blue,178}`.
std::string colourOf(Rgb colour)
{
    return "{rgb,255:red," + std::to_string(colour >> 16 & 0xffU) + ";green,"
           + std::to_string(colour >> 8 & 0xffU) + ";blue," + std::to_string(colour & 0xffU) + "}";
}

Point placed(Point middle, Spot at)
{
    return middle
           + Point{static_cast<int>(std::lround(at.x)), -static_cast<int>(std::lround(at.y))};
}

/// Figures are in thousandths of a cell here.
std::string figureCommand(const Figure &figure, Point middle)
{
    constexpr double pointsPerCentimetre = 28.4528;
    const auto at = [&](std::size_t corner) {
        return placed(middle, figure.corners[corner]);
    };
    std::string text = "\\path[";
    text += figure.fill ? "fill=" + colourOf(*figure.fill) : std::string();
    if (figure.stroke)
        text += std::string(figure.fill ? ", " : "") + "draw=" + colourOf(*figure.stroke)
                + ", line width=" + lengthText(figure.width / cellUnit * pointsPerCentimetre)
                + "pt";
    text += "] ";
    switch (figure.shape) {
    case Figure::Shape::Box:
        return text + point(at(0)) + " rectangle " + point(at(1)) + ";\n";
    case Figure::Shape::Disc: {
        const Point across = at(1) - at(0);
        const Point centre = at(0) + Point{across.x / 2, across.y / 2};
        return text + point(centre) + " circle (" + number(std::abs(across.x) / 2) + ");\n";
    }
    case Figure::Shape::ClosedPath: {
        for (std::size_t i = 0; i < figure.corners.size(); ++i)
            text += point(at(i)) + " -- ";
        return text + "cycle;\n";
    }
    case Figure::Shape::Text:
        break;
    }
    return "\\node[text=" + colourOf(figure.fill.value_or(0)) + ", inner sep=0pt] at "
           + point(at(0)) + " {" + texText(figure.text) + "};\n";
}

std::string command(const DrawnMark &mark)
{
    std::string text;
    for (const Figure &figure : markFigures(mark.kind, mark.side))
        text += figureCommand(figure, mark.at);
    return text;
}

/// Pictures of pieces are no text of TeX: pieces are discs with letters there.
class TikzPieces
{
public:
    explicit TikzPieces(const Subject &subject)
        : m_subject(subject)
        , m_colours(pieceColours(subject.rules()))
    {
    }

    std::string command(const DrawnPiece &drawn) const
    {
        const PieceColours colours = drawn.player.index() < m_colours.size()
                                         ? m_colours[drawn.player.index()]
                                         : pieceColours(drawn.player);
        std::string text;
        for (const Figure &figure :
             letterFigures(m_subject.pieces()[drawn.piece], drawn.side, colours))
            text += figureCommand(figure, drawn.at);
        return text;
    }

private:
    const Subject &m_subject;
    std::vector<PieceColours> m_colours;
};

} // namespace

Verdict checkTikz(const Subject &subject, const ExportRequest &request)
{
    return checkPicture(*findFormat("tikz"), subject, request);
}

Result<std::vector<ExportedFile>>
writeTikz(const Subject &subject, const Verdict &verdict, const ExportRequest &request)
{
    const TikzPieces pieces(subject);
    std::vector<ExportedFile> files;
    for (const NamedDrawing &each : chosenDrawings(subject, *findFormat("tikz"), request)) {
        std::string tex;
        for (const std::string &line : headLines(subject, verdict))
            tex += "% " + oneLine(line) + "\n";
        tex += "% needs \\usepackage{tikz}\n\\begin{tikzpicture}[font=\\sffamily]\n";
        for (const Drawn &shape : each.drawing.shapes)
            tex += std::visit(
                [&](const auto &drawn) {
                    if constexpr (std::is_same_v<std::decay_t<decltype(drawn)>, DrawnPiece>)
                        return pieces.command(drawn);
                    else
                        return command(drawn);
                },
                shape);
        files.push_back({each.name + ".tex", tex + "\\end{tikzpicture}\n"});
    }
    return files;
}

} // namespace rookery
