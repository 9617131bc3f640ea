#include "app/window/legend.h"

#include "widgets/canvas/mark_painter.h"

#include <QCoreApplication>
#include <QPainter>

namespace rookery {

Legend::Legend(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("legend"));
    setAccessibleName(tr("Legend"));
    setToolTip(tr("What the marks on the board mean (L hides this line)"));
    setStatusTip(toolTip());
    setFixedHeight(26);
}

void Legend::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setPen(palette().color(QPalette::WindowText));
    double x = 8;
    constexpr double side = 24;
    for (const MarkLegend &row : markLegend()) {
        const QString name = QCoreApplication::translate("Marks", row.name);
        const double width = side + 4 + painter.fontMetrics().horizontalAdvance(name) + 16;
        if (x + width > this->width() + 12)
            return;
        // The cross has its place in a cell's corner; here it is alone.
        const bool isCross = row.kind == MarkKind::Blocked;
        const QRectF cell = isCross ? QRectF(x - 9, 5, 34, 34).translated(-1, -2) : QRectF(x, 1, side, side);
        paintMark(painter, cell, row.kind, 2);
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(QRectF(x + side + 4, 0, width, height()), Qt::AlignVCenter | Qt::AlignLeft, name);
        x += width;
    }
}

} // namespace rookery
