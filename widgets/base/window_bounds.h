#pragma once

#include <QRect>

class QWidget;

namespace rookery {

/// Lets a window or dialog that is not shown yet lie wholly within an area of the screen, also
/// where it was left on a larger one.
void keepWithin(QWidget &window, const QRect &area);

} // namespace rookery
