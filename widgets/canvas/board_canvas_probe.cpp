#include "model/board/labels.h"
#include "widgets/canvas/board_canvas.h"

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
    if (isProbing() && man && to && *to != *m_reachFrom) {
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

void BoardCanvas::probeWays(const std::vector<Trajectory> &ways, const Man &man, CellId to)
{
    const Design &design = m_workspace.session().design();
    const Board &board = m_workspace.session().board();
    const QString title = tr("%1 %2 to %3")
                              .arg(QString::fromStdString((*design.pieces)[man.type].name),
                                   QString::fromStdString(cellLabel(board, *m_reachFrom)),
                                   QString::fromStdString(cellLabel(board, to)));
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
