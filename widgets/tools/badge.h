#pragma once

#include "widgets/picture/canvas_theme.h"

#include <QColor>
#include <QPointF>
#include <QString>

class QPainter;

namespace rookery {

/// A small label beside the pointer, such as "−16 cells, 2 pieces".
void paintBadge(QPainter &painter, QPointF at, const QString &text);

/// Of outlines that show what a tool takes, moves or is about to make.
QColor toolColour(int alpha = 255);

/// The colours of the board as the window shows it.
CanvasTheme shownTheme();

/// Pen and brush of a rubber band.
void setBandColours(QPainter &painter);

} // namespace rookery
