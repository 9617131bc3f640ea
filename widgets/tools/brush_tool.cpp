#include "widgets/tools/brush_tool.h"

#include "widgets/picture/board_scene.h"
#include "widgets/tools/badge.h"
#include "widgets/tools/symmetry_lines.h"

#include <QPainter>

namespace rookery {

void BrushTool::hover(const CanvasEvent &event)
{
    m_touched.clear();
    const auto site = event.cell ? std::optional(board().site(*event.cell)) : event.hole;
    if (!site)
        return;
    for (const SiteId image : choices().symmetricSites(*site)) {
        const CellGeometry &place = event.scene->place(image);
        m_touched.push_back(place.outline.isEmpty() ? QPolygonF(place.bounds) : place.outline);
    }
}

void BrushTool::paintOver(QPainter &painter, const View &view) const
{
    paintSymmetry(painter, view, symmetryLines(board(), choices().symmetryImages()));
    if (session().isPreviewing())
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(toolColour(), 2));
    painter.setBrush(toolColour(30));
    for (const QPolygonF &cell : m_touched) {
        QPolygonF shown;
        for (const QPointF &corner : cell)
            shown << view.map(corner);
        painter.drawPolygon(shown);
    }
}

} // namespace rookery
