#include "model/board/labels.h"
#include "model/play/move_explainer.h"
#include "widgets/canvas/board_canvas.h"
#include "widgets/play/play_session.h"
#include "widgets/play/play_words.h"

namespace rookery {

/// While P or the mouse button is held: the way from the man on show to the pointed cell.
void BoardCanvas::refreshProbe()
{
    const QString before = m_probeText;
    m_probeText.clear();
    const auto to = m_workspace.pointedCell();
    const auto man = m_hoverMan    ? m_hoverMan
                     : m_reachFrom ? shownPosition().at(*m_reachFrom)
                                   : std::nullopt;
    const bool isInGame = m_workspace.mode() == Mode::Play && !m_hoverMan && m_reachFrom
                          && m_workspace.play().position().at(*m_reachFrom);
    if (isProbing() && man && to && *to != *m_reachFrom && isInGame) {
        probePlay(m_workspace.play().whyMove(*m_reachFrom, *to), *man, *to);
    } else if (isProbing() && man && to && *to != *m_reachFrom) {
        const Session &session = m_workspace.session();
        probeWays(trajectories(
                      session.design(), session.board(), shownPosition(), *m_reachFrom, *man, *to),
                  *man,
                  *to);
    } else if (m_probePlayer.trail()) {
        m_probePlayer.setTrail(std::nullopt);
    }
    if (before == m_probeText)
        return;
    update();
    Q_EMIT hintChanged();
}

/// In a game legality counts too: the movement's ways only where they answer the question.
void BoardCanvas::probePlay(const MoveAnswer &answer, const Man &man, CellId to)
{
    const bool isAllowed = answer.barrier == Barrier::None;
    if (answer.barrier == Barrier::Movement || (isAllowed && !answer.ways.empty()))
        return probeWays(answer.ways, man, to);
    m_probeText = isAllowed ? tr("%1: %2").arg(probeTitle(man, to),
                                               QString::fromStdString(answer.others.front()))
                            : shownSentence(answer.sentence);
    m_probePlayer.setTrail(std::nullopt);
}

/// `Rook a1 to a5`.
QString BoardCanvas::probeTitle(const Man &man, CellId to) const
{
    const Design &design = m_workspace.session().design();
    const Board &board = m_workspace.session().board();
    return tr("%1 %2 to %3")
        .arg(QString::fromStdString((*design.pieces)[man.type].name),
             QString::fromStdString(cellLabel(board, *m_reachFrom)),
             QString::fromStdString(cellLabel(board, to)));
}

void BoardCanvas::probeWays(const std::vector<Trajectory> &ways, const Man &man, CellId to)
{
    const Design &design = m_workspace.session().design();
    const Board &board = m_workspace.session().board();
    const QString title = probeTitle(man, to);
    if (ways.empty()) {
        m_probeText = tr("%1: no movement leads there").arg(title);
        return m_probePlayer.setTrail(std::nullopt);
    }
    const std::size_t number = m_probeWay % ways.size();
    const Trajectory &way = ways[number];
    Trail trail{*m_reachFrom, {}, true, std::nullopt};
    for (const WalkStep &step : way.path)
        trail.cells.push_back(step.cell);
    const QString path = QString::fromStdString(describePath(way, board));
    if (way.obstacle) {
        trail.obstacle = way.failsAt;
        const auto reason =
            describeObstacle(way, board, shownPosition(), design, CellNaming::Labels);
        m_probeText = tr("%1: %2 – %3").arg(title, path, QString::fromStdString(reason));
    } else {
        m_probeText = way.taken.empty() ? tr("%1: %2").arg(title, path)
                                        : tr("%1: %2, capturing").arg(title, path);
    }
    if (ways.size() > 1)
        m_probeText += tr(" (way %1 of %2, P again for the next)").arg(number + 1).arg(ways.size());
    if (m_probePlayer.trail() == trail)
        return;
    m_probePlayer.setTrail(std::move(trail));
    m_probePlayer.play();
}

/// The button has rested on a cell: the tool forgets that it was pressed.
void BoardCanvas::holdButton()
{
    const auto at = m_workspace.pointedCell();
    if (!m_isDragging || !m_reachFrom || !at || *at == *m_reachFrom
        || m_workspace.session().isPreviewing())
        return;
    m_isDragging = false;
    m_isHeld = true;
    m_tool->cancel();
    refreshProbe();
}

} // namespace rookery
