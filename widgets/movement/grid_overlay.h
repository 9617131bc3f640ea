#pragma once

#include "widgets/movement/movement_marks.h"
#include "widgets/picture/board_picture.h"
#include "widgets/picture/view.h"

#include <QColor>
#include <QString>

#include <vector>

class QPainter;
class QPalette;
class QPixmap;

namespace rookery {

/// The geometry of a cell of the grid, or of the hole that a test wall leaves; null if there is
/// neither.
const CellGeometry *
geometryAt(const BoardScene &scene, const PatternBoard &board, const Vector &fromPiece);

/// What the grid paints under and over the picture of its board.
class GridOverlay
{
public:
    /// Where it paints, and what lies there.
    struct Ground
    {
        const View &view;
        const BoardScene &scene;
        const CanvasTheme &theme;
        const PatternBoard &board;
    };
    GridOverlay(QPainter &painter, const Ground &ground);

    void paintWalls(const std::vector<TestPiece> &pieces);
    /// A place where the board is thought to end.
    void paintEdge(const Vector &at);
    /// The faint marks where there are no strong ones.
    void paintFaint(const MovementMarks &marks);
    /// What that painted, as pale as it is shown; nothing of a null one.
    void paintFaintLayer(const QPixmap &layer);
    /// What the piece can do in some position: the usual marks, with a diamond where another
    /// piece is needed and a solid corner where no one can prevent it.
    void paintChances(const MovementMarks &marks);
    /// What the next move has to jump over or to pass.
    void paintWaypoint(const Vector &at, bool isHurdle, int number);
    /// Outlines of the cells that a click would touch; broken lines where it adds nothing to the
    /// movement.
    enum class Line { Solid, Broken };
    void paintTouched(const std::vector<Vector> &cells, Line line);
    void paintCursor(const Vector &at);
    /// What to do with a movement that has nothing in it yet.
    void paintHint(const QString &text, const QRect &widget, const QPalette &palette);

private:
    QRectF markArea(CellId cell) const;
    const CellGeometry *geometryOf(const Vector &at) const;
    void paintOutline(const CellGeometry &cell, double within);

    QPainter &m_painter;
    Ground m_ground;
};

} // namespace rookery
