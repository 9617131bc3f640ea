#include "widgets/picture/board_painter.h"

#include "model/board/labels.h"
#include "widgets/picture/goal_painter.h"
#include "widgets/picture/label_painter.h"
#include "widgets/picture/legend_painter.h"
#include "widgets/picture/point_lines.h"
#include "widgets/picture/seam_painter.h"
#include "widgets/picture/zone_painter.h"

#include <QFont>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace rookery {

namespace {

QColor mixed(const QColor &base, const QColor &over, double share)
{
    const auto part = [&](int a, int b) {
        return static_cast<int>(a + (b - a) * share);
    };
    return {part(base.red(), over.red()),
            part(base.green(), over.green()),
            part(base.blue(), over.blue())};
}

} // namespace

QPolygonF cellOutline(const View &view, const CellGeometry &cell, double within)
{
    if (cell.outline.isEmpty()) {
        const QRectF area = view.map(cell.bounds).adjusted(within, within, -within, -within);
        return QPolygonF{area.topLeft(), area.topRight(), area.bottomRight(), area.bottomLeft()};
    }
    const QPointF centre = view.map(cell.centre);
    QPolygonF outline = view.map(cell.outline);
    for (QPointF &corner : outline) {
        const QPointF away = corner - centre;
        corner -= away * within / std::max(1.0, std::hypot(away.x(), away.y()));
    }
    return outline;
}

QRectF pieceArea(const View &view, const CellGeometry &cell)
{
    const double side = view.scale * cell.room;
    return {view.map(cell.centre) - QPointF(side / 2, side / 2), QSizeF(side, side)};
}

BoardPainter::BoardPainter(QPainter &painter,
                           const View &view,
                           const BoardPicture &picture,
                           Caching caching)
    : m_painter(painter)
    , m_view(view)
    , m_picture(picture)
    , m_scene(*picture.scene)
    , m_caching(caching)
    , m_colours(picture.design ? picture.theme.players(*picture.design->rules)
                               : std::vector<PlayerColours>())
{
}

QColor BoardPainter::cellColour(CellId cell) const
{
    const CanvasTheme &theme = m_picture.theme;
    const int shade = m_scene.shade(cell);
    if (shade == BoardScene::loose)
        return theme.looseCell;
    if (m_scene.isOnPoints())
        return theme.lightCell;
    switch (m_picture.board->recipe().colouring) {
    case Colouring::Plain:
        return theme.middleCell;
    case Colouring::Custom:
        return theme.handCell(shade);
    case Colouring::Zones:
        return shade == 0 ? theme.lightCell
                          : mixed(theme.lightCell, zoneColour(shade - 1, theme.hasDarkCells), 0.4);
    case Colouring::Checkered:
    case Colouring::ThreeColours:
        break;
    }
    return theme.patternCell(shade);
}

bool BoardPainter::hasLines(CellId cell) const
{
    constexpr double smallestLined = 7; // pixels per cell
    return m_view.scale >= smallestLined && !m_scene.isOnPoints()
           && (!m_scene.cell(cell).outline.isEmpty() || m_scene.shade(cell) == BoardScene::loose
               || isPlain());
}

/// Where neighbours have one colour, lines tell them apart.
bool BoardPainter::isPlain() const
{
    const Colouring colouring = m_picture.board->recipe().colouring;
    return colouring == Colouring::Plain || colouring == Colouring::Zones
           || colouring == Colouring::Custom;
}

/// A pixel more than the square on every side: what the cells leave of it is the board's edge, so
/// that light cells do not merge with what is around them.
void BoardPainter::paintRim(CellId cell)
{
    constexpr double smallest = 8; // pixels of a cell
    const CellGeometry &geometry = m_scene.cell(cell);
    const bool isOpaque = m_painter.opacity() == 1.0;
    if (geometry.outline.isEmpty() && m_view.scale >= smallest && isOpaque && !m_scene.isOnPoints())
        m_painter.fillRect(m_view.map(geometry.bounds).adjusted(-1, -1, 1, 1),
                           m_picture.theme.cellLine);
}

