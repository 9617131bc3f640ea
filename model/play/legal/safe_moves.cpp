#include "model/play/legal/safe_moves.h"

#include "model/play/legal/duties.h"
#include "model/play/phrases/own_rules.h"
#include "model/play/reach/trace.h"
#include "model/play/rules/exchanges.h"
#include "model/play/rules/facing_royals.h"

#include <algorithm>

namespace rookery {

/// What has to be known of a position before its moves are tried.
struct SafeMoves::Before
{
    PlayerId player;
    bool isInCheck = false;
    std::vector<CellId> royals; ///< of the player to move
    std::vector<CellId> othersRoyals;
    std::vector<CellId> lastingRoyals; ///< see Threats::lastingRoyals()
    bool isFaced =
        false; ///< royal pieces face each other, and the one that leaves them so ends the game
    bool asksBansAlone = false; ///< the moves are safe otherwise; only `player` is known
};

namespace {

bool canForbidMoves(const RuleBook &book)
{
    const Rules &rules = book.rules();
    const bool limitsDrops =
        std::any_of(rules.drops.begin(), rules.drops.end(), [](const Drop &drop) {
            return drop.threat != DropThreat::Anything;
        });
    return book.hasRoyals() || !rules.check.facing.empty() || limitsDrops;
}

/// Whether a royal piece of the player has fallen by what followed from the move.
bool losesRoyal(const Position &after,
                const Move &move,
                const std::vector<CellId> &royals,
                PlayerId player)
{
    const bool walks = move.kind == Move::Kind::Displace || move.kind == Move::Kind::Castle;
    return std::any_of(royals.begin(), royals.end(), [&](CellId cell) {
        const auto piece = after.at(walks && cell == move.from ? move.to : cell);
        return !piece || piece->owner != player;
    });
}

bool takesRoyal(const Position &after, const std::vector<CellId> &royals, PlayerId player)
{
    return std::any_of(royals.begin(), royals.end(), [&](CellId cell) {
        const auto piece = after.at(cell);
        return !piece || piece->owner == player;
    });
}

/// How far pieces of this type, put down by the player, may attack: the strictest of the rules
/// counts, unless one of them allows anything.
DropThreat threatAllowed(const Rules &rules, PieceId type, PlayerId player)
{
    bool isLimited = false;
    bool isCheckRefused = false;
    for (const Drop &drop : rules.drops) {
        if (!covers(drop.types, type) || !covers(drop.players, player))
            continue;
        if (drop.threat == DropThreat::Anything)
            return DropThreat::Anything;
        isLimited = true;
        isCheckRefused = isCheckRefused || drop.threat == DropThreat::NoCheck;
    }
    if (!isLimited)
        return DropThreat::Anything;
    return isCheckRefused ? DropThreat::NoCheck : DropThreat::NoMate;
}

} // namespace

SafeMoves::SafeMoves(std::shared_ptr<const RuleBook> book, std::shared_ptr<Threats> threats)
    : m_book(std::move(book))
    , m_threats(std::move(threats))
    , m_generator(m_book, m_threats)
    , m_maker(m_book)
    , m_triesMoves(canForbidMoves(*m_book) || !m_book->rules().bans.empty())
    , m_triesAll(canForbidMoves(*m_book))
    , m_wallsShield(std::all_of(m_book->rules().walling.begin(),
                                m_book->rules().walling.end(),
                                [](const Walling &rule) { return rule.shields; }))
{
}

/// A player who has no piece on the board is out of the game, unless own moves need none.
bool SafeMoves::mayPassWhenStuck(const Position &position) const
{
    const Rules &rules = m_book->rules();
    const PlayerId player = position.toMove();
    if (rules.isChance(player))
        return true; // nothing can come of it
    const auto &own = rules.ownMoves;
    return rules.pass == Pass::Stuck && covers(rules.passers, player)
           && (anyCell(position.pieces(player), [](CellId) { return true; })
               || std::any_of(own.begin(), own.end(), [player](const OwnMove &move) {
                      return covers(move.players, player);
                  }));
}

void SafeMoves::list(Position &position, std::vector<Move> &moves)
{
    moves.clear();
    m_generator.list(position, moves);
    keep(position, moves, 0);
}

void SafeMoves::keep(Position &position, std::vector<Move> &moves, std::size_t known)
{
    if (OwnRules *own = m_maker.own())
        own->lookAtBans(position);
    if (m_triesMoves && (m_triesAll || mayBan()))
        dropFaulty(position, moves, known);
    if (m_threats->trouble().isThere())
        return moves.clear();
    obeyDuties(*m_book, position, moves);
    if (std::all_of(moves.begin(), moves.end(), [](const Move &move) { return move.isIdle(); })) {
        moves.clear();
        addWhenStuck(position, moves);
    }
}

void SafeMoves::dropFaulty(Position &position, std::vector<Move> &moves, std::size_t known)
{
    const auto drop = [&](std::size_t begin, std::size_t end, const Before &before) {
        const auto place = [&](std::size_t i) {
            return moves.begin() + static_cast<std::ptrdiff_t>(i);
        };
        moves.erase(std::remove_if(place(begin),
                                   place(end),
                                   [&](const Move &move) {
                                       return fault(position, move, before) != MoveFault::None;
                                   }),
                    place(end));
    };
    if (known < moves.size())
        drop(known, moves.size(), lookBefore(position));
    if (known == 0 || !m_maker.own() || !mayBan())
        return;
    Before before;
    before.player = position.toMove();
    before.asksBansAlone = true;
    drop(0, known, before);
}

void SafeMoves::dropBanned(Position &position, std::vector<Move> &moves)
{
    if (m_maker.own() && mayBan(position))
        dropFaulty(position, moves, moves.size());
}

bool SafeMoves::mayBan(const Position &position)
{
    OwnRules *const own = m_maker.own();
    if (!own)
        return false;
    own->lookAtBans(position);
    return own->mayBan();
}

bool SafeMoves::mayBan() const
{
    return !m_maker.own() || m_maker.own()->mayBan();
}

std::optional<std::size_t> SafeMoves::countOwn(Position &position)
{
    OwnRules *const own = m_maker.own();
    if (!own || m_triesAll || !m_book->rules().dropDuties.empty()
        || !m_book->rules().compulsions.empty())
        return std::nullopt;
    return own->count(position);
}

/// What only a player without any other move may do.
void SafeMoves::addWhenStuck(Position &position, std::vector<Move> &moves)
{
    std::vector<Move> wanted;
    if (!m_book->rules().exchanges.empty()) {
        forEachCell(position.pieces(position.toMove()), [&](CellId cell) {
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

MoveFault SafeMoves::fault(Position &position, const Move &move)
{
    m_notesReasons = true;
    if (OwnRules *own = m_maker.own())
        own->lookAtBans(position);
    const MoveFault found = fault(position, move, lookBefore(position));
    m_notesReasons = false;
    return found;
}

/// Notes what is to be said of a ban.
bool SafeMoves::isBanned(std::optional<std::size_t> ban)
{
    if (ban && m_notesReasons) {
        m_struckBan = *ban;
        m_struckReason = m_maker.own()->reason(*ban);
    }
    return ban.has_value();
}

SafeMoves::Before SafeMoves::lookBefore(const Position &position)
{
    Before before;
    before.player = position.toMove();
    before.isInCheck = m_book->rules().check.flight == Flight::None
                       && m_threats->isInCheck(position, before.player);
    m_threats->decisiveCells(position, before.player, before.royals);
    m_threats->lastingRoyals(position, before.player, before.lastingRoyals);
    if (const FacingRefused *rule = m_book->facingRefused())
        before.isFaced = royalsFace(*m_book, position, rule->lines);
    for (const PlayerId player : IdRange<PlayerId>(position.players())) {
        if (player == before.player || position.state().isOut(player))
            continue;
        m_threats->decisiveCells(position, player, m_cells);
        before.othersRoyals.insert(before.othersRoyals.end(), m_cells.begin(), m_cells.end());
    }
    return before;
}

MoveFault SafeMoves::fault(Position &position, const Move &move, const Before &before)
{
    if (move.goesOn)
        return MoveFault::None; // the player has a move left to answer with
    if (move.wall && !m_wallsShield && move.kind != Move::Kind::Build) {
        Move alone = move;
        alone.wall.reset();
        return fault(position, alone, before);
    }
    if (move.wall && !m_wallsShield)
        return faultAlone(position, move, before);
    if (OwnRules *own = m_maker.own()) {
        own->begin(position, move);
        if (isBanned(own->bannedBefore(move)))
            return MoveFault::Banned;
        if ((!m_triesAll || before.asksBansAlone) && !own->asksAfter(move))
            return MoveFault::None;
    }
    if (before.asksBansAlone) {
        const MoveFault alone = faultAlone(position, move, before);
        return alone == MoveFault::None ? faultWhenTried(position, move, before) : alone;
    }
    if (!answersCheck(position, move, before))
        return MoveFault::FleesCheck;
    if (move.kind == Move::Kind::Castle && !castlesSafely(position, move))
        return MoveFault::CastlesAttacked;
    if (m_book->rules().check.way == RoyalWay::Whole && !crossesSafely(position, move))
        return MoveFault::CrossesAttacked;
    const MoveFault alone = faultAlone(position, move, before);
    return alone == MoveFault::None ? faultWhenTried(position, move, before) : alone;
}

/// Whether a royal piece in check does not flee where it must not, but takes its only attacker.
bool SafeMoves::answersCheck(const Position &position, const Move &move, const Before &before)
{
    const bool flees = before.isInCheck && move.kind == Move::Kind::Displace
                       && m_book->isRoyal(move.type, before.player);
    if (!flees)
        return true;
    const auto attackers = m_threats->attackers(position, move.from, before.player);
    return attackers.empty() || (attackers.size() == 1 && attackers.front() == move.to);
}

/// Whether castling does not start in check or lead through it.
bool SafeMoves::castlesSafely(Position &position, const Move &move)
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
    std::vector<CellId> cells = way(m_book->board(), move.from, move.to);
    cells.pop_back();
    return !isAttackedOnWay(position, move.from, cells);
}

/// Whether a royal piece is attacked on none of the cells that it goes over, on one path at least.
bool SafeMoves::crossesSafely(Position &position, const Move &move)
{
    if (move.kind != Move::Kind::Displace || move.exchanges
        || !m_book->isRoyal(move.type, position.toMove()))
        return true;
    const Piece piece = *position.at(move.from);
    const auto ways = trajectories(m_threats->game(), position, move.from, piece, move.to);
    return std::any_of(ways.begin(), ways.end(), [&](const Trajectory &way) {
        if (way.obstacle)
            return false;
        std::vector<CellId> cells;
        std::for_each(way.path.begin(), way.path.end() - 1, [&](const WalkStep &step) {
            cells.push_back(step.cell);
        });
        return !isAttackedOnWay(position, move.from, cells);
    });
}

/// Whether the piece of the player to move on this cell would be attacked on one of the others.
bool SafeMoves::isAttackedOnWay(Position &position, CellId from, const std::vector<CellId> &way)
{
    const PlayerId player = position.toMove();
    const Position::Square king = position.square(from);
    position.setSquare(from, {});
    const bool isAttacked = std::any_of(way.begin(), way.end(), [&](CellId cell) {
        const Position::Square there = position.square(cell);
        position.setSquare(cell, king);
        const bool isHit = m_threats->isAttacked(position, cell, player);
        position.setSquare(cell, there);
        return isHit;
    });
    position.setSquare(from, king);
    return isAttacked;
}

/// What is wrong with the move without what is put down with it: a piece that comes in parries no
/// check, nor does a wall in place of a move.
MoveFault SafeMoves::faultAlone(Position &position, const Move &move, const Before &before)
{
    if (move.kind == Move::Kind::Build)
        return m_threats->isInCheck(position, before.player) ? MoveFault::BuildsInCheck
                                                             : MoveFault::None;
    if (!move.gate)
        return MoveFault::None;
    Move alone = move;
    alone.gate.reset();
    return fault(position, alone, before);
}

MoveFault SafeMoves::faultWhenTried(Position &position, const Move &move, const Before &before)
{
    if (m_tries.empty())
        m_tries.resize(1);
    Undo undo = std::move(m_tries.back());
    m_tries.pop_back();
    OwnRules *const own = m_maker.own();
    m_maker.make(position, move, undo);
    const bool isBannedNow = own && isBanned(own->bannedAfter(move, position));
    const MoveFault fault = isBannedNow            ? MoveFault::Banned
                            : before.asksBansAlone ? MoveFault::None
                                                   : faultAfter(position, move, before);
    MoveMaker::unmake(position, undo);
    m_tries.push_back(std::move(undo));
    if (own && std::exchange(m_hasLookedElsewhere, false))
        own->lookAtBans(position);
    return fault;
}

MoveFault SafeMoves::faultAfter(Position &position, const Move &move, const Before &before)
{
    const Rules &rules = m_book->rules();
    const PlayerId player = before.player;
    // Royal pieces that face each other are left so only by a pass, which ends the game whatever
    // the check.
    if (before.isFaced && move.kind == Move::Kind::Pass)
        return MoveFault::None;
    if (before.isFaced && royalsFace(*m_book, position, m_book->facingRefused()->lines))
        return MoveFault::RoyalsFace;
    const bool mayLoseRoyal = !rules.explosions.empty() || !rules.petrifications.empty();
    if (mayLoseRoyal && losesRoyal(position, move, before.royals, player))
        return MoveFault::LosesRoyal;
    if (takesRoyal(position, before.othersRoyals, player))
        return MoveFault::None;
    if (isLeftInCheck(position, move, before))
        return MoveFault::LeftInCheck;
    if (rules.check.giving == GivingCheck::Forbidden && givesCheck(position, player))
        return MoveFault::GivesCheck;
    const auto faces = [&](const Facing &facing) {
        return piecesFace(*m_book, position, facing);
    };
    if (std::any_of(rules.check.facing.begin(), rules.check.facing.end(), faces))
        return MoveFault::PiecesFace;
    return move.kind == Move::Kind::Drop ? threatFault(position, move) : MoveFault::None;
}

/// Whether another player of the game is in check.
bool SafeMoves::givesCheck(const Position &position, PlayerId player)
{
    return anyId(IdRange<PlayerId>(position.players()), [&](PlayerId other) {
        return other != player && !position.state().isOut(other)
               && m_threats->isInCheck(position, other);
    });
}

/// The move is judged before pieces that have promoted join the royal ones, and before a captor's
/// wall shields a piece, where the rules say so.
bool SafeMoves::isLeftInCheck(Position &position, const Move &move, const Before &before)
{
    const PlayerId player = before.player;
    std::vector<CellId> lasting = before.lastingRoyals;
    const bool walks = move.kind == Move::Kind::Displace || move.kind == Move::Kind::Castle;
    for (CellId &cell : lasting) {
        if (walks && cell == move.from)
            cell = move.to;
    }
    if (move.kind == Move::Kind::Own)
        m_threats->lastingRoyals(position, player, lasting);
    const auto &petrifications = m_book->rules().petrifications;
    const bool isOpen = move.isCapture() && position.isWall(move.to)
                        && std::any_of(petrifications.begin(),
                                       petrifications.end(),
                                       [&](const Petrification &rule) {
                                           return !rule.shields && covers(rule.types, move.type);
                                       });
    const Position::Square wall = position.square(move.to);
    if (isOpen)
        position.setSquare(move.to, {});
    const bool isLeft = m_threats->isInCheckAfter(position, player, lasting);
    if (isOpen)
        position.setSquare(move.to, wall);
    return isLeft;
}

/// Whether the piece just put down attacks what it may not.
MoveFault SafeMoves::threatFault(Position &position, const Move &move)
{
    const PlayerId player = PlayerId(position.square(move.to).owner);
    const DropThreat allowed = threatAllowed(m_book->rules(), move.type, player);
    if (allowed == DropThreat::Anything || !m_threats->isInCheck(position, position.toMove()))
        return MoveFault::None;
    if (allowed == DropThreat::NoCheck)
        return MoveFault::DropChecks;
    std::vector<Move> answers;
    m_hasLookedElsewhere = true;
    list(position, answers);
    return answers.empty() ? MoveFault::DropMates : MoveFault::None;
}

} // namespace rookery
