#pragma once

#include "model/design/artwork.h"
#include "widgets/picture/canvas_theme.h"

#include <QRectF>

#include <optional>

class QPainter;

namespace rookery {

/// Draws a picture that a design brings along, as large as it fits into the area; with colours,
/// everything light becomes the player's body and everything dark the line. False for one that
/// cannot be drawn after all.
bool paintPicture(QPainter &painter,
                  const QRectF &area,
                  const Picture &picture,
                  const std::optional<PlayerColours> &tint);

/// A number of its own for each content, for caches.
quint64 pictureNumber(const Picture &picture);

} // namespace rookery
