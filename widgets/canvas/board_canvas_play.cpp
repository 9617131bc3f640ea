#include "widgets/canvas/board_canvas.h"
#include "widgets/canvas/board_words.h"
#include "widgets/game/play_session.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QToolTip>

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

/// About the pieces on the board; hidden where there is nothing to say.
void showToolTipOf(BoardCanvas &canvas, const QHelpEvent &event)
{
    const auto cell = canvas.cellAt(event.pos());
    const Mode mode = canvas.workspace().choices().mode();
    const bool isAboutPieces = showsGame(mode) || mode == Mode::Setup;
    const QString sentence = cell && isAboutPieces ? toolTipOn(canvas, *cell) : QString();
    if (sentence.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(event.globalPos(), sentence, &canvas, canvas.cellRect(*cell));
}

} // namespace

/// While the arrows have no cursor to move, they go through the game.
bool BoardCanvas::goThroughGame(const QKeyEvent &event)
{
    return showsGame(m_workspace.choices().mode()) && !m_cursor
           && !(event.modifiers() & ~Qt::KeypadModifier)
           && stepThroughGame(m_workspace.play(), event.key());
}

void BoardCanvas::showToolTip(const QHelpEvent &event)
{
    showToolTipOf(*this, event);
}

void BoardCanvas::describe(CellId cell)
{
    Q_EMIT m_workspace.said(movesSentence(*this, cell));
    announceAlert(static_cast<int>(cell.index()));
}

} // namespace rookery