/// A hand-drawn board of points: one ground for all of them, a dot for each.
bool BoardPainter::isOfDots() const
{
    return m_scene.isOnPoints() && m_picture.board->recipe().lattice == Lattice::Free;
}

void BoardPainter::paintCell(CellId cell)
{
    if (isOfDots())
        return;
    const CellGeometry &geometry = m_scene.cell(cell);
    const QColor fill = cellColour(cell);
    const bool isLined = hasLines(cell);
    if (geometry.outline.isEmpty()) {
        // Without antialiasing neighbouring squares meet without a seam.
        const QRectF area = m_view.map(geometry.bounds);
        m_painter.fillRect(area, fill);
        if (isLined) {
            m_painter.setPen(QPen(m_picture.theme.cellLine, 1));
            m_painter.setBrush(Qt::NoBrush);
            m_painter.drawRect(area);
        }
        return;
    }
    m_painter.setRenderHint(QPainter::Antialiasing, isLined);
    m_painter.setBrush(fill);
    m_painter.setPen(isLined ? QPen(m_picture.theme.cellLine, 1) : QPen(Qt::NoPen));
    m_painter.drawPolygon(m_view.map(geometry.outline));
    m_painter.setRenderHint(QPainter::Antialiasing, false);
}

void BoardPainter::paintGround(const QRectF &clip)
{
    m_painter.save();
    const QRectF visible = m_view.unmap(clip);
    if (m_picture.tracing && !m_picture.tracing->image.isNull()) {
        m_painter.setRenderHint(QPainter::SmoothPixmapTransform);
        m_painter.drawImage(m_view.map(m_picture.tracing->area), m_picture.tracing->image);
        m_painter.setOpacity(1 - m_picture.tracing->strength);
    }
    paintGhosts(visible);
    if (isOfDots())
        m_painter.fillRect(m_view.map(m_scene.cellBounds()), m_picture.theme.lightCell);
    paintGoals(m_painter, m_view, m_picture);
    const auto isVisible = [&](const QRectF &cell) {
        return cell.left() < visible.right() && cell.right() > visible.left()
               && cell.top() < visible.bottom() && cell.bottom() > visible.top();
    };
    for (const CellId cell : IdRange<CellId>(m_scene.size())) {
        if (isVisible(m_scene.cell(cell).bounds))
            paintRim(cell);
    }
    for (const CellId cell : IdRange<CellId>(m_scene.size())) {
        if (isVisible(m_scene.cell(cell).bounds))
            paintCell(cell);
    }
    m_painter.setOpacity(1);
    if (m_scene.isOnPoints())
        paintLines(visible);
    if (m_picture.showHoles)
        paintHoles();
    paintZones(m_painter, m_view, m_picture, visible);
    paintSeams(m_painter, m_view, m_picture);
    paintEdgeLabels(m_painter, m_view, m_picture);
    if (m_picture.showCellNames)
        paintCellNames(m_painter, m_view, m_picture, visible);
    m_painter.restore();
}

void BoardPainter::paintLines(const QRectF &clip)
{
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_painter.setPen(QPen(m_picture.theme.cellLine,
                          std::clamp(m_view.scale * 0.035, 1.0, 2.5),
                          Qt::SolidLine,
                          Qt::RoundCap));
    QList<QLineF> lines;
    for (const QLineF &line : pointLines(m_picture)) {
        if (QRectF(line.p1(), line.p2())
                .normalized()
                .adjusted(-0.1, -0.1, 0.1, 0.1)
                .intersects(clip))
            lines << QLineF(m_view.map(line.p1()), m_view.map(line.p2()));
    }
    m_painter.drawLines(lines);
    paintLooseLines(clip);
    if (isOfDots()) {
        const double radius = std::clamp(m_view.scale * 0.07, 1.5, 5.0);
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(m_picture.theme.cellLine);
        for (const CellId cell : IdRange<CellId>(m_scene.size()))
            m_painter.drawEllipse(m_view.map(m_scene.cell(cell).centre), radius, radius);
    }
    m_painter.setRenderHint(QPainter::Antialiasing, false);
}

