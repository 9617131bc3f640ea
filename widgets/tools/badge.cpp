#include "widgets/tools/badge.h"

#include <QFontMetricsF>
#include <QPainter>

namespace rookery {

void paintBadge(QPainter &painter, QPointF at, const QString &text)
{
    if (text.isEmpty())
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QFontMetricsF metrics(painter.font());
    QRectF area = metrics.boundingRect(text).adjusted(-8, -4, 8, 4);
    area.moveTopLeft(at + QPointF(14, 14));
    const QRectF room = QRectF(painter.viewport()).adjusted(4, 4, -4, -4);
    if (area.right() > room.right())
        area.moveRight(room.right());
    if (area.bottom() > room.bottom())
        area.moveBottom(at.y() - 10);
    painter.setPen(QPen(Qt::white, 1));
    painter.setBrush(QColor(0x26, 0x2b, 0x33, 235));
    painter.drawRoundedRect(area, 5, 5);
    painter.setPen(Qt::white);
    painter.drawText(area, Qt::AlignCenter, text);
    painter.restore();
}

QColor toolColour(int alpha)
{
    return {0x2f, 0x6f, 0xde, alpha};
}

void setBandColours(QPainter &painter)
{
    painter.setPen(QPen(toolColour(), 1, Qt::DashLine));
    painter.setBrush(toolColour(40));
}

} // namespace rookery
