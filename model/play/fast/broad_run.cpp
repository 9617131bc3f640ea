#include "model/play/fast/broad_run.h"

#include "model/movement/movement.h"

#include <algorithm>

namespace rookery::fast {

namespace {

template<class Row, class Test>
bool anyOf(const std::vector<Row> &rows, Test &&test)
{
    return std::any_of(rows.begin(), rows.end(), test);
}

/// Whether such legs do nothing but go to a cell, and capture who stands there.
bool isPlain(const MovementLegs &movement)
{
    return movement.when != When::UnmovedUnchecked
           && std::none_of(
               movement.legs.legs.begin(), movement.legs.legs.end(), [](const Leg &leg) {
                   const LegEnd &foe = leg.onFoe;
                   const bool captures = foe.effect == Effect::Capture;
                   return leg.returns || leg.unloads || leg.sameLength || leg.onEmpty.becomes
                          || leg.onFriend.becomes || foe.becomes || leg.onEmpty.lastOnly
                          || foe.lastOnly || leg.onFriend.stop
                          || leg.onFriend.effect != Effect::None || captures != foe.stop
                          || (captures && !foe.then.empty())
                          || (foe.effect != Effect::None && !captures);
               });
}

/// Whether the rules leave it at the targets of a type's men.
bool movesToTargets(const RuleBook &book, PieceId type)
{
    const PieceType &piece = book.pieces()[type];
    const bool takesPassers = anyOf(book.rules().enPassant, [type](const EnPassant &rule) {
        return covers(rule.takers, type);
    });
    const bool promotes = anyId(IdRange<PlayerId>(book.players()), [&](PlayerId player) {
        return !book.promotions(type, player).empty();
    });
    return !takesPassers && !promotes && !piece.confinedTo;
}

bool addsToMenOrTakes(const RuleBook &book)
{
    const Rules &rules = book.rules();
    return !book.wings().empty() || !rules.walling.empty() || !rules.mills.empty()
           || !rules.clearings.empty() || !rules.holdings.empty() || !rules.gating.empty()
           || !rules.exchanges.empty() || !rules.blockades.empty()
           || rules.turns.lost != LostPlayer::EndsGame || !rules.immunities.empty()
           || anyOf(rules.ends, [](const End &end) {
                  const auto *reached = std::get_if<Reached>(&end.condition);
                  const auto *extinct = std::get_if<Extinct>(&end.condition);
                  return (reached && !reached->answered.empty()) || (extinct && extinct->answered);
              });
}

bool judgesMore(const RuleBook &book)
{
    const Rules &rules = book.rules();
    return rules.check.giving == GivingCheck::Forbidden || rules.check.flight == Flight::None
           || !rules.check.facing.empty() || book.facingRefused() || !rules.trades.empty()
           || !rules.explosions.empty() || !rules.petrifications.empty() || !rules.drownings.empty()
           || !rules.coordinations.empty() || !rules.enclosing.empty()
           || anyOf(rules.drops,
                    [](const Drop &drop) { return drop.threat != DropThreat::Anything; });
}

} // namespace

BroadRun::BroadRun(const Design &design, std::shared_ptr<const CompiledGame> game, Keeping keeping)
    : m_referee(design, game)
    , m_book(m_referee.book())
    , m_position(m_book.board().size(), m_book.players(), m_book.types())
    , m_map(std::move(game))
    , m_listsByReferee(addsToMenOrTakes(m_book)
                       || (keeping == Keeping::OnLargeBoards && m_book.board().size() <= 256))
    , m_triesByReferee(judgesMore(m_book))
    , m_mayBeIllegal(m_book.hasRoyals() || m_triesByReferee)
    , m_countsFreely(!m_mayBeIllegal && !m_listsByReferee && m_book.rules().compulsions.empty()
                     && m_book.rules().dropDuties.empty())
{
    for (const PieceId type : IdRange<PieceId>(m_book.types())) {
        const auto movements = legsOf(m_book.pieces()[type], design);
        m_isPlain.push_back(m_book.pieces()[type].imitates.empty()
                            && std::all_of(movements.begin(), movements.end(), isPlain));
        m_hasUnplain = m_hasUnplain || !m_isPlain.back();
        m_isKept.push_back(m_isPlain.back() && movesToTargets(m_book, type));
    }
}

void BroadRun::begin(const Position &position)
{
    m_position = position;
    if (!m_listsByReferee)
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
    for (std::uint64_t made = 0; made < longest; ++made) {
        list(moves);
        if (moves.empty())
            return made;
        state ^= state << 13U;
        state ^= state >> 7U;
        state ^= state << 17U;
        make(moves[(state >> 32U) * moves.size() >> 32U], m_try);
    }
    return longest;
}

std::uint64_t BroadRun::count(std::vector<Move> &moves)
{
    if (!m_countsFreely) {
        list(moves);
        return moves.size();
    }
    if (m_referee.isOver(m_position))
        return 0;
    const PlayerId player = m_position.toMove();
    std::uint64_t all = m_map.count(player);
    moves.clear();
    forEachCell(m_position.men(player), [&](CellId cell) {
        if (isKept(PieceId(m_position.square(cell).type)))
            return;
        all -= m_map.targets(cell).size();
        m_others.push_back(cell);
    });
    for (const CellId cell : m_others)
        m_referee.listDisplacements(m_position, cell, moves);
    m_others.clear();
    m_referee.listDrops(m_position, moves);
    all += moves.size() + (mayPass(Pass::Always) ? 1 : 0);
    return all == 0 && mayPass(Pass::Stuck) ? 1 : all;
}

void BroadRun::list(std::vector<Move> &moves)
{
    if (m_listsByReferee)
        return m_referee.legal(m_position, moves);
    moves.clear();
    if (m_referee.isOver(m_position))
        return;
    addDisplacements(moves);
    m_referee.listDrops(m_position, moves);
    if (mayPass(Pass::Always))
        moves.emplace_back();
    if (m_mayBeIllegal)
        std::erase_if(moves, [&](const Move &move) { return !isSafe(move); });
    m_referee.obeyDuties(m_position, moves);
    if (moves.empty() && mayPass(Pass::Stuck) && (!m_mayBeIllegal || isSafe({})))
        moves.emplace_back();
}

void BroadRun::addDisplacements(std::vector<Move> &moves)
{
    forEachCell(m_position.men(m_position.toMove()), [&](CellId from) {
        const PieceId type(m_position.square(from).type);
        if (!isKept(type)) {
            m_others.push_back(from);
            return;
        }
        for (const CellId to : m_map.targets(from))
            moves.push_back({Move::Kind::Displace, !m_position.isEmpty(to), from, to, type});
    });
    for (const CellId from : m_others)
        m_referee.listDisplacements(m_position, from, moves);
    m_others.clear();
}

bool BroadRun::mayPass(Pass pass) const
{
    const Rules &rules = m_book.rules();
    const PlayerId player = m_position.toMove();
    if (rules.pass != pass || !covers(rules.passers, player))
        return false;
    return pass == Pass::Always || anyCell(m_position.men(player), [](CellId) { return true; });
}

void BroadRun::make(const Move &move, Undo &undo)
{
    m_referee.make(m_position, move, undo);
    follow(undo);
}

void BroadRun::unmake(const Undo &undo)
{
    Referee::unmake(m_position, undo);
    follow(undo);
}

/// Brings the map up to date after these cells have changed.
void BroadRun::follow(const Undo &undo)
{
    if (m_listsByReferee)
        return;
    m_changed.clear();
    for (const Undo::OldSquare &old : undo.squares) {
        if (std::find(m_changed.begin(), m_changed.end(), old.cell) == m_changed.end())
            m_changed.push_back(old.cell);
    }
    m_map.update(m_position, m_changed);
}

/// The referee is asked only where a royal man is a target afterwards.
bool BroadRun::isSafe(const Move &move)
{
    if (m_triesByReferee)
        return m_referee.isSafe(m_position, move);
    const PlayerId player = m_position.toMove();
    m_referee.make(m_position, move, m_try);
    follow(m_try);
    const bool isDoubtful = mayBeInCheck(player);
    Referee::unmake(m_position, m_try);
    follow(m_try);
    return !isDoubtful || m_referee.isSafe(m_position, move);
}

bool BroadRun::mayBeInCheck(PlayerId player) const
{
    const auto isForeign = [&](PlayerId other) {
        return other != player;
    };
    const auto hasUnplain = [&](PlayerId other) {
        return isForeign(other) && anyCell(m_position.men(other), [&](CellId cell) {
                   return !m_isPlain[m_position.square(cell).type];
               });
    };
    if (m_hasUnplain && anyId(IdRange<PlayerId>(m_book.players()), hasUnplain))
        return true;
    return anyCell(m_position.men(player), [&](CellId cell) {
        return m_book.isRoyal(PieceId(m_position.square(cell).type), player)
               && anyId(IdRange<PlayerId>(m_book.players()), [&](PlayerId other) {
                      return isForeign(other) && m_map.isReached(other, cell);
                  });
    });
}

} // namespace rookery::fast
