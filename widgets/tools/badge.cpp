#include "widgets/tools/badge.h"

#include <QFontMetricsF>
#include <QGuiApplication>
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
    QColor ground = Tokens::of(Shade::Light).text;
    ground.setAlphaF(0.92F);
    painter.setPen(QPen(Qt::white, 1));
    painter.setBrush(ground);
    painter.drawRoundedRect(area, 5, 5);
    painter.setPen(Qt::white);
    painter.drawText(area, Qt::AlignCenter, text);
    painter.restore();
}

QColor toolColour(int alpha)
{
    QColor colour = Tokens::of(Shade::Light).accent;
    colour.setAlpha(alpha);
    return colour;
}

CanvasTheme shownTheme()
{
    return CanvasTheme::of(QGuiApplication::palette());
}

void setBandColours(QPainter &painter)
{
    painter.setPen(QPen(toolColour(), 1, Qt::DashLine));
    painter.setBrush(toolColour(40));
}

} // namespace rookery
