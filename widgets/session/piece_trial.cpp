#include "widgets/session/piece_trial.h"

#include <utility>

namespace rookery {

PieceTrial::PieceTrial(Session &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
{
    connect(&session, &Session::designChanged, this, &PieceTrial::followEdit);
}

CellId PieceTrial::stageCell() const
{
    const Board &board = m_session.board();
    const auto chosen = m_stage ? board.cellAt(*m_stage) : std::nullopt;
    return chosen.value_or(CellId(board.size() / 2));
}

void PieceTrial::setStageCell(CellId cell)
{
    m_stage = m_session.board().site(cell);
    Q_EMIT stageChanged();
}

void PieceTrial::setTestPiece(SiteId site, std::optional<TestSide> side)
{
    if (side)
        m_testPieces[site] = *side;
    else
        m_testPieces.erase(site);
    Q_EMIT testPiecesChanged();
}

void PieceTrial::clearTestPieces()
{
    m_testPieces.clear();
    Q_EMIT testPiecesChanged();
}

void PieceTrial::setShowsGuest(bool shows)
{
    if (std::exchange(m_showsGuest, shows) != shows)
        Q_EMIT testPiecesChanged();
}

void PieceTrial::setDrawnEnd(std::optional<CellId> cell)
{
    if (std::exchange(m_drawnEnd, cell) != cell)
        Q_EMIT stageChanged();
}

void PieceTrial::followEdit()
{
    std::erase_if(m_testPieces,
                  [&](const auto &piece) { return !m_session.board().cellAt(piece.first); });
}

} // namespace rookery
