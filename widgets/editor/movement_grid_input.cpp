#include "model/movement/path_geometry.h"
#include "widgets/editor/movement_grid.h"

#include <QAccessible>
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
    {Qt::Key_3, Pencil::Friend},
    {Qt::Key_4, Pencil::Foe},
    {Qt::Key_X, Pencil::Erase},
};

constexpr std::pair<int, Rights> rightsKeys[] = {
    {Qt::Key_B, Rights::Both},
    {Qt::Key_M, Rights::Move},
    {Qt::Key_C, Rights::Capture},
};

/// How it paints after this key; nothing if the key does not change that.
std::optional<PaintOptions> optionsAfter(PaintOptions options, int key)
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
    const auto rows = enumRows<PaintSymmetry>();
    options.symmetry = rows[(static_cast<std::size_t>(options.symmetry) + 1) % rows.size()].value;
    return options;
}

} // namespace

// Places

QPoint MovementGrid::cellPixel(int dx, int dy) const
{
    return cellRect({dx, dy}).center();
}

QRect MovementGrid::cellRect(const Vector &at) const
{
    const QPointF centre = m_scene->cell(m_board->centre()).centre + QPointF(at.x(), -at.y());
    return m_view.map(QRectF(centre - QPointF(0.5, 0.5), QSizeF(1, 1))).toRect();
}

std::optional<Vector> MovementGrid::cellAt(QPointF pixel) const
{
    const auto cell = m_scene->cellAt(m_view.unmap(pixel));
    if (!cell)
        return std::nullopt;
    return m_board->fromCentre(*cell);
}

/// The player's own vector that lies on this one of the board.
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
    for (const Vector &image : symmetricVectors(own(at), m_options.symmetry))
        onBoard.push_back(facing.apply(image));
    return onBoard;
}

// Strokes

bool MovementGrid::beginStroke(Qt::MouseButton button, Pencil pencil, Stride stride)
{
    const bool isMan = pencil == Pencil::Friend || pencil == Pencil::Foe;
    if (!m_movement.type())
        return false;
    if (!isMan && !canPaint()) {
        Q_EMIT m_movement.workspace().said(
            tr("This move cannot be painted: %1. “Replace…” starts a new one.")
                .arg(QString::fromStdString(m_movement.entry().fault)));
        return false;
    }
    if (!isMan && button == Qt::RightButton)
        pencil = Pencil::Erase;
    m_stroke = Stroke{button, pencil, stride, m_movement.entry().path, {}, {}};
    if (!isMan)
        m_movement.beginStroke();
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
    if (m_stroke->pencil == Pencil::Friend || m_stroke->pencil == Pencil::Foe)
        return placeMan(at);
    m_movement.previewStroke(painted());
}

void MovementGrid::placeMan(const Vector &at)
{
    std::erase_if(m_men, [&](const TestMan &man) { return man.at == at; });
    if (!m_stroke->takesMen) {
        const bool isFoe = m_stroke->pencil == Pencil::Foe;
        m_men.push_back({at, isFoe ? TestMan::Side::Foe : TestMan::Side::Friend});
    }
    refresh();
    Q_EMIT menChanged();
}

/// The path from before the stroke with everything painted that the stroke has touched.
Path MovementGrid::painted() const
{
    std::vector<Vector> vectors;
    for (const Vector &cell : m_stroke->cells) {
        for (const Vector &image : symmetricVectors(own(cell), m_options.symmetry)) {
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
    case Pencil::Friend:
    case Pencil::Foe:
        break;
    }
    return m_stroke->before;
}

void MovementGrid::finishStroke()
{
    const bool erases = m_stroke->pencil == Pencil::Erase;
    m_stroke.reset();
    m_movement.commitStroke(erases ? tr("Erase moves") : tr("Paint moves"));
    update();
}

bool MovementGrid::cancelStroke()
{
    if (!m_stroke)
        return false;
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
    const bool isMan = m_options.pencil == Pencil::Friend || m_options.pencil == Pencil::Foe;
    const bool takesMan = isMan && pencil == Pencil::Erase;
    const Pencil used = takesMan ? m_options.pencil : pencil;
    if (!beginStroke(Qt::LeftButton, used, m_options.stride))
        return;
    m_stroke->takesMen = takesMan;
    touch(m_cursor);
    if (m_stroke)
        finishStroke();
}

// Events

void MovementGrid::mousePressEvent(QMouseEvent *event)
{
    const bool isPainting = event->button() == Qt::LeftButton || event->button() == Qt::RightButton;
    const auto at = cellAt(event->position());
    if (m_stroke || !isPainting || !at)
        return;
    const bool isAlt = event->modifiers() & Qt::AltModifier;
    if (!beginStroke(event->button(), m_options.pencil, isAlt ? Stride::Clicked : m_options.stride))
        return;
    const bool isThere = std::any_of(m_men.begin(), m_men.end(), [&](const TestMan &man) {
        return man.at == *at
               && (man.side == TestMan::Side::Foe) == (m_stroke->pencil == Pencil::Foe);
    });
    m_stroke->takesMen = isThere || m_stroke->button == Qt::RightButton;
    m_stroke->at = event->position();
    m_cursor = *at;
    setPointed(at);
    touch(*at);
    update();
}

void MovementGrid::mouseMoveEvent(QMouseEvent *event)
{
    setPointed(cellAt(event->position()));
    if (m_stroke)
        sweepTo(event->position());
}

void MovementGrid::mouseReleaseEvent(QMouseEvent *event)
{
    if (!m_stroke || event->button() != m_stroke->button)
        return;
    sweepTo(event->position());
    if (m_stroke)
        finishStroke();
}

void MovementGrid::leaveEvent(QEvent *)
{
    if (!m_stroke)
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
    update();
    Q_EMIT pointedCellChanged();
}

void MovementGrid::moveCursor(int dx, int dy)
{
    const Vector next = m_cursor + Vector{{dx, dy}};
    if (!m_board->cell(next))
        return;
    m_cursor = next;
    setPointed(next);
    update();
    QAccessibleEvent moved(this, QAccessible::Focus);
    moved.setChild((side() / 2 - next.y()) * side() + next.x() + side() / 2);
    QAccessible::updateAccessibility(&moved);
}

void MovementGrid::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Up:
        return moveCursor(0, 1);
    case Qt::Key_Down:
        return moveCursor(0, -1);
    case Qt::Key_Right:
        return moveCursor(1, 0);
    case Qt::Key_Left:
        return moveCursor(-1, 0);
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
    default:
        if (event->modifiers() == Qt::NoModifier && !m_stroke && handleOptionKey(event->key()))
            return;
        break;
    }
    QWidget::keyPressEvent(event);
}

bool MovementGrid::handleOptionKey(int key)
{
    if (key == Qt::Key_Q) {
        Workspace &workspace = m_movement.workspace();
        const std::size_t players = workspace.design().rules->players.size();
        workspace.setPlayer(PlayerId((workspace.player().index() + 1) % players));
        return true;
    }
    const auto options = optionsAfter(m_options, key);
    if (options)
        setOptions(*options);
    return options.has_value();
}

/// The grid's keys are its own, even where the window has an action for them.
bool MovementGrid::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        static constexpr int others[] = {Qt::Key_Up,
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
        const bool cancels = key->key() == Qt::Key_Escape && m_stroke;
        if (key->modifiers() == Qt::NoModifier
            && (isOther || cancels || optionsAfter(m_options, key->key()))) {
            event->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

} // namespace rookery
