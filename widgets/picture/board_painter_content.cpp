#include "widgets/picture/arrow_painter.h"
#include "widgets/picture/board_painter.h"
#include "widgets/picture/game_painter.h"
#include "widgets/picture/link_painter.h"
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

void BoardPainter::paintContent(const QRectF &clip)
{
    m_painter.save();
    const QRectF visible = m_view.unmap(clip);
    if (m_picture.notes)
        paintNoteHatches(m_painter, m_view, m_picture, visible);
    if (m_picture.linksOf || isOfLooseCells())
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
    paintTrail(m_painter, m_view, m_picture);
    if (m_picture.notes)
        paintNoteTexts(m_painter, m_view, m_picture, visible);
    m_painter.restore();
}

void BoardPainter::paintPieces(const QRectF &clip)
{
    // Links are what Directions mode is about; the pieces only show where one is.
    const double opacity = m_picture.linksOf ? 0.4 : 1;
    if (m_picture.position) {
        for (const CellId cell : IdRange<CellId>(m_scene.size())) {
            if (!m_scene.cell(cell).bounds.intersects(clip))
                continue;
            // A piece that is tried out stands in for whatever is there.
            const bool isTaken = m_picture.hoverPiece && m_picture.reachFrom == cell;
            paintWallOrUnowned(m_scene.cell(cell), cell);
            if (const auto piece = isTaken ? std::nullopt : m_picture.position->at(cell))
                paintPiece(m_scene.cell(cell), *piece, opacity);
        }
        for (const auto &ghost : m_scene.ghosts()) {
            if (!ghost.geometry.bounds.intersects(clip))
                continue;
            m_painter.setOpacity(ghostOpacity);
            paintWallOrUnowned(ghost.geometry, ghost.cell);
            m_painter.setOpacity(1);
            if (const auto piece = m_picture.position->at(ghost.cell))
                paintPiece(ghost.geometry, *piece, ghostOpacity * opacity);
        }
    }
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
    const PieceType &type = (*m_picture.design->pieces)[id];
    if (m_caching == Caching::On)
        piece_art::paintCached(m_painter, pieceArea(geometry), type, *m_picture.design, colours);
    else
        piece_art::paint(m_painter, pieceArea(geometry), type, *m_picture.design, colours);
}

/// What closes a cell: a wall, or a piece of no player.
void BoardPainter::paintWallOrUnowned(const CellGeometry &geometry, CellId cell)
{
    if (const auto type = m_picture.position->unownedAt(cell))
        paintType(geometry, *type, CanvasTheme::unowned());
    else if (m_picture.position->isWall(cell))
        paintWall(m_painter, pieceArea(geometry), m_picture.theme);
}

void BoardPainter::paintMarks(const QRectF &clip)
{
    if (!m_picture.reach)
        return;
    const Reach &reach = *m_picture.reach;
    for (const CellId cell : reach.touched()) {
        const CellGeometry &geometry = m_scene.cell(cell);
        const auto kind = markFor(reach, cell);
        if (kind && geometry.bounds.intersects(clip))
            paintMark(m_painter, pieceArea(geometry), *kind, reach.viaLeg(cell));
    }
    for (const CellId cell : m_picture.game ? m_picture.game->promotions : std::vector<CellId>())
        paintMark(m_painter, pieceArea(m_scene.cell(cell)), MarkKind::Promotion);
    if (!m_scene.ghosts().empty()) {
        m_painter.setOpacity(0.6);
        for (const auto &ghost : m_scene.ghosts()) {
            const auto kind = markFor(reach, ghost.cell);
            if (kind && ghost.geometry.bounds.intersects(clip))
                paintMark(m_painter, pieceArea(ghost.geometry), *kind, reach.viaLeg(ghost.cell));
        }
        m_painter.setOpacity(1);
    }
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
