#include "model/exchange/proof/made_positions.h"

#include "model/play/position/position_fields.h"
#include "model/play/position/position_text.h"

#include <algorithm>

namespace rookery {

namespace {

bool isOneIn(unsigned count, std::mt19937 &random)
{
    return random() % count == 0;
}

} // namespace

PositionMaker::PositionMaker(const Design &design, MoveRules &moveRules)
    : m_design(design)
    , m_moveRules(moveRules)
    , m_promotes(design.pieces->types.size())
    , m_held(design.rules->players.size() * design.pieces->types.size())
{
    for (const Promotion &rule : design.rules->promotions) {
        for (std::size_t i = 0; i < m_promotes.size(); ++i)
            m_promotes[i] = m_promotes[i] || covers(rule.types, PieceId(i));
    }
}

void PositionMaker::note(const Position &position)
{
    for (const PlayerId player : IdRange<PlayerId>(position.players())) {
        for (const PieceId type : IdRange<PieceId>(position.types())) {
            int &most = m_held[player.index() * position.types() + type.index()];
            most = std::max(most, position.count(OffBoard::Hand, player, type));
        }
    }
}

std::optional<Position> PositionMaker::made(const Position &from, std::mt19937 &random)
{
    Position position = from;
    position.state().passers.clear();
    thin(position, random);
    walk(position, random);
    if (!m_design.rules->promotions.empty() && isOneIn(2, random))
        advance(position, random);
    fillHands(position, random);
    setCounters(position, random);
    position.setToMove(PlayerId(random() % position.players()));
    auto written = asWritten(position);
    if (!written)
        return std::nullopt;
    const PlayerId mover = written->toMove();
    for (const PlayerId player : IdRange<PlayerId>(position.players())) {
        if (player != mover && m_moveRules.isInCheck(*written, player))
            return std::nullopt;
    }
    m_moveRules.legal(*written, m_moves);
    const bool goesOn = !m_moves.empty() && !m_moveRules.end(*written);
    return goesOn ? written : std::nullopt;
}

/// Takes pieces away, few or nearly all; kings stay, and every other time who may castle.
void PositionMaker::thin(Position &position, std::mt19937 &random) const
{
    constexpr unsigned shares[] = {0, 30, 60, 90}; // in a hundred
    const unsigned share = shares[random() % std::size(shares)];
    const bool keepsCastling = isOneIn(2, random);
    for (const CellId cell : m_moveRules.board().cells()) {
        const auto piece = position.at(cell);
        if (!piece || m_moveRules.book().isRoyal(piece->type, piece->owner)
            || (keepsCastling && isCastling(position, cell)))
            continue;
        if (random() % 100 < share)
            position.take(cell);
    }
}

/// Some moves of anybody's pieces, the player to move.
void PositionMaker::walk(Position &position, std::mt19937 &random)
{
    for (auto left = random() % 12; left > 0; --left) {
        position.setToMove(PlayerId(random() % position.players()));
        m_moveRules.pseudoLegal(position, m_moves);
        m_choice.clear();
        for (std::size_t i = 0; i < m_moves.size(); ++i) {
            if (m_moves[i].kind == Move::Kind::Displace && !takesRoyal(position, m_moves[i]))
                m_choice.push_back(i);
        }
        if (m_choice.empty())
            continue;
        Undo undo;
        m_moveRules.make(position, Move(m_moves[m_choice[random() % m_choice.size()]]), undo);
    }
}

/// Pieces that may promote go on by quiet moves until their next move can promote them.
void PositionMaker::advance(Position &position, std::mt19937 &random)
{
    constexpr int most = 24;
    const PlayerId first(random() % position.players());
    for (int i = 0; i < most; ++i) {
        position.setToMove(
            PlayerId((first.index() + static_cast<std::size_t>(i)) % position.players()));
        m_moveRules.pseudoLegal(position, m_moves);
        const auto promotes = [&](CellId cell) {
            return std::any_of(m_moves.begin(), m_moves.end(), [&](const Move &move) {
                return move.from == cell && move.becomes;
            });
        };
        m_choice.clear();
        for (std::size_t k = 0; k < m_moves.size(); ++k) {
            const Move &move = m_moves[k];
            const bool isMeant = move.kind == Move::Kind::Displace && !move.isCapture()
                                 && m_promotes[move.type.index()];
            if (isMeant && !promotes(move.from))
                m_choice.push_back(k);
        }
        if (m_choice.empty())
            continue;
        Undo undo;
        m_moveRules.make(position, Move(m_moves[m_choice[random() % m_choice.size()]]), undo);
    }
}

void PositionMaker::fillHands(Position &position, std::mt19937 &random) const
{
    for (const PlayerId player : IdRange<PlayerId>(position.players())) {
        for (const PieceId type : IdRange<PieceId>(position.types())) {
            const int most = m_held[player.index() * position.types() + type.index()];
            if (most > 0 && !m_moveRules.book().isRoyal(type, player)) // no second king
                position.setCount(OffBoard::Hand,
                                  player,
                                  type,
                                  static_cast<int>(random() % (static_cast<unsigned>(most) + 1)));
        }
    }
}

/// As in a game that has just begun, or that is about to end by counting.
void PositionMaker::setCounters(Position &position, std::mt19937 &random) const
{
    PlayState &state = position.state();
    state.turn = 0;
    state.quietMoves = 0;
    state.passes = 0;
    for (const End &end : m_design.rules->ends) {
        if (const auto *quiet = std::get_if<QuietMoves>(&end.condition);
            quiet != nullptr && isOneIn(4, random))
            state.quietMoves = std::max(0, quiet->moves - 1 - static_cast<int>(random() % 6));
        if (const auto *checks = std::get_if<Checks>(&end.condition)) {
            for (std::size_t i = 0; i < position.players(); ++i)
                state.checksGiven[i] = static_cast<std::uint16_t>(
                    random() % static_cast<unsigned>(std::max(checks->count, 1)));
        }
    }
}

bool PositionMaker::takesRoyal(const Position &position, const Move &move) const
{
    const auto isRoyalOn = [&](CellId cell) {
        const auto piece = position.at(cell);
        return piece && m_moveRules.book().isRoyal(piece->type, piece->owner);
    };
    return (move.captures && isRoyalOn(move.to))
           || std::any_of(move.taken.begin(), move.taken.end(), [&](const Taken &taken) {
                  return isRoyalOn(taken.cell);
              });
}

bool PositionMaker::isCastling(const Position &position, CellId cell) const
{
    const auto &homes = position.homes();
    for (std::size_t i = 0; i < homes.size(); ++i) {
        if ((position.state().castlingRights >> i & 1U) != 0
            && (homes[i].king == cell || homes[i].partner == cell))
            return true;
    }
    return false;
}

/// What the text says without fields of our own; nothing where more would have to be said of that.
std::optional<Position> PositionMaker::asWritten(const Position &position) const
{
    const auto plain = [](std::string text) {
        for (const PositionWord &word : positionWords(text)) {
            if (isPositionField(word))
                return text.substr(0, word.index);
        }
        return text;
    };
    const auto read = readPosition(plain(writePosition(position, m_design, m_moveRules.board())),
                                   m_design,
                                   m_moveRules.board());
    if (!read)
        return std::nullopt;
    const std::string text = writePosition(*read, m_design, m_moveRules.board());
    return plain(text) == text ? std::optional(*read) : std::nullopt;
}

} // namespace rookery
