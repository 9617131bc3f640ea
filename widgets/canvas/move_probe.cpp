#include "widgets/canvas/move_probe.h"

#include "model/board/labels.h"
#include "model/play/legal/move_explainer.h"
#include "widgets/base/play_words.h"
#include "widgets/base/shown_wording.h"
#include "widgets/canvas/board_keys.h"
#include "widgets/canvas/shown_reach.h"
#include "widgets/game/play_session.h"
#include "widgets/picture/design_picture.h"

namespace rookery {

MoveProbe::MoveProbe(Workspace &workspace)
    : m_workspace(workspace)
{
    connect(&m_player, &TrailPlayer::changed, this, &MoveProbe::trailChanged);
}

void MoveProbe::pressKey(const QKeyEvent &event, std::optional<CellId> at)
{
    m_key.press(event, m_stays && m_probed == at);
    if (event.isAutoRepeat())
        return;
    m_way = m_probed == at && m_way + 1 < m_wayCount ? m_way + 1 : 0;
    m_probed = at;
}

void MoveProbe::releaseKey(const QKeyEvent &event, const ShownReach &shown)
{
    if (!m_key.is(event))
        return;
    m_stays = m_key.release(event, m_way == 0);
    refresh(shown);
}

void MoveProbe::dismiss(const ShownReach &shown)
{
    m_stays = false;
    refresh(shown);
}

void MoveProbe::followPointer()
{
    const auto to = m_workspace.view().pointedCell();
    if (to == m_probed)
        return;
    m_stays = false;
    if (!m_key.isDown())
        return;
    m_key.leaveCell();
    m_probed = to;
    m_way = 0;
}

void MoveProbe::refresh(const ShownReach &shown)
{
    const QString before = m_text;
    m_text.clear();
    followPointer();
    const auto to = m_workspace.view().pointedCell();
    const auto piece = shown.piece();
    const bool isOn = (isAsked() || m_isButtonHeld) && piece && to && *to != *shown.from();
    if (isOn) {
        m_from = *shown.from();
        ask(shown, *piece, *to);
    } else if (m_player.trail()) {
        m_player.setTrail(std::nullopt);
    }
    if (before != m_text)
        Q_EMIT textChanged();
}

void MoveProbe::ask(const ShownReach &shown, const Piece &piece, CellId to)
{
    const bool isInGame = showsGame(m_workspace.choices().mode()) && !shown.hoverPiece()
                          && m_workspace.play().shownPosition().at(m_from);
    const Position &position = shown.position();
    if (isInGame)
        return showAnswer(m_workspace.play().whyMove(m_from, to), position, piece, to);
    const auto ways = trajectories(m_workspace.session().game(), position, m_from, piece, to);
    showWays(ways, position, piece, to);
}

/// In a game legality counts too: the movement's paths only where they answer the question.
void MoveProbe::showAnswer(const MoveAnswer &answer,
                           const Position &position,
                           const Piece &piece,
                           CellId to)
{
    const bool isAllowed = answer.barrier == Barrier::None;
    if (answer.barrier == Barrier::Movement || (isAllowed && !answer.ways.empty()))
        return showWays(answer.ways, position, piece, to);
    m_wayCount = 0;
    m_text = isAllowed ? tr("%1: %2").arg(title(piece, to), shown(answer.others.front()))
                       : shownSentence(shown(answer.sentence));
    m_player.setTrail(std::nullopt);
}

QString MoveProbe::oneOfWays(const QString &way, std::size_t number, std::size_t count) const
{
    const QString key = boardKeys().nameOf("path");
    const QString place = QString::number(number + 1);
    const QString all = QString::number(count);
    return key.isEmpty() ? tr("%1 (way %2 of %3)").arg(way, place, all)
                         : tr("%1 (way %2 of %3, %4 again for the next)").arg(way, place, all, key);
}

/// `Rook a1 to a5`.
QString MoveProbe::title(const Piece &piece, CellId to) const
{
    const Design &design = m_workspace.design();
    const Board &board = m_workspace.board();
    return tr("%1 %2 to %3")
        .arg(QString::fromStdString((*design.pieces)[piece.type].name),
             QString::fromStdString(cellLabel(board, m_from)),
             QString::fromStdString(cellLabel(board, to)));
}

void MoveProbe::showWays(const std::vector<Trajectory> &ways,
                         const Position &position,
                         const Piece &piece,
                         CellId to)
{
    const Design &design = m_workspace.design();
    const Board &board = m_workspace.board();
    const QString heading = title(piece, to);
    m_wayCount = ways.size();
    if (ways.empty()) {
        m_text = tr("%1: no movement leads there").arg(heading);
        return m_player.setTrail(std::nullopt);
    }
    const std::size_t number = m_way % ways.size();
    const Trajectory &way = ways[number];
    Trail trail = trailOf(m_from, way);
    const QString path = QString::fromStdString(describePath(way, board));
    if (way.obstacle) {
        const auto reason = describeObstacle(way, board, position, design, CellNaming::Labels);
        m_text = tr("%1: %2 – %3").arg(heading, path, shown(reason));
    } else {
        m_text = way.taken.empty() ? tr("%1: %2").arg(heading, path)
                                   : tr("%1: %2, capturing").arg(heading, path);
    }
    if (ways.size() > 1)
        m_text = oneOfWays(m_text, number, ways.size());
    if (m_player.trail() == trail)
        return;
    m_player.setTrail(std::move(trail));
    m_player.play();
}

} // namespace rookery
