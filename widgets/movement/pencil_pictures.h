#pragma once

#include "widgets/base/tokens.h"
#include "widgets/picture/canvas_theme.h"
#include "widgets/picture/mark_painter.h"

#include <QIcon>

namespace rookery {

inline constexpr int pencilPictureSide = Tokens::picture;

/// Pictures of what the pencils put on the grid, for so many device pixels per pixel.
QIcon markPicture(MarkKind kind, double ratio);
QIcon piecePicture(PlayerColours colours, double ratio);
QIcon wallPicture(const QColor &ink, double ratio);

} // namespace rookery
