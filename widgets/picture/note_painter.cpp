#include "widgets/picture/note_painter.h"

#include "widgets/picture/zone_painter.h"

#include <QPainter>

#include <algorithm>

namespace rookery {

void paintNoteHatches(QPainter &painter,
                      const View &view,
                      const BoardPicture &picture,
                      const QRectF &visible)
{
    const auto hatches = enumRows<Hatch>();
    const double spacing = std::clamp(view.scale * 0.2, 4.0, 14.0);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (const CellNote &note : *picture.notes) {
        const CellGeometry &geometry = picture.scene->cell(note.cell);
        if (note.group < 0 || !geometry.bounds.intersects(visible))
            continue;
        const auto group = static_cast<std::size_t>(note.group);
        QColor colour = zoneColour(note.group, picture.theme.hasDarkCells);
        const QPolygonF outline = pixelOutline(view, geometry);
        colour.setAlphaF(0.3F);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        painter.drawPolygon(outline);
        colour.setAlphaF(0.8F);
        painter.setPen(QPen(colour, std::clamp(view.scale * 0.03, 1.0, 2.0)));
        if (view.scale > 7)
            paintHatch(
                painter, outline, hatches[group % hatches.size()].value, spacing, view.origin);
    }
    painter.restore();
}

void paintNoteTexts(QPainter &painter,
                    const View &view,
                    const BoardPicture &picture,
                    const QRectF &visible)
{
    constexpr double smallestRead = 14; // pixels per cell
    if (view.scale < smallestRead)
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    setBadgeFont(painter, view);
    for (const CellNote &note : *picture.notes) {
        const CellGeometry &geometry = picture.scene->cell(note.cell);
        if (!note.text.isEmpty() && geometry.bounds.intersects(visible))
            paintBadge(painter, view.map(geometry.centre), note.text, picture.theme);
    }
    painter.restore();
}

void setBadgeFont(QPainter &painter, const View &view)
{
    QFont font = painter.font();
    font.setPixelSize(std::max(8, static_cast<int>(view.scale * 0.3)));
    font.setBold(true);
    painter.setFont(font);
}

void paintBadge(QPainter &painter,
                const QPointF &centre,
                const QString &text,
                const CanvasTheme &theme)
{
    QRectF area = QRectF(painter.fontMetrics().boundingRect(text)).adjusted(-4, -1, 4, 1);
    area.setWidth(std::max(area.width(), area.height()));
    area.moveCenter(centre);
    painter.setPen(QPen(theme.label, 1));
    painter.setBrush(theme.background);
    painter.drawRoundedRect(area, area.height() / 2, area.height() / 2);
    painter.drawText(area, Qt::AlignCenter, text);
}

} // namespace rookery
