#include "widgets/picture/arrow_painter.h"
#include "widgets/picture/board_painter.h"
#include "widgets/picture/game_painter.h"
#include "widgets/picture/link_painter.h"
#include "widgets/picture/marks_on_board.h"
#include "widgets/picture/note_painter.h"
#include "widgets/picture/number_painter.h"
#include "widgets/picture/piece_art.h"
#include "widgets/picture/trail_painter.h"

#include <QPainter>

#include <algorithm>

namespace rookery {

namespace {

constexpr double deadOpacity = 0.75; ///< pictures of the design's own cannot be greyed

} // namespace

double MovingPieces::shareOn(CellId cell) const
{
    const bool isTarget = std::any_of(
        slides.begin(), slides.end(), [&](const Slide &slide) { return slide.to == cell; });
    if (isTarget)
        return 0;
    return std::find(arriving.begin(), arriving.end(), cell) == arriving.end() ? 1 : progress;
}

void BoardPainter::paintContent(const QRectF &clip)
{
    m_painter.save();
    const QRectF visible = m_view.unmap(clip);
    if (m_picture.notes)
        paintNoteHatches(m_painter, m_view, m_picture, visible);
    if (!m_scene.isOnPoints() || m_picture.linksOf)
        paintDrawnLinks(m_painter, m_view, m_picture, visible);
    paintSelection();
    paintGame(m_painter, m_view, m_picture);
    paintPieces(visible);
    if (m_picture.position)
        paintNumbers(m_painter, m_view, m_picture, visible);
    if (m_picture.linksOf)
        paintLinks(m_painter, m_view, m_picture, visible);
    paintWitness(m_painter, m_view, m_picture);
    paintMarks(visible);
    paintMoveArrows(m_painter, m_view, m_picture);
    paintDrawnShapes(m_painter, m_view, m_picture);
    paintTrail(m_painter, m_view, m_picture);
    if (m_picture.notes)
        paintNoteTexts(m_painter, m_view, m_picture, visible);
    m_painter.restore();
}

void BoardPainter::paintPieces(const QRectF &clip)
{
    // Links are what Directions mode is about; the pieces only show where one is.
    const double opacity = m_picture.linksOf ? 0.4 : 1;
    if (m_picture.moving)
        paintLeaving();
    if (m_picture.position) {
        const auto paintOn = [&](CellId cell, const CellGeometry &geometry, double share) {
            if (!geometry.bounds.intersects(clip))
                return;
            const double seen = m_picture.moving ? m_picture.moving->shareOn(cell) : 1;
            if (seen > 0)
                paintSquare(geometry, m_picture.position->square(cell), share * seen);
        };
        for (const CellId cell : IdRange<CellId>(m_scene.size())) {
            // A piece that is tried out stands in for whatever is there.
            const bool isTaken =
                m_picture.hoverPiece && m_picture.reachFrom == cell && m_picture.position->at(cell);
            if (!isTaken)
                paintOn(cell, m_scene.cell(cell), opacity);
        }
        for (const auto &ghost : m_scene.ghosts())
            paintOn(ghost.cell, ghost.geometry, ghostOpacity * opacity);
    }
    if (m_picture.moving)
        paintSlides();
    if (m_picture.hoverPiece && m_picture.reachFrom)
        paintPiece(m_scene.cell(*m_picture.reachFrom), *m_picture.hoverPiece, 0.55);
}

void BoardPainter::paintPiece(const CellGeometry &geometry, const Piece &piece, double opacity)
{
    const bool isDead = m_picture.position && m_picture.position->state().isOut(piece.owner);
    const PlayerColours &alive = m_colours[piece.owner.index()];
    const PlayerColours colours = isDead ? CanvasTheme::dead(alive) : alive;
    m_painter.setOpacity(isDead ? opacity * deadOpacity : opacity);
    paintType(geometry, piece.type, colours);
    m_painter.setOpacity(opacity);
    if (isDead)
        paintDeath(m_painter, pieceArea(geometry));
    m_painter.setOpacity(1);
}

void BoardPainter::paintType(const CellGeometry &geometry, PieceId id, const PlayerColours &colours)
{
    const Design &design = *m_picture.design;
    const PieceType &type = (*design.pieces)[id];
    const QRectF area = pieceArea(geometry);
    const SeenFrom from = seenFrom(m_view.flipped);
    if (m_caching == Caching::On)
        piece_art::paintCached(m_painter, area, type, design, colours, from);
    else
        piece_art::paint(m_painter, area, type, design, colours, from);
}

/// A piece, or what closes a cell: a wall, or a piece of no player.
void BoardPainter::paintSquare(const CellGeometry &geometry,
                               const Position::Square &square,
                               double opacity)
{
    if (square.owner == Position::noOwner)
        return;
    const PieceId type(square.type);
    if (square.owner != Position::wall)
        return paintPiece(geometry, {type, PlayerId(square.owner)}, opacity);
    m_painter.setOpacity(opacity);
    if (square.was == Position::unowned)
        paintType(geometry, type, CanvasTheme::unowned());
    else
        paintWall(m_painter, pieceArea(geometry), m_picture.theme);
    m_painter.setOpacity(1);
}

/// Under all others: what has captured them comes over them.
void BoardPainter::paintLeaving()
{
    for (const MovingPieces::Leaving &each : m_picture.moving->leaving)
        paintSquare(m_scene.cell(each.cell), each.piece, 1 - m_picture.moving->progress);
}

/// Over a joined edge a piece leaves the drawing on one side and comes in on the other.
void BoardPainter::paintSlides()
{
    m_painter.save();
    const double progress = m_picture.moving->progress;
    for (const MovingPieces::Slide &slide : m_picture.moving->slides) {
        const CellGeometry &from = m_scene.cell(slide.from);
        const CellGeometry &to = m_scene.cell(slide.to);
        const QPointF beyond = m_scene.seenFrom(from.centre, slide.to);
        CellGeometry at = from;
        at.room += (to.room - from.room) * progress;
        at.centre = from.centre + (beyond - from.centre) * progress;
        if (beyond == to.centre) {
            paintSquare(at, slide.piece, 1);
            continue;
        }
        const QPointF before = m_scene.seenFrom(to.centre, slide.from);
        m_painter.setClipRect(m_view.map(m_scene.cellBounds()), Qt::IntersectClip);
        paintSquare(at, slide.piece, 1);
        at.centre = before + (to.centre - before) * progress;
        paintSquare(at, slide.piece, 1);
    }
    m_painter.restore();
}

void BoardPainter::paintMarks(const QRectF &clip)
{
    if (!m_picture.reach)
        return;
    for (const BoardMark &mark : marksWithin(m_picture, clip)) {
        const bool isOverPiece = m_picture.position && !m_picture.position->isEmpty(mark.cell);
        m_painter.setOpacity((isOverPiece ? markOverPiece : 1) * (mark.isGhost ? 0.6 : 1));
        paintMark(m_painter, pieceArea(*mark.place), mark.kind, mark.leg);
    }
    m_painter.setOpacity(1);
    if (m_picture.reachFrom) {
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(QPen(m_picture.theme.cursor, std::max(2.0, m_view.scale * 0.05)));
        m_painter.drawPolygon(cellOutline(m_view, m_scene.cell(*m_picture.reachFrom), 2));
    }
}

void BoardPainter::paintOutlines(const std::vector<CellId> &cells)
{
    for (const CellId cell : cells)
        m_painter.drawPolygon(cellOutline(m_view, m_scene.cell(cell), 1));
}

void BoardPainter::paintSelection()
{
    QColor fill = m_picture.theme.selection;
    fill.setAlphaF(0.28F);
    m_painter.setPen(QPen(m_picture.theme.selection, 2));
    m_painter.setBrush(fill);
    paintOutlines(m_picture.selection);
    fill.setAlphaF(0.1F);
    m_painter.setPen(QPen(m_picture.theme.selection, 1.5, Qt::DashLine));
    m_painter.setBrush(fill);
    paintOutlines(m_picture.echoes);
}

} // namespace rookery
