#pragma once

#include <QRectF>
#include <QString>

class QPainter;

namespace rookery {

/// What a mark on a cell means. Each has its own shape; colour only repeats it.
enum class MarkKind {
    Move,    ///< filled disc
    Capture, ///< ring with four corner ticks
    Both,    ///< disc inside the ring
    Hurdle,  ///< diamond: the man here is jumped over
    Victim,  ///< triangle: the man here is taken by a move that ends elsewhere
    Via,     ///< hollow square with the number of the leg
    Blocked, ///< cross
    Promotion, ///< five-point star in the corner
};

/// One row of the legend.
struct MarkLegend
{
    MarkKind kind;
    const char *name;   ///< for people, translated in context "Marks"
    const char *letter; ///< letter mode and screen readers
};

const QList<MarkLegend> &markLegend();

/// Where a mark lies that usually leaves room for a man.
enum class MarkPlace { Usual, Middle };

/// Draws a mark in a cell with a black and a white rim, so that it stands out on any ground.
void paintMark(QPainter &painter, const QRectF &cell, MarkKind kind, int leg = 0, MarkPlace place = MarkPlace::Usual);

} // namespace rookery
