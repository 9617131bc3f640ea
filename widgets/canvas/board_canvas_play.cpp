#include "widgets/canvas/board_canvas.h"
#include "widgets/canvas/board_words.h"
#include "widgets/game/play_session.h"

#include <QKeyEvent>

namespace rookery {

namespace {

/// Whether the key leads through the game.
bool stepThroughGame(PlaySession &play, int key)
{
    switch (key) {
    case Qt::Key_Left:
        play.goBack();
        return true;
    case Qt::Key_Right:
        play.goForward();
        return true;
    case Qt::Key_Home:
        play.goToStart();
        return true;
    case Qt::Key_End:
        play.goToEnd();
        return true;
    default:
        return false;
    }
}

} // namespace

/// While the arrows have no cursor to move, they go through the game.
bool BoardCanvas::goThroughGame(const QKeyEvent &event)
{
    return showsGame(m_workspace.choices().mode()) && !m_cursor
           && !(event.modifiers() & ~Qt::KeypadModifier)
           && stepThroughGame(m_workspace.play(), event.key());
}

void BoardCanvas::describe(CellId cell)
{
    Q_EMIT m_workspace.said(movesSentence(*this, cell));
    announceAlert(static_cast<int>(cell.index()));
}

} // namespace rookery
