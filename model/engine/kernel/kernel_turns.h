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
    const bool isListed = m_rules.fallback.duties || m_rules.forbidsGivingCheck
                          || isListedByMoveRules(run)
                          || (m_rules.mayBeAnswered && isAnyPending(run));
    if (isListed || !guardRoyal(run, view, attackers, guard))
        return countListed(run);
    Counter counter{*this, p};
    counter.hasDuty = m_rules.mustCapture[view.us];
    generate(run, view, attackers, guard, counter);
    if (run.shadow)
        countFallback(run, counter);
    if (counter.dutyDrops > 0)
        return counter.dutyDrops;
    if (counter.hasDuty && counter.captures > 0)
        return counter.captures;
    if (counter.all == 0 && mayPassStuck(p) && !guard.isInCheck)
        return 1;
    return counter.all;
}

template<int W, template<int> class L, class R>
std::uint64_t Kernel<W, L, R>::countListed(RunOf &run) const
{
    const Level level(run);
    listTurn(run);
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
void Kernel<W, L, R>::listTurn(RunOf &run) const
{
    if (isListedByMoveRules(run))
        return listByMoveRules(run);
    const Position &p = run.position;
    const std::size_t begin = run.end;
    View view = viewOf(p);
    Attackers attackers;
    Guard guard;
    if (!guardRoyal(run, view, attackers, guard))
        return listAndTry(run);
    Lister lister(*this, run);
    generate(run, view, attackers, guard, lister);
    if (m_rules.forbidsGivingCheck)
        keepWithoutCheck(run, begin, view);
    if (run.shadow) {
        const std::size_t fallback = run.end;
        addFallback(run);
        if (m_rules.triesFallback)
            keepSafe(run, fallback);
    }
    obeyDuty(run, begin);
    if (run.end > begin || !mayPassStuck(p) || guard.isInCheck)
        return;
    lister.addOne({0, 0, FastMove::Kind::Pass});
    if (m_rules.forbidsGivingCheck)
        keepSafe(run, begin);
}

/// Whatever the royal pieces, each move is made and looked at.
template<int W, template<int> class L, class R>
void Kernel<W, L, R>::listAndTry(RunOf &run) const
{
    const Position &p = run.position;
    const std::size_t begin = run.end;
    const View view = viewOf(p);
    const Attackers noPiece{};
    Guard free;
    free.isInCheck = m_rules.hasUnchecked && isInCheck(run, view.us);
    Lister lister(*this, run);
    generate(run, view, noPiece, free, lister);
    if (run.shadow)
        addFallback(run);
    keepSafe(run, begin);
    obeyDuty(run, begin);
    if (run.end == begin && mayPassStuck(p)) {
        lister.addOne({0, 0, FastMove::Kind::Pass});
        keepSafe(run, begin);
    }
}

template<int W, template<int> class L, class R>
bool Kernel<W, L, R>::isListedByMoveRules(const RunOf &run) const
{
    return m_rules.fallback.listing || (m_rules.fallback.clearing && isFirstTurn(*run.shadow));
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
