#include "widgets/tools/link_tool.h"

#include "model/board/drawn_vector.h"
#include "model/board/labels.h"
#include "model/board/layout.h"
#include "model/edit/board/link_edits.h"
#include "widgets/base/shown_wording.h"
#include "widgets/picture/link_painter.h"
#include "widgets/tools/badge.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace rookery {

namespace {

std::vector<SiteId> cellsOnly(const Board &board, const std::vector<SiteId> &sites)
{
    std::vector<SiteId> cells;
    for (const SiteId site : sites) {
        if (board.cellAt(site))
            cells.push_back(site);
    }
    return cells;
}

} // namespace

LinkTool::LinkTool(const ToolContext &context, Ways ways)
    : Tool(context)
    , m_ways(ways)
{
}

void LinkTool::press(const CanvasEvent &event)
{
    m_from.reset();
    m_chain.clear();
    m_at = event.at;
    m_start = event.at;
    if (event.inverse())
        return drag(event);
    if (event.cell && choices().direction()) {
        m_from = board().site(*event.cell);
        m_chain = {*m_from};
        m_start = event.scene->cell(*event.cell).centre;
    }
}

void LinkTool::drag(const CanvasEvent &event)
{
    m_at = event.at;
    m_isOverCell = event.cell.has_value();
    const auto direction = choices().direction();
    if (!direction)
        return;
    if (event.inverse()) {
        const auto cells = cellsOnly(board(), event.swept);
        if (!cells.empty())
            session().preview(withLinksCut(session().design(), *direction, cells));
        return;
    }
    preview(event);
}

void LinkTool::preview(const CanvasEvent &event)
{
    for (const SiteId site : cellsOnly(board(), event.swept)) {
        if (!m_chain.empty() && site != m_chain.back())
            m_chain.push_back(site);
    }
    // Cells that are drawn by hand have no rows yet: there a drag makes them.
    const bool linksAll = isDrawnByHand() != bool(event.modifiers & Qt::ControlModifier);
    if (m_from && linksAll)
        return previewLinks(m_chain, event.modifiers);
    if (!m_from || !event.cell)
        return session().cancel();
    constexpr double steady = 0.7;
    const SiteId to = board().site(*event.cell);
    if (to == *m_from && QPointF(event.at - m_start).manhattanLength() < steady)
        return session().cancel();
    previewLinks(std::array{*m_from, to}, event.modifiers);
}

/// From each of these cells to the next.
void LinkTool::previewLinks(std::span<const SiteId> chain, Qt::KeyboardModifiers modifiers)
{
    const DirectionId direction = *choices().direction();
    const bool wantsOne = (m_ways == Ways::One) != bool(modifiers & Qt::ShiftModifier);
    const bool canReturn = session().committed().directions->opposite(direction).has_value();
    Result<Design> next = session().committed();
    for (std::size_t i = 1; next && i < chain.size(); ++i) {
        const LinkPair pair{chain[i - 1], chain[i], {}};
        next = wantsOne || !canReturn ? withLinks(*next, direction, std::span(&pair, 1))
                                      : withTwoWayLink(*next, direction, pair);
    }
    session().preview(std::move(next));
}

void LinkTool::release(const CanvasEvent &event)
{
    if (event.inverse()) {
        session().commit(toolText(QT_TRANSLATE_NOOP("Tools", "Cut links")));
        return;
    }
    if (m_from)
        preview(event);
    session().commit(toolText(QT_TRANSLATE_NOOP("Tools", "Draw a link")));
    m_from.reset();
}

void LinkTool::undoAct(CellId cell)
{
    if (!choices().direction())
        return;
    const SiteId site = board().site(cell);
    session().apply(
        toolText(QT_TRANSLATE_NOOP("Tools", "Cut a link")),
        withLinksCut(session().committed(), *choices().direction(), std::span(&site, 1)));
}

void LinkTool::cancel()
{
    m_from.reset();
}

void LinkTool::paintOver(QPainter &painter, const View &view) const
{
    if (!m_from || m_isOverCell)
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    paintArrow(painter, view.map(m_start), view.map(m_at), shownTheme().edited, 2.5);
}

QString LinkTool::hint() const
{
    if (!choices().direction())
        return toolText(QT_TRANSLATE_NOOP("Tools", "Choose a direction on the compass first"));
    if (!isDrawnByHand())
        return {};
    if (m_ways == Ways::One)
        return toolText(QT_TRANSLATE_NOOP(
            "Tools",
            "One-way link: drag over cells, each is linked to the next · Ctrl links only the first "
            "and the last · Shift two ways · right sweep cuts"));
    return toolText(QT_TRANSLATE_NOOP(
        "Tools",
        "Two-way link: drag over cells, each is linked to the next · Ctrl links only the first and "
        "the last · Shift one way · right sweep cuts"));
}

