#include "model/exchange/game_without.h"

#include <algorithm>

namespace rookery {

GameWithout::GameWithout(const Design &design, const Design &whole, const Position &start)
    : m_referee(design)
    , m_hasOtherWings(design.rules->castling != whole.rules->castling)
    , m_hasOtherHands(design.setup->hands != whole.setup->hands)
    , m_position(start)
{
    goOnFrom(start);
}

bool GameWithout::differs(const Position &position, const std::vector<Move> &legal, bool isStuck)
{
    m_referee.legal(m_position, m_moves);
    bool differs = m_moves != legal;
    if (isStuck && !differs)
        differs = !m_referee.end(m_position);
    if (differs) {
        noteAspects(legal, m_moves, position.toMove());
        noteAspects(m_moves, legal, position.toMove());
        m_referee.legal(goOnFrom(position), m_moves);
    }
    return differs;
}

void GameWithout::follow(const Move &move, const Position &after)
{
    const bool isLegal = std::find(m_moves.begin(), m_moves.end(), move) != m_moves.end();
    if (!isLegal) {
        goOnFrom(after);
        return;
    }
    Undo undo;
    m_referee.make(m_position, move, undo);
}

Position &GameWithout::goOnFrom(const Position &position)
{
    m_position = position;
    if (m_hasOtherWings) {
        m_position.setHomes({});
        m_position.state().castlingRights = 0;
    }
    if (m_hasOtherHands)
        emptyHands();
    return m_position;
}

/// Of the moves that are not among the others.
void GameWithout::noteAspects(const std::vector<Move> &moves, const std::vector<Move> &others, PlayerId mover)
{
    for (const Move &move : moves) {
        if (std::find(others.begin(), others.end(), move) != others.end())
            continue;
        const std::size_t becomes = move.becomes ? move.becomes->index() + 1 : 0;
        const std::size_t wing = move.kind == Move::Kind::Castle ? move.to.index() + 1 : 0;
        m_hasNews |= m_aspects.emplace(move.kind, mover.index(), move.type.index(), becomes, wing).second;
    }
}

void GameWithout::emptyHands()
{
    for (const PlayerId player : IdRange<PlayerId>(m_position.players())) {
        for (const PieceId type : IdRange<PieceId>(m_position.types()))
            m_position.setCount(OffBoard::Hand, player, type, 0);
    }
}

} // namespace rookery
