#include "model/play/game/game_engine.h"

#include <algorithm>
#include <tuple>

namespace rookery {

GameEngine::GameEngine(const Design &design, std::shared_ptr<const CompiledGame> game)
    : m_ownMoveRules(std::make_unique<MoveRules>(design, std::move(game)))
    , m_moveRules(*m_ownMoveRules)
    , m_position(startPosition(design, m_moveRules.board()))
{
}

GameEngine::GameEngine(MoveRules &moveRules, Position position)
    : m_moveRules(moveRules)
    , m_position(std::move(position))
{
}

GameEngine::~GameEngine() = default;

void GameEngine::useTables(const TablesFor &tablesFor)
{
    m_tables = tablesFor(m_moveRules, m_position);
    m_tablesHold = m_tables && m_tables->begin();
}

void GameEngine::begin(const Position &position)
{
    m_position = position;
    m_made = 0;
    m_keys.clear();
    m_tablesHold = m_tables && m_tables->begin();
}

void GameEngine::legal(std::vector<Move> &moves)
{
    if (!asksTables())
        return m_moveRules.legal(m_position, moves);
    moves.clear();
    m_tables->list(moves);
    if (m_moveRules.isInTrouble())
        moves.clear();
}

std::size_t GameEngine::noisy(std::vector<Move> &moves)
{
    if (asksTables()) {
        moves.clear();
        const std::size_t all = m_tables->listNoisy(moves);
        if (!m_moveRules.isInTrouble())
            return all;
        moves.clear();
        return 0;
    }
    m_moveRules.legal(m_position, moves);
    const std::size_t all = moves.size();
    std::erase_if(moves, [](const Move &move) { return !move.isNoisy(); });
    return all;
}

void GameEngine::make(const Move &move)
{
    if (m_made == m_undos.size())
        m_undos.emplace_back();
    Undo &undo = m_undos[m_made++];
    m_moveRules.make(m_position, move, undo);
    if (!m_keys.empty())
        followKey(undo);
    if (m_tables)
        m_tablesHold = m_tables->follow(undo);
}

void GameEngine::unmake()
{
    const Undo &undo = m_undos[--m_made];
    MoveRules::unmake(m_position, undo);
    if (!m_keys.empty())
        m_keys.pop_back();
    if (m_tables)
        m_tablesHold = m_tables->follow(undo);
}

bool GameEngine::isOver()
{
    return asksTables() ? m_tables->isOver() : m_moveRules.isOver(m_position);
}

bool GameEngine::isAttacked(CellId cell, PlayerId owner)
{
    return asksTables() ? m_tables->isAttacked(cell, owner)
                        : m_moveRules.isReached(m_position, cell, owner);
}

bool GameEngine::isInCheck(PlayerId player)
{
    return asksTables() ? m_tables->isInCheck(player) : m_moveRules.isInCheck(m_position, player);
}

bool GameEngine::givesCheck(const Move &move)
{
    const auto seen = asksTables() ? m_tables->givesCheck(move) : std::nullopt;
    if (seen)
        return *seen;
    make(move);
    const bool isCheck = isInCheck(m_position.toMove());
    unmake();
    return isCheck;
}

bool GameEngine::isExposed(const Move &move)
{
    const auto seen = asksTables() ? m_tables->isExposed(move) : std::nullopt;
    if (seen)
        return *seen;
    const PlayerId mover = m_position.toMove();
    make(move);
    const bool isSeen = isAttacked(move.to, mover);
    unmake();
    return isSeen;
}

std::optional<GameEnd> GameEngine::end(std::span<const PieceId> earlier)
{
    if (asksTables()) {
        legal(m_scratch);
        if (!m_scratch.empty())
            return std::nullopt;
    }
    const auto end = m_moveRules.end(m_position, earlier);
    return m_moveRules.isInTrouble() ? std::nullopt : end;
}

HeededPart &GameEngine::heeded()
{
    if (!m_heeded)
        m_heeded.emplace(m_moveRules.design(), board());
    return *m_heeded;
}

std::uint64_t GameEngine::key()
{
    if (m_keys.empty())
        m_keys.push_back(heeded().piecesKey(m_position));
    return m_keys.back() ^ heeded().stateKey(m_position);
}

void GameEngine::followKey(const Undo &undo)
{
    std::uint64_t key = m_keys.back();
    forEachChange(
        undo,
        [&](const Undo::OldSquare &old) {
            key ^= m_heeded->squareKey(old.cell, old.square)
                   ^ m_heeded->squareKey(old.cell, m_position.square(old.cell));
        },
        [&](const Undo::OldCount &old) {
            const int now = m_position.count(old.place, old.player, old.type);
            key ^= m_heeded->countKey(old.place, old.player, old.type, old.count)
                   ^ m_heeded->countKey(old.place, old.player, old.type, now);
        });
    m_keys.push_back(key);
}

std::uint64_t GameEngine::perft(int depth)
{
    if (depth <= 0)
        return 1;
    if (asksTables())
        return m_tables->perft(depth);
    if (depth == 1) {
        if (const auto count = m_moveRules.countLegal(m_position))
            return *count;
    }
    if (m_counted.size() <= static_cast<std::size_t>(depth))
        m_counted.resize(static_cast<std::size_t>(depth) + 1); // deeper ones take no more
    std::vector<Move> &moves = m_counted[static_cast<std::size_t>(depth)];
    legal(moves);
    std::erase_if(moves, [](const Move &move) { return move.isIdle(); });
    if (depth == 1)
        return moves.size();
    std::uint64_t nodes = 0;
    for (const Move &move : moves) {
        make(move);
        nodes += perft(depth - 1);
        unmake();
    }
    return nodes;
}

std::uint64_t orderOf(const Move &move)
{
    const std::uint64_t becomes = move.becomes ? move.becomes->index() + 1 : 0;
    return std::uint64_t(move.kind) << 61U | std::uint64_t(move.type.index()) << 45U
           | std::uint64_t(move.from.index()) << 29U | std::uint64_t(move.to.index()) << 13U
           | becomes;
}

bool precedes(const Move &a, const Move &b)
{
    if (const std::uint64_t one = orderOf(a), other = orderOf(b); one != other)
        return one < other;
    if (a.taken != b.taken)
        return a.taken < b.taken;
    const auto rest = [](const Move &move) {
        const Gate gate = move.gate.value_or(Gate{});
        return std::tuple(move.captures,
                          move.gate.has_value(),
                          gate.type,
                          gate.cell,
                          move.wall,
                          move.exchanges,
                          move.goesOn,
                          move.retires,
                          move.mated);
    };
    if (a.own && b.own)
        return std::tie(a.own->rule, a.own->choices) < std::tie(b.own->rule, b.own->choices);
    return rest(a) < rest(b);
}

} // namespace rookery
