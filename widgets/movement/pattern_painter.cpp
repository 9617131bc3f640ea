#include "widgets/movement/pattern_painter.h"

#include "model/edit/pieces/movement_edits.h"
#include "model/movement/path/path_geometry.h"

#include <algorithm>
#include <utility>

namespace rookery {

PatternPainter::PatternPainter(EditedMovement &movement,
                               MoveDrawing &drawing,
                               MoveDrawing::BoardEnd boardEnd,
                               QObject *parent)
    : QObject(parent)
    , m_movement(movement)
    , m_drawing(drawing)
    , m_boardEnd(std::move(boardEnd))
{
}

void PatternPainter::setOptions(const PaintOptions &options)
{
    if (options == m_options)
        return;
    m_options = options;
    m_drawing.setSymmetry(options.symmetry);
    Q_EMIT optionsChanged();
}

void PatternPainter::setLattice(Lattice lattice)
{
    if (lattice == m_lattice)
        return;
    m_lattice = lattice;
    m_pieces.clear();
    const auto symmetries = symmetriesOn(lattice);
    if (std::find(symmetries.begin(), symmetries.end(), m_options.symmetry) == symmetries.end())
        m_options.symmetry = PaintSymmetry::All;
}

void PatternPainter::clearPieces()
{
    m_pieces.clear();
    Q_EMIT piecesChanged();
}

bool PatternPainter::isHandDrawn() const
{
    return m_movement.workspace().design().board->lattice == Lattice::Free;
}

Vector PatternPainter::own(const Vector &onBoard) const
{
    const Orientation facing = m_movement.facing();
    Vector vector;
    for (std::size_t i = 0; i < facing.axis.size(); ++i)
        vector.along[i] = facing.sign[i] * onBoard.along[static_cast<std::size_t>(facing.axis[i])];
    return vector;
}

std::vector<Vector> PatternPainter::images(const Vector &at) const
{
    const Orientation facing = m_movement.facing();
    std::vector<Vector> onBoard;
    for (const Vector &image : symmetricVectors(own(at), m_options.symmetry, m_lattice))
        onBoard.push_back(facing.apply(image));
    return onBoard;
}

// The pointer

void PatternPainter::press(const Vector &at, Qt::MouseButton button, Qt::KeyboardModifiers keys)
{
    m_button = button;
    m_keys = keys;
    const bool isPiece = isTestPencil(m_options.pencil);
    const bool isRight = button == Qt::RightButton;
    if ((isRight && !isPiece) || (!isRight && drawsFrom(at))) {
        m_pressed = at;
        Q_EMIT changed();
        return;
    }
    paintFrom(at, button, keys);
}

/// A press on a cell that is neither the beginning of a leg nor a question.
void PatternPainter::paintFrom(const Vector &at, Qt::MouseButton button, Qt::KeyboardModifiers keys)
{
    const Pencil pencil = m_options.pencil;
    if (button == Qt::LeftButton && (pencil == Pencil::Hurdle || pencil == Pencil::Via))
        return placeWaypoint(at);
    const bool isMove = pencil == Pencil::Leap || pencil == Pencil::Ride;
    if (button == Qt::LeftButton && isMove && !m_drawing.waypoints().empty())
        return completeAt(at);
    if (!begin(button, pencil, keys & Qt::AltModifier ? Stride::Clicked : m_options.stride))
        return;
    const bool isThere = std::any_of(m_pieces.begin(), m_pieces.end(), [&](const TestPiece &piece) {
        return piece.at == at && piece.side == sideOf(m_stroke->pencil);
    });
    m_stroke->takesPieces = isThere || button == Qt::RightButton;
    touch(at);
    Q_EMIT changed();
}

void PatternPainter::dragTo(const Vector &at)
{
    if (!m_pressed || (at == *m_pressed && !m_drawing.isDragging()))
        return;
    if (m_button != Qt::LeftButton)
        return paintFrom(*std::exchange(m_pressed, std::nullopt), m_button, m_keys);
    if (!m_drawing.isDragging())
        m_drawing.begin(own(*m_pressed), style(), m_boardEnd);
    m_drawing.dragTo(own(at));
    Q_EMIT changed();
}

void PatternPainter::release(std::optional<Vector> at)
{
    if (m_pressed)
        releasePressed(at);
    else if (m_stroke)
        finish();
}

void PatternPainter::releasePressed(std::optional<Vector> at)
{
    const Vector from = *std::exchange(m_pressed, std::nullopt);
    if (m_drawing.isDragging()) {
        m_drawing.finish();
        Q_EMIT changed();
        return;
    }
    if (at != from)
        return;
    if (m_button == Qt::RightButton) {
        Q_EMIT movesAsked(from);
        return;
    }
    paintFrom(from, m_button, m_keys);
    if (m_stroke)
        finish();
}

// Strokes

/// A movement that no path can say is erased as a whole, by choosing it in a list.
bool PatternPainter::refuseToErase()
{
    Q_EMIT m_movement.workspace().said(tr(
        "This move is erased as a whole: right-click a cell that it reaches, or press Menu there, "
        "and choose it."));
    return false;
}

bool PatternPainter::begin(Qt::MouseButton button, Pencil pencil, Stride stride)
{
    const bool isPiece = isTestPencil(pencil);
    if (!m_movement.type() || (!isPiece && !canDraw()))
        return false;
    if (!isPiece && button == Qt::RightButton)
        pencil = Pencil::Erase;
    if (pencil == Pencil::Erase && !canPaint())
        return refuseToErase();
    // What no path can say stays as it is; the stroke makes a move of its own.
    const bool isNew = !isPiece && !canPaint();
    m_stroke = Stroke{pencil, stride, isNew ? Path() : m_movement.entry().path, {}};
    if (!isPiece)
        m_movement.beginStroke(isNew ? EditedMovement::Onto::NewMovement
                                     : EditedMovement::Onto::Current);
    return true;
}

void PatternPainter::touch(const Vector &at)
{
    auto &cells = m_stroke->cells;
    const bool isOld = std::find(cells.begin(), cells.end(), at) != cells.end();
    if (isOld || at == Vector{})
        return;
    cells.push_back(at);
    if (isTestPencil(m_stroke->pencil))
        return placePiece(at);
    m_movement.previewStroke(painted());
}

void PatternPainter::placePiece(const Vector &at)
{
    std::erase_if(m_pieces, [&](const TestPiece &piece) { return piece.at == at; });
    if (!m_stroke->takesPieces)
        m_pieces.push_back({at, sideOf(m_stroke->pencil)});
    Q_EMIT piecesChanged();
}

/// The path from before the stroke with everything painted that the stroke has touched.
Path PatternPainter::painted() const
{
    std::vector<Vector> vectors;
    for (const Vector &cell : m_stroke->cells) {
        for (const Vector &image : symmetricVectors(own(cell), m_options.symmetry, m_lattice)) {
            const bool isRide = m_stroke->pencil == Pencil::Ride;
            const bool isReduced = isRide && m_stroke->stride == Stride::Shortest;
            vectors.push_back(isReduced ? primitiveStep(image) : image);
        }
    }
    const Directions &directions = m_movement.directions();
    switch (m_stroke->pencil) {
    case Pencil::Leap:
        return withLeapPainted(m_stroke->before, directions, vectors, m_options.rights);
    case Pencil::Ride:
        return withRidePainted(
            m_stroke->before, directions, vectors, m_options.rights, m_options.range);
    case Pencil::Erase:
        return withErased(m_stroke->before, directions, vectors);
    case Pencil::Hurdle:
    case Pencil::Via:
    case Pencil::Friend:
    case Pencil::Enemy:
    case Pencil::Wall:
        break;
    }
    return m_stroke->before;
}

void PatternPainter::finish()
{
    const bool isLeap = m_stroke->pencil == Pencil::Leap && !m_stroke->cells.empty();
    const Vector last = isLeap ? own(m_stroke->cells.back()) : Vector();
    const Path path = painted();
    if (isLeap)
        m_movement.previewStroke(m_drawing.inferred(path, last, m_options.symmetry));
    const bool erases = m_stroke->pencil == Pencil::Erase;
    m_stroke.reset();
    m_movement.commitStroke(erases ? tr("Erase moves") : tr("Paint moves"));
    if (isLeap)
        m_drawing.askAboutLeaps(path, last, m_options.symmetry);
    Q_EMIT changed();
}

bool PatternPainter::isCancellable() const
{
    return m_stroke || m_drawing.isDragging() || m_drawing.isAsking();
}

bool PatternPainter::cancel()
{
    if (m_drawing.cancel()) {
        m_pressed.reset();
        return true;
    }
    if (!m_stroke) {
        const bool isAsking = m_drawing.isAsking();
        if (isAsking)
            m_drawing.dismiss();
        return isAsking;
    }
    m_stroke.reset();
    m_movement.cancelStroke();
    Q_EMIT changed();
    return true;
}

void PatternPainter::act(Pencil pencil, const Vector &at)
{
    if (m_stroke)
        return;
    if (pencil == Pencil::Hurdle || pencil == Pencil::Via)
        return placeWaypoint(at);
    if ((pencil == Pencil::Leap || pencil == Pencil::Ride) && !m_drawing.waypoints().empty())
        return completeAt(at);
    const bool isPiece = isTestPencil(m_options.pencil);
    const bool takesPiece = isPiece && pencil == Pencil::Erase;
    const Pencil used = takesPiece ? m_options.pencil : pencil;
    if (!begin(Qt::LeftButton, used, m_options.stride))
        return;
    m_stroke->takesPieces = takesPiece;
    touch(at);
    if (m_stroke)
        finish();
}

// Legs

/// Whether a drag from this cell draws a leg instead of painting.
bool PatternPainter::drawsFrom(const Vector &at) const
{
    const bool isDrawing = m_options.pencil == Pencil::Leap || m_options.pencil == Pencil::Ride
                           || m_options.pencil == Pencil::Hurdle || m_options.pencil == Pencil::Via;
    return isDrawing && canDraw() && m_drawing.startsAt(own(at));
}

void PatternPainter::drawLegTo(const Vector &at)
{
    if (m_stroke || m_drawing.isDragging() || !canDraw())
        return;
    const auto &open = m_drawing.move();
    m_drawing.begin(open ? open->end() : Vector(), style(), m_boardEnd);
    m_drawing.dragTo(own(at));
    m_drawing.finish();
    Q_EMIT changed();
}

void PatternPainter::placeWaypoint(const Vector &at)
{
    if (!canDraw())
        return;
    m_drawing.toggleWaypoint(own(at),
                             m_options.pencil == Pencil::Hurdle ? Joint::Hurdle : Joint::Empty);
    Q_EMIT changed();
}

void PatternPainter::completeAt(const Vector &at)
{
    const std::vector<MoveDrawing::Waypoint> passed = m_drawing.waypoints();
    m_drawing.completeAt(own(at), style());
    if (m_pieces.empty())
        placeHurdles(passed);
    Q_EMIT changed();
}

/// Without pieces to jump, the grid would show nothing of a hop.
void PatternPainter::placeHurdles(const std::vector<MoveDrawing::Waypoint> &passed)
{
    for (const MoveDrawing::Waypoint &waypoint : passed) {
        if (waypoint.joint != Joint::Hurdle)
            continue;
        for (const Vector &image : images(m_movement.facing().apply(waypoint.at)))
            m_pieces.push_back({image, TestPiece::Side::Friend});
    }
    if (!m_pieces.empty())
        Q_EMIT piecesChanged();
}

void PatternPainter::eraseFrom(const std::vector<std::size_t> &movements, const Vector &at)
{
    std::vector<Vector> cells;
    for (const Vector &image : symmetricVectors(own(at), m_options.symmetry, m_lattice))
        cells.push_back(image);
    Workspace &workspace = m_movement.workspace();
    workspace.session().apply(
        tr("Erase moves"),
        withReachErased(
            workspace.session().committed(), *workspace.choices().piece(), movements, cells));
}

} // namespace rookery
