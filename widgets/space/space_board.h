#pragma once

#include "widgets/picture/board_picture.h"
#include "widgets/space/space_form.h"

#include <QBrush>
#include <QImage>
#include <QPolygonF>
#include <QVector3D>

#include <array>
#include <memory>
#include <optional>
#include <vector>

class QPainter;

namespace rookery {

/// From where a board in space is seen.
struct SpaceTurn
{
    double yaw = 0;   ///< degrees about the upright axis
    double pitch = 0; ///< degrees that the near side leans down
    double zoom = 1;

    friend bool operator==(const SpaceTurn &, const SpaceTurn &) = default;
};

/// A picture of a board as its form in space bears it: what is to be seen of each cell is painted
/// once, flat, and laid over the cell's faces. Cells seen from behind are pale, so that what is on
/// them shows through and does not deceive.
class SpaceBoard
{
public:
    SpaceBoard();
    ~SpaceBoard();

    /// What is seen from now on. Costs one painting of the board; its form is found anew only where
    /// the board has changed. `ways` lie over it as lines, as the picture's trail does.
    void show(const BoardPicture &picture, const std::vector<Trail> &ways);
    bool isCurved() const { return m_form && m_form->isCurved(); }

    void paint(QPainter &painter, const QSizeF &surface, const SpaceTurn &turn);
    /// As it was painted last: the cell that is in front there.
    std::optional<CellId> cellAt(QPointF pixel) const;
    /// The middle of a cell as it was painted last; nothing where another one hides it.
    std::optional<QPointF> middleOf(CellId cell) const;

private:
    /// A part of a cell, flat enough to be painted so.
    struct Face
    {
        CellId cell;
        std::array<QVector3D, 4> corners; ///< lower left, lower right, upper right, upper left
        std::vector<QVector3D> outline;   ///< where the cell is no square
        QRectF source;                    ///< of the flat picture, in its cells
    };

    /// A part of a way.
    struct Line
    {
        QVector3D from;
        QVector3D to;
        QVector3D outwards;
        bool isTip = false;   ///< the way ends here
        bool isTrail = false; ///< of the trail, which stands out
    };

    struct Seen;

    void lay(const Design &design);
    void addFaces(CellId cell);
    void addWay(const Trail &way, bool isTrail);
    void addLine(const BoardPlace &from, const BoardPlace &to, bool isTip, bool isTrail);
    BoardPlace placeOf(CellId cell) const;
    BoardPlace placeOf(CellId cell, QPointF drawnAt) const;
    void paintFlat(const BoardPicture &picture);
    void paintFace(QPainter &painter, const Seen &seen) const;
    void paintLine(QPainter &painter, const Seen &seen, double scale) const;

    Shared<BoardRecipe> m_recipe; ///< of the board that was laid, as its directions
    Shared<Directions> m_directions;
    std::unique_ptr<Board> m_board; ///< the same board, drawn flat
    std::unique_ptr<BoardScene> m_scene;
    std::optional<SpaceForm> m_form;
    std::vector<Face> m_faces;
    std::vector<Line> m_lines;
    QVector3D m_middle;
    float m_radius = 1;

    QImage m_flat;
    QBrush m_flatBrush;     ///< of the same
    double m_flatScale = 1; ///< pixels of it for each cell
    CanvasTheme m_theme;
    std::vector<Seen> m_seen; ///< of the last painting, the farthest first
};

} // namespace rookery
