#include "widgets/picture/view.h"

#include <algorithm>
#include <cmath>

namespace rookery {

View View::fitting(const QRectF &area, const QSizeF &surface, double devicePixelRatio, bool flipped)
{
    View view;
    view.flipped = flipped;
    const double fit = std::min(surface.width() / area.width(), surface.height() / area.height());
    const double devicePixels = std::floor(fit * devicePixelRatio);
    view.scale = devicePixels >= 1 ? devicePixels / devicePixelRatio : fit;
    const QPointF centre = (flipped ? -area.center() : area.center()) * view.scale;
    const QPointF origin = QPointF(surface.width() / 2, surface.height() / 2) - centre;
    view.origin = QPointF(std::round(origin.x() * devicePixelRatio),
                          std::round(origin.y() * devicePixelRatio))
                  / devicePixelRatio;
    return view;
}

} // namespace rookery
