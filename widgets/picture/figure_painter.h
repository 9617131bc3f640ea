#pragma once

#include "model/picture/figure.h"

#include <QPointF>

#include <vector>

class QPainter;

namespace rookery {

/// Draws figures with their (0, 0) at this point of the painter, one unit of them as one of the
/// painter's.
void paintFigures(QPainter &painter, QPointF middle, const std::vector<Figure> &figures);

} // namespace rookery
