#include "widgets/canvas/board_canvas.h"

#include "widgets/play/play_session.h"

#include <QPainter>

namespace rookery {

const Position &BoardCanvas::shownPosition() const
{
    if (m_workspace.mode() == Mode::Play)
        return m_workspace.play().shownPosition();
    return m_tested ? *m_tested : m_workspace.session().position();
}

void BoardCanvas::refreshTestMen()
{
    m_tested.reset();
    const auto &men = m_workspace.testMen();
    const auto piece = m_workspace.piece();
    if (m_workspace.mode() != Mode::Pieces || men.empty() || !piece)
        return;
    m_tested = m_workspace.session().position();
    const std::size_t players = m_workspace.design().rules->players.size();
    const PlayerId player = m_workspace.player();
    const PlayerId foe((player.index() + 1) % players);
    for (const auto &[site, side] : men) {
        const auto cell = m_workspace.board().cellAt(site);
        const PlayerId owner = side == TestSide::Foe ? foe : player;
        if (cell && (side == TestSide::Friend || players > 1))
            m_tested->put(*cell, {*piece, owner, true});
    }
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
    for (const auto &man : m_workspace.testMen()) {
        if (const auto cell = m_workspace.board().cellAt(man.first))
            painter.drawRect(view.map(m_scene->cell(*cell).bounds).adjusted(3, 3, -3, -3));
    }
}

} // namespace rookery
