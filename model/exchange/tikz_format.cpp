#include "model/exchange/drawing.h"
#include "model/exchange/format_rows.h"
#include "model/exchange/quoting.h"

namespace rookery {

namespace {

const char *colourOf(Ink ink)
{
    switch (ink) {
    case Ink::LightCell:
        return "white";
    case Ink::DarkCell:
        return "black!18";
    case Ink::FirstPlayer:
        return "white";
    case Ink::SecondPlayer:
        return "black";
    case Ink::OtherPlayer:
        return "black!50";
    default:
        return "black";
    }
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
    return std::string("\\filldraw[fill=") + colourOf(polygon.ink) + ", draw=black!60, line width=0.3pt] " + path + "cycle;\n";
}

std::string command(const DrawnDisc &disc)
{
    return std::string(disc.isRing ? "\\draw[line width=1.2pt] " : "\\filldraw[draw=black, fill=") + (disc.isRing ? "" : std::string(colourOf(disc.ink)) + "] ")
           + point(disc.at) + " circle (" + number(disc.radius) + ");\n";
}

std::string command(const DrawnCross &cross)
{
    const auto corner = [&](int x, int y) { return point({cross.at.x + x * cross.radius, cross.at.y + y * cross.radius}); };
    return "\\draw[line width=1.2pt] " + corner(-1, -1) + " -- " + corner(1, 1) + " " + corner(-1, 1) + " -- " + corner(1, -1) + ";\n";
}

std::string command(const DrawnText &text)
{
    return std::string("\\node[text=") + colourOf(text.ink) + ", inner sep=0pt] at " + point(text.at) + " {" + texText(text.text) + "};\n";
}

} // namespace

Verdict checkTikz(const Subject &subject, const ExportRequest &request)
{
    return checkPicture(*findFormat("tikz"), subject, request);
}

Result<std::vector<ExportedFile>> writeTikz(const Subject &subject, const Verdict &verdict, const ExportRequest &request)
{
    std::vector<ExportedFile> files;
    for (const NamedDrawing &each : chosenDrawings(subject, *findFormat("tikz"), request)) {
        std::string tex;
        for (const std::string &line : headLines(subject, verdict))
            tex += "% " + oneLine(line) + "\n";
        tex += "% needs \\usepackage{tikz}\n\\begin{tikzpicture}[font=\\sffamily]\n";
        for (const Drawn &shape : each.drawing.shapes)
            tex += std::visit([](const auto &drawn) { return command(drawn); }, shape);
        files.push_back({each.name + ".tex", tex + "\\end{tikzpicture}\n"});
    }
    return files;
}

} // namespace rookery
