#include "widgets/canvas/board_canvas.h"

#include <QPainter>

namespace rookery {

/// A dashed frame tells them from the pieces of the setup.
void BoardCanvas::paintTestPieces(QPainter &painter, const View &view) const
{
    if (!m_shown.hasTestPieces())
        return;
    painter.setBrush(Qt::NoBrush);
    QPen pen(m_theme.selection, 2);
    pen.setDashPattern({2, 2});
    painter.setPen(pen);
    for (const auto &[site, side] : m_workspace.trial().testPieces()) {
        const auto cell = m_workspace.board().cellAt(site);
        if (!cell)
            continue;
        const QRectF frame = view.map(m_scene->cell(*cell).bounds).adjusted(3, 3, -3, -3);
        if (side == TestSide::Wall)
            painter.fillRect(frame, QBrush(m_theme.selection, Qt::BDiagPattern));
        painter.drawRect(frame);
    }
}

} // namespace rookery
