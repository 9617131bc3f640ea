#pragma once

#include "model/base/geometry.h"
#include "model/exchange/format.h"
#include "model/play/reach.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace rookery {

/// What a shape is, for colours that each picture format chooses.
enum class Ink { LightCell, DarkCell, Hole, Label, FirstPlayer, SecondPlayer, OtherPlayer, Origin, Marking };

struct DrawnPolygon
{
    Polygon outline;
    Ink ink = Ink::LightCell;
    std::string title; ///< the cell's name, for readers of the picture
};

/// Filled with the ink, outlined in black unless it is a marking.
struct DrawnDisc
{
    Point at;
    int radius = 0;
    Ink ink = Ink::Marking;
    bool isRing = false;
};

struct DrawnCross
{
    Point at;
    int radius = 0;
};

struct DrawnText
{
    Point at; ///< of its middle
    std::string text;
    int size = 0; ///< height, in drawing units
    Ink ink = Ink::Label;
};

using Drawn = std::variant<DrawnPolygon, DrawnDisc, DrawnCross, DrawnText>;

/// Shapes from back to front, and the rectangle that holds them; y up.
struct Drawing
{
    std::vector<Drawn> shapes;
    Point low;
    Point high;
};

/// The board with its labels and the men of the setup.
Drawing setupDrawing(const Subject &subject);

/// A piece of the first player alone near the middle of the board, with every cell where it may move and,
/// were a foe there, capture.
struct MoveDiagram
{
    CellId from;
    Reach reach;
};

/// Nothing for a board without cells or a game without players.
std::optional<MoveDiagram> moveDiagram(const Subject &subject, PieceId piece);

/// Where a piece goes from the middle of the empty board: a dot where it may move and capture, a ring
/// where it may only move, a cross where it may only capture.
Drawing moveDrawing(const Subject &subject, PieceId piece);

/// A drawing and the name of its file, without what follows the dot.
struct NamedDrawing
{
    std::string name;
    std::string title;
    Drawing drawing;
};

/// What the option `show` of a picture format asks for.
std::vector<NamedDrawing> chosenDrawings(const Subject &subject, const Format &format, const ExportRequest &request);

/// What such a picture does not show.
Verdict checkPicture(const Format &format, const Subject &subject, const ExportRequest &request);

/// The picture as a whole SVG document, or as an element of a page.
std::string svgOf(const Drawing &drawing, std::string_view title, std::string_view comment = {});

} // namespace rookery
