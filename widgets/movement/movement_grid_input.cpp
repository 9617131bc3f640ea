#include "model/movement/path/path_geometry.h"
#include "widgets/movement/movement_grid.h"

#include <QKeyEvent>
#include <QMouseEvent>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <iterator>
#include <utility>

namespace rookery {

namespace {

constexpr std::pair<int, Pencil> pencilKeys[] = {
    {Qt::Key_1, Pencil::Leap},
    {Qt::Key_2, Pencil::Ride},
    {Qt::Key_4, Pencil::Hurdle},
    {Qt::Key_5, Pencil::Via},
    {Qt::Key_6, Pencil::Friend},
    {Qt::Key_7, Pencil::Enemy},
    {Qt::Key_8, Pencil::Wall},
    {Qt::Key_X, Pencil::Erase},
};

constexpr std::pair<int, Rights> rightsKeys[] = {
    {Qt::Key_B, Rights::Both},
    {Qt::Key_M, Rights::Move},
    {Qt::Key_C, Rights::Capture},
};

/// How it paints after this key; nothing if the key does not change that.
std::optional<PaintOptions> optionsAfter(PaintOptions options, Lattice lattice, int key)
{
    for (const auto &[pencilKey, pencil] : pencilKeys) {
        if (key == pencilKey) {
            options.pencil = pencil;
            return options;
        }
    }
    for (const auto &[rightsKey, rights] : rightsKeys) {
        if (key == rightsKey) {
            options.rights = rights;
            return options;
        }
    }
    if (key != Qt::Key_S)
        return std::nullopt;
    const auto all = symmetriesOn(lattice);
    const auto now = std::find(all.begin(), all.end(), options.symmetry);
    options.symmetry = now == all.end() || now + 1 == all.end() ? all.front() : *(now + 1);
    return options;
}

} // namespace

// Places

const CellGeometry *MovementGrid::geometryOf(const Vector &at) const
{
    if (const auto cell = m_board->cell(at))
        return &m_scene->cell(*cell);
    const auto site = m_board->site(at);
    for (const BoardScene::Hole &hole : m_scene->holes()) {
        if (hole.site == site)
            return &hole.geometry;
    }
    return nullptr;
}

QPoint MovementGrid::cellPixel(const Vector &at) const
{
    const CellGeometry *geometry = geometryOf(at);
    return geometry ? m_view.map(geometry->centre).toPoint() : QPoint();
}

QRect MovementGrid::cellRect(const Vector &at) const
{
    const CellGeometry *geometry = geometryOf(at);
    return geometry ? m_view.map(geometry->bounds).toRect() : QRect();
}

QRectF MovementGrid::markArea(CellId cell) const
{
    const CellGeometry &geometry = m_scene->cell(cell);
    if (geometry.outline.isEmpty())
        return m_view.map(geometry.bounds);
    const double side = geometry.room;
    return m_view.map(QRectF(geometry.centre - QPointF(side / 2, side / 2), QSizeF(side, side)));
}

std::optional<Vector> MovementGrid::cellAt(QPointF pixel) const
{
    const QPointF at = m_view.unmap(pixel);
    if (const auto cell = m_scene->cellAt(at))
        return m_board->fromCentre(*cell);
    const auto hole = m_scene->holeAt(at);
    return hole ? std::optional(m_board->fromCentre(*hole)) : std::nullopt;
}

Vector MovementGrid::own(const Vector &onBoard) const
{
    const Orientation facing = m_movement.facing();
    Vector vector;
    for (std::size_t i = 0; i < facing.axis.size(); ++i)
        vector.along[i] = facing.sign[i] * onBoard.along[static_cast<std::size_t>(facing.axis[i])];
    return vector;
}

std::vector<Vector> MovementGrid::images(const Vector &at) const
{
    const Orientation facing = m_movement.facing();
    std::vector<Vector> onBoard;
    for (const Vector &image : symmetricVectors(own(at), m_options.symmetry, lattice()))
        onBoard.push_back(facing.apply(image));
    return onBoard;
}

// Events

void MovementGrid::mousePressEvent(QMouseEvent *event)
{
    const bool isPainting = event->button() == Qt::LeftButton || event->button() == Qt::RightButton;
    const auto at = cellAt(event->position());
    if (m_stroke || m_pressed || !isPainting || !at)
        return;
    m_cursor = *at;
    setPointed(at);
    const bool isPiece = isTestPencil(m_options.pencil);
    const bool isRight = event->button() == Qt::RightButton;
    if ((isRight && !isPiece) || (!isRight && drawsFrom(*at))) {
        m_pressed = at;
        m_pressedButton = event->button();
        m_pressedAt = event->position();
        m_pressedKeys = event->modifiers();
        return update();
    }
    paintFrom(*at, event->button(), event->position(), event->modifiers());
}

/// A press on a cell that is neither the beginning of a leg nor a question.
void MovementGrid::paintFrom(const Vector &at,
                             Qt::MouseButton button,
                             QPointF pixel,
                             Qt::KeyboardModifiers keys)
{
    if (button == Qt::LeftButton
        && (m_options.pencil == Pencil::Hurdle || m_options.pencil == Pencil::Via))
        return placeWaypoint(at);
    const bool isLeap = m_options.pencil == Pencil::Leap || m_options.pencil == Pencil::Ride;
    if (button == Qt::LeftButton && isLeap && !m_drawing.waypoints().empty())
        return completeAt(at);
    const Stride stride = keys & Qt::AltModifier ? Stride::Clicked : m_options.stride;
    if (!beginStroke(button, m_options.pencil, stride))
        return;
    const bool isThere =
        std::any_of(m_boardPieces.begin(), m_boardPieces.end(), [&](const TestPiece &piece) {
            return piece.at == at && piece.side == sideOf(m_stroke->pencil);
        });
    m_stroke->takesPieces = isThere || m_stroke->button == Qt::RightButton;
    m_stroke->at = pixel;
    touch(at);
    update();
}

void MovementGrid::mouseMoveEvent(QMouseEvent *event)
{
    const auto at = cellAt(event->position());
    setPointed(at);
    if (m_stroke)
        return sweepTo(event->position());
    if (!m_pressed || !at || (*at == *m_pressed && !m_drawing.isDragging()))
        return;
    if (m_pressedButton == Qt::LeftButton)
        return drawTo(*at);
    const Vector from = *std::exchange(m_pressed, std::nullopt);
    paintFrom(from, Qt::RightButton, m_pressedAt, m_pressedKeys);
    if (m_stroke)
        sweepTo(event->position());
}

void MovementGrid::mouseReleaseEvent(QMouseEvent *event)
{
    if (m_pressed && event->button() == m_pressedButton)
        return releasePressed(event->position());
    if (!m_stroke || event->button() != m_stroke->button)
        return;
    sweepTo(event->position());
    if (m_stroke)
        finishStroke();
}

void MovementGrid::releasePressed(QPointF pixel)
{
    const Vector at = *std::exchange(m_pressed, std::nullopt);
    if (m_drawing.isDragging()) {
        m_drawing.finish();
        return update();
    }
    if (cellAt(pixel) != at)
        return;
    if (m_pressedButton == Qt::RightButton)
        return listMoves(at);
    paintFrom(at, m_pressedButton, m_pressedAt, m_pressedKeys);
    if (m_stroke)
        finishStroke();
}

void MovementGrid::leaveEvent(QEvent *)
{
    if (!m_stroke && !m_pressed)
        setPointed(std::nullopt);
}

void MovementGrid::focusInEvent(QFocusEvent *)
{
    update();
}

void MovementGrid::focusOutEvent(QFocusEvent *)
{
    update();
}

void MovementGrid::setPointed(std::optional<Vector> at)
{
    if (at == m_pointed)
        return;
    m_pointed = at;
    if (m_guest == Guest::Enemy && !m_stroke)
        refresh();
    update();
    Q_EMIT pointedCellChanged();
}

/// Squares and levels have a step for each key; on hexagons and triangles the neighbour is taken
/// that is drawn that way.
void MovementGrid::moveCursor(const Vector &towards)
{
    if (!hasThreeAxes(lattice())) {
        if (m_board->site(m_cursor + towards))
            setCursor(m_cursor + towards);
        return;
    }
    constexpr double farthest = 1.3; // cells
    const auto here = m_board->cell(m_cursor);
    if (!here || (towards.x() == 0 && towards.y() == 0))
        return;
    followLine(*here, towards);
    if (const auto next = drawnNeighbour(*here, towards, farthest))
        setCursor(m_board->fromCentre(*next));
}

void MovementGrid::setCursor(const Vector &at)
{
    m_cursor = at;
    setPointed(at);
    update();
    announceCursor(placeNumber(at));
}

void MovementGrid::keyPressEvent(QKeyEvent *event)
{
    if (const auto step = cursorStep(*event))
        return moveCursor(*step);
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        return act(m_options.pencil);
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        return act(Pencil::Erase);
    case Qt::Key_Escape:
        if (cancelStroke())
            return;
        break;
    case Qt::Key_D:
        return drawToCursor();
    case Qt::Key_P:
        return probeCursor();
    case Qt::Key_A:
        return showPieces(m_piecesShown == Pieces::Anyhow ? Pieces::AsPlaced : Pieces::Anyhow);
    case Qt::Key_E:
        return setGuest(m_guest == Guest::Enemy ? Guest::None : Guest::Enemy);
    case Qt::Key_Menu:
        return listMoves(m_cursor);
    case Qt::Key_F10:
        if (event->modifiers() & Qt::ShiftModifier)
            return listMoves(m_cursor);
        break;
    default:
        if (event->modifiers() == Qt::NoModifier && !m_stroke && handleOptionKey(event->key()))
            return;
        break;
    }
    SceneWidget::keyPressEvent(event);
}

