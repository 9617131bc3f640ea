#include "widgets/tools/facing_tool.h"

#include "model/board/drawn_vector.h"
#include "model/edit/board/board_edits.h"
#include "widgets/base/given_keys.h"
#include "widgets/picture/link_painter.h"
#include "widgets/tools/badge.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace rookery {

std::optional<PlayerId> FacingTool::playerFor(Qt::KeyboardModifiers modifiers) const
{
    return modifiers & Qt::ShiftModifier ? std::optional(choices().player()) : std::nullopt;
}

Orientation FacingTool::facingAt(CellId cell, PlayerId player) const
{
    const OrientationId held =
        board().held(cell, player, (*session().design().rules)[player].facing);
    return board().compass().orientation(held);
}

Orientation FacingTool::turnedOn(CellId cell) const
{
    const Orientation step =
        hasThreeAxes(session().design().board->lattice) ? orientation::sixth : orientation::quarter;
    return facingAt(cell, m_player.value_or(PlayerId(0))).seenThrough(step);
}

void FacingTool::press(const CanvasEvent &event)
{
    m_player = playerFor(event.modifiers);
    m_facing.reset();
    if (!event.inverse() && event.cell)
        m_facing = turnedOn(*event.cell);
    else if (!event.inverse())
        return;
    stroke(event.swept);
}

void FacingTool::drag(const CanvasEvent &event)
{
    if (m_facing || event.inverse())
        stroke(event.swept);
}

void FacingTool::stroke(const std::vector<SiteId> &sites)
{
    std::vector<SiteId> cells;
    std::copy_if(sites.begin(), sites.end(), std::back_inserter(cells), [&](SiteId site) {
        return board().cellAt(site).has_value();
    });
    if (!cells.empty())
        session().preview(withCellFacing(session().design(), cells, m_player, m_facing));
}

void FacingTool::release(const CanvasEvent &event)
{
    drag(event);
    finish();
}

void FacingTool::finish()
{
    session().commit(m_facing
                         ? QCoreApplication::translate("Tools", "Turn forward")
                         : QCoreApplication::translate("Tools", "Forward as the player faces"));
    m_facing.reset();
}

void FacingTool::act(CellId cell)
{
    m_player.reset();
    m_facing = turnedOn(cell);
    stroke({board().site(cell)});
    finish();
}

void FacingTool::undoAct(CellId cell)
{
    m_player.reset();
    m_facing.reset();
    stroke({board().site(cell)});
    finish();
}

void FacingTool::paintOver(QPainter &painter, const View &view) const
{
    constexpr double smallestSeen = 12; // pixels per cell
    if (view.scale < smallestSeen)
        return;
    const Lattice lattice = session().design().board->lattice;
    const Orientation usual = (*session().design().rules)[choices().player()].facing;
    const CanvasTheme theme = shownTheme();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF visible = view.unmap(QRectF(painter.viewport()));
    for (const CellId cell : board().cells()) {
        const QPointF centre = scenePoint(cellShape(board(), cell).centre);
        if (!visible.contains(centre))
            continue;
        const Orientation facing = facingAt(cell, choices().player());
        const DrawnVector way = drawnVector(lattice, facing.apply(forwardVector(lattice)));
        const double length = std::hypot(way.x, way.y);
        if (length < 0.01)
            continue;
        const QPointF arm = QPointF(way.x, -way.y) / length * 0.34;
        const bool isOwn = facing != usual;
        QColor colour = isOwn ? theme.edited : theme.link;
        colour.setAlphaF(isOwn ? 1.0F : 0.35F);
        paintArrow(painter,
                   view.map(centre - arm),
                   view.map(centre + arm),
                   colour,
                   std::max(1.2, view.scale * (isOwn ? 0.06 : 0.03)));
    }
    painter.restore();
}

QString FacingTool::hint() const
{
    const auto player = (*session().design().rules)[choices().player()].name;
    const QString usual = QCoreApplication::translate(
        "Tools",
        "Forward of %1: click turns a cell's arrow for everyone, with Shift for this player only · "
        "sweep gives the same · right button takes it away · Switch side shows the next player "
        "(Q)");
    return withGivenKey(usual, QStringLiteral("pieces.switch-side"))
        .arg(QString::fromStdString(player));
}

} // namespace rookery
