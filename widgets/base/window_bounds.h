#pragma once

#include <QMargins>
#include <QRect>

class QWidget;

namespace rookery {

/// What a desktop puts around a window, as nearly as it can be known before it is shown.
inline constexpr QMargins usualFrame(4, 32, 4, 4);

/// Lets a window or dialog that is not shown yet lie wholly within an area of the screen, also
/// where it was left on a larger one.
void keepWithin(QWidget &window, const QRect &area);

} // namespace rookery
