#include "model/play/referee.h"

#include "model/play/drop_rules.h"
#include "model/play/end_look.h"
#include "model/play/facing_men.h"
#include "model/play/promotion_turns.h"

#include <algorithm>
#include <cmath>

namespace rookery {

Referee::Referee(const Design &design, std::shared_ptr<const CompiledGame> game)
    : m_game(game ? std::move(game) : std::make_shared<const CompiledGame>(design))
    , m_book(std::make_shared<const RuleBook>(design, m_game->sharedBoard()))
    , m_threats(std::make_shared<Threats>(design, m_game, m_book))
    , m_safeMoves(design, m_book, m_threats)
    , m_maker(m_book)
    , m_judge(m_book, m_threats)
    , m_design(design)
    , m_losersLeave(m_book->rules().turns.lost != LostPlayer::EndsGame)
{
}

void Referee::pseudoLegal(Position &position, std::vector<Move> &moves)
{
    moves.clear();
    m_safeMoves.generator().list(position, moves);
    if (moves.empty() && m_safeMoves.mayPassWhenStuck(position))
        moves.push_back({});
}

void Referee::legal(Position &position, std::vector<Move> &moves)
{
    moves.clear();
    if (isOver(position))
        return;
    m_safeMoves.generator().list(position, moves);
    keepLegal(position, moves, 0);
}

void Referee::keepLegal(Position &position, std::vector<Move> &moves, std::size_t known)
{
    m_safeMoves.keep(position, moves, known);
    if (retires(position, moves)) {
        Move leaving;
        leaving.retires = true;
        leaving.mated = !m_judge.mustRetire(position) && isInCheck(position, position.toMove());
        moves.assign(1, leaving);
        return;
    }
    if (m_judge.hasAnswers() && m_judge.unanswered(position, moves, m_maker))
        moves.clear();
}

/// Whether all that is left to the player to move, who has these moves, is to leave the game.
bool Referee::retires(const Position &position, std::span<const Move> moves)
{
    return mustRetire(position)
           || (m_losersLeave && moves.empty() && m_judge.retiresWhenStuck(position));
}

void Referee::listDrops(Position &position, std::vector<Move> &moves)
{
    rookery::listDrops(*m_book, *m_threats, position, moves);
}

DropFault Referee::dropFault(const Position &position, PieceId type, CellId cell)
{
    return rookery::dropFault(*m_book, *m_threats, position, type, cell);
}

void Referee::listPromotionTurns(Position &position, CellId from, std::vector<Move> &moves)
{
    rookery::listPromotionTurns(*m_book, *m_threats, position, from, moves);
}

std::vector<CellId> Referee::witness(const Position &position, const GameEnd &end) const
{
    if (!end.rule)
        return {};
    return EndLook(*m_book, *m_threats, position, end.about)
        .witness(m_book->rules().ends[*end.rule].condition);
}

void Referee::make(Position &position, const Move &move, Undo &undo)
{
    const PlayerId player = position.toMove();
    const FacingRefused *facing = m_book->facingRefused();
    const bool wasFacing = facing && royalsFace(*m_book, position, facing->lines);
    m_maker.make(position, move, undo);
    if (move.goesOn)
        return;
    position.state().facing = wasFacing;
    if (m_book->countsChecks() && m_threats->isInCheck(position, position.toMove()))
        ++position.state().checksGiven[player.index()];
}

std::vector<CellId> Referee::checkedRoyals(const Position &position, PlayerId player)
{
    std::vector<CellId> cells;
    if (!m_threats->isInCheck(position, player))
        return cells;
    m_threats->royalCells(position, player, cells);
    std::erase_if(cells,
                  [&](CellId cell) { return !m_threats->isAttacked(position, cell, player); });
    return cells;
}

std::vector<Change> Referee::changes(const Position &position, const Move &move)
{
    Position after = position;
    Undo undo;
    m_maker.make(after, move, undo);
    std::vector<Change> list;
    std::vector<CellId> cells;
    for (const Undo::OldSquare &old : undo.squares) {
        if (std::find(cells.begin(), cells.end(), old.cell) == cells.end())
            cells.push_back(old.cell);
    }
    const auto changed = [&](CellId cell) {
        return position.square(cell) != after.square(cell);
    };
    for (const CellId cell : cells) {
        if (const auto man = position.at(cell); man && changed(cell))
            list.push_back({Change::Kind::Take, cell, *man});
    }
    for (const Undo::OldCount &old : undo.counts) {
        const int before = position.count(old.place, old.player, old.type);
        const int now = after.count(old.place, old.player, old.type);
        const Man man{old.type, old.player, false};
        if (now < before)
            list.insert(list.begin(), Change{Change::Kind::Take, old.place, man});
        else
            list.push_back({Change::Kind::Put, old.place, man});
    }
    for (const CellId cell : cells) {
        if (const auto man = after.at(cell); man && changed(cell))
            list.push_back({Change::Kind::Put, cell, *man});
    }
    return list;
}

std::optional<GameEnd> Referee::end(Position &position, std::span<const PieceId> earlier)
{
    if (const auto end = m_judge.immediate(position))
        return end;
    std::vector<Move> moves;
    safeMoves(position, moves);
    if (const auto end = m_judge.unanswered(position, moves, m_maker))
        return end;
    if (moves.empty() && !retires(position, moves))
        return m_judge.stuck(position, earlier);
    return std::nullopt;
}

const FastGame &Referee::fast()
{
    if (!m_fast)
        m_fast = std::make_unique<const FastGame>(m_design, m_game);
    return *m_fast;
}

/// Tables take time to make; the first two moves tell about how many nodes there are to count.
bool Referee::isWorthTables(Position &position, int depth)
{
    constexpr double worthwhile = 50'000;
    if (depth <= 2 || m_fast)
        return depth > 2;
    const auto two = static_cast<double>(perftByTrying(position, 2));
    return std::pow(two, depth / 2.0) > worthwhile;
}

std::uint64_t Referee::perft(Position &position, int depth)
{
    if (isWorthTables(position, depth)) {
        if (const auto nodes = fast().perft(position, depth))
            return *nodes;
    }
    return perftByTrying(position, depth);
}

std::uint64_t Referee::perftByTrying(Position &position, int depth)
{
    const auto levels = static_cast<std::size_t>(std::max(depth, 0));
    if (m_levels.size() < levels) {
        m_levels.resize(levels);
        m_undos.resize(levels);
    }
    return perft(position, levels, 0);
}

std::uint64_t Referee::perft(Position &position, std::size_t depth, std::size_t level)
{
    if (depth == 0)
        return 1;
    std::vector<Move> &moves = m_levels[level];
    legal(position, moves);
    if (depth == 1)
        return moves.size();
    std::uint64_t nodes = 0;
    for (const Move &move : moves) {
        make(position, move, m_undos[level]);
        nodes += perft(position, depth - 1, level + 1);
        unmake(position, m_undos[level]);
    }
    return nodes;
}

} // namespace rookery
