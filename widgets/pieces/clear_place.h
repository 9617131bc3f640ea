#pragma once

#include <QPoint>
#include <QRect>
#include <QSize>

#include <vector>

namespace rookery {

/// Where something of this size lies within the room so that it covers the least of the areas, of
/// which an earlier one matters more than all behind it; then as near to the right of `beside` as
/// it can be.
QPoint clearPlace(const QSize &size,
                  const QRect &room,
                  const QRect &beside,
                  const std::vector<QRect> &areas);

} // namespace rookery
