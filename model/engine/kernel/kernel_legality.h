#pragma once

#include "model/engine/kernel/kernel_attacks.h"

/// Which moves leave no royal piece to capture.
namespace rookery::fast {

/// Whether the tables do not know all attacks of this player's pieces.
template<int W, template<int> class L, class R>
bool Kernel<W, L, R>::asksMoveRules(const RunOf &run, unsigned attacker) const
{
    if (!run.shadow || m_rules.royals[attacker ^ 1U].empty())
        return m_rules.fallback.safety;
    return m_rules.fallback.safety
           || (m_rules.fallback.walked != 0
               && piecesOf(run.position, attacker, m_rules.fallback.walked).any());
}

template<int W, template<int> class L, class R>
typename Kernel<W, L, R>::View Kernel<W, L, R>::viewOf(const Position &p) const
{
    const unsigned us = p.toMove;
    const unsigned them = us ^ 1U;
    const Bits taken = p.taken();
    return {p, us, them, taken, m_board & ~taken, p.side[them], decisiveCells(p, them)};
}

template<int W, template<int> class L, class R>
bool Kernel<W, L, R>::masksSuffice(const RunOf &run, const View &view, const Bits &royals) const
{
    if (m_rules.triesAll || royals.count() > 1 || asksMoveRules(run, view.them))
        return false;
    if (m_rules.refusesFacing && royalsFace(view.p))
        return false;
    for (std::uint64_t types = view.p.hasHands ? m_rules.royalTypes[view.us] : 0; types != 0;
         types &= types - 1) {
        if (m_rules.endlessSupply
            || view.p.hand[view.us][static_cast<std::size_t>(__builtin_ctzll(types))] > 0)
            return false;
    }
    return true;
}

/// False if there are too many paths to be kept.
template<int W, template<int> class L, class R>
bool Kernel<W, L, R>::guard(const View &view, const Attackers &attackers, Guard &guard) const
{
    const auto royal = static_cast<unsigned>(view.royal);
    const SideOf &side = m_sides[view.them];
    const Bits own = view.p.side[view.us];
    for (std::size_t i = 0; i < side.attacks.size(); ++i) {
        const AttackOf &attack = side.attacks[i];
        if (attack.steps) {
            guard.contacts |= attack.steps[royal] & attackers.of[i];
            continue;
        }
        for (Bits sources = attack.sources[royal] & attackers.of[i]; sources.any();) {
            const unsigned source = sources.takeFirst();
            for (unsigned path = attack.paths[royal * m_cells + source]; path != 0;
                 path = m_paths[path].next) {
                const Path<W> &way = m_paths[path];
                const Bits on = way.cells & view.taken;
                const unsigned taken = on.count();
                if (taken + 1 < way.hurdles || taken > way.hurdles + 1U)
                    continue;
                if (guard.nearCount == Guard::mostNear)
                    return false;
                const Bits barred = attack.hurdles ? on & attackers.barred : Bits::none();
                guard.near[guard.nearCount++] = {
                    way.cells, taken, way.hurdles, source, barred, attack.hurdles != nullptr};
                guard.special |= on & own;
                if (barred.any()) {
                    if (taken == way.hurdles && barred.count() == 1)
                        guard.captures &= ~barred;
                } else if (taken == way.hurdles) {
                    guard.isInCheck = true;
                    guard.moves &= way.cells;
                    guard.captures &= Bits::of(source);
                } else if (taken < way.hurdles) {
                    guard.moves &= ~way.cells;
                }
            }
        }
    }
    for (Bits contacts = guard.contacts; contacts.any();) {
        guard.isInCheck = true;
        guard.moves = Bits::none();
        guard.captures &= Bits::of(contacts.takeFirst());
    }
    guard.captures |= view.enemyRoyals;
    return true;
}

/// The same for a piece that leaves a path when it moves, or is no hurdle for some attackers:
/// a path is closed where it arrives as one of the hurdles.
template<int W, template<int> class L, class R>
void Kernel<W, L, R>::guardOf(
    const Guard &guard, const Bits &from, bool isBarred, Bits &moves, Bits &captures) const
{
    moves = guard.contacts.any() ? Bits::none() : Bits::all();
    captures = Bits::all();
    for (Bits contacts = guard.contacts; contacts.any();)
        captures &= Bits::of(contacts.takeFirst());
    for (unsigned i = 0; i < guard.nearCount; ++i) {
        const Near &near = guard.near[i];
        const unsigned left = near.taken - ((near.cells & from).any() ? 1 : 0);
        const Bits barred = near.barred & ~from;
        const bool closes = isBarred && near.minds;
        if (barred.any()) {
            if (left == near.hurdles && barred.count() == 1 && !closes)
                captures &= ~barred;
        } else if (left == near.hurdles) {
            moves &= near.cells;
            captures &= Bits::of(near.source) | (closes ? near.cells : Bits::none());
        } else if (left + 1 == near.hurdles && !closes) {
            moves &= ~near.cells;
        }
    }
}

template<int W, template<int> class L, class R>
CellBits<W>
Kernel<W, L, R>::safeForRoyal(const View &view, const Attackers &attackers, Bits targets) const
{
    const std::size_t count = m_sides[view.them].attacks.size();
    Bits without = view.taken;
    without.remove(static_cast<unsigned>(view.royal));
    Bits safe = targets & view.enemyRoyals;
    for (targets &= ~view.enemyRoyals; targets.any();) {
        const unsigned cell = targets.takeFirst();
        Bits taken = without;
        taken.add(cell);
        if (!isAttacked(attackers, view.them, count, cell, taken))
            safe.add(cell);
    }
    return safe;
}

template<int W, template<int> class L, class R>
bool Kernel<W, L, R>::isCapture(const RunOf &run, const FastMove &move) const
{
    if (move.kind == FastMove::Kind::Other)
        return isOtherCapture(*run.shadow, move);
    return move.kind == FastMove::Kind::TakePasser
           || (move.kind == FastMove::Kind::Displace && run.position.types[move.to] != noType);
}

template<int W, template<int> class L, class R>
bool Kernel<W, L, R>::isSafeCastling(const RunOf &run, const RunWing<W> &wing) const
{
    const Position &p = run.position;
    const bool isRoyal = (m_rules.royalTypes[p.toMove] >> p.types[wing.king] & 1U) != 0;
    if (!wing.isSafeOnWay || !isRoyal)
        return true;
    const unsigned them = p.toMove ^ 1U;
    const std::size_t count = m_sides[them].captures;
    Attackers attackers;
    findAttackers(p, them, count, attackers);
    if (isAttacked(attackers, them, count, wing.king, p.taken()))
        return false;
    for (Bits cells = wing.kingPasses; cells.any();) {
        const unsigned cell = cells.takeFirst();
        Bits taken = p.taken();
        taken.remove(wing.king);
        taken.add(cell);
        if (isAttacked(attackers, them, count, cell, taken))
            return false;
    }
    return true;
}

/// Whether a royal piece leaves its cell in check, other than to capture the only one that attacks
/// it.
template<int W, template<int> class L, class R>
bool Kernel<W, L, R>::isFlight(const RunOf &run, const FastMove &move) const
{
    const Position &p = run.position;
    const bool isRoyal =
        (move.kind == FastMove::Kind::Displace || move.kind == FastMove::Kind::TakePasser)
        && (m_rules.royalTypes[p.toMove] >> p.types[move.from] & 1U) != 0;
    if (!isRoyal || !isInCheck(run, p.toMove))
        return false;
    const Bits attackers = attackersOf(p, move.from, p.toMove ^ 1U);
    return attackers.any() && !(attackers == Bits::of(move.to));
}

/// Makes the move and looks.
template<int W, template<int> class L, class R>
bool Kernel<W, L, R>::isSafe(RunOf &run, const FastMove &move, const Bits &enemyRoyals) const
{
    Position &p = run.position;
    const unsigned us = p.toMove;
    const unsigned them = us ^ 1U;
    const bool isOther = move.kind == FastMove::Kind::Other;
    const bool asksWholeMove =
        isOther && (m_rules.forbidsFlight || m_rules.fallback.asksOwnRules());
    if (asksWholeMove || asksMoveRules(run, them) || isFollowed(run, move))
        return isSafeByMoveRules(run, move);
    if (move.kind == FastMove::Kind::Castle && !isSafeCastling(run, run.wings[move.type]))
        return false;
    if (m_rules.forbidsFlight && isFlight(run, move))
        return false;
    // A piece that comes in parries no check.
    if (move.gate != noType) {
        FastMove alone = move;
        alone.gate = noType;
        if (!isSafe(run, alone, enemyRoyals))
            return false;
    }
    const bool isFaced = m_rules.refusesFacing && royalsFace(p);
    if (isFaced && move.kind == FastMove::Kind::Pass)
        return true;
    FastUndo<W> undo;
    make(run, move, undo);
    if (isFaced && royalsFace(p)) {
        unmake(run, move, undo);
        return false;
    }
    bool holds = (enemyRoyals & ~p.side[them]).any();
    if (!holds) {
        holds = !isInCheck(run, us) && !(m_rules.forbidsGivingCheck && isInCheck(run, them));
        const SideOf &side = m_sides[them];
        if (holds && side.captures < side.attacks.size()) {
            Attackers attackers;
            findAttackers(p, them, side.attacks.size(), attackers);
            for (Bits royals = royalCells(p, us); royals.any() && holds;)
                holds = !isAttacked(
                    attackers, them, side.attacks.size(), royals.takeFirst(), p.taken());
        }
    }
    unmake(run, move, undo);
    return holds;
}

template<int W, template<int> class L, class R>
void Kernel<W, L, R>::keepSafe(RunOf &run, std::size_t begin) const
{
    const Bits enemyRoyals = decisiveCells(run.position, run.position.toMove ^ 1U);
    std::size_t kept = begin;
    for (std::size_t i = begin; i < run.end; ++i) {
        const FastMove move = run.moves[i];
        if (isSafe(run, move, enemyRoyals))
            run.moves[kept++] = move;
    }
    run.end = kept;
}

template<int W, template<int> class L, class R>
void Kernel<W, L, R>::obeyDuty(RunOf &run, std::size_t begin) const
{
    if (m_rules.fallback.duties)
        return obeyDutiesByMoveRules(run, begin);
    const unsigned us = run.position.toMove;
    if (m_rules.mustDrop[us] != 0)
        keepIf(run, begin, [&](const FastMove &move) {
            return move.kind == FastMove::Kind::Drop
                   && (m_rules.mustDrop[us] >> move.type & 1U) != 0;
        });
    if (m_rules.mustCapture[us])
        keepIf(run, begin, [&](const FastMove &move) { return isCapture(run, move); });
}

/// Drops all other moves, if there are any that pass the test.
template<int W, template<int> class L, class R>
template<class Test>
void Kernel<W, L, R>::keepIf(RunOf &run, std::size_t begin, Test &&test) const
{
    std::size_t kept = begin;
    for (std::size_t i = begin; i < run.end; ++i) {
        if (test(run.moves[i]))
            run.moves[kept++] = run.moves[i];
    }
    if (kept > begin)
        run.end = kept;
}

template<int W, template<int> class L, class R>
bool Kernel<W, L, R>::mayPassStuck(const Position &p) const
{
    return m_rules.pass[p.toMove] == Pass::Stuck && p.side[p.toMove].any();
}

} // namespace rookery::fast
