#pragma once

#include "widgets/picture/board_picture.h"
#include "widgets/picture/view.h"

#include <QIcon>
#include <QPolygonF>

#include <optional>
#include <set>
#include <string>
#include <vector>

class QPainter;

namespace rookery {

/// The colour of this number in the palette of zones, dark enough for light cells or light enough
/// for dark ones.
QColor zoneColour(int colour, bool isDark);
/// Its name, for people who do not see it.
QString zoneColourName(int colour);

/// The zones of a board as they are to be painted. The cells are this player's, or the common ones;
/// those of the other players come along where they are others. Hidden zones are left out.
std::vector<ShownZone> shownZones(const Design &design,
                                  const Board &board,
                                  std::optional<PlayerId> player = std::nullopt,
                                  const std::set<std::string> &hidden = {});

/// Fills an outline with lines or dots instead of a plane, so that several can lie over each other.
/// `origin` is where the pattern begins; patterns with one origin continue from cell to cell.
void paintHatch(
    QPainter &painter, const QPolygonF &outline, Hatch hatch, double spacing, QPointF origin);

/// A cell's border in pixels.
QPolygonF pixelOutline(const View &view, const CellGeometry &geometry);

/// Tint, hatch and border of every shown zone.
void paintZones(QPainter &painter,
                const View &view,
                const BoardPicture &picture,
                const QRectF &visible);

/// A swatch for lists and buttons.
QIcon zoneIcon(Hatch hatch, int colour, const CanvasTheme &theme);

} // namespace rookery
