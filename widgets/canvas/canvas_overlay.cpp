#include "widgets/canvas/canvas_overlay.h"

#include "widgets/picture/board_painter.h"

#include <QPainter>
#include <QPalette>

namespace rookery {

CanvasOverlay::CanvasOverlay(QPainter &painter,
                             const View &view,
                             const BoardScene &scene,
                             const CanvasTheme &theme)
    : m_painter(painter)
    , m_view(view)
    , m_scene(scene)
    , m_theme(theme)
{
}

void CanvasOverlay::paintTestPiece(CellId cell, TestSide side)
{
    QPen pen(m_theme.selection, 2);
    pen.setDashPattern({2, 2});
    m_painter.setPen(pen);
    m_painter.setBrush(Qt::NoBrush);
    const QRectF frame = m_view.map(m_scene.cell(cell).bounds).adjusted(3, 3, -3, -3);
    if (side == TestSide::Wall)
        m_painter.fillRect(frame, QBrush(m_theme.selection, Qt::BDiagPattern));
    m_painter.drawRect(frame);
}

void CanvasOverlay::paintCursor(CellId cell)
{
    m_painter.setPen(QPen(m_theme.cursor, 2));
    m_painter.setBrush(Qt::NoBrush);
    const CellGeometry &geometry = m_scene.cell(cell);
    m_painter.drawPolygon(cellOutline(m_view, geometry, 1));
    m_painter.drawPolygon(cellOutline(m_view, geometry, 5));
}

void CanvasOverlay::paintProbe(const QString &text, const QRect &widget, const QPalette &palette)
{
    m_painter.setRenderHint(QPainter::Antialiasing);
    const QRect room = widget.adjusted(16, 12, -16, -12);
    const QRect place = m_painter.fontMetrics().boundingRect(
        room, Qt::AlignHCenter | Qt::AlignBottom | Qt::TextWordWrap, text);
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(palette.color(QPalette::ToolTipBase));
    m_painter.drawRoundedRect(place.adjusted(-10, -6, 10, 6), 6, 6);
    m_painter.setPen(palette.color(QPalette::ToolTipText));
    m_painter.drawText(place, Qt::AlignCenter | Qt::TextWordWrap, text);
}

} // namespace rookery
