#pragma once

#include <QPointF>
#include <QString>

class QPainter;

namespace rookery {

/// A small label beside the pointer, such as "−16 cells, 2 pieces".
void paintBadge(QPainter &painter, QPointF at, const QString &text);

} // namespace rookery
