#include "widgets/canvas/board_canvas.h"
#include "widgets/canvas/board_words.h"

#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>

#include <utility>

namespace rookery {

namespace {

/// What a hand does meanwhile means the board as it is.
bool endsMotion(QEvent::Type type)
{
    return type == QEvent::MouseButtonPress || type == QEvent::MouseButtonDblClick
           || type == QEvent::KeyPress || type == QEvent::Wheel || type == QEvent::NativeGesture;
}

} // namespace

CanvasEvent BoardCanvas::canvasEvent(QPointF pixel, Qt::KeyboardModifiers modifiers) const
{
    CanvasEvent event = m_lastEvent;
    event.before = event.at;
    event.at = m_view.unmap(pixel);
    event.cell = m_scene->cellAt(event.at);
    event.hole = event.cell ? std::nullopt : m_scene->holeAt(event.at);
    event.modifiers = modifiers;
    event.scene = m_scene.get();
    event.swept =
        sitesOnWay(*m_scene, m_workspace.board(), m_isDragging ? event.before : event.at, event.at);
    return event;
}

void BoardCanvas::mousePressEvent(QMouseEvent *event)
{
    m_lastPixel = event->position();
    if (event->button() == Qt::MiddleButton
        || (m_panKey != 0 && event->button() == Qt::LeftButton)) {
        m_isPanning = true;
        m_hasPanned = true;
        setCursor(Qt::ClosedHandCursor);
        return;
    }
    if (m_workspace.view().asksForCell() && event->button() == Qt::LeftButton) {
        if (const auto cell = cellAt(event->position()))
            m_workspace.view().answerWithCell(*cell);
        return;
    }
    if (m_isDragging || !m_tool
        || (event->button() != Qt::LeftButton && event->button() != Qt::RightButton))
        return;
    dismissProbe();
    m_lastEvent.button = event->button();
    m_lastEvent = canvasEvent(event->position(), event->modifiers());
    m_lastEvent.before = m_lastEvent.at;
    m_isDragging = true;
    m_workspace.view().setPointedCell(m_lastEvent.cell);
    if (event->button() == Qt::LeftButton && m_tool->probesOnHold())
        m_holds.start();
    m_tool->press(m_lastEvent);
    update();
    Q_EMIT hintChanged();
}

void BoardCanvas::mouseMoveEvent(QMouseEvent *event)
{
    if (m_isPanning) {
        panBy(event->position() - std::exchange(m_lastPixel, event->position()));
        return;
    }
    m_lastPixel = event->position();
    m_lastEvent = canvasEvent(event->position(), event->modifiers());
    if (m_lastEvent.cell != m_workspace.view().pointedCell())
        m_holds.stop();
    m_workspace.view().setPointedCell(m_lastEvent.cell);
    if (!m_tool || m_probe.isButtonHeld())
        return;
    if (!m_isDragging) {
        m_tool->hover(m_lastEvent);
        if (m_tool->followsPointer())
            update();
        return;
    }
    m_tool->drag(m_lastEvent);
    update();
    Q_EMIT hintChanged();
}

void BoardCanvas::mouseReleaseEvent(QMouseEvent *event)
{
    if (m_isPanning && (event->button() == Qt::MiddleButton || event->button() == Qt::LeftButton)) {
        m_isPanning = false;
        showCursor();
        return;
    }
    m_holds.stop();
    if (m_probe.isButtonHeld()) {
        m_probe.releaseButton();
        return refreshProbe();
    }
    if (!m_isDragging || event->button() != m_lastEvent.button)
        return;
    m_lastEvent = canvasEvent(event->position(), event->modifiers());
    m_isDragging = false;
    m_motion.setCarriedTo(m_lastEvent.cell);
    if (m_tool)
        m_tool->release(m_lastEvent);
    m_motion.setCarriedTo(std::nullopt);
    if (isFitted() && isOutgrown() && !m_workspace.session().isPreviewing())
        fit();
    update();
    Q_EMIT hintChanged();
}

/// The button has rested on a cell: the tool forgets that it was pressed.
void BoardCanvas::holdButton()
{
    const auto at = m_workspace.view().pointedCell();
    if (!m_isDragging || !m_shown.from() || !at || *at == *m_shown.from()
        || m_workspace.session().isPreviewing())
        return;
    m_isDragging = false;
    m_probe.holdButton();
    m_tool->cancel();
    refreshProbe();
}

void BoardCanvas::mouseDoubleClickEvent(QMouseEvent *event)
{
    const bool isEmpty = !cellAt(event->position());
    if (isEmpty && event->button() == Qt::LeftButton
        && m_workspace.choices().tool() != QLatin1String("add-cell"))
        return fit();
    mousePressEvent(event);
}

bool BoardCanvas::event(QEvent *event)
{
    if (endsMotion(event->type()))
        m_motion.end();
    if (event->type() == QEvent::ShortcutOverride && m_tool
        && m_tool->takesKey(static_cast<QKeyEvent *>(event)->keyCombination())) {
        event->accept();
        return true;
    }
    if (event->type() == QEvent::KeyPress) {
        // Tab leads to the next part of the window unless the tool has a use for it.
        auto *press = static_cast<QKeyEvent *>(event);
        if (press->key() == Qt::Key_Tab && giveToTool(press->keyCombination())) {
            event->accept();
            return true;
        }
    }
    if (event->type() == QEvent::ToolTip) {
        showToolTip(*this, *static_cast<QHelpEvent *>(event));
        return true;
    }
    return SceneWidget::event(event);
}

void BoardCanvas::leaveEvent(QEvent *)
{
    if (m_isDragging)
        return;
    m_workspace.view().setPointedCell(std::nullopt);
    if (m_tool && m_tool->followsPointer()) {
        m_tool->leave();
        update();
    }
}

void BoardCanvas::contextMenuEvent(QContextMenuEvent *event)
{
    // The right button belongs to the tool; the menu key and Shift+F10 always open the menu.
    const bool toolUsesIt = event->reason() == QContextMenuEvent::Mouse
                            && m_workspace.choices().tool() != QLatin1String("select");
    if (toolUsesIt)
        return;
    if (event->reason() != QContextMenuEvent::Mouse && m_cursor)
        return Q_EMIT contextMenuWanted(mapToGlobal(cellPixel(*m_cursor)));
    Q_EMIT contextMenuWanted(event->globalPos());
}

} // namespace rookery
