#include "app/window/view_steps.h"

#include "widgets/base/given_keys.h"
#include "widgets/game/play_session.h"
#include "widgets/workspace/workspace.h"

#include <algorithm>
#include <utility>

namespace rookery {

ViewSteps::ViewSteps(Workspace &workspace, QObject *parent)
    : QObject(parent)
    , m_workspace(workspace)
    , m_index(workspace.session().undoStack().index())
{
    // The stack counts a step only after the design has changed.
    connect(&workspace.session().undoStack(), &QUndoStack::indexChanged, this, &ViewSteps::edited);
    connect(&workspace.choices(), &Choices::modeChanged, this, &ViewSteps::modeChanged);
}

bool ViewSteps::isPlaying() const
{
    return showsGame(m_workspace.choices().mode());
}

void ViewSteps::modeChanged()
{
    if (isPlaying()) {
        const PlaySession &play = m_workspace.play();
        connect(&play, &PlaySession::changed, this, &ViewSteps::moved, Qt::UniqueConnection);
        connect(&play, &PlaySession::recordChanged, this, &ViewSteps::moved, Qt::UniqueConnection);
        m_node = play.tree().current();
        m_editsAfterMove = m_undoneEdits = 0;
    }
    Q_EMIT changed();
}

void ViewSteps::moved()
{
    // While an edit has the game replayed, its place in the record says nothing.
    const PlaySession &play = m_workspace.play();
    if (play.choice() && std::exchange(m_node, play.tree().current()) != play.tree().current())
        m_editsAfterMove = m_undoneEdits = 0;
    if (isPlaying())
        Q_EMIT changed();
}

void ViewSteps::edited()
{
    const int index = m_workspace.session().undoStack().index();
    const int by = index - std::exchange(m_index, index);
    const bool isRedone = by > 0 && m_workspace.session().undoStack().canRedo();
    m_editsAfterMove = std::max(0, m_editsAfterMove + by);
    m_undoneEdits = by < 0 || isRedone ? std::max(0, m_undoneEdits - by) : 0;
    if (isPlaying())
        m_workspace.play().drawn().reset();
    Q_EMIT changed();
}

bool ViewSteps::isMidMove() const
{
    const MoveChoice *choice = m_workspace.play().choice();
    return choice && choice->reached();
}

bool ViewSteps::canUndo() const
{
    // In Play it also says why there is nothing to take back.
    const bool canPlay = isPlaying()
                         && (isMidMove() || m_workspace.play().drawn().canUndo()
                             || m_workspace.play().tree().current() != GameTree::root
                             || m_workspace.play().hasEarlierGame());
    return canPlay || m_workspace.session().undoStack().canUndo();
}

bool ViewSteps::canRedo() const
{
    if (!isPlaying())
        return m_workspace.session().undoStack().canRedo();
    return m_workspace.play().drawn().canRedo() || m_undoneEdits > 0
           || m_workspace.play().tree().next().has_value();
}

QString ViewSteps::undoText() const
{
    const QUndoStack &stack = m_workspace.session().undoStack();
    const bool hasDrawn = isPlaying() && m_workspace.play().drawn().canUndo();
    if (!isPlaying() || (hasEdits() && !isMidMove() && !hasDrawn))
        return stack.canUndo() ? tr("Undo %1").arg(stack.undoText()) : tr("Undo");
    const PlaySession &play = m_workspace.play();
    const std::size_t node = play.tree().current();
    if (isMidMove())
        return tr("Take back a step");
    if (hasDrawn)
        return tr("Undo arrows and marks");
    if (node == GameTree::root && play.hasEarlierGame())
        return tr("Back to the game before");
    return node == GameTree::root ? tr("Undo") : tr("Take back %1").arg(play.shownMove(node));
}

QString ViewSteps::redoText() const
{
    const QUndoStack &stack = m_workspace.session().undoStack();
    if (isPlaying() && m_workspace.play().drawn().canRedo())
        return tr("Redo arrows and marks");
    if (!isPlaying() || m_undoneEdits > 0)
        return stack.canRedo() ? tr("Redo %1").arg(stack.redoText()) : tr("Redo");
    const PlaySession &play = m_workspace.play();
    const auto node = play.tree().next();
    return node ? tr("Replay %1").arg(play.shownMove(*node)) : tr("Redo");
}

void ViewSteps::undo()
{
    if (!isPlaying())
        return m_workspace.session().undo();
    PlaySession &play = m_workspace.play();
    if (isMidMove()) {
        play.stepBack();
    } else if (play.drawn().canUndo()) {
        play.drawn().undo();
    } else if (hasEdits()) {
        const QString edit = m_workspace.session().undoStack().undoText();
        m_workspace.session().undo();
        Q_EMIT m_workspace.said(tr("Undone: %1").arg(edit));
    } else if (play.tree().current() != GameTree::root) {
        play.goBack();
    } else if (play.hasEarlierGame()) {
        play.resumeEarlierGame();
    } else {
        Q_EMIT m_workspace.said(
            withGivenKey(tr("The game is at its start. Play takes back moves; edits of the design "
                            "are undone in the mode they were made in; Previous mode leads back "
                            "(F9)."),
                         QStringLiteral("mode.previous")));
    }
}

void ViewSteps::redo()
{
    if (!isPlaying())
        return m_workspace.session().redo();
    if (m_workspace.play().drawn().canRedo()) {
        m_workspace.play().drawn().redo();
    } else if (m_undoneEdits > 0) {
        const QString edit = m_workspace.session().undoStack().redoText();
        m_workspace.session().redo();
        Q_EMIT m_workspace.said(tr("Done again: %1").arg(edit));
    } else {
        m_workspace.play().goForward();
    }
}

} // namespace rookery
