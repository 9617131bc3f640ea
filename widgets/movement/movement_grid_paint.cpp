#include "widgets/movement/movement_grid.h"
#include "widgets/picture/board_painter.h"

#include <QPaintEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace rookery {

namespace {

constexpr double faintOpacity = 0.4;

/// A corner filled in: no piece elsewhere can prevent it.
void paintCertain(QPainter &painter, const QRectF &cell)
{
    const double side = 0.3 * std::min(cell.width(), cell.height());
    const QPolygonF corner{
        cell.topRight(), cell.topRight() - QPointF(side, 0), cell.topRight() + QPointF(0, side)};
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(Qt::white, 1));
    painter.setBrush(Qt::black);
    painter.drawPolygon(corner);
    painter.setRenderHint(QPainter::Antialiasing, false);
}

} // namespace

BoardPicture MovementGrid::picture() const
{
    BoardPicture picture;
    picture.design = &m_board->design();
    picture.board = &m_board->board();
    picture.scene = m_scene.get();
    picture.position = &m_board->position();
    picture.theme = m_theme;
    picture.reach = m_piecesShown == Pieces::AsPlaced ? &m_marks : nullptr;
    picture.trail = m_probe->cell() ? m_probe->player().shown() : drawnTrail();
    return picture;
}

/// The legs of the move that is being drawn; its images go without.
std::optional<Trail> MovementGrid::drawnTrail() const
{
    if (!m_drawing.move())
        return std::nullopt;
    Trail trail{m_board->centre(), {}, true, std::nullopt};
    Vector at;
    for (const DrawnLeg &leg : m_drawing.move()->legs) {
        at = at + leg.by;
        const auto cell = m_board->cell(m_movement.facing().apply(at));
        if (!cell)
            break;
        trail.cells.push_back(*cell);
    }
    return trail;
}

/// What the next move has to jump over or to pass.
void MovementGrid::paintWaypoints(QPainter &painter)
{
    int number = 0;
    for (const MoveDrawing::Waypoint &waypoint : m_drawing.waypoints()) {
        ++number;
        for (const Vector &image : images(m_movement.facing().apply(waypoint.at))) {
            const auto cell = m_board->cell(image);
            if (!cell)
                continue;
            const QRectF area = markArea(*cell);
            const bool isHurdle = waypoint.joint == Joint::Hurdle;
            paintMark(painter,
                      area,
                      isHurdle ? MarkKind::Hurdle : MarkKind::Via,
                      number,
                      MarkPlace::Middle);
        }
    }
}

void MovementGrid::refreshFaint()
{
    m_faintIsOld = false;
    m_faintLayer = QPixmap();
    if (m_faint.touched().empty())
        return;
    m_faintLayer = QPixmap(size() * devicePixelRatioF());
    m_faintLayer.setDevicePixelRatio(devicePixelRatioF());
    m_faintLayer.fill(Qt::transparent);
    QPainter painter(&m_faintLayer);
    painter.setFont(font());
    for (const CellId cell : m_faint.touched()) {
        const auto kind = markFor(m_faint, cell);
        if (kind && !markFor(m_marks, cell))
            paintMark(painter, markArea(cell), *kind, m_faint.viaLeg(cell));
    }
}

void MovementGrid::paintEvent(QPaintEvent *event)
{
    if (m_faintIsOld)
        refreshFaint();
    QPainter painter(this);
    paintGround(painter, m_view);
    paintWalls(painter);
    if (!m_faintLayer.isNull() && m_piecesShown == Pieces::AsPlaced) {
        painter.setOpacity(faintOpacity);
        painter.drawPixmap(0, 0, m_faintLayer);
        painter.setOpacity(1);
    }
    painter.setFont(font());
    BoardPainter(painter, m_view, picture(), BoardPainter::Caching::On)
        .paintContent(QRectF(event->rect()));
    paintChances(painter);
    paintWaypoints(painter);
    paintHover(painter);
    paintHint(painter);
}

/// The cell's border so many pixels within it, filled with the brush.
void MovementGrid::paintOutline(QPainter &painter, const CellGeometry &cell, double within) const
{
    painter.setRenderHint(QPainter::Antialiasing, !cell.outline.isEmpty());
    painter.drawPolygon(cellOutline(m_view, cell, within));
    painter.setRenderHint(QPainter::Antialiasing, false);
}

