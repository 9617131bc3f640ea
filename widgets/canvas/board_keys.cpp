#include "widgets/canvas/board_keys.h"

#include "widgets/canvas/board_canvas.h"
#include "widgets/game/play_session.h"

namespace rookery {

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
        "board",
        QT_TRANSLATE_NOOP("Keys", "Board"),
        {{"nearer",
          QT_TRANSLATE_NOOP("Keys", "Nearer"),
          {Qt::Key_Plus, Qt::Key_Equal},
          [](Self &canvas, const QKeyEvent &) {
              canvas.zoomBy(BoardCanvas::zoomStep);
          }},
         {"farther",
          QT_TRANSLATE_NOOP("Keys", "Farther"),
          {Qt::Key_Minus},
          [](Self &canvas, const QKeyEvent &) {
              canvas.zoomBy(1 / BoardCanvas::zoomStep);
          }},
         {"fit",
          QT_TRANSLATE_NOOP("Keys", "Fit the board"),
          {Qt::Key_0},
          [](Self &canvas, const QKeyEvent &) {
              canvas.fit();
          }},
         {"path",
          QT_TRANSLATE_NOOP("Keys", "The path to the cell under the pointer"),
          {Qt::Key_P},
          [](Self &canvas, const QKeyEvent &event) {
              canvas.probeByKey(event);
          }},
         {"say",
          QT_TRANSLATE_NOOP("Keys", "Say what the cell under the pointer is"),
          {Qt::Key_W},
          [](Self &canvas, const QKeyEvent &) {
              canvas.describe(*canvas.m_workspace.view().pointedCell());
          },
          hasCell},
         {"act",
          QT_TRANSLATE_NOOP("Keys", "Do what a click would"),
          {Qt::Key_Return, Qt::Key_Enter},
          [](Self &canvas, const QKeyEvent &) { canvas.actAtCursor(); },
          [](const Self &canvas, Key) {
              return canvas.m_cursor.has_value();
          }},
         {"hold",
          QT_TRANSLATE_NOOP("Keys", "Do what a click would, or move the board while it is held"),
          {Qt::Key_Space},
          [](Self &canvas, const QKeyEvent &event) {
              canvas.holdToPan(event);
          }},
         {"let-go",
          QT_TRANSLATE_NOOP("Keys", "Let go"),
          {Qt::Key_Escape},
          [](Self &canvas, const QKeyEvent &) {
              canvas.cancelOrDeselect();
          }},
         {"back",
          QT_TRANSLATE_NOOP("Keys", "One move back"),
          {Qt::Key_Left},
          [](Self &canvas, const QKeyEvent &) { canvas.m_workspace.play().goBack(); },
          showsMoves},
         {"on",
          QT_TRANSLATE_NOOP("Keys", "One move on"),
          {Qt::Key_Right},
          [](Self &canvas, const QKeyEvent &) { canvas.m_workspace.play().goForward(); },
          showsMoves},
         {"start",
          QT_TRANSLATE_NOOP("Keys", "To the start of the game"),
          {Qt::Key_Home},
          [](Self &canvas, const QKeyEvent &) { canvas.m_workspace.play().goToStart(); },
          showsMoves},
         {"end",
          QT_TRANSLATE_NOOP("Keys", "To the end of the game"),
          {Qt::Key_End},
          [](Self &canvas, const QKeyEvent &) { canvas.m_workspace.play().goToEnd(); },
          showsMoves}});
    return table;
}

} // namespace rookery
