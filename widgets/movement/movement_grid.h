#pragma once

#include "model/edit/pieces/path_painting.h"
#include "widgets/canvas/scene_widget.h"
#include "widgets/movement/cell_probe.h"
#include "widgets/movement/cell_sources.h"
#include "widgets/movement/chances_finder.h"
#include "widgets/movement/edited_movement.h"
#include "widgets/movement/move_drawing.h"
#include "widgets/movement/pattern_board.h"

#include <QPixmap>

#include <memory>
#include <optional>
#include <vector>

namespace rookery {

/// What a click on the grid does.
enum class Pencil {
    Leap,
    Ride,
    Hurdle, ///< marks a piece that the next move jumps over
    Via,    ///< marks a cell that the next move passes
    Erase,
    Friend,
    Enemy,
    Wall,
};

/// Whether the pencil puts something on the grid that is no part of the design.
constexpr bool isTestPencil(Pencil pencil)
{
    return pencil == Pencil::Friend || pencil == Pencil::Enemy || pencil == Pencil::Wall;
}

constexpr TestPiece::Side sideOf(Pencil pencil)
{
    return pencil == Pencil::Friend  ? TestPiece::Side::Friend
           : pencil == Pencil::Enemy ? TestPiece::Side::Enemy
                                     : TestPiece::Side::Wall;
}

/// What a ride painted on a cell two or more steps away repeats.
enum class Stride {
    Shortest, ///< the smallest step that leads there
    Clicked,  ///< the leap to that very cell
};

struct PaintOptions
{
    Pencil pencil = Pencil::Leap;
    Rights rights = Rights::Both;
    int range = unlimited; ///< of rides
    Stride stride = Stride::Shortest;
    PaintSymmetry symmetry = PaintSymmetry::All;

    friend bool operator==(const PaintOptions &, const PaintOptions &) = default;
};

/// The pattern painter: the piece in the middle of an empty board, on which its movement is shown
/// by the marks of the board and changed by painting.
class MovementGrid final : public SceneWidget
{
    Q_OBJECT

public:
    MovementGrid(EditedMovement &movement, MoveDrawing &drawing, QWidget *parent = nullptr);
    ~MovementGrid() override;

    const PaintOptions &options() const { return m_options; }
    void setOptions(const PaintOptions &options);

    /// Of the board that is being edited; squares stand for a hand-drawn one.
    Lattice lattice() const { return m_board->lattice(); }
    int side() const { return m_board->side(); }
    void setSide(int side);
    enum class Shown { CurrentMovement, AllMovements };
    void setShown(Shown shown);

    /// Whose presence the marks are about: the test pieces, or anybody anywhere.
    enum class Pieces { AsPlaced, Anyhow };
    Pieces piecesShown() const { return m_piecesShown; }
    void showPieces(Pieces pieces);
    /// While others might stand anyhow and the answer is there.
    std::optional<CellChances> chancesAt(const Vector &at) const;
    /// An enemy follows the pointer over empty cells.
    enum class Guest { None, Enemy };
    Guest guest() const { return m_guest; }
    void setGuest(Guest guest);

    CellProbe &probe() const { return *m_probe; }
    /// Asks why the piece reaches the cell under the cursor; asks no more if it does already.
    void probeCursor();

    const std::vector<TestPiece> &pieces() const { return m_boardPieces; }
    void clearPieces();

    /// The middle of a cell in widget pixels. Cells are named by the steps that lead there from the
    /// piece, as the board lies.
    QPoint cellPixel(const Vector &at) const;
    QPoint cellPixel(int right, int up) const { return cellPixel({{right, up}}); }
    QRect cellRect(const Vector &at) const;
    std::optional<Vector> cellAt(QPointF pixel) const;
    BoardPicture picture() const override;
    /// All places of the grid, walls included, along the rows from the top left.
    int placeCount() const override { return static_cast<int>(m_reading.size()); }
    QString placeText(int place) const override { return cellText(placeVector(place)); }
    QRect placeRect(int place) const override { return cellRect(placeVector(place)); }
    int placeAt(QPoint pixel) const override;
    int cursorPlace() const override { return hasFocus() ? placeNumber(m_cursor) : -1; }
    /// The player's own vector that lies on this one of the board.
    Vector own(const Vector &onBoard) const;
    /// The mark of the movement on show, not of the faint ones.
    std::optional<MarkKind> markAt(const Vector &at) const;
    std::optional<MarkKind> markAt(int right, int up) const { return markAt({{right, up}}); }
    std::optional<MarkKind> faintMarkAt(const Vector &at) const;
    std::optional<MarkKind> faintMarkAt(int right, int up) const
    {
        return faintMarkAt({{right, up}});
    }
    int viaLegAt(const Vector &at) const;
    int viaLegAt(int right, int up) const { return viaLegAt({{right, up}}); }
    /// "2 right, 1 forward: move or capture", as the player on show sees it.
    QString cellText(const Vector &at) const;
    /// The cell under the pointer or the keyboard's cursor.
    std::optional<Vector> pointedCell() const { return m_pointed; }
    Vector cursorCell() const { return m_cursor; }
    /// Which parts of the movements lead to a cell.
    std::vector<CellSource> sourcesAt(const Vector &at) const;
    /// Opens the list of moves that lead to a cell, to take some of them away.
    void listMoves(const Vector &at);

