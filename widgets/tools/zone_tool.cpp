#include "widgets/tools/zone_tool.h"

#include "model/board/neighbours.h"
#include "model/board/zone_map.h"
#include "model/edit/board/zone_edits.h"
#include "widgets/picture/board_scene.h"
#include "widgets/picture/zone_painter.h"
#include "widgets/tools/badge.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

namespace rookery {

Design ZoneTool::canvasFor() const
{
    const Design &design = session().committed();
    // The chosen zone may be the one that this very stroke has made.
    if (choices().zone() && choices().zone()->index() < design.board->edits.zones.size())
        return design;
    auto made = withNewZone(design);
    return made ? std::move(*made) : design;
}

ZoneId ZoneTool::paintedZone() const
{
    return choices().zone().value_or(ZoneId(0));
}

void ZoneTool::press(const CanvasEvent &event)
{
    m_gesture = event.modifiers & Qt::AltModifier       ? Gesture::None
                : event.modifiers & Qt::ControlModifier ? Gesture::Area
                                                        : Gesture::Stroke;
    m_start = m_at = event.at;
    m_pressed = event.cell;
    m_isBand = false;
    if (m_gesture == Gesture::Area)
        area(event);
    else if (m_gesture == Gesture::Stroke)
        stroke(canvasFor(), event.swept, event.inverse());
    else if (event.cell)
        pick(*event.cell);
}

void ZoneTool::drag(const CanvasEvent &event)
{
    if (m_gesture == Gesture::None)
        return;
    m_at = event.at;
    if (m_gesture == Gesture::Area)
        area(event);
    else if (event.modifiers & Qt::ShiftModifier)
        stroke(canvasFor(), sitesOnWay(*event.scene, board(), m_start, event.at), event.inverse());
    else
        stroke(session().isPreviewing() ? session().design() : canvasFor(),
               event.swept,
               event.inverse());
}

void ZoneTool::release(const CanvasEvent &event)
{
    drag(event);
    if (m_gesture != Gesture::None)
        finish(event.inverse());
    m_gesture = Gesture::None;
}

void ZoneTool::area(const CanvasEvent &event)
{
    const Design base = canvasFor();
    m_isBand = m_isBand || event.cell != m_pressed;
    std::vector<SiteId> sites;
    if (m_isBand) {
        for (const CellId cell : event.scene->cellsIn(QRectF(m_start, m_at).normalized()))
            sites.push_back(board().site(cell));
    } else if (m_pressed) {
        sites = region(base, *m_pressed);
    }
    stroke(base, sites, event.inverse());
}

std::vector<SiteId> ZoneTool::region(const Design &base, CellId from) const
{
    const auto &zones = base.board->edits.zones;
    if (paintedZone().index() >= zones.size())
        return {};
    return regionAround(board(), from, zoneCells(zones[paintedZone().index()]));
}

std::vector<SiteId> ZoneTool::zoneCells(const Zone &zone) const
{
    const auto player = choices().zonePlayer();
    const auto facings = session().design().rules->facings();
    return player ? zoneSites(board(), zone, *player, facings)
                  : commonSites(board(), zone, facings);
}

void ZoneTool::stroke(const Design &base, const std::vector<SiteId> &sites, bool erases)
{
    const std::vector<SiteId> cells = repeated(sites);
    if (base.board->edits.zones.empty() || (cells.empty() && !session().isPreviewing()))
        return;
    const ZoneId zone = paintedZone();
    const auto player = choices().zonePlayer();
    session().preview(erases ? withZoneErased(base, zone, cells, player)
                             : withZonePainted(base, zone, cells, player));
}

void ZoneTool::finish(bool erases)
{
    session().commit(erases ? QCoreApplication::translate("Tools", "Take cells out of a zone")
                            : QCoreApplication::translate("Tools", "Paint a zone"));
}

void ZoneTool::pick(CellId cell)
{
    // Later zones lie on top.
    const auto shown =
        shownZones(session().design(), board(), choices().zonePlayer(), viewState().hiddenZones());
    for (auto zone = shown.rbegin(); zone != shown.rend(); ++zone) {
        if (std::binary_search(zone->cells.begin(), zone->cells.end(), cell))
            return choices().setZone(
                findZone(session().design().board->edits.zones, zone->name.toStdString()));
    }
}

void ZoneTool::act(CellId cell)
{
    stroke(canvasFor(), {board().site(cell)}, false);
    finish(false);
}

void ZoneTool::undoAct(CellId cell)
{
    stroke(canvasFor(), {board().site(cell)}, true);
    finish(true);
}

void ZoneTool::paintOver(QPainter &painter, const View &view) const
{
    BrushTool::paintOver(painter, view);
    const auto &zones = session().design().board->edits.zones;
    if (m_gesture == Gesture::None || !session().isPreviewing()
        || paintedZone().index() >= zones.size())
        return;
    if (m_gesture == Gesture::Area && m_isBand) {
        painter.setPen(QPen(toolColour(), 1, Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(view.map(QRectF(m_start, m_at).normalized()));
    }
    const Zone &zone = zones[paintedZone().index()];
    const std::size_t count = zoneCells(zone).size();
    paintBadge(
        painter,
        view.map(m_at),
        QCoreApplication::translate("Tools", "%1: %n cell(s)", nullptr, static_cast<int>(count))
            .arg(QString::fromStdString(zone.name)));
}

QString ZoneTool::hint() const
{
    const auto &zones = session().design().board->edits.zones;
    if (!choices().zone())
        return QCoreApplication::translate(
            "Tools", "Zone: the first stroke makes a new zone; name it in the Zones panel");
    return QCoreApplication::translate("Tools",
                                       "Zone %1: click or sweep paints · right button takes out · "
                                       "Shift keeps the stroke straight · Ctrl: a drag paints a "
                                       "rectangle, a click what is enclosed · Alt picks a zone")
        .arg(QString::fromStdString(zones[paintedZone().index()].name));
}

} // namespace rookery
