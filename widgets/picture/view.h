#pragma once

#include <QPainterPath>
#include <QPointF>
#include <QPolygonF>
#include <QRectF>

namespace rookery {

/// How a scene lies on a surface: pixels per cell, where the scene's origin is, and whether the
/// board is seen from the other side.
struct View
{
    double scale = 48;
    QPointF origin;
    bool flipped = false;

    QPointF map(QPointF at) const { return origin + (flipped ? -at : at) * scale; }
    QRectF map(const QRectF &area) const
    {
        return QRectF(map(area.topLeft()), map(area.bottomRight())).normalized();
    }
    QPolygonF map(const QPolygonF &outline) const
    {
        QPolygonF mapped;
        mapped.reserve(outline.size());
        for (const QPointF &corner : outline)
            mapped << map(corner);
        return mapped;
    }
    QPainterPath map(QPainterPath path) const
    {
        for (int i = 0; i < path.elementCount(); ++i) {
            const QPointF at = map(QPointF(path.elementAt(i)));
            path.setElementPositionAt(i, at.x(), at.y());
        }
        return path;
    }
    QPointF unmap(QPointF pixel) const
    {
        const QPointF at = (pixel - origin) / scale;
        return flipped ? -at : at;
    }
    QRectF unmap(const QRectF &area) const
    {
        return QRectF(unmap(area.topLeft()), unmap(area.bottomRight())).normalized();
    }

    friend bool operator==(const View &, const View &) = default;

    /// The view that shows `area` as large as it fits, centred; whole device pixels per cell so
    /// that neighbouring squares share an edge exactly.
    static View
    fitting(const QRectF &area, const QSizeF &surface, double devicePixelRatio, bool flipped);
};

} // namespace rookery