/// Outlines of the cell under the pointer or the cursor and of everything a click would touch.
void MovementGrid::paintHover(QPainter &painter)
{
    const auto at = m_pointed;
    const bool isDone = m_stroke.has_value() || !at || *at == Vector{};
    const double width = std::max(1.5, m_view.scale * 0.06);
    if (!isDone) {
        const bool isPiece = isTestPencil(m_options.pencil);
        QPen pen(m_theme.selection, width);
        pen.setJoinStyle(Qt::MiterJoin);
        if (m_options.pencil == Pencil::Erase || !canPaint())
            pen.setDashPattern({2, 2});
        QColor wash = m_theme.selection;
        wash.setAlphaF(0.16F);
        painter.setPen(pen);
        for (const Vector &image : isPiece ? std::vector<Vector>{*at} : images(*at)) {
            const auto cell = m_board->cell(image);
            if (!cell)
                continue;
            painter.setBrush(wash);
            paintOutline(painter, m_scene->cell(*cell), width / 2);
        }
    }
    const CellGeometry *cursor = geometryOf(m_cursor);
    if (!hasFocus() || !cursor)
        return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_theme.cursor, 2));
    paintOutline(painter, *cursor, 1);
    if (m_view.scale < 28)
        return; // a second line would hide what stands there
    painter.setPen(QPen(m_theme.cursor, 1));
    paintOutline(painter, *cursor, 4);
}

void MovementGrid::paintWalls(QPainter &painter)
{
    for (const TestPiece &piece : m_boardPieces) {
        if (piece.side != TestPiece::Side::Wall)
            continue;
        const CellGeometry *cell = geometryOf(piece.at);
        if (!cell)
            continue;
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_theme.background);
        paintOutline(painter, *cell, 0);
        painter.setPen(QPen(m_theme.label, 1.5));
        painter.setBrush(QBrush(m_theme.label, Qt::BDiagPattern));
        paintOutline(painter, *cell, 0);
    }
}

/// What the piece can do whatever stands about: the usual marks, with a diamond where another piece
/// is needed and a solid corner where no one can prevent it.
void MovementGrid::paintChances(QPainter &painter)
{
    if (m_piecesShown == Pieces::AsPlaced)
        return;
    for (const CellId cell : m_board->board().cells()) {
        const Vector at = m_board->fromCentre(cell);
        const auto chances = chancesAt(at);
        if (!chances || !chances->isReached() || at == Vector{})
            continue;
        const QRectF area = markArea(cell);
        const bool moves = chances->move != Dependence::Never;
        const bool captures = chances->capture != Dependence::Never;
        paintMark(painter,
                  area,
                  moves && captures ? MarkKind::Both
                  : moves           ? MarkKind::Move
                                    : MarkKind::Capture);
        const auto is = [&](Dependence dependence) {
            return chances->move == dependence || chances->capture == dependence;
        };
        if (is(Dependence::NeedsPiece))
            paintMark(painter, area, MarkKind::Hurdle);
        else if (!is(Dependence::FreeWay))
            paintCertain(painter, area);
    }
}

/// What to do with a movement that has nothing in it yet.
void MovementGrid::paintHint(QPainter &painter)
{
    const bool isEmpty =
        m_movement.type() && m_movement.entry().path.empty() && m_movement.entry().text.empty();
    if (!isHandDrawn() && (!canPaint() || !isEmpty))
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF centre = m_view.map(m_scene->cell(m_board->centre()).bounds);
    painter.setBrush(Qt::NoBrush);
    for (const double ring : {0.62, 0.8}) {
        QColor colour = m_theme.selection;
        colour.setAlphaF(ring < 0.7 ? 0.9F : 0.4F);
        painter.setPen(QPen(colour, std::max(2.0, m_view.scale * 0.07)));
        painter.drawEllipse(centre.center(), ring * m_view.scale, ring * m_view.scale);
    }
    const QString text = isHandDrawn()
                             ? tr("A hand-drawn board has no pattern of its own: pieces move along "
                                  "its directions. Write them below, as in \"ride out in\".")
                         : lattice() == Lattice::Square ? tr("Click a square this piece can reach.")
                                                        : tr("Click a cell this piece can reach.");
    painter.setFont(font());
    const QRect needed = painter.fontMetrics().boundingRect(
        rect().adjusted(24, 0, -24, 0), Qt::AlignCenter | Qt::TextWordWrap, text);
    QRectF tag = QRectF(needed).adjusted(-12, -7, 12, 7);
    tag.moveBottom(m_view.map(m_scene->cellBounds()).bottom() - 0.4 * m_view.scale);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().color(QPalette::ToolTipBase));
    painter.drawRoundedRect(tag, 6, 6);
    painter.setPen(palette().color(QPalette::ToolTipText));
    painter.drawText(tag, Qt::AlignCenter | Qt::TextWordWrap, text);
    painter.setRenderHint(QPainter::Antialiasing, false);
}

} // namespace rookery
