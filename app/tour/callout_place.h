#pragma once

#include <QPoint>
#include <QRect>
#include <QSize>

namespace rookery {

/// Where a callout stands, and where its arrow ends.
struct CalloutPlace
{
    enum class Arrow { None, Left, Right, Up, Down };

    QRect bubble;
    Arrow arrow = Arrow::None; ///< the side of the bubble that it leaves
    QPoint tip;
};

/// Beside the target where there is room in the window, else over as little of it as can be. The
/// bubble is wholly within the window if it fits there at all.
CalloutPlace placeCallout(const QRect &target, const QRect &window, const QSize &bubble);

} // namespace rookery
