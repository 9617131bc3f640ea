#include "widgets/movement/grid_overlay.h"

#include "widgets/picture/board_painter.h"

#include <QPainter>
#include <QPainterPath>
#include <QPalette>
#include <QPixmap>

#include <algorithm>

namespace rookery {

namespace {

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

MarkKind kindOf(const CellChances &chances)
{
    const bool moves = chances.move != Dependence::Never;
    const bool captures = chances.capture != Dependence::Never;
    return moves && captures ? MarkKind::Both : moves ? MarkKind::Move : MarkKind::Capture;
}

} // namespace

const CellGeometry *
geometryAt(const BoardScene &scene, const PatternBoard &board, const Vector &fromPiece)
{
    if (const auto cell = board.cell(fromPiece))
        return &scene.cell(*cell);
    const auto site = board.site(fromPiece);
    for (const BoardScene::Hole &hole : scene.holes()) {
        if (hole.site == site)
            return &hole.geometry;
    }
    return nullptr;
}

GridOverlay::GridOverlay(QPainter &painter, const Ground &ground)
    : m_painter(painter)
    , m_ground(ground)
{
}

const CellGeometry *GridOverlay::geometryOf(const Vector &at) const
{
    return geometryAt(m_ground.scene, m_ground.board, at);
}

/// Where a mark or a piece is drawn on a cell.
QRectF GridOverlay::markArea(CellId cell) const
{
    const CellGeometry &geometry = m_ground.scene.cell(cell);
    if (geometry.outline.isEmpty())
        return m_ground.view.map(geometry.bounds);
    const double side = geometry.room;
    return m_ground.view.map(
        QRectF(geometry.centre - QPointF(side / 2, side / 2), QSizeF(side, side)));
}

/// The cell's border so many pixels within it, filled with the brush.
void GridOverlay::paintOutline(const CellGeometry &cell, double within)
{
    m_painter.setRenderHint(QPainter::Antialiasing, !cell.outline.isEmpty());
    m_painter.drawPolygon(cellOutline(m_ground.view, cell, within));
    m_painter.setRenderHint(QPainter::Antialiasing, false);
}

void GridOverlay::paintWalls(const std::vector<TestPiece> &pieces)
{
    for (const TestPiece &piece : pieces) {
        if (piece.side != TestPiece::Side::Wall)
            continue;
        const CellGeometry *cell = geometryOf(piece.at);
        if (!cell)
            continue;
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(m_ground.theme.background);
        paintOutline(*cell, 0);
        m_painter.setPen(QPen(m_ground.theme.label, 1.5));
        m_painter.setBrush(QBrush(m_ground.theme.label, Qt::BDiagPattern));
        paintOutline(*cell, 0);
    }
}

void GridOverlay::paintEdge(const Vector &at)
{
    const CellGeometry *cell = geometryOf(at);
    if (!cell)
        return;
    m_painter.setPen(QPen(m_ground.theme.label, 1.5, Qt::DashLine));
    m_painter.setBrush(QBrush(m_ground.theme.label, Qt::BDiagPattern));
    paintOutline(*cell, 0);
}

void GridOverlay::paintFaint(const MovementMarks &marks)
{
    for (const CellId cell : marks.faint().touched()) {
        const auto kind = markFor(marks.faint(), cell);
        if (kind && !markFor(marks.strong(), cell))
            paintMark(m_painter, markArea(cell), *kind, marks.faint().viaLeg(cell));
    }
}

void GridOverlay::paintFaintLayer(const QPixmap &layer)
{
    constexpr double opacity = 0.4;
    if (layer.isNull())
        return;
    m_painter.setOpacity(opacity);
    m_painter.drawPixmap(0, 0, layer);
    m_painter.setOpacity(1);
}

void GridOverlay::paintChances(const MovementMarks &marks)
{
    for (const CellId cell : m_ground.board.board().cells()) {
        const Vector at = m_ground.board.fromCentre(cell);
        const auto chances = marks.chancesAt(at);
        if (!chances || !chances->isReached() || at == Vector{})
            continue;
        const QRectF area = markArea(cell);
        paintMark(m_painter, area, kindOf(*chances));
        const auto is = [&](Dependence dependence) {
            return chances->move == dependence || chances->capture == dependence;
        };
        if (is(Dependence::NeedsPiece))
            paintMark(m_painter, area, MarkKind::Hurdle);
        else if (!is(Dependence::FreeWay))
            paintCertain(m_painter, area);
    }
}

void GridOverlay::paintWaypoint(const Vector &at, bool isHurdle, int number)
{
    if (const auto cell = m_ground.board.cell(at))
        paintMark(m_painter,
                  markArea(*cell),
                  isHurdle ? MarkKind::Hurdle : MarkKind::Via,
                  number,
                  MarkPlace::Middle);
}

void GridOverlay::paintTouched(const std::vector<Vector> &cells, Line line)
{
    const double width = std::max(1.5, m_ground.view.scale * 0.06);
    QPen pen(m_ground.theme.selection, width);
    pen.setJoinStyle(Qt::MiterJoin);
    if (line == Line::Broken)
        pen.setDashPattern({2, 2});
    QColor wash = m_ground.theme.selection;
    wash.setAlphaF(0.16F);
    m_painter.setPen(pen);
    m_painter.setBrush(wash);
    for (const Vector &at : cells) {
        if (const auto cell = m_ground.board.cell(at))
            paintOutline(m_ground.scene.cell(*cell), width / 2);
    }
}

void GridOverlay::paintCursor(const Vector &at)
{
    const CellGeometry *cursor = geometryOf(at);
    if (!cursor)
        return;
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(QPen(m_ground.theme.cursor, 2));
    paintOutline(*cursor, 1);
    if (m_ground.view.scale < 28)
        return; // a second line would hide what stands there
    m_painter.setPen(QPen(m_ground.theme.cursor, 1));
    paintOutline(*cursor, 4);
}

void GridOverlay::paintHint(const QString &text, const QRect &widget, const QPalette &palette)
{
    const double scale = m_ground.view.scale;
    m_painter.setRenderHint(QPainter::Antialiasing);
    const QRectF centre = m_ground.view.map(m_ground.scene.cell(m_ground.board.centre()).bounds);
    m_painter.setBrush(Qt::NoBrush);
    for (const double ring : {0.62, 0.8}) {
        QColor colour = m_ground.theme.selection;
        colour.setAlphaF(ring < 0.7 ? 0.9F : 0.4F);
        m_painter.setPen(QPen(colour, std::max(2.0, scale * 0.07)));
        m_painter.drawEllipse(centre.center(), ring * scale, ring * scale);
    }
    const QRect needed = m_painter.fontMetrics().boundingRect(
        widget.adjusted(24, 0, -24, 0), Qt::AlignCenter | Qt::TextWordWrap, text);
    QRectF tag = QRectF(needed).adjusted(-12, -7, 12, 7);
    tag.moveBottom(m_ground.view.map(m_ground.scene.cellBounds()).bottom() - 0.4 * scale);
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(palette.color(QPalette::ToolTipBase));
    m_painter.drawRoundedRect(tag, 6, 6);
    m_painter.setPen(palette.color(QPalette::ToolTipText));
    m_painter.drawText(tag, Qt::AlignCenter | Qt::TextWordWrap, text);
    m_painter.setRenderHint(QPainter::Antialiasing, false);
}

} // namespace rookery
