#pragma once

#include "model/exchange/target/subject.h"
#include "model/picture/marks.h"
#include "widgets/export/sheet_examples.h"

#include <QFont>
#include <QRectF>
#include <QSizeF>
#include <QString>

#include <vector>

namespace rookery {

/// What a hand-out shows: the board with its setup, a diagram with a sentence for each of these
/// pieces, the rules in words, and examples that hold under them.
struct SheetContent
{
    bool hasBoard = true;
    std::vector<PieceId> pieces;
    bool hasRules = false;
    SheetExamples examples = {};
    /// If any, in millimetres: nothing but the empty board, with cells of this size.
    double cellSize = 0;
    bool hasCutPieces = false; ///< behind the empty board: the pieces to play with

    bool hasBoardAlone() const { return pieces.empty() && !hasRules && examples.isEmpty(); }
    bool isEmpty() const { return !hasBoard && hasBoardAlone() && cellSize == 0; }
};

/// One thing on a page, in points from the upper left corner within its margins.
struct SheetItem
{
    enum class Kind { Board, Tile, CutPiece, Diagram, Example, Mark, Title, Heading, Name, Line };

    Kind kind = Kind::Line;
    QRectF area;
    QString text = {}; ///< of all but pictures, on one line
    PieceId piece = {};
    MarkKind mark = MarkKind::Move;
    std::size_t example = 0; ///< in the list of examples
    QRectF part = {};        ///< of the board, in cells; of tiles
    PlayerId player = {};    ///< of a piece to be cut out
};

inline constexpr double pointsPerMillimetre = 72 / 25.4;

/// The letters of titles, headings, names and lines, in points.
QFont sheetFont(SheetItem::Kind kind);

/// Puts a hand-out on pages of this size: the board, the legend, diagrams in three columns, the
/// rules, then the examples. No line and no diagram is cut by the end of a page.
std::vector<std::vector<SheetItem>>
layOutSheet(const Subject &subject, const SheetContent &content, const QSizeF &page);

} // namespace rookery
