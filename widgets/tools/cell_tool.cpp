#include "widgets/tools/cell_tool.h"

#include "model/edit/board/board_edits.h"
#include "widgets/base/shown_wording.h"
#include "widgets/tools/badge.h"
#include "widgets/tools/paint_tool.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <vector>

namespace rookery {

namespace {

/// To the nearest quarter of a cell.
QPointF snapped(QPointF at)
{
    constexpr double grid = 4;
    return {std::round(at.x() * grid) / grid, std::round(at.y() * grid) / grid};
}

/// Whether two cells of the usual size lie over each other.
bool overlap(QPointF a, QPointF b)
{
    constexpr double touching = 0.999;
    return std::abs(a.x() - b.x()) < touching && std::abs(a.y() - b.y()) < touching;
}

double distance(QPointF a, QPointF b)
{
    return std::hypot(a.x() - b.x(), a.y() - b.y());
}

} // namespace

/// The nearest place for a cell that lies over no other: side by side with one where that is near,
/// else on quarters of a cell.
QPointF CellTool::freePlace(const CanvasEvent &event, QPointF wanted) const
{
    constexpr double near = 2.1; // cells: farther ones cannot be in the way
    constexpr double pull = 0.4; // so much nearer a place beside a cell counts
    std::vector<QPointF> others;
    for (const CellId cell : board().cells()) {
        const QPointF centre = event.scene->cell(cell).centre;
        if (board().site(cell) != m_site && distance(centre, wanted) < near)
            others.push_back(centre);
    }
    const auto isFree = [&](QPointF place) {
        return std::none_of(
            others.begin(), others.end(), [&](QPointF other) { return overlap(place, other); });
    };
    QPointF best = snapped(wanted);
    double least = isFree(best) ? distance(best, wanted) : near;
    for (const QPointF &other : others) {
        for (int side = 0; side < 4; ++side) {
            for (int slide = -4; slide <= 4; ++slide) {
                const double along = slide / 4.0;
                const double across = side % 2 == 0 ? 1 : -1;
                const QPointF place =
                    other + (side < 2 ? QPointF(across, along) : QPointF(along, across));
                const double gain = slide == 0 ? pull : 0;
                if (distance(place, wanted) - gain < least && isFree(place)) {
                    best = place;
                    least = distance(place, wanted) - gain;
                }
            }
        }
    }
    return best;
}

void CellTool::hover(const CanvasEvent &event)
{
    m_ghost.reset();
    if (!event.cell)
        m_ghost = freePlace(event, event.at);
}

/// Twelve cells by nine where there is nothing yet.
QRectF CellTool::room() const
{
    return session().design().board->lattice == Lattice::Free ? QRectF(-6, -4.5, 12, 9) : QRectF();
}

void CellTool::paintOver(QPainter &painter, const View &view) const
{
    if (!m_ghost || m_site)
        return;
    const QRectF cell = view.map(QRectF(*m_ghost - QPointF(0.5, 0.5), QSizeF(1, 1)));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(toolColour(), 1.5, Qt::DashLine));
    painter.setBrush(toolColour(40));
    painter.drawRect(cell);
}

void CellTool::press(const CanvasEvent &event)
{
    m_site.reset();
    m_isNew = false;
    const bool isLoose = event.cell && !board().coordinates(*event.cell);
    if (event.inverse()) {
        if (isLoose)
            undoAct(*event.cell);
        return;
    }
    if (event.cell && (isLoose || event.modifiers & Qt::ShiftModifier)) {
        m_site = board().site(*event.cell);
        m_grip = event.at - event.scene->cell(*event.cell).centre;
        return;
    }
    if (event.cell)
        return;
    const Point place = boardPoint(freePlace(event, event.at));
    m_ghost.reset();
    if (session().preview(withCellAdded(session().committed(), place))) {
        m_isNew = true;
        m_site = SiteId(board().siteCount() - 1);
        m_grip = {};
    }
}

void CellTool::drag(const CanvasEvent &event)
{
    if (m_site)
        session().preview(withCellMoved(
            session().design(), *m_site, boardPoint(freePlace(event, event.at - m_grip))));
}

void CellTool::release(const CanvasEvent &)
{
    session().commit(m_isNew ? toolText(QT_TRANSLATE_NOOP("Tools", "Add a cell"))
                             : toolText(QT_TRANSLATE_NOOP("Tools", "Move a cell")));
    m_site.reset();
}

