#include "widgets/movement/grid_overlay.h"
#include "widgets/movement/movement_grid.h"

#include <QKeyEvent>
#include <QMouseEvent>

#include <algorithm>
#include <cmath>
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

/// A cell that can be asked about: any but that of the piece itself.
std::optional<CellId> askedCell(const PatternBoard &board, const Vector &at)
{
    return at == Vector{} ? std::nullopt : board.cell(at);
}

} // namespace

// Places

const CellGeometry *MovementGrid::geometryOf(const Vector &at) const
{
    return geometryAt(*m_scene, board(), at);
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

std::optional<Vector> MovementGrid::cellAt(QPointF pixel) const
{
    const QPointF at = m_view.unmap(pixel);
    if (const auto cell = m_scene->cellAt(at))
        return board().fromCentre(*cell);
    const auto hole = m_scene->holeAt(at);
    return hole ? std::optional(board().fromCentre(*hole)) : std::nullopt;
}

// Events

void MovementGrid::mousePressEvent(QMouseEvent *event)
{
    const bool isPainting = event->button() == Qt::LeftButton || event->button() == Qt::RightButton;
    const auto at = cellAt(event->position());
    if (m_painter.heldButton() != Qt::NoButton || !isPainting || !at)
        return;
    m_cursor = *at;
    setPointed(at);
    m_sweptTo = event->position();
    m_painter.press(*at, event->button(), event->modifiers());
}

void MovementGrid::mouseMoveEvent(QMouseEvent *event)
{
    const auto at = cellAt(event->position());
    setPointed(at);
    if (at)
        m_painter.dragTo(*at);
    sweepTo(event->position());
}

void MovementGrid::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != m_painter.heldButton())
        return;
    sweepTo(event->position());
    m_painter.release(cellAt(event->position()));
}

/// Touches every cell between the last place and this one, so that a quick sweep has no gaps.
void MovementGrid::sweepTo(QPointF pixel)
{
    if (!m_painter.isStroking())
        return;
    const QPointF way = pixel - m_sweptTo;
    const double spacing = std::max(1.0, m_view.scale / 5);
    const int samples =
        std::min(1000, static_cast<int>(std::hypot(way.x(), way.y()) / spacing) + 1);
    for (int i = 1; m_painter.isStroking() && i <= samples; ++i) {
        if (const auto at = cellAt(m_sweptTo + way * i / samples))
            m_painter.touch(*at);
    }
    m_sweptTo = pixel;
}

void MovementGrid::leaveEvent(QEvent *)
{
    if (m_painter.heldButton() == Qt::NoButton)
        setPointed(std::nullopt);
}

void MovementGrid::focusInEvent(QFocusEvent *)
{
    update();
}

void MovementGrid::focusOutEvent(QFocusEvent *)
{
    m_probe->dropKey();
    update();
}

void MovementGrid::setPointed(std::optional<Vector> at)
{
    if (at == m_pointed)
        return;
    m_pointed = at;
    m_probe->follow(board(), askedCell(board(), at.value_or(m_cursor)));
    if (m_guest == Guest::Enemy && !m_painter.isStroking())
        refresh();
    update();
    Q_EMIT pointedCellChanged();
}

/// Squares and levels have a step for each key; on hexagons and triangles the neighbour is taken
/// that is drawn that way.
void MovementGrid::moveCursor(const Vector &towards)
{
    if (!hasThreeAxes(lattice())) {
        if (board().site(m_cursor + towards))
            setCursor(m_cursor + towards);
        return;
    }
    constexpr double farthest = 1.3; // cells
    const auto here = board().cell(m_cursor);
    if (!here || (towards.x() == 0 && towards.y() == 0))
        return;
    followLine(*here, towards);
    if (const auto next = drawnNeighbour(*here, towards, farthest))
        setCursor(board().fromCentre(*next));
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
    const bool isOption = event->modifiers() == Qt::NoModifier && !m_painter.isStroking();
    if (!act(*event) && !(isOption && changeOptions(event->key())))
        SceneWidget::keyPressEvent(event);
}

/// What a key does to the cell under the cursor or to the view; whether it does anything.
bool MovementGrid::act(const QKeyEvent &event)
{
    switch (event.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        m_painter.act(options().pencil, m_cursor);
        return true;
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        m_painter.act(Pencil::Erase, m_cursor);
        return true;
    case Qt::Key_Escape:
        return m_painter.cancel();
    case Qt::Key_D:
        m_painter.drawLegTo(m_cursor);
        return true;
    case Qt::Key_P:
        m_probe->pressKey(event, board(), askedCell(board(), m_pointed.value_or(m_cursor)));
        return true;
    case Qt::Key_A:
        showPieces(piecesShown() == Pieces::Anyhow ? Pieces::AsPlaced : Pieces::Anyhow);
        return true;
    case Qt::Key_E:
        setGuest(m_guest == Guest::Enemy ? Guest::None : Guest::Enemy);
        return true;
    case Qt::Key_Menu:
        listMoves(m_cursor);
        return true;
    case Qt::Key_F10:
        if (event.modifiers() & Qt::ShiftModifier)
            listMoves(m_cursor);
        return event.modifiers().testFlag(Qt::ShiftModifier);
    default:
        return false;
    }
}

bool MovementGrid::changeOptions(int key)
{
    if (key == Qt::Key_Q) {
        Workspace &workspace = m_movement.workspace();
        const std::size_t players = workspace.design().rules->players.size();
        workspace.choices().setPlayer(
            PlayerId((workspace.choices().player().index() + 1) % players));
        return true;
    }
    const auto options = optionsAfter(this->options(), lattice(), key);
    if (options)
        setOptions(*options);
    return options.has_value();
}

/// The grid's keys are its own, even where the window has an action for them.
bool MovementGrid::isOwnKey(const QKeyEvent &event)
{
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
    if (event.modifiers() != Qt::NoModifier)
        return false;
    const bool isOther =
        std::find(std::begin(others), std::end(others), event.key()) != std::end(others);
    const bool cancels = event.key() == Qt::Key_Escape && m_painter.isCancellable();
    const bool answers = event.key() == Qt::Key_Tab && m_drawing.hasSuggestion();
    return isOther || cancels || answers || optionsAfter(options(), lattice(), event.key());
}

bool MovementGrid::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && isOwnKey(*static_cast<QKeyEvent *>(event))) {
        event->accept();
        return true;
    }
    if (event->type() == QEvent::KeyRelease) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_P)
            m_probe->releaseKey(*key);
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
