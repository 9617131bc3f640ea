#pragma once

#include "widgets/base/key_table.h"
#include "widgets/canvas/scene_widget.h"
#include "widgets/movement/bounce_sight.h"
#include "widgets/movement/cell_probe.h"
#include "widgets/movement/cell_sources.h"
#include "widgets/movement/cell_words.h"
#include "widgets/movement/grid_side.h"
#include "widgets/movement/movement_marks.h"
#include "widgets/movement/pattern_painter.h"
#include "widgets/picture/board_painter.h"
#include "widgets/picture/picture_source.h"

#include <QPixmap>

#include <optional>
#include <vector>

namespace rookery {

class GridOverlay;

/// The pattern painter: the piece in the middle of an empty board, on which its movement is shown
/// by the marks of the board and changed by painting.
class MovementGrid final
    : public SceneWidget
    , public PictureSource
{
    Q_OBJECT

public:
    MovementGrid(EditedMovement &movement, MoveDrawing &drawing, QWidget *parent = nullptr);
    ~MovementGrid() override;

    const PaintOptions &options() const { return m_painter.options(); }
    void setOptions(const PaintOptions &options) { m_painter.setOptions(options); }

    bool isStroking() const { return m_painter.isStroking(); }

    /// Of the board that is being edited; squares stand for a hand-drawn one.
    Lattice lattice() const { return m_marks.board().lattice(); }
    int side() const { return m_marks.board().side(); }
    /// Cells across. Without one, as many as fit, each large enough to be hit with ease, and all
    /// that the piece leaps to.
    void setSide(std::optional<int> side);
    std::optional<int> chosenSide() const { return m_chosenSide; }
    using Shown = MovementMarks::Shown;
    void setShown(Shown shown);
    using Pieces = MovementMarks::Pieces;
    Pieces piecesShown() const { return m_marks.piecesShown(); }
    void showPieces(Pieces pieces);
    std::optional<CellChances> chancesAt(const Vector &at) const { return m_marks.chancesAt(at); }
    /// An enemy follows the pointer over empty cells.
    enum class Guest { None, Enemy };
    Guest guest() const { return m_guest; }
    void setGuest(Guest guest);

    CellProbe &probe() const { return *m_probe; }
    /// Asks why the piece reaches the cell under the pointer, or under the cursor when that is
    /// elsewhere; asks no more if it does already.
    void probePointed();

    const std::vector<TestPiece> &pieces() const { return m_painter.pieces(); }
    void clearPieces() { m_painter.clearPieces(); }

    /// The middle of a cell in widget pixels. Cells are named by the steps that lead there from the
    /// piece, as the board lies.
    QPoint cellPixel(const Vector &at) const;
    QPoint cellPixel(int right, int up) const { return cellPixel({{right, up}}); }
    QRect cellRect(const Vector &at) const;
    std::optional<Vector> cellAt(QPointF pixel) const;
    /// With the trail of a path: asked for, drawn last, or of a leg that bounces.
    BoardPicture picture() const override;
    /// The board with its marks, without what belongs to the pointer and the keyboard.
    std::unique_ptr<QMimeData> copiedPicture() const override;
    /// All places of the grid, walls included, along the rows from the top left.
    int placeCount() const override { return static_cast<int>(m_reading.size()); }
    QString placeText(int place) const override { return cellText(placeVector(place)); }
    QRect placeRect(int place) const override { return cellRect(placeVector(place)); }
    int placeAt(QPoint pixel) const override;
    int cursorPlace() const override { return hasFocus() ? placeNumber(m_cursor) : -1; }
    Vector own(const Vector &onBoard) const { return m_painter.own(onBoard); }
    /// The mark of the movement on show, not of the faint ones.
    std::optional<MarkKind> markAt(const Vector &at) const { return m_marks.markAt(at); }
    std::optional<MarkKind> markAt(int right, int up) const { return markAt({{right, up}}); }
    /// What is said over the grid about what to do next; mostly empty.
    QString hint() const;
    std::optional<MarkKind> faintMarkAt(const Vector &at) const { return m_marks.faintMarkAt(at); }
    std::optional<MarkKind> faintMarkAt(int right, int up) const
    {
        return faintMarkAt({{right, up}});
    }
    int viaLegAt(const Vector &at) const { return m_marks.viaLegAt(at); }
    /// "2 right, 1 forward: move or capture", as the player on show sees it.
    QString cellText(const Vector &at) const { return m_words.cellText(at); }
    /// Whether not all marks were found.
    bool isCut() const { return m_marks.isCut(); }
    /// The cell under the pointer or the keyboard's cursor.
    std::optional<Vector> pointedCell() const { return m_pointed; }
    Vector cursorCell() const { return m_cursor; }
    /// Which parts of the movements lead to a cell.
    std::vector<CellSource> sourcesAt(const Vector &at) const;
    /// What it does with keys, but for those of the cursor.
    static const KeyTable<MovementGrid> &keys();
    /// Opens the list of moves that lead to a cell, to take some of them away.
    void listMoves(const Vector &at);

    QSize sizeHint() const override { return {420, 420}; }
    /// Seven cells of 24 pixels, which a finger can hit.
    QSize minimumSizeHint() const override { return {168, 168}; }

Q_SIGNALS:
    /// A key or a setter changed how it paints.
    void optionsChanged();
    void pointedCellChanged();
    void piecesChanged();
    /// What the marks are about.
    void viewChanged();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool event(QEvent *event) override;
    QRectF fittedArea() const override;
    QColor groundColour() const override;

private:
    void setBoard(Lattice lattice, int side);
    void refresh();
    bool hasRightLattice() const;
    bool followLattice();
    bool fitSide();
    void followMovement();
    std::vector<TestPiece> piecesAbout() const;
    void refit();
    void refreshFaint();
    void describe();
    void paintMovement(QPainter &painter,
                       const BoardPicture &picture,
                       const QRectF &clip,
                       BoardPainter::Caching caching) const;
    std::optional<Trail> shownTrail() const;
    bool showsBounce() const;
    void paintWaypoints(GridOverlay &overlay);
    void paintHover(GridOverlay &overlay);

    void sweepTo(QPointF pixel);
    void setPointed(std::optional<Vector> at);
    void setCursor(const Vector &at);
    void moveCursor(const Vector &towards);
    void probeByKey(const QKeyEvent &event);
    const CellGeometry *geometryOf(const Vector &at) const;
    const PatternBoard &board() const { return m_marks.board(); }
    Vector placeVector(int place) const
    {
        return board().fromCentre(m_reading[static_cast<std::size_t>(place)]);
    }
    int placeNumber(const Vector &at) const;

    EditedMovement &m_movement;
    MoveDrawing &m_drawing;
    PatternPainter m_painter;
    MovementMarks m_marks;
    CellWords m_words;
    std::vector<SiteId> m_reading; ///< places as they are read out
    std::optional<int> m_chosenSide;
    GridSide m_side;
    Guest m_guest = Guest::None;
    CellProbe *m_probe;
    std::optional<BounceSight> m_bounce;
    QPixmap m_faintLayer;
    bool m_marksAreOld = true; ///< no one sees them while the grid is hidden
    bool m_faintIsOld = true;
    QPointF m_sweptTo; ///< by the gesture that goes on
    std::optional<Vector> m_pointed;
    Vector m_cursor;
};

} // namespace rookery
