#include "widgets/canvas/board_keys.h"

#include "widgets/canvas/board_canvas.h"
#include "widgets/game/play_session.h"

namespace rookery {

namespace {

void zoomByKey(SceneWidget &canvas, int key, double step)
{
    switch (key) {
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        return canvas.zoomBy(step);
    case Qt::Key_Minus:
        return canvas.zoomBy(1 / step);
    default:
        return canvas.fit();
    }
}

} // namespace

/// While the arrows have no cursor to move, they go through the game.
const KeyTable<BoardCanvas> &boardKeys()
{
    using Key = QKeyCombination;
    using Self = BoardCanvas;
    const auto hasCell = [](const Self &canvas, Key) {
        return canvas.m_workspace.view().pointedCell().has_value();
    };
    const auto showsMoves = [](const Self &canvas, Key) {
        return showsGame(canvas.m_workspace.choices().mode()) && !canvas.m_cursor;
    };
    static const KeyTable<Self> table(
        QT_TRANSLATE_NOOP("Keys", "Board"),
        {{QT_TRANSLATE_NOOP("Keys", "Zoom and fit"),
          {Qt::Key_0, Qt::Key_Plus, Qt::Key_Minus, Qt::Key_Equal},
          [](Self &canvas, Key key) {
              zoomByKey(canvas, key.key(), BoardCanvas::zoomStep);
          }},
         {QT_TRANSLATE_NOOP("Keys", "The path to the cell under the pointer"),
          {Qt::Key_P},
          [](Self &canvas, Key) {
              canvas.probeByKey();
          }},
         {QT_TRANSLATE_NOOP("Keys", "Say what the cell under the pointer is"),
          {Qt::Key_W},
          [](Self &canvas, Key) { canvas.describe(*canvas.m_workspace.view().pointedCell()); },
          hasCell},
         {QT_TRANSLATE_NOOP("Keys", "Do what a click would"),
          {Qt::Key_Return, Qt::Key_Enter},
          [](Self &canvas, Key) { canvas.actAtCursor(); },
          [](const Self &canvas, Key) {
              return canvas.m_cursor.has_value();
          }},
         {QT_TRANSLATE_NOOP("Keys", "Do what a click would, or move the board while it is held"),
          {Qt::Key_Space},
          [](Self &canvas, Key) {
              canvas.holdSpace();
          }},
         {QT_TRANSLATE_NOOP("Keys", "Let go"),
          {Qt::Key_Escape},
          [](Self &canvas, Key) {
              canvas.cancelOrDeselect();
          }},
         {QT_TRANSLATE_NOOP("Keys", "One move back"),
          {Qt::Key_Left},
          [](Self &canvas, Key) { canvas.m_workspace.play().goBack(); },
          showsMoves},
         {QT_TRANSLATE_NOOP("Keys", "One move on"),
          {Qt::Key_Right},
          [](Self &canvas, Key) { canvas.m_workspace.play().goForward(); },
          showsMoves},
         {QT_TRANSLATE_NOOP("Keys", "To the start of the game"),
          {Qt::Key_Home},
          [](Self &canvas, Key) { canvas.m_workspace.play().goToStart(); },
          showsMoves},
         {QT_TRANSLATE_NOOP("Keys", "To the end of the game"),
          {Qt::Key_End},
          [](Self &canvas, Key) { canvas.m_workspace.play().goToEnd(); },
          showsMoves}});
    return table;
}

} // namespace rookery
