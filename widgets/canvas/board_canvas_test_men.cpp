#include "widgets/canvas/board_canvas.h"

#include <QPainter>

namespace rookery {

const Position &BoardCanvas::shownPosition() const
{
    return m_tested ? *m_tested : m_workspace.session().position();
}

void BoardCanvas::refreshTestMen()
{
    m_tested.reset();
    const auto &men = m_workspace.testMen();
    const auto piece = m_workspace.piece();
    const bool hasAny = !men.empty() || m_workspace.showsGuest();
    if (m_workspace.mode() != Mode::Pieces || !hasAny || !piece)
        return;
    m_tested = m_workspace.session().position();
    const std::size_t players = m_workspace.design().rules->players.size();
    const PlayerId player = m_workspace.player();
    const PlayerId foe((player.index() + 1) % players);
    for (const auto &[site, side] : men) {
        const auto cell = m_workspace.board().cellAt(site);
        const PlayerId owner = side == TestSide::Foe ? foe : player;
        if (cell && side == TestSide::Wall) {
            m_tested->take(*cell);
            m_tested->putWall(*cell);
        } else if (cell && (side == TestSide::Friend || players > 1)) {
            m_tested->put(*cell, {*piece, owner, true});
        }
    }
    addGuest();
}

/// Nobody is pushed out of the way for the enemy at the pointer.
void BoardCanvas::addGuest()
{
    const auto at = m_workspace.pointedCell();
    const std::size_t players = m_workspace.design().rules->players.size();
    const bool isFree = at && *at != m_workspace.stageCell() && !m_tested->at(*at) && !m_tested->isWall(*at);
    if (!m_workspace.showsGuest() || !isFree || players < 2)
        return;
    const PlayerId foe((m_workspace.player().index() + 1) % players);
    m_tested->put(*at, {*m_workspace.piece(), foe, true});
}

/// A dashed frame tells them from the men of the setup.
void BoardCanvas::paintTestMen(QPainter &painter, const View &view) const
{
    if (!m_tested)
        return;
    painter.setBrush(Qt::NoBrush);
    QPen pen(m_theme.selection, 2);
    pen.setDashPattern({2, 2});
    painter.setPen(pen);
    for (const auto &[site, side] : m_workspace.testMen()) {
        const auto cell = m_workspace.board().cellAt(site);
        if (!cell)
            continue;
        const QRectF frame = view.map(m_scene->cell(*cell).bounds).adjusted(3, 3, -3, -3);
        if (side == TestSide::Wall)
            painter.fillRect(frame, QBrush(m_theme.selection, Qt::BDiagPattern));
        painter.drawRect(frame);
    }
}

} // namespace rookery
