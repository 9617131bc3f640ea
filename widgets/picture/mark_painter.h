#pragma once

#include "model/picture/marks.h"

#include <QRectF>

class QPainter;

namespace rookery {

/// Marks over pieces let them be seen.
inline constexpr double markOverPiece = 0.85;

/// Draws a mark in a cell, see markFigures(). Where the painter is not opaque, the mark as a whole
/// lets through what is below it; lines of SVG and PDF do so one by one.
void paintMark(QPainter &painter,
               const QRectF &cell,
               MarkKind kind,
               int leg = 0,
               MarkPlace place = MarkPlace::Usual);

} // namespace rookery