bool LinkTool::isDrawnByHand() const
{
    return board().recipe().lattice == Lattice::Free;
}

void CutTool::press(const CanvasEvent &event)
{
    drag(event);
}

void CutTool::drag(const CanvasEvent &event)
{
    const auto direction = choices().direction();
    const auto cells = cellsOnly(board(), event.swept);
    if (!direction || cells.empty())
        return;
    session().preview(event.inverse() ? withLinksReset(session().design(), *direction, cells)
                                      : withLinksCut(session().design(), *direction, cells));
}

void CutTool::release(const CanvasEvent &event)
{
    session().commit(event.inverse() ? toolText(QT_TRANSLATE_NOOP("Tools", "Restore links"))
                                     : toolText(QT_TRANSLATE_NOOP("Tools", "Cut links")));
}

void CutTool::act(CellId cell)
{
    const SiteId site = board().site(cell);
    if (const auto direction = choices().direction())
        session().apply(toolText(QT_TRANSLATE_NOOP("Tools", "Cut a link")),
                        withLinksCut(session().committed(), *direction, std::span(&site, 1)));
}

void CutTool::undoAct(CellId cell)
{
    const SiteId site = board().site(cell);
    if (const auto direction = choices().direction())
        session().apply(toolText(QT_TRANSLATE_NOOP("Tools", "Restore a link")),
                        withLinksReset(session().committed(), *direction, std::span(&site, 1)));
}

void FollowTool::press(const CanvasEvent &event)
{
    m_from.reset();
    if (event.cell && !event.inverse())
        m_from = board().site(*event.cell);
}

void FollowTool::drag(const CanvasEvent &event)
{
    press(event);
}

void FollowTool::act(CellId cell)
{
    m_from = board().site(cell);
}

void FollowTool::undoAct(CellId)
{
    m_from.reset();
}

std::optional<FollowedRay> FollowTool::ray() const
{
    if (!m_from || !board().cellAt(*m_from) || !choices().direction())
        return std::nullopt;
    return follow(board(), start(), *choices().direction(), orientation::same);
}

void FollowTool::decorate(BoardPicture &picture) const
{
    const auto followed = ray();
    if (!followed)
        return;
    Trail trail{start(), {}, true, std::nullopt};
    for (const WalkStep &step : followed->steps)
        trail.cells.push_back(step.cell);
    picture.trail = std::move(trail);
}

void FollowTool::paintOver(QPainter &painter, const View &view) const
{
    const auto followed = ray();
    if (!followed)
        return;
    const Compass &compass = board().compass();
    const Lattice lattice = board().recipe().lattice;
    const CanvasTheme theme = shownTheme();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const auto paintAxes = [&](CellId cell, const Orientation &held) {
        const QPointF centre = view.map(scenePoint(cellShape(board(), cell).centre));
        const auto paintAxis = [&](const Vector &own, const QColor &colour, double length) {
            const DrawnVector way = drawnVector(lattice, held.apply(own));
            const double size = std::hypot(way.x, way.y);
            if (size < 0.01)
                return;
            const QPointF arm =
                QPointF(way.x, -way.y) / size * (view.flipped ? -1 : 1) * length * view.scale;
            paintArrow(painter,
                       centre - arm * 0.1,
                       centre + arm,
                       colour,
                       std::max(1.5, view.scale * 0.045));
        };
        const Vector forward = forwardVector(lattice);
        paintAxis(forward, theme.forward, 0.48);
        const Vector right = hasThreeAxes(lattice)
                                 ? clockwise(lattice, clockwise(lattice, forward).value_or(forward))
                                       .value_or(forward)
                                 : Vector{{1, 0}};
        paintAxis(right, theme.sideways, 0.32);
    };
    OrientationId before = compass.find(orientation::same);
    paintAxes(start(), orientation::same);
    for (const WalkStep &step : followed->steps) {
        if (step.orientation != before)
            paintAxes(step.cell, compass.orientation(step.orientation));
        before = step.orientation;
    }
    painter.restore();
}

QString FollowTool::hint() const
{
    if (!choices().direction())
        return toolText(QT_TRANSLATE_NOOP("Tools", "Choose a direction on the compass first"));
    const auto followed = ray();
    if (!followed)
        return {};
    const QString direction =
        QString::fromStdString((*session().design().directions)[*choices().direction()].name);
    const int count = static_cast<int>(followed->steps.size());
    return QCoreApplication::translate("Tools", "%1 from %2, %n step(s): %3", nullptr, count)
               .arg(direction,
                    QString::fromStdString(cellLabel(board(), start())),
                    shown(describeRayEnd(*followed, board(), start(), CellNaming::Labels)))
           + QStringLiteral(" \u00b7 ")
           + toolText(QT_TRANSLATE_NOOP(
               "Tools", "long blue arrow: the traveller's forward, short orange arrow: its right"));
}

} // namespace rookery
