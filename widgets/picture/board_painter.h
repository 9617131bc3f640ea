#pragma once

#include "widgets/picture/board_picture.h"
#include "widgets/picture/view.h"

class QPainter;

namespace rookery {

/// The cell's border as it is seen, so many pixels within it.
QPolygonF cellOutline(const View &view, const CellGeometry &cell, double within);

/// The square in which a piece stands, in pixels.
QRectF pieceArea(const View &view, const CellGeometry &cell);

/// Paints the layers of a board picture, bottom to top. `clip` is in pixels: only what meets it
/// needs to be painted.
class BoardPainter
{
public:
    enum class Caching {
        On,
        Off
    }; ///< pixmaps of pieces; off where the result is scaled or printed

    BoardPainter(QPainter &painter, const View &view, const BoardPicture &picture, Caching caching);

    /// Cells, holes, ghosts, zones and labels: what changes only with the board and the view.
    void paintGround(const QRectF &clip);
    /// Pieces, links, marks, trail and selection.
    void paintContent(const QRectF &clip);

private:
    void paintRim(CellId cell);
    void paintCell(CellId cell);
    void paintLines(const QRectF &clip);
    void paintLooseLines(const QRectF &clip);
    void paintGhosts(const QRectF &clip);
    void paintHoles();
    void paintPieces(const QRectF &clip);
    void paintLeaving();
    void paintSlides();
    void paintSquare(const CellGeometry &geometry, const Position::Square &square, double opacity);
    void paintPiece(const CellGeometry &geometry, const Piece &piece, double opacity);
    void paintType(const CellGeometry &geometry, PieceId type, const PlayerColours &colours);
    void paintMarks(const QRectF &clip);
    void paintSelection();
    void paintOutlines(const std::vector<CellId> &cells);
    QRectF pieceArea(const CellGeometry &geometry) const;
    QColor cellColour(CellId cell) const;
    bool hasLines(CellId cell) const;
    bool isPlain() const;
    bool isOfDots() const;

    static constexpr double ghostOpacity = 0.35;

    QPainter &m_painter;
    const View &m_view;
    const BoardPicture &m_picture;
    const BoardScene &m_scene;
    Caching m_caching;
    std::vector<PlayerColours> m_colours; ///< by player
};

/// The size of a whole picture, its legend included, in cells.
QSizeF pictureCells(const BoardPicture &picture);

/// Paints a whole picture into an area, as large as it fits.
void paintBoard(QPainter &painter,
                const QSizeF &surface,
                const BoardPicture &picture,
                bool flipped);

} // namespace rookery
