#include "widgets/base/window_bounds.h"

#include <QWidget>

#include <algorithm>

namespace rookery {

void keepWithin(QWidget &window, const QRect &area)
{
    const QRect room = area.marginsRemoved(usualFrame);
    // A minimum of its own would no longer follow the layout: only where it must.
    const QSize least = window.minimumSize().boundedTo(room.size());
    if (least != window.minimumSize())
        window.setMinimumSize(least);
    if (window.windowState() & (Qt::WindowMaximized | Qt::WindowFullScreen))
        return;
    window.resize(window.size().boundedTo(room.size()));
    if (!window.testAttribute(Qt::WA_Moved))
        return; // the desktop places it
    QRect place = window.geometry();
    place.moveLeft(std::clamp(place.left(), room.left(), room.right() + 1 - place.width()));
    place.moveTop(std::clamp(place.top(), room.top(), room.bottom() + 1 - place.height()));
    if (place != window.geometry())
        window.setGeometry(place);
}

} // namespace rookery
