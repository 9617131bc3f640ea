#pragma once

#include "model/picture/marks.h"

#include <QRectF>

class QPainter;

namespace rookery {

/// Draws a mark in a cell, see markFigures().
void paintMark(QPainter &painter,
               const QRectF &cell,
               MarkKind kind,
               int leg = 0,
               MarkPlace place = MarkPlace::Usual);

} // namespace rookery
