#include "widgets/tools/paint_tool.h"

#include "model/edit/board/board_edits.h"
#include "model/edit/renumbering/sites.h"
#include "widgets/base/shown_wording.h"
#include "widgets/tools/badge.h"

#include <QCoreApplication>
#include <QPainter>

namespace rookery {

QString boardChange(const Session &session)
{
    const Design &before = session.committed();
    const Design &after = session.design();
    const std::size_t had = cellCount(*before.board);
    const std::size_t has = cellCount(*after.board);
    const int gained = static_cast<int>(has) - static_cast<int>(had);
    if (gained > 0)
        return QCoreApplication::translate("Tools", "+%n cell(s)", nullptr, gained);
    const Losses lost = losses(before, after);
    if (!lost.any())
        return {};
    return QStringLiteral("−") + shown(describeLosses(lost));
}

PaintTool::PaintTool(const ToolContext &context, Stroke stroke)
    : BrushTool(context)
    , m_stroke(stroke)
    , m_running(stroke)
{
}

Result<Design> PaintTool::stroked(const std::vector<SiteId> &sites, Stroke stroke) const
{
    std::vector<SiteId> all;
    for (const SiteId site : sites) {
        const bool isHole = !board().cellAt(site);
        for (const SiteId image : choices().symmetricSites(site)) {
            if (!board().cellAt(image) == (stroke == Stroke::Fill))
                all.push_back(image);
        }
        if (isHole == (stroke == Stroke::Fill))
            all.push_back(site);
    }
    const Design &design = session().design();
    return stroke == Stroke::Fill ? withCellsRestored(design, all) : withCellsRemoved(design, all);
}

void PaintTool::press(const CanvasEvent &event)
{
    const Stroke other = m_stroke == Stroke::Fill ? Stroke::Punch : Stroke::Fill;
    m_running = event.inverse() ? other : m_stroke;
    drag(event);
}

void PaintTool::drag(const CanvasEvent &event)
{
    m_at = event.at;
    if (!event.swept.empty())
        session().preview(stroked(event.swept, m_running));
}

void PaintTool::release(const CanvasEvent &event)
{
    drag(event);
    finish();
}

void PaintTool::finish()
{
    session().commit(m_running == Stroke::Fill
                         ? QCoreApplication::translate("Tools", "Fill holes")
                         : QCoreApplication::translate("Tools", "Remove cells"));
}

void PaintTool::act(CellId cell)
{
    m_running = m_stroke;
    session().preview(stroked({board().site(cell)}, m_running));
    finish();
}

void PaintTool::undoAct(CellId cell)
{
    m_running = Stroke::Punch;
    session().preview(stroked({board().site(cell)}, m_running));
    finish();
}

void PaintTool::cancel()
{
    m_running = m_stroke;
}

void PaintTool::paintOver(QPainter &painter, const View &view) const
{
    BrushTool::paintOver(painter, view);
    if (session().isPreviewing())
        paintBadge(painter, view.map(m_at), boardChange(session()));
}

void RectangleTool::press(const CanvasEvent &event)
{
    m_start = event.at;
    preview(event);
}

void RectangleTool::drag(const CanvasEvent &event)
{
    preview(event);
}

void RectangleTool::preview(const CanvasEvent &event)
{
    m_band = QRectF(m_start, event.at).normalized();
    // A board that changes under the band: always start from the committed one.
    const Board committed(session().committed().board, session().committed().directions);
    const BoardScene scene(committed);
    if (event.inverse()) {
        session().preview(withCellsRestored(session().committed(), scene.holesIn(m_band)));
        return;
    }
    std::vector<SiteId> sites;
    for (const CellId cell : scene.cellsIn(m_band))
        sites.push_back(committed.site(cell));
    session().preview(withCellsRemoved(session().committed(), sites));
}

void RectangleTool::release(const CanvasEvent &event)
{
    preview(event);
    m_band = {};
    session().commit(event.inverse() ? QCoreApplication::translate("Tools", "Fill a rectangle")
                                     : QCoreApplication::translate("Tools", "Remove a rectangle"));
}

void RectangleTool::paintOver(QPainter &painter, const View &view) const
{
    if (m_band.isNull())
        return;
    const QRectF band = view.map(m_band);
    setBandColours(painter);
    painter.drawRect(band);
    paintBadge(painter, band.bottomRight(), boardChange(session()));
}

} // namespace rookery
