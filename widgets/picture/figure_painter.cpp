#include "widgets/picture/figure_painter.h"

#include <QColor>
#include <QFont>
#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <QPen>

#include <algorithm>

namespace rookery {

namespace {

QPointF pointOf(Spot at)
{
    return {at.x, at.y};
}

QPainterPath textPath(const QPainter &painter, const Figure &figure)
{
    QFont font = painter.font();
    font.setPixelSize(std::max(1, qRound(figure.height)));
    font.setBold(true);
    const QString text = QString::fromStdString(figure.text);
    QPainterPath path;
    path.addText(0, 0, font, text);
    // Capital letters stand in the middle; what hangs below them does not lift them.
    const QFontMetricsF metrics(font);
    path.translate(pointOf(figure.corners.front())
                   + QPointF(-metrics.horizontalAdvance(text) / 2, metrics.capHeight() / 2));
    return path;
}

QPainterPath pathOf(const QPainter &painter, const Figure &figure)
{
    QPainterPath path;
    switch (figure.shape) {
    case Figure::Shape::Box: {
        const QRectF box(pointOf(figure.corners[0]), pointOf(figure.corners[1]));
        if (figure.rounding > 0)
            path.addRoundedRect(box, figure.rounding, figure.rounding);
        else
            path.addRect(box);
        break;
    }
    case Figure::Shape::Disc:
        path.addEllipse(QRectF(pointOf(figure.corners[0]), pointOf(figure.corners[1])));
        break;
    case Figure::Shape::ClosedPath:
        path.moveTo(pointOf(figure.corners.front()));
        for (const Spot &corner : figure.corners)
            path.lineTo(pointOf(corner));
        path.closeSubpath();
        break;
    case Figure::Shape::Text:
        return textPath(painter, figure);
    }
    return path;
}

} // namespace

void paintFigures(QPainter &painter, QPointF middle, const std::vector<Figure> &figures)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(middle);
    for (const Figure &figure : figures) {
        const QPainterPath path = pathOf(painter, figure);
        if (figure.fill)
            painter.fillPath(path, QColor::fromRgb(*figure.fill));
        if (figure.stroke)
            painter.strokePath(path,
                               QPen(QColor::fromRgb(*figure.stroke),
                                    figure.width,
                                    Qt::SolidLine,
                                    Qt::FlatCap,
                                    Qt::MiterJoin));
    }
    painter.restore();
}

} // namespace rookery
