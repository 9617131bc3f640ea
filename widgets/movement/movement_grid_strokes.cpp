#include "model/edit/pieces/movement_edits.h"
#include "model/movement/path/path_geometry.h"
#include "widgets/movement/cell_moves_menu.h"
#include "widgets/movement/movement_grid.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

namespace rookery {

// Strokes

/// A movement that no path can say is erased as a whole, by choosing it in a list.
bool MovementGrid::refuseToErase()
{
    Q_EMIT m_movement.workspace().said(tr(
        "This move is erased as a whole: right-click a cell that it reaches, or press Menu there, "
        "and choose it."));
    return false;
}

bool MovementGrid::beginStroke(Qt::MouseButton button, Pencil pencil, Stride stride)
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
    m_stroke = Stroke{button, pencil, stride, isNew ? Path() : m_movement.entry().path, {}, {}};
    if (!isPiece)
        m_movement.beginStroke(isNew ? EditedMovement::Onto::NewMovement
                                     : EditedMovement::Onto::Current);
    return true;
}

/// Touches every cell between the last place and this one, so that a quick sweep has no gaps.
void MovementGrid::sweepTo(QPointF pixel)
{
    const QPointF way = pixel - m_stroke->at;
    const double spacing = std::max(1.0, m_view.scale / 5);
    const int samples =
        std::min(1000, static_cast<int>(std::hypot(way.x(), way.y()) / spacing) + 1);
    for (int i = 1; m_stroke && i <= samples; ++i) {
        if (const auto at = cellAt(m_stroke->at + way * i / samples))
            touch(*at);
    }
    if (m_stroke)
        m_stroke->at = pixel;
}

void MovementGrid::touch(const Vector &at)
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

void MovementGrid::placePiece(const Vector &at)
{
    std::erase_if(m_boardPieces, [&](const TestPiece &piece) { return piece.at == at; });
    if (!m_stroke->takesPieces)
        m_boardPieces.push_back({at, sideOf(m_stroke->pencil)});
    refresh();
    Q_EMIT piecesChanged();
}

/// The path from before the stroke with everything painted that the stroke has touched.
Path MovementGrid::painted() const
{
    std::vector<Vector> vectors;
    for (const Vector &cell : m_stroke->cells) {
        for (const Vector &image : symmetricVectors(own(cell), m_options.symmetry, lattice())) {
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

void MovementGrid::finishStroke()
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
    update();
}

bool MovementGrid::wantsEscape()
{
    return m_stroke || m_drawing.isDragging() || m_drawing.isAsking();
}

/// First the gesture, then what is asked about the last one.
bool MovementGrid::cancelStroke()
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
    update();
    return true;
}

/// A stroke of one cell, by key.
void MovementGrid::act(Pencil pencil)
{
    if (m_stroke)
        return;
    if (pencil == Pencil::Hurdle || pencil == Pencil::Via)
        return placeWaypoint(m_cursor);
    if ((pencil == Pencil::Leap || pencil == Pencil::Ride) && !m_drawing.waypoints().empty())
        return completeAt(m_cursor);
    const bool isPiece = isTestPencil(m_options.pencil);
    const bool takesPiece = isPiece && pencil == Pencil::Erase;
    const Pencil used = takesPiece ? m_options.pencil : pencil;
    if (!beginStroke(Qt::LeftButton, used, m_options.stride))
        return;
    m_stroke->takesPieces = takesPiece;
    touch(m_cursor);
    if (m_stroke)
        finishStroke();
}

// Legs

/// Whether a drag from this cell draws a leg instead of painting.
bool MovementGrid::drawsFrom(const Vector &at) const
{
    const bool isDrawing = m_options.pencil == Pencil::Leap || m_options.pencil == Pencil::Ride
                           || m_options.pencil == Pencil::Hurdle || m_options.pencil == Pencil::Via;
    return isDrawing && canDraw() && m_drawing.startsAt(own(at));
}

void MovementGrid::drawTo(const Vector &at)
{
    if (!m_drawing.isDragging())
        m_drawing.begin(own(*m_pressed), style());
    m_drawing.dragTo(own(at));
    update();
}

/// By key: a leg from where the last one ended, or from the piece, to the cursor.
void MovementGrid::drawToCursor()
{
    if (m_stroke || m_drawing.isDragging() || !canDraw())
        return;
    const auto &open = m_drawing.move();
    m_drawing.begin(open ? open->end() : Vector(), style());
    m_drawing.dragTo(own(m_cursor));
    m_drawing.finish();
    update();
}

void MovementGrid::placeWaypoint(const Vector &at)
{
    if (!canDraw())
        return;
    m_drawing.toggleWaypoint(own(at),
                             m_options.pencil == Pencil::Hurdle ? Joint::Hurdle : Joint::Empty);
    update();
}

void MovementGrid::completeAt(const Vector &at)
{
    m_drawing.completeAt(own(at), style());
    update();
}

// What leads to a cell

std::vector<CellSource> MovementGrid::sourcesAt(const Vector &at) const
{
    const auto cell = m_board->cell(at);
    if (!cell || !m_movement.type() || at == Vector{})
        return {};
    return sourcesOf(m_movement, *m_board, *cell);
}

void MovementGrid::listMoves(const Vector &at)
{
    std::set<std::size_t> found;
    for (const CellSource &source : sourcesAt(at)) {
        if (const auto index = m_movement.entries()[source.entry].index)
            found.insert(*index);
    }
    const std::vector<std::size_t> movements(found.begin(), found.end());
    if (movements.empty()) {
        Q_EMIT m_movement.workspace().said(tr("No move leads there."));
        return;
    }
    auto *menu = new CellMovesMenu(m_movement, movements, this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    connect(menu,
            &CellMovesMenu::removed,
            this,
            [this, at](const std::vector<std::size_t> &chosen) { eraseFrom(chosen, at); });
    menu->popup(mapToGlobal(cellRect(at).bottomLeft()));
}

void MovementGrid::eraseFrom(const std::vector<std::size_t> &movements, const Vector &at)
{
    std::vector<Vector> cells;
    for (const Vector &image : symmetricVectors(own(at), m_options.symmetry, lattice()))
        cells.push_back(image);
    Workspace &workspace = m_movement.workspace();
    workspace.session().apply(
        tr("Erase moves"),
        withReachErased(
            workspace.session().committed(), *workspace.choices().piece(), movements, cells));
}

} // namespace rookery
