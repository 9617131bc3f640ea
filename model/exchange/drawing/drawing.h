#pragma once

#include "model/base/geometry.h"
#include "model/exchange/target/format.h"
#include "model/picture/marks.h"
#include "model/play/reach/reach.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace rookery {

/// What a shape is, for colours that each picture format chooses.
enum class Ink { LightCell, DarkCell, MiddleCell, Label };

struct DrawnPolygon
{
    Polygon outline;
    Ink ink = Ink::LightCell;
    std::string title; ///< the cell's name, for readers of the picture
};

struct DrawnPiece
{
    Point at;
    int side = 0; ///< of the square it fills
    PieceId piece;
    PlayerId player;
};

/// A mark of the legend that all pictures share.
struct DrawnMark
{
    Point at;
    int side = 0; ///< of the cell
    MarkKind kind = MarkKind::Move;
};

struct DrawnText
{
    Point at; ///< its middle, or the middle of its left edge
    std::string text;
    int size = 0; ///< height, in drawing units
    bool beginsHere = false;
};

using Drawn = std::variant<DrawnPolygon, DrawnPiece, DrawnMark, DrawnText>;

/// Shapes from back to front, and the rectangle that holds them; y up.
struct Drawing
{
    std::vector<Drawn> shapes;
    std::vector<MarkKind> marks; ///< that it has, in the order of the legend
    Point low;
    Point high;
};

/// The board alone: its cells in their order with a place for a piece on each, where a piece of
/// the first type and player stands, and its labels.
Drawing boardDrawing(const Subject &subject);

/// The board with its labels and the pieces of the setup.
Drawing setupDrawing(const Subject &subject);

/// A piece of the first player alone near the middle of the board, with every cell where it may
/// move and, were an enemy there, capture.
struct MoveDiagram
{
    CellId from;
    Reach reach;
};

/// Nothing for a board without cells or a game without players.
std::optional<MoveDiagram> moveDiagram(const Subject &subject, PieceId piece);

/// Where a piece goes from the middle of the empty board, in the marks that the window has.
Drawing moveDrawing(const Subject &subject, PieceId piece);

/// The same with the legend of its marks below.
Drawing withLegend(Drawing drawing);

/// A drawing and the name of its file, without what follows the dot.
struct NamedDrawing
{
    std::string name;
    std::string title;
    Drawing drawing;
};

/// How a piece moves in words, for the rule sheet on the screen and on paper: `does not move.`
Message pieceSentence(const Subject &subject, PieceId piece);

/// What the players have in hand when the game begins, a sentence for each player who has anything.
std::vector<Message> handSentences(const Design &design);

/// What the option `show` of a picture format asks for.
std::vector<NamedDrawing>
chosenDrawings(const Subject &subject, const Format &format, const ExportRequest &request);

/// What such a picture does not show.
Verdict checkPicture(const Format &format, const Subject &subject, const ExportRequest &request);

/// The picture as a whole SVG document, or as an element of a page: then `prefix` tells the names
/// in it from those of other elements. Pieces look as they do in the window.
std::string svgOf(const Drawing &drawing,
                  const Subject &subject,
                  std::string_view title,
                  std::string_view comment = {},
                  std::string_view prefix = {});

} // namespace rookery
