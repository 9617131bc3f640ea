#include "model/check/surroundings.h"

#include <utility>

namespace rookery {

namespace {

constexpr std::size_t fewStates = 500;

} // namespace

Surroundings::Surroundings(const Design &design, const CompiledGame &game)
    : m_game(game)
    , m_players(design.rules->players.size())
    , m_types(design.pieces->types.size())
    , m_empty(game.board().size(), m_players, m_types)
{
}

bool Surroundings::isStuck(CellId from, const Piece &piece)
{
    for (unsigned round = 0; round < rounds; ++round) {
        look(round, from, piece);
        if (!m_outcomes.empty())
            return false;
    }
    return true;
}

std::vector<MoveOutcome> Surroundings::outcomes(unsigned round, CellId from, const Piece &piece)
{
    look(round, from, piece);
    return m_outcomes;
}

std::vector<CellId> Surroundings::places() const
{
    const std::size_t cells = m_game.board().size();
    return {CellId(cells / 2), CellId(cells / 3), CellId(0), CellId(cells - 1)};
}

bool Surroundings::branchesTooOften(CellId from, const Piece &piece)
{
    m_scratch.isCut = false;
    for (unsigned round = 0; round < rounds && !m_scratch.isCut; ++round) {
        // What is far from the limit among some pieces is so among others.
        const std::size_t before = m_scratch.walkStates;
        look(round, from, piece);
        if (round > 2 && before - m_scratch.walkStates < fewStates)
            break;
    }
    return std::exchange(m_scratch.isCut, false);
}

void Surroundings::look(unsigned round, CellId from, const Piece &piece)
{
    Position &position = board(round, piece.owner);
    const Position::Square there = position.square(from);
    position.setSquare(from, {});
    m_game.outcomes(position, from, piece, m_outcomes, m_reach, m_scratch);
    position.setSquare(from, there);
}

Position Surroundings::crowd(CellId from, PlayerId player)
{
    Position position = board(1, player);
    position.setSquare(from, {});
    return position;
}

Position &Surroundings::board(unsigned round, PlayerId player)
{
    // Only the enemies of the second round are different ones for each player.
    const std::pair key(round, round == 1 ? player : PlayerId(0));
    const auto found = m_boards.find(key);
    return found != m_boards.end() ? found->second
                                   : m_boards.emplace(key, filled(round, player)).first->second;
}

Position Surroundings::filled(unsigned round, PlayerId player) const
{
    Position position(m_game.board().size(), m_players, m_types);
    unsigned state = round * 2'654'435'761U;
    for (const CellId cell : m_game.board().cells()) {
        state = state * 1'664'525U + 1'013'904'223U;
        const unsigned dice = state >> 16U;
        const bool isTaken = round == 1 || (round > 1 && dice % 3 != 0);
        if (!isTaken)
            continue;
        const std::size_t owner =
            round == 1 ? (player.index() + 1) % m_players : dice / 3 % m_players;
        position.put(cell, {PieceId(dice / 97 % m_types), PlayerId(owner), true});
    }
    return position;
}

bool mayMoveAtAll(const PieceType &type)
{
    return !type.moves.empty() && type.imitates.empty();
}

} // namespace rookery
