#include "model/play/referee.h"

#include "model/play/capture_priorities.h"
#include "model/play/drop_rules.h"
#include "model/play/exchanges.h"
#include "model/play/promotion_turns.h"
#include "model/play/trace.h"
#include "model/play/trade_rules.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace rookery {

/// What has to be known of a position before its moves are tried.
struct Referee::Before
{
    PlayerId player;
    bool isInCheck = false;
    std::vector<CellId> royals; ///< of the player to move
    std::vector<CellId> othersRoyals;
    bool isFaced = false; ///< royal men face each other, and whoever leaves them so ends the game
};

Referee::Referee(const Design &design, std::shared_ptr<const CompiledGame> game)
    : m_game(game ? std::move(game) : std::make_shared<const CompiledGame>(design))
    , m_book(std::make_shared<const RuleBook>(design, m_game->sharedBoard()))
    , m_threats(std::make_shared<Threats>(design, m_game, m_book))
    , m_generator(m_book, m_threats)
    , m_maker(m_book)
    , m_judge(m_book, m_threats)
    , m_design(design)
{
    const Rules &rules = m_book->rules();
    const bool limitsDrops =
        std::any_of(rules.drops.begin(), rules.drops.end(), [](const Drop &drop) {
            return drop.threat != DropThreat::Anything;
        });
    m_triesMoves = m_book->hasRoyals() || !rules.check.facing.empty() || limitsDrops
                   || !rules.trades.empty() || !rules.cautions.empty();
    m_losersLeave = rules.turns.lost != LostPlayer::EndsGame;
}

/// Who has no man on the board is out of the game.
bool Referee::mayPassWhenStuck(const Position &position) const
{
    const Rules &rules = m_book->rules();
    const PlayerId player = position.toMove();
    return rules.pass == Pass::Stuck && covers(rules.passers, player)
           && anyCell(position.men(player), [](CellId) { return true; });
}

void Referee::pseudoLegal(Position &position, std::vector<Move> &moves)
{
    moves.clear();
    m_generator.list(position, moves);
    if (moves.empty() && mayPassWhenStuck(position))
        moves.push_back({});
}

void Referee::legal(Position &position, std::vector<Move> &moves)
{
    moves.clear();
    if (isOver(position))
        return;
    m_generator.list(position, moves);
    keepLegal(position, moves, 0);
}