    QSize sizeHint() const override { return {420, 420}; }
    QSize minimumSizeHint() const override { return {220, 220}; }

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
    /// One sweep of the pointer, or one key.
    struct Stroke
    {
        Qt::MouseButton button = Qt::LeftButton;
        Pencil pencil = Pencil::Leap;
        Stride stride = Stride::Shortest;
        Path before;
        std::vector<Vector> cells; ///< on the board, without their images
        QPointF at;
        bool takesPieces = false; ///< a pencil of test pieces that takes them away
    };

    void refresh();
    void refreshBoard();
    void refreshChances();
    void refit();
    void refreshFaint();
    void describe();
    QString targetWords(std::size_t most) const;
    void paintHover(QPainter &painter);
    void paintHint(QPainter &painter);
    void paintWaypoints(QPainter &painter);
    void paintOutline(QPainter &painter, const CellGeometry &cell, double within) const;
    void paintWalls(QPainter &painter);
    void paintChances(QPainter &painter);
    QString chancesText(const Vector &at) const;
    std::optional<Trail> drawnTrail() const;

    QString whereText(const Vector &at) const;
    std::vector<Vector> images(const Vector &at) const;
    bool isHandDrawn() const;
    bool canDraw() const { return m_movement.type() && !isHandDrawn(); }
    bool canPaint() const { return canDraw() && m_movement.entry().canPaint(); }
    bool beginStroke(Qt::MouseButton button, Pencil pencil, Stride stride);
    bool refuseToErase();
    bool drawsFrom(const Vector &at) const;
    void drawTo(const Vector &at);
    void drawToCursor();
    void placeWaypoint(const Vector &at);
    void completeAt(const Vector &at);
    MoveDrawing::Style style() const { return {m_options.rights, m_options.symmetry}; }
    void eraseFrom(const std::vector<std::size_t> &movements, const Vector &at);
    void
    paintFrom(const Vector &at, Qt::MouseButton button, QPointF pixel, Qt::KeyboardModifiers keys);
    void releasePressed(QPointF pixel);
    bool wantsEscape();
    void sweepTo(QPointF pixel);
    void touch(const Vector &at);
    void placePiece(const Vector &at);
    Path painted() const;
    void finishStroke();
    bool cancelStroke();
    void act(Pencil pencil);
    bool handleOptionKey(int key);
    void setPointed(std::optional<Vector> at);
    void setCursor(const Vector &at);
    void moveCursor(const Vector &towards);
    Vector placeVector(int place) const
    {
        return m_board->fromCentre(m_reading[static_cast<std::size_t>(place)]);
    }
    int placeNumber(const Vector &at) const;
    const CellGeometry *geometryOf(const Vector &at) const;
    /// Where a mark or a piece is drawn on a cell.
    QRectF markArea(CellId cell) const;
    void setBoard(Lattice lattice, int side);
    void findReading();

    EditedMovement &m_movement;
    MoveDrawing &m_drawing;
    std::unique_ptr<PatternBoard> m_board;
    std::vector<SiteId> m_reading; ///< places as they are read out
    PaintOptions m_options;
    Shown m_shown = Shown::AllMovements;
    std::vector<TestPiece> m_boardPieces;
    Pieces m_piecesShown = Pieces::AsPlaced;
    Guest m_guest = Guest::None;
    ChancesFinder m_chances;
    CellProbe *m_probe;

    Reach m_marks; ///< in full strength
    Reach m_faint; ///< what else the movement or the piece does
    QPixmap m_faintLayer;
    bool m_marksAreOld = true; ///< no one sees them while the grid is hidden
    bool m_faintIsOld = true;

    std::optional<Stroke> m_stroke;
    std::optional<Vector> m_pressed; ///< where a press may become a leg, or a list of moves
    Qt::MouseButton m_pressedButton = Qt::NoButton;
    QPointF m_pressedAt;
    Qt::KeyboardModifiers m_pressedKeys;
    std::optional<Vector> m_pointed;
    Vector m_cursor;
};

} // namespace rookery
