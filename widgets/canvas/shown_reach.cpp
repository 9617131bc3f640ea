#include "widgets/canvas/shown_reach.h"

#include "widgets/game/play_session.h"

#include <utility>

namespace rookery {

ShownReach::ShownReach(Workspace &workspace)
    : m_workspace(workspace)
{
}

const Position &ShownReach::position() const
{
    if (showsGame(m_workspace.choices().mode()))
        return m_workspace.play().shownPosition();
    if (m_workspace.choices().mode() != Mode::Pieces)
        return m_workspace.session().position();
    return m_tested ? *m_tested : m_workspace.trial().position();
}

std::optional<Piece> ShownReach::piece() const
{
    if (m_hoverPiece)
        return m_hoverPiece;
    return m_from ? position().at(*m_from) : std::nullopt;
}

bool ShownReach::refresh(const Hand &hand)
{
    const bool hadPieces = hasTestPieces();
    placeTestPieces();
    const bool hadReach = std::exchange(m_hasReach, false);
    m_isCut = false;
    m_hoverPiece.reset();
    if (showsGame(m_workspace.choices().mode())) {
        followGame();
        return true;
    }
    const auto shown = pieceOnShow(hand);
    m_from = shown ? std::optional(shown->first) : std::nullopt;
    if (shown) {
        if (position().at(shown->first) != shown->second)
            m_hoverPiece = shown->second;
        const CompiledGame &game = m_workspace.session().game();
        game.reach(position(), shown->first, shown->second, m_reach, m_scratch);
        m_isCut = std::exchange(m_scratch.isCut, false);
        m_hasReach = true;
    }
    return shown || hadReach || hadPieces || m_tested;
}

void ShownReach::followGame()
{
    PlaySession &play = m_workspace.play();
    m_from = play.markedFrom();
    m_hasReach = m_from || (play.choice() && play.choice()->isBegun()) || play.offersDrops();
    if (m_hasReach)
        m_reach = play.marks();
}

/// A pinned piece first, then the piece under the pointer, then the piece that is being edited or
/// is about to be placed.
std::optional<std::pair<CellId, Piece>> ShownReach::pieceOnShow(const Hand &hand) const
{
    const Position &shown = position();
    const auto pieceAt =
        [&](std::optional<CellId> cell) -> std::optional<std::pair<CellId, Piece>> {
        const auto piece = cell ? shown.at(*cell) : std::nullopt;
        if (!piece)
            return std::nullopt;
        return std::pair(*cell, *piece);
    };
    const auto pointed = hand.showsPointed ? m_workspace.view().pointedCell() : std::nullopt;
    const bool isEditing = m_workspace.choices().mode() == Mode::Pieces;
    if (!isEditing && pieceAt(m_workspace.view().pinnedCell()))
        return pieceAt(m_workspace.view().pinnedCell());
    const bool isGuest = isEditing && m_workspace.trial().showsGuest();
    if (!isGuest && pieceAt(pointed))
        return pieceAt(pointed);
    if (!m_workspace.choices().piece() || m_workspace.board().size() == 0)
        return std::nullopt;
    const Piece piece{*m_workspace.choices().piece(), m_workspace.choices().player(), false};
    // A leg is drawn from there, or others come to it.
    const bool stays =
        hand.holdsProbeKey || m_workspace.trial().drawnEnd() || m_workspace.trial().showsGuest();
    if (isEditing)
        return std::pair(stays ? m_workspace.trial().stageCell()
                               : pointed.value_or(m_workspace.trial().stageCell()),
                         piece);
    const bool isPlacing = m_workspace.choices().mode() == Mode::Setup
                           && m_workspace.choices().tool() == QLatin1String("place");
    if (isPlacing && pointed)
        return std::pair(*pointed, piece);
    return std::nullopt;
}

void ShownReach::placeTestPieces()
{
    m_tested.reset();
    const auto &pieces = m_workspace.trial().testPieces();
    const auto piece = m_workspace.choices().piece();
    const bool hasAny = !pieces.empty() || m_workspace.trial().showsGuest();
    if (m_workspace.choices().mode() != Mode::Pieces || !hasAny || !piece)
        return;
    m_tested = m_workspace.trial().position();
    const std::size_t players = m_workspace.design().rules->players.size();
    const PlayerId player = m_workspace.choices().player();
    const PlayerId enemy((player.index() + 1) % players);
    for (const auto &[site, side] : pieces) {
        const auto cell = m_workspace.board().cellAt(site);
        const auto type = testType(side, *piece, *m_workspace.design().pieces);
        if (!cell || (!type && side != TestSide::Wall))
            continue;
        m_tested->take(*cell);
        if (side == TestSide::Wall)
            m_tested->putWall(*cell);
        else if (side == TestSide::Unowned)
            m_tested->setSquare(*cell,
                                {static_cast<std::uint16_t>(type->index()),
                                 Position::unowned,
                                 Position::wall,
                                 true});
        else if (side == TestSide::Friend || players > 1)
            m_tested->put(*cell, {*type, side == TestSide::Friend ? player : enemy, true});
    }
    addGuest();
}

/// No piece is pushed out of the way for the enemy at the pointer.
void ShownReach::addGuest()
{
    const auto at = m_workspace.view().pointedCell();
    const std::size_t players = m_workspace.design().rules->players.size();
    const bool isFree = at && *at != m_workspace.trial().stageCell() && !m_tested->at(*at)
                        && !m_tested->isWall(*at);
    if (!m_workspace.trial().showsGuest() || !isFree || players < 2)
        return;
    const PlayerId enemy((m_workspace.choices().player().index() + 1) % players);
    m_tested->put(*at, {*m_workspace.choices().piece(), enemy, true});
}

} // namespace rookery
