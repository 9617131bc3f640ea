#include "model/engine/mailbox/mailbox_run.h"

#include <algorithm>

namespace rookery::fast {

BroadRun::BroadRun(MoveRules &moveRules, Position &position, const BroadRules &rules)
    : m_moveRules(moveRules)
    , m_book(m_moveRules.book())
    , m_rules(rules)
    , m_position(position)
    , m_map(m_moveRules.sharedGame())
{
}

void BroadRun::begin()
{
    m_changed.clear();
    if (!m_rules.listsByMoveRules)
        m_map.reset(m_position);
}

std::uint64_t BroadRun::perft(int depth, bool isBulk, std::size_t level)
{
    if (depth == 0)
        return 1;
    if (m_levels.size() <= level) {
        m_levels.resize(level + 1);
        m_undos.resize(level + 1);
    }
    // Deeper levels move the lists.
    std::vector<Move> moves = std::move(m_levels[level]);
    std::uint64_t nodes = 0;
    if (depth == 1 && isBulk) {
        nodes = count(moves);
    } else {
        list(moves);
        nodes = depth == 1 ? moves.size() : 0;
    }
    for (std::size_t i = 0; depth > 1 && i < moves.size(); ++i) {
        Undo undo = std::move(m_undos[level]);
        make(moves[i], undo);
        nodes += perft(depth - 1, isBulk, level + 1);
        unmake(undo);
        m_undos[level] = std::move(undo);
    }
    m_levels[level] = std::move(moves);
    return nodes;
}

std::uint64_t BroadRun::playout(std::uint64_t &state)
{
    constexpr std::uint64_t longest = 400;
    std::vector<Move> moves;
    Undo undo;
    for (std::uint64_t made = 0; made < longest; ++made) {
        list(moves);
        if (moves.empty())
            return made;
        state ^= state << 13U;
        state ^= state >> 7U;
        state ^= state << 17U;
        make(moves[(state >> 32U) * moves.size() >> 32U], undo);
    }
    return longest;
}

std::uint64_t BroadRun::count(std::vector<Move> &moves)
{
    if (!countsPieces()) {
        list(moves);
        return moves.size();
    }
    if (m_moveRules.isOver(m_position))
        return 0;
    if (m_moveRules.mustRetire(m_position))
        return 1;
    follow();
    lookAround();
    std::uint64_t all = 0;
    moves.clear();
    forEachCell(m_position.pieces(m_position.toMove()), [&](CellId from) {
        if (typeOf(from).source != Source::Targets)
            m_others.push_back(from);
        else if (isClear(from) && m_allRide)
            all += m_map.targets(from).size();
        else
            addTargets(from, moves);
    });
    addOthers(moves);
    m_moveRules.keepSafe(m_position, moves, clearMovesFirst(moves));
    all += moves.size();
    if (all > 0)
        return all;
    list(moves);
    return moves.size();
}

/// Also a turn in which only some moves may follow, or in which chance moves.
bool BroadRun::isListedByMoveRules() const
{
    return m_rules.listsByMoveRules || m_position.state().own.only >= 0
           || m_book.rules().isChance(m_position.toMove());
}

/// Whether moves of the position are as many as each piece has.
bool BroadRun::countsPieces() const
{
    const bool isFollowed = m_rules.mayBeIllegal && m_rules.followed.any(m_position.toMove());
    return m_rules.countsPieces && !isFollowed && !isListedByMoveRules()
           && !(m_rules.asksBans && m_moveRules.mayBan(m_position));
}

void BroadRun::list(std::vector<Move> &moves)
{
    if (isListedByMoveRules())
        return m_moveRules.legal(m_position, moves);
    moves.clear();
    if (m_moveRules.isOver(m_position))
        return;
    follow();
    lookAround();
    forEachCell(m_position.pieces(m_position.toMove()), [&](CellId from) {
        if (typeOf(from).source == Source::Targets)
            addTargets(from, moves);
        else
            m_others.push_back(from);
    });
    addOthers(moves);
    m_moveRules.keepLegal(m_position, moves, clearMovesFirst(moves));
}

void BroadRun::addTargets(CellId from, std::vector<Move> &moves) const
{
    const PieceId type(m_position.square(from).type);
    for (const CellId to : m_map.targets(from))
        moves.push_back({Move::Kind::Displace, !m_position.isEmpty(to), from, to, type});
}

/// What the map does not keep: the other pieces' moves, drops and passes.
void BroadRun::addOthers(std::vector<Move> &moves)
{
    for (const CellId from : m_others) {
        if (typeOf(from).source == Source::Castling)
            m_moveRules.listFrom(m_position, from, moves);
        else
            m_moveRules.listDisplacements(m_position, from, moves);
    }
    m_others.clear();
    m_moveRules.listDrops(m_position, moves);
    if (m_rules.listsOwnMoves)
        m_moveRules.listOwn(m_position, moves);
    const Rules &rules = m_book.rules();
    if (rules.pass == Pass::Always && covers(rules.passers, m_position.toMove()))
        moves.emplace_back();
}

void BroadRun::make(const Move &move, Undo &undo)
{
    m_moveRules.make(m_position, move, undo);
    note(undo);
}

void BroadRun::unmake(const Undo &undo)
{
    MoveRules::unmake(m_position, undo);
    note(undo);
}

void BroadRun::note(const Undo &undo)
{
    for (const Undo::OldSquare &old : undo.squares)
        m_changed.push_back(old.cell);
}

/// Brings the map up to date with the position. Enemies are asked only where royal pieces must not
/// be left to capture.
void BroadRun::follow()
{
    if (!m_changed.empty()) {
        std::sort(m_changed.begin(), m_changed.end());
        m_changed.erase(std::unique(m_changed.begin(), m_changed.end()), m_changed.end());
        m_map.note(m_position, m_changed);
        m_changed.clear();
    }
    const PlayerId player = m_position.toMove();
    for (const PlayerId other : IdRange<PlayerId>(m_book.players())) {
        if (other == player || (m_rules.mayBeIllegal && !m_rules.triesByMoveRules))
            m_map.settle(m_position, other);
    }
}

/// Notes what says which moves cannot leave a royal piece to capture.
void BroadRun::lookAround()
{
    m_royals.clear();
    m_isQuiet = !m_rules.triesByMoveRules;
    m_allRide = true;
    if (!m_rules.mayBeIllegal || !m_isQuiet)
        return;
    const PlayerId player = m_position.toMove();
    forEachCell(m_position.pieces(player), [&](CellId cell) {
        if (m_book.isRoyal(PieceId(m_position.square(cell).type), player))
            m_royals.push_back(cell);
    });
    m_isQuiet = isQuiet();
    for (const PlayerId other : IdRange<PlayerId>(m_book.players()))
        m_allRide = m_allRide && (other == player || m_map.allRide(other));
}

bool BroadRun::isQuiet() const
{
    const PlayerId player = m_position.toMove();
    const auto looks = [&](CellId piece, PlayerId owner) {
        return owner != player && !typeOf(piece).isPlain;
    };
    return std::none_of(m_royals.begin(), m_royals.end(), [&](CellId royal) {
        return m_map.anyWatcher(royal, looks)
               || anyId(IdRange<PlayerId>(m_book.players()), [&](PlayerId other) {
                      return other != player
                             && (m_map.anyIsAlwaysAsked(other) || m_map.isReached(other, royal));
                  });
    });
}

/// Whether no enemy captures a royal piece when the piece on this cell leaves it.
bool BroadRun::isClear(CellId from)
{
    if (!m_rules.mayBeIllegal)
        return true;
    if (!m_isQuiet || isRoyal(from))
        return false;
    const PlayerId player = m_position.toMove();
    return !m_map.anyWatcher(from, [&](CellId piece, PlayerId owner) {
        return owner != player
               && (!m_map.rides(piece)
                   || std::any_of(m_royals.begin(), m_royals.end(), [&](CellId royal) {
                          return m_map.wouldRideOn(m_position, piece, from, royal);
                      }));
    });
}

/// The same when it also arrives somewhere, which helps no piece that rides.
bool BroadRun::isClear(CellId from, CellId to)
{
    const PlayerId player = m_position.toMove();
    return isClear(from) && (m_allRide || !m_map.anyWatcher(to, [&](CellId piece, PlayerId owner) {
               return owner != player && !m_map.rides(piece);
           }));
}

bool BroadRun::isClear(const Move &move)
{
    if (!m_rules.mayBeIllegal)
        return true;
    const bool isPlain = move.kind == Move::Kind::Displace && move.taken.empty() && !move.gate
                         && (!move.becomes || !m_book.isRoyal(*move.becomes, m_position.toMove()))
                         && !m_rules.followed.mayFollow(move, m_position.toMove());
    return isPlain && isClear(move.from, move.to);
}

/// How many they are.
std::size_t BroadRun::clearMovesFirst(std::vector<Move> &moves)
{
    const auto isClearMove = [&](const Move &move) {
        return isClear(move);
    };
    const auto doubtful = std::partition(moves.begin(), moves.end(), isClearMove);
    return static_cast<std::size_t>(doubtful - moves.begin());
}

bool BroadRun::isRoyal(CellId cell) const
{
    return std::find(m_royals.begin(), m_royals.end(), cell) != m_royals.end();
}

} // namespace rookery::fast
