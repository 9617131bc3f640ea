#include "widgets/tools/glue_tool.h"

#include "model/board/drawn_vector.h"
#include "widgets/tools/badge.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace rookery {

namespace {

constexpr std::array<Vector, 4> squareSides = {
    Vector{{0, 1}}, Vector{{1, 0}}, Vector{{0, -1}}, Vector{{-1, 0}}};
constexpr std::array<Vector, 6> hexSides = {Vector{{0, 1, -1}},
                                            Vector{{1, 0, -1}},
                                            Vector{{1, -1, 0}},
                                            Vector{{0, -1, 1}},
                                            Vector{{-1, 0, 1}},
                                            Vector{{-1, 1, 0}}};

QString joining()
{
    return toolText(QT_TRANSLATE_NOOP("Tools", "Join two edges"));
}

/// The steps over the sides of a run of cells that lies along `length`; none if it lies along no
/// row.
std::vector<Vector> sidesOf(Lattice lattice, const Vector &length)
{
    std::vector<Vector> sides;
    if (!hasThreeAxes(lattice)) {
        for (const Vector &side : squareSides) {
            if (side.x() * length.x() + side.y() * length.y() == 0)
                sides.push_back(side);
        }
        const bool isStraight = length.x() == 0 || length.y() == 0;
        return isStraight ? sides : std::vector<Vector>();
    }
    for (std::size_t axis = 0; axis < 3; ++axis) {
        if (length.along[axis] != 0)
            continue;
        for (const Vector &side : hexSides) {
            if (side.along[axis] != 0 && std::find(sides.begin(), sides.end(), side) == sides.end())
                sides.push_back(side);
        }
    }
    return sides;
}

} // namespace

std::optional<BoardEdge>
GlueTool::edge(CellId first, CellId last, std::optional<QPointF> lean) const
{
    const auto from = board().coordinates(first);
    const auto to = board().coordinates(last);
    const Lattice lattice = board().recipe().lattice;
    if (!from || !to || lattice == Lattice::Triangle)
        return std::nullopt;
    std::optional<Vector> best;
    double bestLean = -10;
    for (const Vector &side : sidesOf(lattice, *to + -*from)) {
        const auto step = board().compass().step(side);
        const bool isOpen = !step || !board().link(first, *step);
        const DrawnVector way = drawnVector(lattice, side);
        const double leans = lean ? lean->x() * way.x - lean->y() * way.y : 0;
        const double worth = leans + (isOpen ? 0.5 : 0);
        if (worth > bestLean) {
            bestLean = worth;
            best = side;
        }
    }
    if (!best)
        return std::nullopt;
    return BoardEdge{board().site(first), board().site(last), *best};
}

void GlueTool::press(const CanvasEvent &event)
{
    m_start.reset();
    m_running.reset();
    if (event.inverse())
        return cancel();
    if (!event.cell)
        return;
    m_lean = event.at - event.scene->cell(*event.cell).centre;
    m_running = edge(*event.cell, *event.cell, m_lean);
    if (m_running)
        m_start = event.cell;
    else
        refuse(*event.cell, *event.cell);
}

void GlueTool::drag(const CanvasEvent &event)
{
    if (m_start && event.cell) {
        if (const auto now = edge(*m_start, *event.cell, m_lean))
            m_running = now;
    }
}

void GlueTool::release(const CanvasEvent &event)
{
    drag(event);
    m_start.reset();
    if (m_running)
        take(*m_running, event.modifiers & Qt::ShiftModifier ? Glue::Reversed : Glue::Straight);
    m_running.reset();
}

void GlueTool::refuse(CellId first, CellId last) const
{
    const BoardEdge none{board().site(first), board().site(last), {}};
    session().apply(joining(), withEdgesGlued(session().committed(), none, none, Glue::Straight));
}

void GlueTool::take(const BoardEdge &edge, Glue glue)
{
    if (!m_first) {
        m_first = edge;
        return;
    }
    const BoardEdge first = *m_first;
    if (session().apply(joining(), withEdgesGlued(session().committed(), first, edge, glue)))
        m_first.reset();
}

void GlueTool::act(CellId cell)
{
    if (!m_keyStart) {
        m_keyStart = cell;
        return;
    }
    const auto run = edge(*m_keyStart, cell, std::nullopt);
    if (run)
        take(*run, Glue::Straight);
    else
        refuse(*m_keyStart, cell);
    m_keyStart.reset();
}

void GlueTool::cancel()
{
    m_first.reset();
    m_running.reset();
    m_start.reset();
    m_keyStart.reset();
}

void GlueTool::paintEdge(QPainter &painter,
                         const View &view,
                         const BoardEdge &edge,
                         const QString &letter) const
{
    const auto first = board().cellAt(edge.first);
    const auto last = board().cellAt(edge.last);
    if (!first || !last)
        return;
    const QPointF from = scenePoint(cellShape(board(), *first).centre);
    const QPointF to = scenePoint(cellShape(board(), *last).centre);
    const DrawnVector way = drawnVector(board().recipe().lattice, edge.outward);
    const double length = std::hypot(to.x() - from.x(), to.y() - from.y());
    QPointF out = QPointF(way.x, -way.y) / 2;
    if (length > 0) { // on hexagons a step over the side leans; the edge lies square to the run
        const QPointF run = (to - from) / length;
        out -= run * (out.x() * run.x() + out.y() * run.y());
    }
    const QPointF along =
        length > 0 ? (to - from) / length / 2 : QPointF(std::abs(out.y()), std::abs(out.x()));
    const QLineF line(view.map(from - along + out), view.map(to + along + out));
    const QColor colour = shownTheme().edited;
    painter.setPen(
        QPen(colour, std::clamp(view.scale * 0.12, 3.0, 7.0), Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(line);
    const double room = 20;
    const QRectF badge(line.p1() - QPointF(room / 2, room / 2), QSizeF(room, room));
    painter.setPen(QPen(Qt::white, 1.5));
    painter.setBrush(colour);
    painter.drawEllipse(badge);
    painter.setPen(Qt::white);
    painter.drawText(badge, Qt::AlignCenter, letter);
}

void GlueTool::paintOver(QPainter &painter, const View &view) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_first)
        paintEdge(painter, view, *m_first, QStringLiteral("1"));
    if (m_running)
        paintEdge(painter, view, *m_running, m_first ? QStringLiteral("2") : QStringLiteral("1"));
}

QString GlueTool::hint() const
{
    if (m_keyStart)
        return toolText(QT_TRANSLATE_NOOP("Tools", "Join: Enter on the last cell of this edge"));
    if (m_first)
        return toolText(QT_TRANSLATE_NOOP(
            "Tools",
            "Join: now sweep the second edge; both begin where they were begun, with Shift the "
            "second is turned round · right button forgets the first"));
    return {};
}

} // namespace rookery
