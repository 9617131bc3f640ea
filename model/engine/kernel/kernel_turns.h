#pragma once

#include "model/engine/kernel/kernel_generate.h"

/// Whole turns, listed and counted: the moves of pieces, what the move rules adds, and what is
/// legal.
namespace rookery::fast {

template<int W, template<int> class L, class R>
std::uint64_t Kernel<W, L, R>::count(RunOf &run) const
{
    const Position &p = run.position;
    View view = viewOf(p);
    Attackers attackers;
    Guard guard;
    const OwnTurn own = ownTurn(run);
    const bool isListed = m_rules.fallback.duties || m_rules.forbidsGivingCheck
                          || m_rules.fallback.listing || own.isListed || own.mayBan
                          || triesFollowed(view.us) || (m_rules.mayBeAnswered && isAnyPending(run));
    if (isListed || !guardRoyal(run, view, attackers, guard))
        return countListed(run, own);
    Counter counter{*this, p};
    counter.hasDuty = m_rules.mustCapture[view.us];
    generate(run, view, attackers, guard, counter);
    if (run.shadow)
        countFallback(run, counter);
    if (counter.dutyDrops > 0)
        return counter.dutyDrops;
    if (counter.hasDuty && counter.captures > 0)
        return counter.captures;
    if (m_rules.fallback.asksOwnRules() && (counter.all == 0 || isInTrouble(*run.shadow)))
        return countListed(run, own);
    if (counter.all == 0 && mayPassStuck(p) && !guard.isInCheck)
        return 1;
    return counter.all;
}

template<int W, template<int> class L, class R>
std::uint64_t Kernel<W, L, R>::countListed(RunOf &run, const OwnTurn &own) const
{
    const Level level(run);
    listTurn(run, own);
    if (m_rules.fallback.asksOwnRules() && isInTrouble(*run.shadow))
        return 0;
    if (m_rules.mayBeAnswered && isUnanswered(run, level.begin))
        return 0;
    return run.end - level.begin;
}

template<int W, template<int> class L, class R>
void Kernel<W, L, R>::countFallback(RunOf &run, Counter &counter) const
{
    const Level level(run);
    addFallback(run);
    if (m_rules.triesFallback)
        keepSafe(run, level.begin);
    counter.all += run.end - level.begin;
    for (std::size_t i = level.begin; counter.hasDuty && i < run.end; ++i)
        counter.captures += isCapture(run, run.moves[i]) ? 1 : 0;
}

/// Whether masks say which moves are safe, and these masks.
template<int W, template<int> class L, class R>
bool Kernel<W, L, R>::guardRoyal(const RunOf &run,
                                 View &view,
                                 Attackers &attackers,
                                 Guard &guard) const
{
    Bits royals = royalCells(view.p, view.us);
    if (!masksSuffice(run, view, royals))
        return false;
    if (!royals.any())
        return true;
    view.royal = static_cast<int>(royals.takeFirst());
    findAttackers(view.p, view.them, m_sides[view.them].attacks.size(), attackers);
    return this->guard(view, attackers, guard);
}

/// Adds all legal moves of a game that goes on.
template<int W, template<int> class L, class R>
void Kernel<W, L, R>::listTurn(RunOf &run, const OwnTurn &own) const
{
    if (m_rules.fallback.listing || own.isListed)
        return listByMoveRules(run);
    const Position &p = run.position;
    const std::size_t begin = run.end;
    View view = viewOf(p);
    Attackers attackers;
    Guard guard;
    if (!guardRoyal(run, view, attackers, guard))
        return listAndTry(run, own);
    Lister lister(*this, run);
    generate(run, view, attackers, guard, lister);
    if (m_rules.forbidsGivingCheck)
        keepWithoutCheck(run, begin, view);
    if (triesFollowed(view.us))
        tryFollowed(run, begin);
    if (run.shadow) {
        const std::size_t fallback = run.end;
        addFallback(run);
        if (m_rules.triesFallback)
            keepSafe(run, fallback);
    }
    finishTurn(run, begin, own);
    if (run.end > begin || !mayPassStuck(p) || guard.isInCheck || m_rules.fallback.asksOwnRules())
        return;
    lister.addOne({0, 0, FastMove::Kind::Pass});
    if (m_rules.forbidsGivingCheck)
        keepSafe(run, begin);
}

/// Of safe moves those that bans and duties allow; what is for players without any is left to the
/// move rules where there are own rules.
template<int W, template<int> class L, class R>
void Kernel<W, L, R>::finishTurn(RunOf &run, std::size_t begin, const OwnTurn &own) const
{
    if (own.mayBan)
        dropBannedByMoveRules(run, begin);
    obeyDuty(run, begin);
    if (run.end == begin && m_rules.fallback.asksOwnRules())
        listByMoveRules(run);
}

/// Whatever the royal pieces, each move is made and looked at.
template<int W, template<int> class L, class R>
void Kernel<W, L, R>::listAndTry(RunOf &run, const OwnTurn &own) const
{
    const Position &p = run.position;
    const std::size_t begin = run.end;
    listFreely(run);
    if (run.shadow)
        addFallback(run);
    keepSafe(run, begin);
    finishTurn(run, begin, own);
    if (run.end == begin && mayPassStuck(p) && !m_rules.fallback.asksOwnRules()) {
        Lister(*this, run).addOne({0, 0, FastMove::Kind::Pass});
        keepSafe(run, begin);
    }
}

/// Adds the moves of pieces, whether or not they leave royal pieces to capture.
template<int W, template<int> class L, class R>
void Kernel<W, L, R>::listFreely(RunOf &run) const
{
    const View view = viewOf(run.position);
    const Attackers noPiece{};
    Guard free;
    free.isInCheck = m_rules.hasUnchecked && isInCheck(run, view.us);
    Lister lister(*this, run);
    generate(run, view, noPiece, free, lister);
}

/// Whether own effects may follow moves of the player's pieces, some of which may not be safe.
template<int W, template<int> class L, class R>
bool Kernel<W, L, R>::triesFollowed(unsigned player) const
{
    return m_rules.triesFallback
           && (m_rules.followed[player] | m_rules.followedCaptors[player]) != 0;
}

/// Whether own effects may change pieces after the move.
template<int W, template<int> class L, class R>
bool Kernel<W, L, R>::isFollowed(const RunOf &run, const FastMove &move) const
{
    using Sort = FastMove::Kind;
    const Position &p = run.position;
    const std::uint64_t all = m_rules.followed[p.toMove];
    const std::uint64_t captors = m_rules.followedCaptors[p.toMove];
    if (move.kind != Sort::Displace && move.kind != Sort::TakePasser)
        return (all | captors) != 0;
    const unsigned type = p.types[move.from];
    return (all >> type & 1U) != 0 || ((captors >> type & 1U) != 0 && isCapture(run, move));
}

/// Of moves found by masks, those that own effects may follow are found anew and tried.
template<int W, template<int> class L, class R>
void Kernel<W, L, R>::tryFollowed(RunOf &run, std::size_t begin) const
{
    std::size_t kept = begin;
    for (std::size_t i = begin; i < run.end; ++i) {
        if (!isFollowed(run, run.moves[i]))
            run.moves[kept++] = run.moves[i];
    }
    run.end = kept;
    listFreely(run);
    const std::size_t end = run.end;
    for (std::size_t i = kept; i < end; ++i) {
        const FastMove move = run.moves[i];
        if (isFollowed(run, move) && isSafeByMoveRules(run, move))
            run.moves[kept++] = move;
    }
    run.end = kept;
}

/// Adds what the move rules have to list, check and duties left aside.
template<int W, template<int> class L, class R>
void Kernel<W, L, R>::addFallback(RunOf &run) const
{
    const Position &p = run.position;
    const Bits walkers = piecesOf(p, p.toMove, m_rules.fallback.walked);
    if (walkers.any())
        listWalked(run, walkers);
    const Bits turners = mayTurn(p);
    if (turners.any())
        listPromotionTurns(run, turners);
    if (m_rules.fallback.drops && p.hasHands)
        listDropsByMoveRules(run);
    if (m_rules.fallback.ownMoves)
        listOwnMoves(run);
}

/// Pieces that may promote as a turn of its own which only the move rules can list.
template<int W, template<int> class L, class R>
CellBits<W> Kernel<W, L, R>::mayTurn(const Position &p) const
{
    Bits turners = Bits::none();
    for (std::uint64_t types = m_rules.fallback.turning & ~m_rules.fallback.walked; types != 0;
         types &= types - 1) {
        const Bits &pieces = p.pieces[p.toMove][static_cast<std::size_t>(__builtin_ctzll(types))];
        turners |= m_rules.lastTurnsAnywhere && pieces.count() == 1
                       ? pieces
                       : pieces & m_rules.turningZones[p.toMove];
    }
    return turners;
}

/// Whether this side's pieces stand where one that moves may open or close an attack on the other
/// side's royal piece; false if that cannot be said from paths.
template<int W, template<int> class L, class R>
bool Kernel<W, L, R>::findDiscoverers(const View &view, Bits &discoverers) const
{
    Bits royals = view.enemyRoyals;
    if (royals.count() != 1 || m_rules.hasHurdles)
        return false;
    View theirs{
        view.p, view.them, view.us, view.taken, view.empty, view.p.side[view.us], Bits::none()};
    theirs.royal = static_cast<int>(royals.takeFirst());
    Attackers ours;
    findAttackers(view.p, view.us, m_sides[view.us].attacks.size(), ours);
    Guard guard;
    if (!this->guard(theirs, ours, guard) || guard.isInCheck)
        return false;
    for (unsigned i = 0; i < guard.nearCount; ++i)
        discoverers |= guard.near[i].cells & view.p.side[view.us];
    return true;
}

/// Whether a piece that goes from one cell to another leaves a path of its own attack on a third.
template<int W, template<int> class L, class R>
bool Kernel<W, L, R>::clearsOwnWay(const View &view, const FastMove &move, unsigned target) const
{
    const unsigned type = view.p.types[move.from];
    for (const AttackOf &attack : m_sides[view.us].attacks) {
        if ((attack.types >> type & 1U) == 0 || attack.steps)
            continue;
        for (unsigned path = attack.paths[target * m_cells + move.to]; path != 0;
             path = m_paths[path].next) {
            if (m_paths[path].cells.has(move.from))
                return true;
        }
    }
    return false;
}

/// Keeps of safe moves those that give no check; only those are tried that might.
template<int W, template<int> class L, class R>
void Kernel<W, L, R>::keepWithoutCheck(RunOf &run, std::size_t begin, const View &view) const
{
    Bits discoverers = Bits::none();
    if (!findDiscoverers(view, discoverers))
        return keepSafe(run, begin);
    std::array<Bits, mostTypes> checking;
    for (unsigned type = 0; type < m_rules.types; ++type) {
        if (view.p.pieces[view.us][type].any())
            checking[type] = checkingCells(view, type);
    }
    Bits royals = view.enemyRoyals;
    const unsigned royal = royals.takeFirst();
    const auto mayCheck = [&](const FastMove &move) {
        return move.kind != FastMove::Kind::Displace || move.becomes != noType
               || move.gate != noType || discoverers.has(move.from)
               || checking[run.position.types[move.from]].has(move.to)
               || clearsOwnWay(view, move, royal);
    };
    std::size_t kept = begin;
    for (std::size_t i = begin; i < run.end; ++i) {
        const FastMove move = run.moves[i];
        if (!mayCheck(move) || isSafe(run, move, view.enemyRoyals))
            run.moves[kept++] = move;
    }
    run.end = kept;
}

} // namespace rookery::fast