void Referee::keepLegal(Position &position, std::vector<Move> &moves, std::size_t known)
{
    keepSafe(position, moves, known);
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

void Referee::safeMoves(Position &position, std::vector<Move> &moves)
{
    moves.clear();
    m_generator.list(position, moves);
    keepSafe(position, moves, 0);
}

void Referee::keepSafe(Position &position, std::vector<Move> &moves, std::size_t known)
{
    if (m_triesMoves && known < moves.size()) {
        const Before before = lookBefore(position);
        moves.erase(
            std::remove_if(moves.begin() + static_cast<std::ptrdiff_t>(known),
                           moves.end(),
                           [&](const Move &move) { return !isSafe(position, move, before); }),
            moves.end());
    }
    obeyDuties(position, moves);
    if (moves.empty())
        addWhenStuck(position, moves);
}

/// What only a player without any other move may do.
void Referee::addWhenStuck(Position &position, std::vector<Move> &moves)
{
    std::vector<Move> wanted;
    if (!m_book->rules().exchanges.empty()) {
        forEachCell(position.men(position.toMove()), [&](CellId cell) {
            listExchanges(*m_book, *m_threats, position, cell, ExchangeNeed::Stuck, wanted);
        });
    }
    const auto addSafe = [&](const Move &move) {
        if (!m_triesMoves || isSafe(position, move))
            moves.push_back(move);
    };
    std::for_each(wanted.begin(), wanted.end(), addSafe);
    if (moves.empty() && mayPassWhenStuck(position))
        addSafe({});
}

void Referee::listDrops(Position &position, std::vector<Move> &moves)
{
    rookery::listDrops(*m_book, *m_threats, position, moves);
}

void Referee::listPromotionTurns(Position &position, CellId from, std::vector<Move> &moves)
{
    rookery::listPromotionTurns(*m_book, *m_threats, position, from, moves);
}

bool Referee::isSafe(Position &position, const Move &move)
{
    return isSafe(position, move, lookBefore(position));
}

Referee::Before Referee::lookBefore(const Position &position)
{
    Before before;
    before.player = position.toMove();
    before.isInCheck = m_book->rules().check.flight == Flight::None
                       && m_threats->isInCheck(position, before.player);
    m_threats->royalCells(position, before.player, before.royals);
    if (const FacingRefused *rule = m_book->facingRefused())
        before.isFaced = royalsFace(*m_book, position, rule->lines);
    for (const PlayerId player : IdRange<PlayerId>(position.players())) {
        if (player == before.player || position.state().isOut(player))
            continue;
        m_threats->royalCells(position, player, m_cells);
        before.othersRoyals.insert(before.othersRoyals.end(), m_cells.begin(), m_cells.end());
    }
    return before;
}

bool Referee::isSafe(Position &position, const Move &move, const Before &before)
{
    const Rules &rules = m_book->rules();
    const PlayerId player = position.toMove();
    if (move.goesOn)
        return true; // the player has a move left to answer with
    if (before.isInCheck && rules.check.flight == Flight::None && move.kind == Move::Kind::Displace
        && m_book->isRoyal(move.type, player)) {
        const auto attackers = m_threats->attackers(position, move.from, player);
        const bool isAnswer =
            attackers.empty() || (attackers.size() == 1 && attackers.front() == move.to);
        if (!isAnswer)
            return false;
    }
    if (move.kind == Move::Kind::Castle && !passesSafely(position, move))
        return false;
    if (rules.check.way == RoyalWay::Whole && !goesSafely(position, move))
        return false;
    if (!rules.trades.empty() && !isFairTrade(*m_book, *m_threats, m_maker, position, move))
        return false;
    // A man who comes in parries no check either.
    if (move.gate) {
        Move alone = move;
        alone.gate.reset();
        if (!isSafe(position, alone, before))
            return false;
    }
    // A wall in place of a move parries no check.
    if (move.kind == Move::Kind::Build && m_threats->isInCheck(position, player))
        return false;
    if (m_tries.empty())
        m_tries.resize(1);
    Undo undo = std::move(m_tries.back());
    m_tries.pop_back();
    m_maker.make(position, move, undo);
    const bool holds = holdsAfter(position, move, before);
    MoveMaker::unmake(position, undo);
    m_tries.push_back(std::move(undo));
    return holds;
}

/// Whether castling does not start in check or lead through it.
bool Referee::passesSafely(Position &position, const Move &move)
{
    const PlayerId player = position.toMove();
    const auto wing =
        std::find_if(m_book->wings().begin(), m_book->wings().end(), [&](const Wing &row) {
            return row.player == player && row.kingTo == move.to;
        });
    if (m_book->rules().castling[wing->rule].safety == CastlingSafety::EndOnly
        || !m_book->isRoyal(move.type, player))
        return true;
    if (m_threats->isAttacked(position, move.from, player))
        return false;
    const Position::Square king = position.square(move.from);
    position.setSquare(move.from, {});
    bool isSafe = true;
    for (const CellId cell : way(m_book->board(), move.from, move.to)) {
        const Position::Square there = position.square(cell);
        position.setSquare(cell, king);
        isSafe = isSafe && (cell == move.to || !m_threats->isAttacked(position, cell, player));
        position.setSquare(cell, there);
    }
    position.setSquare(move.from, king);
    return isSafe;
}

/// Whether a royal man is attacked on none of the cells that it goes over, on one way at least.
bool Referee::goesSafely(Position &position, const Move &move)
{
    const PlayerId player = position.toMove();
    if (move.kind != Move::Kind::Displace || move.exchanges || !m_book->isRoyal(move.type, player))
        return true;
    const Man man = *position.at(move.from);
    const auto ways = trajectories(m_design, m_book->board(), position, move.from, man, move.to);
    const auto isSafe = [&](const Trajectory &way) {
        if (way.obstacle)
            return false;
        const Position::Square king = position.square(move.from);
        position.setSquare(move.from, {});
        const bool holds =
            std::none_of(way.path.begin(), way.path.end() - 1, [&](const WalkStep &step) {
                const Position::Square there = position.square(step.cell);
                position.setSquare(step.cell, king);
                const bool isHit = m_threats->isAttacked(position, step.cell, player);
                position.setSquare(step.cell, there);
                return isHit;
            });
        position.setSquare(move.from, king);
        return holds;
    };
    return std::any_of(ways.begin(), ways.end(), isSafe);
}

/// Whether a man who does not go where it is attacked has not done so.
bool Referee::isCautious(const Position &position, const Move &move, PlayerId player)
{
    const auto &cautions = m_book->rules().cautions;
    const bool isMeant =
        move.kind == Move::Kind::Displace
        && std::any_of(cautions.begin(), cautions.end(), [&](const Caution &rule) {
               return covers(rule.types, move.type) && covers(rule.players, player);
           });
    return !isMeant || !m_threats->isAttacked(position, move.to, player);
}

bool Referee::holdsAfter(Position &position, const Move &move, const Before &before)
{
    const Rules &rules = m_book->rules();
    const PlayerId player = before.player;
    if (!isCautious(position, move, player))
        return false;
    // Royal men who face each other are left so only by a pass, which ends the game whatever the
    // check.
    if (before.isFaced && move.kind == Move::Kind::Pass)
        return true;
    if (before.isFaced && royalsFace(*m_book, position, m_book->facingRefused()->lines))
        return false;
    const bool mayLoseRoyal = !rules.explosions.empty() || !rules.petrifications.empty();
    if (mayLoseRoyal) {
        for (const CellId cell : before.royals) {
            const bool walks = move.kind == Move::Kind::Displace || move.kind == Move::Kind::Castle;
            const bool isMover = cell == move.from && walks;
            const auto man = position.at(isMover ? move.to : cell);
            if (!man || man->owner != player)
                return false;
        }
    }
    const bool takesRoyal =
        std::any_of(before.othersRoyals.begin(), before.othersRoyals.end(), [&](CellId cell) {
            const auto man = position.at(cell);
            return !man || man->owner == player;
        });
    if (takesRoyal)
        return true;
    if (m_threats->isInCheck(position, player))
        return false;
    if (rules.check.giving == GivingCheck::Forbidden) {
        for (const PlayerId other : IdRange<PlayerId>(position.players())) {
            if (other != player && !position.state().isOut(other)
                && m_threats->isInCheck(position, other))
                return false;
        }
    }
    for (const Facing &facing : rules.check.facing) {
        if (isFacing(position, facing))
            return false;
    }
    return move.kind != Move::Kind::Drop || isThreatAllowed(position, move);
}

/// Whether the man just put down may attack what he attacks.
bool Referee::isThreatAllowed(Position &position, const Move &move)
{
    DropThreat threat = DropThreat::NoMate;
    const PlayerId player = PlayerId(position.square(move.to).owner);
    bool isLimited = false;
    for (const Drop &drop : m_book->rules().drops) {
        if (!covers(drop.types, move.type) || !covers(drop.players, player))
            continue;
        if (drop.threat == DropThreat::Anything)
            return true;
        isLimited = true;
        if (drop.threat == DropThreat::NoCheck)
            threat = DropThreat::NoCheck;
    }
    if (!isLimited || !m_threats->isInCheck(position, position.toMove()))
        return true;
    if (threat == DropThreat::NoCheck)
        return false;
    std::vector<Move> answers;
    safeMoves(position, answers);
    return !answers.empty();
}

bool Referee::isFacing(const Position &position, const Facing &facing) const
{
    for (const PlayerId player : IdRange<PlayerId>(position.players())) {
        const bool sees = anyCell(position.men(player), [&](CellId cell) {
            if (!covers(facing.types, PieceId(position.square(cell).type)))
                return false;
            const auto &lines = m_book->lines().from(cell, facing.lines);
            return std::any_of(lines.begin(), lines.end(), [&](const std::vector<CellId> &line) {
                const auto first = std::find_if(
                    line.begin(), line.end(), [&](CellId at) { return !position.isEmpty(at); });
                const auto man = first == line.end() ? std::nullopt : position.at(*first);
                return man && man->owner != player && covers(facing.types, man->type);
            });
        });
        if (sees)
            return true;
    }
    return false;
}

void Referee::obeyDuties(const Position &position, std::vector<Move> &moves) const
{
    const PlayerId player = position.toMove();
    const auto keepIf = [&](auto &&isDuty) {
        if (std::any_of(moves.begin(), moves.end(), isDuty)) {
            moves.erase(std::remove_if(moves.begin(), moves.end(), std::not_fn(isDuty)),
                        moves.end());
        }
    };
    for (const DropDuty &duty : m_book->rules().dropDuties) {
        if (covers(duty.players, player)) {
            keepIf([&](const Move &move) {
                return move.kind == Move::Kind::Drop && covers(duty.types, move.type);
            });
        }
    }
    for (const Compulsion &compulsion : m_book->rules().compulsions) {
        const auto isCapture = [](const Move &move) {
            return move.isCapture() && !move.goesOn;
        };
        const bool isDuty = compulsion.captures == MustCapture::Must
                            && covers(compulsion.players, player)
                            && std::any_of(moves.begin(), moves.end(), isCapture);
        if (!isDuty)
            continue;
        keepIf([&](const Move &move) { return move.goesOn || isCapture(move); });
        keepBest(position, compulsion.priorities, moves);
    }
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

std::optional<GameEnd> Referee::end(Position &position)
{
    if (const auto end = m_judge.immediate(position))
        return end;
    std::vector<Move> moves;
    safeMoves(position, moves);
    if (const auto end = m_judge.unanswered(position, moves, m_maker))
        return end;
    if (moves.empty() && !retires(position, moves))
        return m_judge.stuck(position);
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
