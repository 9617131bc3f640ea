#include "widgets/movement/cell_probe.h"

#include "model/movement/movement.h"
#include "widgets/base/shown_wording.h"
#include "widgets/picture/design_picture.h"

#include <utility>

namespace rookery {

CellProbe::CellProbe(EditedMovement &movement, NameOf nameOf, QObject *parent)
    : QObject(parent)
    , m_movement(movement)
    , m_nameOf(std::move(nameOf))
{
    connect(&m_player, &TrailPlayer::changed, this, &CellProbe::changed);
}

void CellProbe::set(const PatternBoard &board, std::optional<CellId> cell)
{
    m_board = &board;
    if (std::exchange(m_cell, cell) != cell)
        m_way = 0;
    m_ways.clear();
    if (!cell || !m_movement.type())
        return m_player.setTrail(std::nullopt);
    std::vector<MovementLegs> legs;
    for (std::size_t entry = 0; entry < m_movement.entries().size(); ++entry) {
        for (const Movement &movement : m_movement.shown(entry)) {
            if (auto read = legsOf(movement, m_movement.directions()))
                legs.insert(legs.end(), read->begin(), read->end());
        }
    }
    m_ways = board.waysAsItIs(*cell, legs);
    m_needsEnemy = false;
    if (m_ways.empty() || m_ways.front().obstacle) {
        auto captures = board.waysWithEnemy(*cell, legs);
        m_needsEnemy = !captures.empty() && !captures.front().obstacle;
        if (m_needsEnemy)
            m_ways = std::move(captures);
    }
    if (m_way >= m_ways.size())
        m_way = 0;
    showTrail(board.centre());
}

void CellProbe::pressKey(const QKeyEvent &event,
                         const PatternBoard &board,
                         std::optional<CellId> cell)
{
    const bool isAgain = cell && cell == m_cell;
    m_key.press(event, isAgain);
    if (event.isAutoRepeat())
        return;
    if (!isAgain)
        set(board, cell);
    else if (!m_ways.empty())
        showWay((m_way + 1) % m_ways.size());
}

void CellProbe::releaseKey(const QKeyEvent &event)
{
    if (event.isAutoRepeat() || !m_key.is(event))
        return;
    if (!m_key.release(event, m_way == 0) && m_cell)
        set(*m_board, std::nullopt);
}

void CellProbe::follow(const PatternBoard &board, std::optional<CellId> cell)
{
    if (!m_key.isDown() || cell == m_cell)
        return;
    m_key.leaveCell();
    set(board, cell);
}

void CellProbe::dropKey()
{
    if (!m_key.isDown())
        return;
    m_key.drop();
    if (m_cell)
        set(*m_board, std::nullopt);
}

void CellProbe::showWay(std::size_t way)
{
    if (way >= m_ways.size() || way == m_way)
        return;
    m_way = way;
    showTrail(m_board->centre());
}

void CellProbe::showTrail(CellId from)
{
    if (m_ways.empty())
        return m_player.setTrail(std::nullopt);
    m_player.setTrail(trailOf(from, m_ways[m_way]));
}

QString CellProbe::obstacleText(const Trajectory &way) const
{
    const QString where = m_nameOf(way.failsAt);
    switch (*way.obstacle) {
    case Obstacle::NeverLeads:
        return tr("no move leads there");
    case Obstacle::OwnCell:
        return tr("the piece stands there itself");
    case Obstacle::Friend:
        return tr("%1: a friend is in the way").arg(where);
    case Obstacle::Enemy:
        return tr("%1: an enemy is in the way").arg(where);
    case Obstacle::FriendThere:
        return tr("%1: a friend stands there").arg(where);
    case Obstacle::MoveOnly:
        return tr("%1: an enemy stands there and this path is without capturing").arg(where);
    case Obstacle::CaptureOnly:
        return tr("%1: no piece stands there and this path is only to capture").arg(where);
    case Obstacle::PassesOnly:
        return tr("%1: the piece passes and may not stop").arg(where);
    case Obstacle::TooFar:
        return tr("%1: out of range").arg(where);
    case Obstacle::TooNear:
        return tr("%1: nearer than the leg may end").arg(where);
    case Obstacle::NeedsPiece:
        return tr("%1: no piece stands there to be jumped or captured").arg(where);
    default:
        return shown(describeObstacle(
            way, m_board->board(), m_board->position(), m_board->design(), CellNaming::Labels));
    }
}

QString CellProbe::text() const
{
    if (!m_cell)
        return {};
    const QString where = m_nameOf(*m_cell);
    if (m_ways.empty())
        return tr("%1: no move leads there in any position").arg(where);
    const Trajectory &way = m_ways[m_way];
    QString path = QString::fromStdString(describePath(way, m_board->board()));
    if (m_needsEnemy)
        path = tr("%1, capturing an enemy there").arg(path);
    if (way.obstacle)
        return tr("Not to %1 by %2 · %3").arg(where, path, obstacleText(way));
    return tr("To %1 by %2").arg(where, path);
}

} // namespace rookery
