#include "widgets/canvas/board_canvas.h"
#include "widgets/canvas/board_words.h"
#include "widgets/game/play_session.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QToolTip>

#include <algorithm>

namespace rookery {

/// While the arrows have no cursor to move, they go through the game.
bool BoardCanvas::goThroughGame(const QKeyEvent &event)
{
    if (m_workspace.choices().mode() != Mode::Play || m_cursor
        || event.modifiers() & ~Qt::KeypadModifier)
        return false;
    PlaySession &play = m_workspace.play();
    switch (event.key()) {
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

void BoardCanvas::showToolTip(const QHelpEvent &event)
{
    const auto cell = cellAt(event.pos());
    const bool isAboutPieces =
        m_workspace.choices().mode() == Mode::Play || m_workspace.choices().mode() == Mode::Setup;
    const QString sentence = cell && isAboutPieces ? toolTipOn(*this, *cell) : QString();
    if (sentence.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(event.globalPos(), sentence, this, cellRect(*cell));
}

void BoardCanvas::describe(CellId cell)
{
    const QString sentence = movesSentence(*this, cell);
    Q_EMIT m_workspace.said(sentence);
    if (!QAccessible::isActive())
        return;
    QAccessibleEvent event(this, QAccessible::Alert);
    event.setChild(static_cast<int>(cell.index()));
    QAccessible::updateAccessibility(&event);
}

} // namespace rookery