/// What joins points outside the lattice to those of it, in a colour that shows beside the cells.
void BoardPainter::paintLooseLines(const QRectF &clip)
{
    if (isOfDots())
        return; // all of its lines are such
    QPen pen = m_painter.pen();
    pen.setColor(m_picture.theme.label);
    m_painter.setPen(pen);
    m_painter.setBrush(Qt::NoBrush);
    for (const DrawnLink &link : m_scene.drawnLinks()) {
        if (link.isLoose && link.isSeenIn(clip))
            m_painter.drawPath(m_view.map(link.path));
    }
}

void BoardPainter::paintGhosts(const QRectF &clip)
{
    if (m_scene.ghosts().empty())
        return;
    m_painter.save();
    const double spacing = std::clamp(m_view.scale * 0.16, 4.0, 10.0);
    for (const auto &ghost : m_scene.ghosts()) {
        if (!ghost.geometry.bounds.intersects(clip))
            continue;
        const QRectF box = ghost.geometry.bounds;
        const QPolygonF outline = m_view.map(
            !ghost.geometry.outline.isEmpty()
                ? ghost.geometry.outline
                : QPolygonF({box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft()}));
        m_painter.setOpacity(ghostOpacity);
        m_painter.setRenderHint(QPainter::Antialiasing, !ghost.geometry.outline.isEmpty());
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(cellColour(ghost.cell));
        m_painter.drawPolygon(outline);
        m_painter.setRenderHint(QPainter::Antialiasing);
        m_painter.setPen(QPen(m_picture.theme.ghostHatch, 1));
        paintHatch(m_painter, outline, Hatch::Rising, spacing, m_view.origin);
        if (m_view.scale < 26)
            continue;
        m_painter.setOpacity(0.8);
        m_painter.setPen(m_picture.theme.label);
        m_painter.setFont(labelFont(m_painter, m_view.scale * 0.2));
        m_painter.drawText(pieceArea(ghost.geometry).adjusted(3, 1, -3, -1),
                           Qt::AlignLeft | Qt::AlignBottom,
                           QString::fromStdString(cellLabel(*m_picture.board, ghost.cell)));
    }
    m_painter.restore();
}

void BoardPainter::paintHoles()
{
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(QPen(m_picture.theme.holeLine, 1, Qt::DashLine));
    for (const auto &hole : m_scene.holes()) {
        if (hole.geometry.outline.isEmpty())
            m_painter.drawRect(m_view.map(hole.geometry.bounds).adjusted(2, 2, -3, -3));
        else
            m_painter.drawPolygon(m_view.map(hole.geometry.outline));
    }
}

QRectF BoardPainter::pieceArea(const CellGeometry &geometry) const
{
    return rookery::pieceArea(m_view, geometry);
}

namespace {

/// What lies around the board: its labels, and a margin.
QRectF boardArea(const BoardPicture &picture)
{
    const double margin = 0.08 + goalRoom(picture);
    return picture.scene->bounds().adjusted(-margin, -margin, margin, margin);
}

} // namespace

QSizeF pictureCells(const BoardPicture &picture)
{
    const QRectF area = boardArea(picture);
    return {area.width(), area.height() + legendHeight(picture, area.width())};
}

void paintBoard(QPainter &painter, const QSizeF &surface, const BoardPicture &picture, bool flipped)
{
    const QRectF area = boardArea(picture);
    const QSizeF whole = pictureCells(picture);
    const double scale =
        std::min(surface.width() / whole.width(), surface.height() / whole.height());
    const double legend = (whole.height() - area.height()) * scale;
    const QSizeF board(surface.width(), surface.height() - legend);
    const View view = View::fitting(area, board, 1, flipped);
    BoardPainter layers(painter, view, picture, BoardPainter::Caching::Off);
    painter.fillRect(QRectF(QPointF(0, 0), surface), picture.theme.background);
    const QRectF clip(QPointF(0, 0), board);
    layers.paintGround(clip);
    layers.paintContent(clip);
    if (legend > 0) {
        const QPointF corner((surface.width() - area.width() * scale) / 2,
                             surface.height() - legend);
        paintLegend(painter, corner, area.width(), scale, picture);
    }
}

} // namespace rookery
