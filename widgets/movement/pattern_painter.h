#pragma once

#include "widgets/movement/edited_movement.h"
#include "widgets/movement/move_drawing.h"
#include "widgets/movement/paint_options.h"

#include <QObject>

#include <optional>
#include <vector>

namespace rookery {

/// What the pencils do to the movement and to the test pieces around it: strokes over cells,
/// waypoints, and legs that are dragged. Cells are named by the steps that lead there from the
/// piece, as the board lies.
class PatternPainter final : public QObject
{
    Q_OBJECT

public:
    /// `boardEnd`: of the grid, in the player's own vectors.
    PatternPainter(EditedMovement &movement,
                   MoveDrawing &drawing,
                   MoveDrawing::BoardEnd boardEnd,
                   QObject *parent = nullptr);

    const PaintOptions &options() const { return m_options; }
    void setOptions(const PaintOptions &options);
    Lattice lattice() const { return m_lattice; }
    /// Takes away the pieces and the options that mean nothing on another lattice.
    void setLattice(Lattice lattice);

    const std::vector<TestPiece> &pieces() const { return m_pieces; }
    void clearPieces();

    /// A hand-drawn board has no pattern to paint on.
    bool isHandDrawn() const;
    bool canDraw() const { return m_movement.type() && !isHandDrawn(); }
    /// Whether the current movement can be painted, and not only moves added to it.
    bool canPaint() const { return canDraw() && m_movement.entry().canPaint(); }
    /// The player's own vector that lies on this one of the board.
    Vector own(const Vector &onBoard) const;
    /// The cells that are painted with this one.
    std::vector<Vector> images(const Vector &at) const;

    // By pointer
    bool isStroking() const { return m_stroke.has_value(); }
    /// The button of the gesture that goes on.
    Qt::MouseButton heldButton() const { return m_stroke || m_pressed ? m_button : Qt::NoButton; }
    void press(const Vector &at, Qt::MouseButton button, Qt::KeyboardModifiers keys);
    /// The pointer was moved over a cell: a press becomes a leg or a stroke.
    void dragTo(const Vector &at);
    /// The stroke goes over a cell.
    void touch(const Vector &at);
    void release(std::optional<Vector> at);

    // By key
    /// A stroke of one cell.
    void act(Pencil pencil, const Vector &at);
    /// A leg from where the last one ended, or from the piece.
    void drawLegTo(const Vector &at);
    bool isCancellable() const;
    /// First the gesture, then what is asked about the last one.
    bool cancel();

    /// Erases the cell and its images from these movements of the piece's list.
    void eraseFrom(const std::vector<std::size_t> &movements, const Vector &at);

Q_SIGNALS:
    /// What is shown of the gesture.
    void changed();
    void optionsChanged();
    void piecesChanged();
    /// A click that asks which moves lead to a cell.
    void movesAsked(const Vector &at);

private:
    /// One sweep of the pointer, or one key.
    struct Stroke
    {
        Pencil pencil = Pencil::Leap;
        Stride stride = Stride::Shortest;
        Path before;
        std::vector<Vector> cells; ///< on the board, without their images
        bool takesPieces = false;  ///< a pencil of test pieces that takes them away
    };

    bool begin(Qt::MouseButton button, Pencil pencil, Stride stride);
    bool refuseToErase();
    void paintFrom(const Vector &at, Qt::MouseButton button, Qt::KeyboardModifiers keys);
    void releasePressed(std::optional<Vector> at);
    void placePiece(const Vector &at);
    Path painted() const;
    void finish();
    bool drawsFrom(const Vector &at) const;
    void placeWaypoint(const Vector &at);
    void completeAt(const Vector &at);
    void placeHurdles(const std::vector<MoveDrawing::Waypoint> &passed);
    MoveDrawing::Style style() const { return {m_options.rights, m_options.symmetry}; }

    EditedMovement &m_movement;
    MoveDrawing &m_drawing;
    MoveDrawing::BoardEnd m_boardEnd;
    Lattice m_lattice = Lattice::Square;
    PaintOptions m_options;
    std::vector<TestPiece> m_pieces;
    std::optional<Stroke> m_stroke;
    std::optional<Vector> m_pressed; ///< where a press may become a leg, or a list of moves
    Qt::MouseButton m_button = Qt::NoButton;
    Qt::KeyboardModifiers m_keys;
};

} // namespace rookery
