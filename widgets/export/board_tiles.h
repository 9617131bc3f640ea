#pragma once

#include "widgets/export/sheet_layout.h"

class QPainter;

namespace rookery {

class DiagramPicture;

/// The empty board to play on, its cells so many millimetres large but no larger than
/// largestCell(), as parts of which one fits on each page, row by row. It is cut between cells
/// where they stand in rows.
std::vector<std::vector<SheetItem>>
layOutTiles(const Subject &subject, double cell, const QSizeF &page);

/// The largest cells with which that board fits on one page, in whole millimetres.
double cellOnOnePage(const Subject &subject, const QSizeF &page);

/// The largest cells with which it needs no more than some hundred pages, in millimetres.
double largestCell(const Subject &subject, const QSizeF &page);

/// A part of the board in its start position with marks that say where to cut.
void paintTile(QPainter &painter, const DiagramPicture &board, const SheetItem &tile);

} // namespace rookery
