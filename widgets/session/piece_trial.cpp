#include "widgets/session/piece_trial.h"

#include "model/board/middle_cell.h"

#include <algorithm>
#include <utility>

namespace rookery {

namespace {

/// Whether cells, players and types have the same numbers in both.
bool hasSamePlaces(const Design &a, const Design &b)
{
    const auto &types = a.pieces->types;
    return a.board == b.board && a.rules->players.size() == b.rules->players.size()
           && std::equal(types.begin(),
                         types.end(),
                         b.pieces->types.begin(),
                         b.pieces->types.end(),
                         [](const PieceType &x, const PieceType &y) { return x.name == y.name; });
}

} // namespace

std::optional<PieceId> testType(TestSide side, PieceId edited, const Pieces &pieces)
{
    const auto firstThat = [&](auto &&fits) {
        std::optional<PieceId> found;
        for (const PieceId type : IdRange<PieceId>(pieces.types.size())) {
            if (!found && fits(type, pieces[type].royalty != Royalty::None))
                found = type;
        }
        return found;
    };
    switch (side) {
    case TestSide::Wall:
        return std::nullopt;
    case TestSide::Royal:
        return firstThat([](PieceId, bool isRoyal) { return isRoyal; });
    case TestSide::Other:
        return firstThat([&](PieceId type, bool isRoyal) { return type != edited && !isRoyal; });
    case TestSide::Friend:
    case TestSide::Enemy:
    case TestSide::Unowned:
        break;
    }
    return edited;
}

PieceTrial::PieceTrial(Session &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
{
    connect(&session, &Session::designChanged, this, &PieceTrial::followEdit);
}

void PieceTrial::showGame(const Position &position)
{
    m_game = position;
    m_gameOf = m_session.design();
    Q_EMIT stageChanged();
}

void PieceTrial::leaveGame()
{
    if (!std::exchange(m_game, std::nullopt))
        return;
    m_gameOf = {};
    Q_EMIT stageChanged();
}

CellId PieceTrial::stageCell() const
{
    const Board &board = m_session.board();
    const auto chosen = m_stage ? board.cellAt(*m_stage) : std::nullopt;
    if (chosen)
        return *chosen;
    if (!m_middle || m_middle->index() >= board.size())
        m_middle = middleCell(board);
    return *m_middle;
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
    m_middle.reset();
    if (m_game && !hasSamePlaces(m_gameOf, m_session.design()))
        leaveGame();
    std::erase_if(m_testPieces,
                  [&](const auto &piece) { return !m_session.board().cellAt(piece.first); });
}

} // namespace rookery
