#pragma once

#include "widgets/export/sheet_layout.h"

class QPainter;

namespace rookery {

/// The pieces of the setup, those in hand too, to be cut out: each in a square of so many
/// points. Of a type that no player begins with, such as those of promotions, each player gets
/// one.
std::vector<std::vector<SheetItem>>
layOutPieces(const Subject &subject, double side, const QSizeF &page);

void paintCutPiece(QPainter &painter, const Subject &subject, const SheetItem &item);

} // namespace rookery