void CellTool::undoAct(CellId cell)
{
    const SiteId site = board().site(cell);
    session().apply(toolText(QT_TRANSLATE_NOOP("Tools", "Delete a cell")),
                    withCellsRemoved(session().committed(), std::span(&site, 1)));
}

QRectF ResizeTool::rectangle(const Design &design) const
{
    return {
        0, -double(design.board->ranks), double(design.board->files), double(design.board->ranks)};
}

ResizeTool::Edge ResizeTool::edgeAt(QPointF at) const
{
    const BoardRecipe &recipe = *session().committed().board;
    if (recipe.lattice != Lattice::Square || recipe.layout != Layout::Flat)
        return Edge::None;
    const QRectF area = rectangle(session().committed());
    const double left = std::abs(at.x() - area.left());
    const double right = std::abs(at.x() - area.right());
    const double bottom = std::abs(at.y() - area.bottom());
    const double top = std::abs(at.y() - area.top());
    const double nearest = std::min({left, right, bottom, top});
    if (nearest == right)
        return Edge::Right;
    if (nearest == left)
        return Edge::Left;
    return nearest == top ? Edge::Top : Edge::Bottom;
}

void ResizeTool::hover(const CanvasEvent &event)
{
    m_at = event.at;
}

void ResizeTool::press(const CanvasEvent &event)
{
    m_edge = event.inverse() ? Edge::None : edgeAt(event.at);
    m_start = event.at;
    m_at = event.at;
    m_shift = {};
    m_fault.clear();
}

void ResizeTool::drag(const CanvasEvent &event)
{
    m_at = event.at;
    const int right = qRound(event.at.x() - m_start.x());
    const int up = qRound(m_start.y() - event.at.y());
    Margins margins;
    switch (m_edge) {
    case Edge::None:
        return;
    case Edge::Left:
        margins.left = -right;
        break;
    case Edge::Right:
        margins.right = right;
        break;
    case Edge::Bottom:
        margins.bottom = -up;
        break;
    case Edge::Top:
        margins.top = up;
        break;
    }
    auto resized = withMargins(session().committed(), margins);
    m_fault = resized ? QString() : shown(resized.error().message);
    if (!resized)
        return;
    m_shift = QPointF(-margins.left, margins.bottom);
    session().preview(std::move(*resized));
}

void ResizeTool::release(const CanvasEvent &event)
{
    drag(event);
    cancel();
    session().commit(toolText(QT_TRANSLATE_NOOP("Tools", "Resize the board")));
}

void ResizeTool::cancel()
{
    m_edge = Edge::None;
    m_shift = {};
    m_fault.clear();
}

QString ResizeTool::hint() const
{
    const BoardRecipe &recipe = *session().committed().board;
    if (recipe.lattice != Lattice::Square)
        return toolText(QT_TRANSLATE_NOOP(
            "Tools", "A free board has no edges: add and delete its cells one by one"));
    if (recipe.layout != Layout::Flat)
        return toolText(QT_TRANSLATE_NOOP(
            "Tools",
            "Draw the board flat to drag its edges, or use the numbers in the Board panel"));
    return {};
}

void ResizeTool::paintOver(QPainter &painter, const View &view) const
{
    const BoardRecipe &recipe = *session().design().board;
    if (recipe.lattice != Lattice::Square || recipe.layout != Layout::Flat)
        return;
    const QRectF area = view.map(rectangle(session().design()));
    painter.setPen(QPen(toolColour(), 3));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(area);
    painter.setBrush(toolColour());
    painter.setPen(QPen(Qt::white, 1.5));
    painter.setRenderHint(QPainter::Antialiasing);
    const QPointF centre = area.center();
    for (const QPointF &handle : {QPointF(area.left(), centre.y()),
                                  QPointF(area.right(), centre.y()),
                                  QPointF(centre.x(), area.top()),
                                  QPointF(centre.x(), area.bottom())})
        painter.drawEllipse(handle, 6, 6);
    if (m_edge == Edge::None)
        return;
    QString badge = QStringLiteral("%1×%2").arg(recipe.files).arg(recipe.ranks);
    const QString change = boardChange(session());
    if (!m_fault.isEmpty())
        badge = m_fault;
    else if (!change.isEmpty())
        badge += QStringLiteral("   ") + change;
    paintBadge(painter, view.map(m_at - m_shift), badge);
}

} // namespace rookery
