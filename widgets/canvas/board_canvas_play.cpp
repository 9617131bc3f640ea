#include "model/board/labels.h"
#include "widgets/canvas/board_canvas.h"
#include "widgets/play/play_session.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QToolTip>

#include <algorithm>

namespace rookery {

namespace {

QString text(const std::string &name)
{
    return QString::fromStdString(name);
}

} // namespace

void BoardCanvas::playChanged()
{
    PlaySession &play = m_workspace.play();
    m_hoverMan.reset();
    m_reachFrom = play.markedFrom();
    m_hasReach = m_reachFrom || (play.choice() && play.choice()->isBegun()) || play.offersDrops();
    if (m_hasReach)
        m_reach = play.marks();
    update();
    refreshProbe();
    Q_EMIT hintChanged();
}

/// While the arrows have no cursor to move, they go through the game.
bool BoardCanvas::goThroughGame(const QKeyEvent &event)
{
    if (m_workspace.mode() != Mode::Play || m_cursor || event.modifiers() & ~Qt::KeypadModifier)
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

QString BoardCanvas::movesSentence(CellId cell) const
{
    const auto man = shownPosition().at(cell);
    const Design &design = m_workspace.design();
    const Board &board = m_workspace.board();
    const QString name = text(cellLabel(board, cell));
    if (shownPosition().isWall(cell))
        return tr("%1 is closed by a wall").arg(name);
    if (!man)
        return tr("%1 is empty").arg(name);
    Reach reach;
    const bool isPlaying = m_workspace.mode() == Mode::Play;
    if (const QString dead = deadManSentence(cell); !dead.isEmpty())
        return dead;
    if (const MoveChoice *choice = isPlaying ? m_workspace.play().choice() : nullptr) {
        reach = choice->isBegun() ? choice->marks() : choice->marks(cell);
    } else if (!isPlaying) {
        ReachScratch scratch;
        m_workspace.session().game().reach(shownPosition(), cell, *man, reach, scratch);
    }
    QStringList targets;
    for (const CellId to : IdRange<CellId>(reach.size())) {
        if (reach.isTarget(to))
            targets << (reach.has(to, Mark::Capture) && !shownPosition().isEmpty(to)
                            ? tr("captures %1").arg(text(cellLabel(board, to)))
                            : text(cellLabel(board, to)));
    }
    const QString who = tr("%1 %2 on %3")
                            .arg(text((*design.rules)[man->owner].name),
                                 text((*design.pieces)[man->type].name),
                                 name);
    if (targets.isEmpty())
        return tr("%1: no moves").arg(who);
    return tr("%1: %n move(s): %2", nullptr, static_cast<int>(targets.size()))
        .arg(who, targets.join(QStringLiteral(", ")));
}

QString BoardCanvas::deadManSentence(CellId cell) const
{
    const bool isPlaying = m_workspace.mode() == Mode::Play;
    return isPlaying ? m_workspace.play().deadManSentence(cell) : QString();
}

/// Who stands there; of hundreds of types nobody knows them all by their pictures.
QString BoardCanvas::toolTipOn(CellId cell) const
{
    const QString name = text(cellLabel(m_workspace.board(), cell));
    if (shownPosition().isWall(cell))
        return tr("%1 is closed by a wall").arg(name);
    const auto man = shownPosition().at(cell);
    if (!man)
        return {};
    const QString dead = deadManSentence(cell);
    const Design &design = m_workspace.design();
    return !dead.isEmpty() ? dead
                           : tr("%1 %2 on %3")
                                 .arg(text((*design.rules)[man->owner].name),
                                      text((*design.pieces)[man->type].name),
                                      name);
}

void BoardCanvas::showToolTip(const QHelpEvent &event)
{
    const auto cell = cellAt(event.pos());
    const bool isAboutMen = m_workspace.mode() == Mode::Play || m_workspace.mode() == Mode::Setup;
    const QString sentence = cell && isAboutMen ? toolTipOn(*cell) : QString();
    if (sentence.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(event.globalPos(), sentence, this, cellRect(*cell));
}

void BoardCanvas::describe(CellId cell)
{
    const QString sentence = movesSentence(cell);
    Q_EMIT m_workspace.said(sentence);
    if (!QAccessible::isActive())
        return;
    QAccessibleEvent event(this, QAccessible::Alert);
    event.setChild(static_cast<int>(cell.index()));
    QAccessible::updateAccessibility(&event);
}

} // namespace rookery