bool MovementGrid::handleOptionKey(int key)
{
    if (key == Qt::Key_Q) {
        Workspace &workspace = m_movement.workspace();
        const std::size_t players = workspace.design().rules->players.size();
        workspace.choices().setPlayer(
            PlayerId((workspace.choices().player().index() + 1) % players));
        return true;
    }
    const auto options = optionsAfter(m_options, lattice(), key);
    if (options)
        setOptions(*options);
    return options.has_value();
}

/// The grid's keys are its own, even where the window has an action for them.
bool MovementGrid::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        static constexpr int others[] = {Qt::Key_A,
                                         Qt::Key_D,
                                         Qt::Key_E,
                                         Qt::Key_P,
                                         Qt::Key_Menu,
                                         Qt::Key_Up,
                                         Qt::Key_Down,
                                         Qt::Key_Left,
                                         Qt::Key_Right,
                                         Qt::Key_Return,
                                         Qt::Key_Enter,
                                         Qt::Key_Space,
                                         Qt::Key_Delete,
                                         Qt::Key_Backspace,
                                         Qt::Key_Q};
        const bool isOther =
            std::find(std::begin(others), std::end(others), key->key()) != std::end(others);
        const bool cancels = key->key() == Qt::Key_Escape && wantsEscape();
        const bool answers = key->key() == Qt::Key_Tab && m_drawing.hasSuggestion();
        if (key->modifiers() == Qt::NoModifier
            && (isOther || cancels || answers || optionsAfter(m_options, lattice(), key->key()))) {
            event->accept();
            return true;
        }
    }
    // Tab goes to the next widget unless there is something to say yes to.
    if (event->type() == QEvent::KeyPress && m_drawing.hasSuggestion()) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Tab && key->modifiers() == Qt::NoModifier)
            return m_drawing.acceptSuggestion();
    }
    return SceneWidget::event(event);
}

} // namespace rookery
