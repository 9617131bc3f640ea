#include "model/exchange/proof/game_without.h"

#include <algorithm>

namespace rookery {

GameWithout::GameWithout(const Design &design, const Design &whole, const Position &start)
    : m_engine(design)
    , m_hasOtherWings(design.rules->castling != whole.rules->castling)
    , m_hasOtherHands(design.setup->hands != whole.setup->hands)
{
    goOnFrom(start);
}

bool GameWithout::differs(const Position &position, const std::vector<Move> &legal, bool isStuck)
{
    m_engine.legal(m_moves);
    bool differs = m_moves != legal;
    if (isStuck && !differs)
        differs = !m_engine.end();
    if (differs) {
        noteAspects(legal, m_moves, position.toMove());
        noteAspects(m_moves, legal, position.toMove());
        movesFrom(position);
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
    m_engine.make(move);
}

void GameWithout::goOnFrom(const Position &position)
{
    Position without = position;
    if (m_hasOtherWings) {
        without.setHomes({});
        without.state().castlingRights = 0;
    }
    if (m_hasOtherHands)
        emptyHands(without);
    m_engine.begin(without);
}

const std::vector<Move> &GameWithout::movesFrom(const Position &position)
{
    goOnFrom(position);
    m_engine.legal(m_moves);
    return m_moves;
}

/// Of the moves that are not among the others.
void GameWithout::noteAspects(const std::vector<Move> &moves,
                              const std::vector<Move> &others,
                              PlayerId mover)
{
    for (const Move &move : moves) {
        if (std::find(others.begin(), others.end(), move) != others.end())
            continue;
        const std::size_t becomes = move.becomes ? move.becomes->index() + 1 : 0;
        const std::size_t wing = move.kind == Move::Kind::Castle ? move.to.index() + 1 : 0;
        m_hasNews |=
            m_aspects.emplace(move.kind, mover.index(), move.type.index(), becomes, wing).second;
    }
}

void GameWithout::emptyHands(Position &position)
{
    for (const PlayerId player : IdRange<PlayerId>(position.players())) {
        for (const PieceId type : IdRange<PieceId>(position.types()))
            position.setCount(OffBoard::Hand, player, type, 0);
    }
}

} // namespace rookery
