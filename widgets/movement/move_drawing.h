#pragma once

#include "model/edit/pieces/leg_drawing.h"
#include "model/edit/pieces/paint_inference.h"
#include "widgets/movement/edited_movement.h"

#include <QObject>
#include <QStringList>

#include <functional>
#include <optional>
#include <vector>

namespace rookery {

/// Something that the painter would like to know, with the answers there are. What it takes for
/// granted meanwhile is the chosen one.
struct DrawingQuestion
{
    QString text;
    QString tip;
    QStringList answers; ///< none: it only says something
    int chosen = -1;
    int suggested = -1; ///< what Tab answers
    std::function<void(int)> answer;
};

/// Moves that are drawn leg by leg around the piece, on the grid or on the real board, and the
/// questions about what was drawn or painted last. All vectors are the player's own.
class MoveDrawing final : public QObject
{
    Q_OBJECT

public:
    explicit MoveDrawing(EditedMovement &movement, QObject *parent = nullptr);

    struct Style
    {
        Rights rights = Rights::Both;
        PaintSymmetry symmetry = PaintSymmetry::All;
    };
    /// A cell that the next move has to pass, put there with a pencil.
    struct Waypoint
    {
        Vector at;
        Joint joint = Joint::Hurdle;
    };

    /// The move that can still be changed: it was drawn last and is the current one as it was
    /// drawn.
    const std::optional<DrawnMove> &move() const { return m_move; }
    bool isDragging() const { return m_isDragging; }
    /// Whether no step of this kind leads on from a cell.
    using BoardEnd = std::function<bool(const Vector &at, const Vector &step)>;
    const std::vector<Waypoint> &waypoints() const { return m_waypoints; }

    /// Whether a drag from here draws a leg: from the piece, or on from the last leg's end.
    bool startsAt(const Vector &at) const;
    /// A drag that turns where the board ends is one that bounces there.
    void begin(const Vector &from, const Style &style, BoardEnd boardEnd);
    void dragTo(const Vector &to);
    /// Whether anything was drawn.
    bool finish();
    bool cancel();

    /// Puts a waypoint on the cell or takes it away.
    void toggleWaypoint(const Vector &at, Joint joint);
    /// Draws the move over all waypoints to this cell.
    void completeAt(const Vector &to, const Style &style);

    /// Other images of the move that can still be changed.
    void setSymmetry(PaintSymmetry symmetry);

    /// What a stroke of leaps makes, with a slide where three and more lie in a row.
    Path inferred(const Path &painted, const Vector &last, PaintSymmetry symmetry);
    /// Asks about the stroke that was just committed.
    void askAboutLeaps(const Path &painted, const Vector &last, PaintSymmetry symmetry);

    std::vector<DrawingQuestion> questions();
    bool isAsking() { return !questions().empty() || !m_waypoints.empty(); }
    bool hasSuggestion();
    /// The answer that Tab gives; false if none is suggested.
    bool acceptSuggestion();
    /// Leaves everything as it is and asks no more.
    void dismiss();

Q_SIGNALS:
    void changed();

private:
    /// Leaps on one line that were or could be taken for a slide.
    struct Run
    {
        Path asLeaps;
        LeapRun run;
        PaintSymmetry symmetry = PaintSymmetry::All;
        int range = 1; ///< as it is now; 1 while they are leaps
    };

    /// What a drag may mean where a leg could bounce.
    struct Bounce
    {
        DrawnMove with;
        DrawnMove without;
    };
    /// What can still be changed.
    struct Open
    {
        std::optional<DrawnMove> move;
        std::optional<Bounce> bounce;
    };

    void follow();
    void followBounce();
    bool isWritten(const DrawnMove &move) const;
    void redraw(const QString &undoText, const DrawnMove &move);
    void setRun(int range);
    void goBack();
    bool turnsAtEdge(const Vector &at, const Vector &heading) const;
    std::optional<std::vector<Vector>>
    bouncesTo(const Vector &to, const Vector &at, const Vector &heading, std::size_t crossed) const;
    DrawnMove bouncing(std::vector<DrawnLeg> legs, std::vector<Vector> bounces) const;
    std::optional<DrawnMove> bouncingOver(const Vector &to) const;
    std::optional<DrawnMove> bouncingFromLast(const Vector &to) const;
    void askAboutSpan(std::vector<DrawingQuestion> &questions);
    void askAboutJoint(std::vector<DrawingQuestion> &questions);
    void askAboutDiagonals(std::vector<DrawingQuestion> &questions);
    void askAboutHop(std::vector<DrawingQuestion> &questions);
    void askAboutBounce(std::vector<DrawingQuestion> &questions);
    void askAboutRun(std::vector<DrawingQuestion> &questions);
    void askAboutName(std::vector<DrawingQuestion> &questions);
    void changeLast(const std::function<void(std::vector<DrawnLeg> &)> &change);
    bool isHop() const;
    const Directions &directions() const { return m_movement.directions(); }
    Lattice lattice() const { return m_movement.workspace().design().board->lattice; }

    EditedMovement &m_movement;
    std::optional<DrawnMove> m_move;
    std::optional<Bounce> m_bounce; ///< one of its two is the move
    Open m_before;                  ///< the drag
    DrawnMove m_start;              ///< what the drag adds a leg to
    Vector m_from;                  ///< of the leg that is being dragged
    std::vector<Vector> m_crossed;  ///< cells that the drag went over
    BoardEnd m_boardEnd;
    bool m_isDragging = false;
    bool m_asks = true;
    std::vector<Waypoint> m_waypoints;
    std::optional<Run> m_run;
    std::optional<Path> m_leaper; ///< painted last, if it is an atom with a letter
    std::optional<PieceId> m_piece;
};

} // namespace rookery
