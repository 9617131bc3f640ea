#pragma once

#include "widgets/canvas/canvas_theme.h"
#include "widgets/canvas/mark_painter.h"

#include <QIcon>

namespace rookery {

inline constexpr int pencilPictureSide = 20;

/// Pictures of what the pencils put on the grid, for so many device pixels per pixel.
QIcon markPicture(MarkKind kind, double ratio);
QIcon manPicture(PlayerColours colours, double ratio);
QIcon wallPicture(const QColor &ink, double ratio);

} // namespace rookery
