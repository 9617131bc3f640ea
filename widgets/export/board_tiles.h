#pragma once

#include "widgets/export/sheet_layout.h"

class QPainter;

namespace rookery {

/// The empty board to play on, its cells so many millimetres large, as parts of which one fits on
/// each page, row by row. It is cut between cells where they stand in rows.
std::vector<std::vector<SheetItem>>
layOutTiles(const Subject &subject, double cell, const QSizeF &page);

/// The largest cells with which that board fits on one page, in whole millimetres.
double cellOnOnePage(const Subject &subject, const QSizeF &page);

/// A part of the board with marks that say where to cut.
void paintTile(QPainter &painter, const Subject &subject, const SheetItem &tile, double cell);

} // namespace rookery
