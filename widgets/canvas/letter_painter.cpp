#include "widgets/canvas/letter_painter.h"

#include <QFont>
#include <QPainter>

#include <algorithm>

namespace rookery {

namespace {

void paintDisc(
    QPainter &painter, QPointF centre, double radius, double line, const PlayerColours &colours)
{
    painter.setPen(QPen(colours.line, std::max(1.0, line)));
    painter.setBrush(colours.body);
    painter.drawEllipse(centre, radius, radius);
}

void setBold(QPainter &painter, double height)
{
    QFont font = painter.font();
    font.setPixelSize(std::max(1, static_cast<int>(height)));
    font.setBold(true);
    painter.setFont(font);
}

} // namespace

void paintBadge(QPainter &painter,
                const QRectF &area,
                const QString &letter,
                const PlayerColours &colours)
{
    const double side = std::min(area.width(), area.height());
    if (letter.isEmpty() || side < 20)
        return;
    const double radius = side * 0.15;
    const QPointF centre = area.center() + QPointF(side * 0.3, side * 0.3);
    paintDisc(painter, centre, radius, side * 0.02, colours);
    setBold(painter, side * 0.21);
    painter.drawText(QRectF(centre - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius)),
                     Qt::AlignCenter,
                     letter);
}

void paintLetter(QPainter &painter,
                 const QRectF &area,
                 const PieceType &type,
                 const PlayerColours &colours)
{
    const double side = std::min(area.width(), area.height());
    const double radius = side * 0.36;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintDisc(painter, area.center(), radius, side * 0.035, colours);
    QString letter = QString::fromStdString(type.letter);
    if (letter.isEmpty())
        letter = QString::fromStdString(type.name).left(2);
    setBold(painter, side * (letter.size() > 1 ? 0.3 : 0.42));
    painter.setPen(colours.line);
    painter.drawText(area, Qt::AlignCenter, letter);
    painter.restore();
}

void paintNumber(QPainter &painter,
                 const QRectF &area,
                 const PieceType &type,
                 const PlayerColours &colours)
{
    const double side = std::min(area.width(), area.height());
    const double within = side * 0.05;
    const QRectF tile = QRectF(area.center() - QPointF(side / 2, side / 2), QSizeF(side, side))
                            .adjusted(within, within, -within, -within);
    painter.setPen(QPen(colours.line, std::max(1.0, side * 0.035)));
    painter.setBrush(colours.body);
    painter.drawRoundedRect(tile, side * 0.12, side * 0.12);
    setBold(painter, side * (type.name.size() > 2 ? 0.34 : 0.46));
    painter.drawText(tile, Qt::AlignCenter, QString::fromStdString(type.name));
}

} // namespace rookery
