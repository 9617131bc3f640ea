#pragma once

#include "model/engine/kernel/kernel_promotions.h"

/// The moves of pieces, the one that wants to know them.
namespace rookery::fast {

template<int W, template<int> class L, class R>
template<class Sink>
void Kernel<W, L, R>::generate(
    RunOf &run, const View &view, const Attackers &attackers, const Guard &guard, Sink &sink) const
{
    const Position &p = view.p;
    for (unsigned type = 0; type < m_rules.types; ++type) {
        if (p.pieces[view.us][type].any())
            addPieces(view, attackers, guard, type, sink);
    }
    addOthers(run, view, attackers, guard, sink);
}

/// What is no move of one piece.
template<int W, template<int> class L, class R>
template<class Sink>
void Kernel<W, L, R>::addOthers(
    RunOf &run, const View &view, const Attackers &attackers, const Guard &guard, Sink &sink) const
{
    const Position &p = view.p;
    for (std::uint64_t types = m_sides[view.us].turning; types != 0; types &= types - 1)
        addTurns(view, guard, static_cast<unsigned>(__builtin_ctzll(types)), sink);
    if (p.passed.any()) {
        for (std::uint64_t types = m_sides[view.us].takers; types != 0; types &= types - 1)
            addPassers(view, attackers, static_cast<unsigned>(__builtin_ctzll(types)), sink);
    }
    if ((p.rights & run.wingsOf[view.us]) != 0)
        addCastling(run, view, attackers, sink);
    if (p.hasHands && !m_rules.fallback.drops)
        addDrops(run, view, guard, sink);
    if (m_rules.pass[view.us] == Pass::Always && (view.royal < 0 || !guard.isInCheck))
        sink.addOne({0, 0, FastMove::Kind::Pass});
}

/// Adds to the sets; `watched` gets the cells on which the answer hangs, if that is wanted.
template<int W, template<int> class L, class R>
template<bool Watches>
inline void Kernel<W, L, R>::reach(const ReachOf &reach,
                                   const Position &p,
                                   unsigned from,
                                   const Bits &taken,
                                   Bits &moves,
                                   Bits &captures,
                                   Bits &watched) const
{
    if (reach.hurdles) [[unlikely]]
        return reachMinding(reach, p, from, taken, moves, captures);
    const auto stepsOf = [&](Kind kind) {
        const Bits *steps = reach.steps[static_cast<std::size_t>(kind)];
        return steps ? steps[from] : Bits::none();
    };
    const std::size_t first = std::size_t(from) * reach.slots;
    const auto lookUp = [&](unsigned slot) {
        const std::uint32_t row = R::row(reach.lookups[first + slot], taken);
        if constexpr (Watches)
            watched |= m_rows[reach.watches[first + slot] + row];
        return m_rows[reach.lookups[first + slot].first + row];
    };
    Bits both = stepsOf(Kind::Both);
    unsigned i = 0;
    for (; i < reach.slotEnds[0]; ++i)
        both |= lookUp(i);
    moves |= both | stepsOf(Kind::Moves);
    captures |= both | stepsOf(Kind::Captures);
    for (; i < reach.slotEnds[1]; ++i)
        moves |= lookUp(i);
    for (; i < reach.slotEnds[2]; ++i)
        captures |= lookUp(i);
    if constexpr (Watches)
        watched |= moves | captures;
}

/// The same of pieces for which some others are no hurdles, watched cells aside.
template<int W, template<int> class L, class R>
void Kernel<W, L, R>::reachMinding(const ReachOf &reach,
                                   const Position &p,
                                   unsigned from,
                                   const Bits &taken,
                                   Bits &moves,
                                   Bits &captures) const
{
    const Bits barred = barredPieces(p);
    for (std::size_t kind = 0; kind < kinds; ++kind) {
        const bool isMove = kind != static_cast<std::size_t>(Kind::Captures);
        const bool isCapture = kind != static_cast<std::size_t>(Kind::Moves);
        Bits cells = reach.steps[kind] ? reach.steps[kind][from] : Bits::none();
        for (unsigned i = kind == 0 ? 0 : reach.slotEnds[kind - 1]; i < reach.slotEnds[kind]; ++i) {
            const std::size_t slot = std::size_t(from) * reach.slots + i;
            cells |= minding(reach.lookups[slot], reach.hurdles[slot], taken, barred);
        }
        if (isMove)
            moves |= cells;
        if (isCapture)
            captures |= cells;
    }
}

template<int W, template<int> class L, class R>
CellBits<W> Kernel<W, L, R>::capturesOf(const TypeOf &type,
                                        const Position &p,
                                        unsigned from,
                                        const Bits &taken) const
{
    Bits moves = Bits::none();
    Bits captures = Bits::none();
    Bits unused;
    reach<false>(type.always, p, from, taken, moves, captures, unused);
    return captures;
}

/// The enemies that pieces of a type may capture.
template<int W, template<int> class L, class R>
CellBits<W> Kernel<W, L, R>::enemiesFor(const View &view, unsigned type) const
{
    const std::uint64_t unharmed = m_rules.unharmed[type];
    return unharmed == 0 ? view.enemies : view.enemies & ~piecesOf(view.p, view.them, unharmed);
}

template<int W, template<int> class L, class R>
CellBits<W> Kernel<W, L, R>::barredPieces(const Position &p) const
{
    return piecesOf(p, 0, m_rules.barred) | piecesOf(p, 1, m_rules.barred);
}

template<int W, template<int> class L, class R>
template<class Sink>
void Kernel<W, L, R>::addPieces(const View &view,
                                const Attackers &attackers,
                                const Guard &guard,
                                unsigned type,
                                Sink &sink) const
{
    const Position &p = view.p;
    const TypeOf &tables = m_sides[view.us].types[type];
    Bits pieces = p.pieces[view.us][type];
    if constexpr (Sink::counts) {
        if (tables.sweepCount > 0 && !m_rules.hasGates) {
            addSweeps(view, guard, tables, pieces & ~guard.special, sink);
            pieces &= guard.special;
        }
    }
    const Bits enemies = enemiesFor(view, type);
    const bool minds = isBarred(type) && guard.nearCount > 0;
    while (pieces.any()) {
        const unsigned from = pieces.takeFirst();
        Bits moves = Bits::none();
        Bits captures = Bits::none();
        Bits unused;
        reach<false>(tables.always, p, from, view.taken, moves, captures, unused);
        if (tables.unmoved.isThere && p.unmoved.has(from))
            reach<false>(tables.unmoved, p, from, view.taken, moves, captures, unused);
        if (tables.unchecked.isThere && p.unmoved.has(from) && !guard.isInCheck)
            reach<false>(tables.unchecked, p, from, view.taken, moves, captures, unused);
        moves &= view.empty;
        captures &= enemies;
        if (static_cast<int>(from) == view.royal) {
            Bits safe = safeForRoyal(view, attackers, moves | captures);
            if (m_rules.forbidsFlight && guard.isInCheck) {
                const Bits sole = attackersOf(p, from, view.them);
                safe &= sole.count() > 1 ? Bits::none() : sole.any() ? sole : Bits::all();
            }
            moves &= safe;
            captures &= safe;
        } else if (guard.special.has(from) || minds) {
            Bits mayMove;
            Bits mayCapture;
            guardOf(guard, Bits::of(from), minds, mayMove, mayCapture);
            moves &= mayMove;
            captures &= mayCapture | view.enemyRoyals;
        } else {
            moves &= guard.moves;
            captures &= guard.captures;
        }
        if (tables.capturesFrom && p.passed.any())
            moves &= ~passersFor(view, tables, from);
        const auto before = sink.mark();
        sink.add(type, from, moves, captures, planOf(tables, p, from));
        if (m_rules.hasGates)
            sink.addGates(before, gatesFor(p, from));
    }
}

/// The types in hand that may come in where this piece leaves.
template<int W, template<int> class L, class R>
std::uint64_t Kernel<W, L, R>::gatesFor(const Position &p, unsigned from) const
{
    if (!p.unmoved.has(from))
        return 0;
    std::uint64_t waiting = 0;
    for (std::uint64_t types = m_rules.gates[p.toMove][p.types[from]]; types != 0;
         types &= types - 1) {
        const auto type = static_cast<std::size_t>(__builtin_ctzll(types));
        waiting |= std::uint64_t(p.hand[p.toMove][type] > 0 ? 1 : 0) << type;
    }
    return waiting;
}

template<int W, template<int> class L, class R>
template<class Sink>
void Kernel<W, L, R>::addSweeps(const View &view,
                                const Guard &guard,
                                const TypeOf &tables,
                                const Bits &pieces,
                                Sink &sink) const
{
    const PromotionPlan<W> *plan = nullptr;
    if (tables.plans && pieces.any()) {
        Bits any = pieces;
        plan = planOf(tables, view.p, any.takeFirst());
    }
    for (std::size_t i = 0; i < tables.sweepCount; ++i) {
        const Sweep<W> &sweep = tables.sweeps[i];
        Bits from = pieces & sweep.from;
        if (sweep.unmoved)
            from &= view.p.unmoved;
        for (int j = 0; j < sweep.conditionCount; ++j)
            from &= view.empty.shifted(-sweep.conditions[static_cast<std::size_t>(j)]);
        const Bits to = from.shifted(sweep.distance);
        const Bits moves = sweep.moves ? to & view.empty & guard.moves : Bits::none();
        const Bits captures = sweep.captures ? to & view.enemies & guard.captures : Bits::none();
        sink.add(0, 0, moves, captures, plan);
    }
}

/// The cells where a piece would capture the one that has passed them.
template<int W, template<int> class L, class R>
CellBits<W> Kernel<W, L, R>::passersFor(const View &view, const TypeOf &type, unsigned from) const
{
    Bits passers = Bits::none();
    if (!view.enemies.has(view.p.passerStands))
        return passers;
    for (Bits cells = view.p.passed & view.empty; cells.any();) {
        const unsigned cell = cells.takeFirst();
        Bits taken = view.taken;
        taken.add(cell);
        if (type.capturesFrom[cell].has(from) && capturesOf(type, view.p, from, taken).has(cell))
            passers.add(cell);
    }
    return passers;
}

template<int W, template<int> class L, class R>
template<class Sink>
void Kernel<W, L, R>::addPassers(const View &view,
                                 const Attackers &attackers,
                                 unsigned type,
                                 Sink &sink) const
{
    const TypeOf &tables = m_sides[view.us].types[type];
    Bits from = Bits::none();
    for (Bits passed = view.p.passed; passed.any();)
        from |= tables.capturesFrom[passed.takeFirst()];
    for (Bits pieces = view.p.pieces[view.us][type] & from; pieces.any();) {
        const unsigned piece = pieces.takeFirst();
        for (Bits cells = passersFor(view, tables, piece); cells.any();) {
            const unsigned cell = cells.takeFirst();
            if (!isSafePasser(view, attackers, piece, cell))
                continue;
            const auto before = sink.mark();
            sink.addPasser(type, piece, cell);
            if (m_rules.hasGates)
                sink.addGates(before, gatesFor(view.p, piece));
        }
    }
}

template<int W, template<int> class L, class R>
bool Kernel<W, L, R>::isSafePasser(const View &view,
                                   const Attackers &attackers,
                                   unsigned from,
                                   unsigned passed) const
{
    const unsigned victim = view.p.passerStands;
    if (view.royal < 0 || view.enemyRoyals.has(victim))
        return true;
    const unsigned royal =
        static_cast<int>(from) == view.royal ? passed : static_cast<unsigned>(view.royal);
    Bits taken = view.taken;
    taken.remove(from);
    taken.remove(victim);
    taken.add(passed);
    const SideOf &side = m_sides[view.them];
    Attackers left = attackers;
    for (std::size_t i = 0; i < side.attacks.size(); ++i)
        left.of[i].remove(victim);
    return !isAttacked(left, view.them, side.attacks.size(), royal, taken);
}

template<int W, template<int> class L, class R>
template<class Sink>
void Kernel<W, L, R>::addCastling(const RunOf &run,
                                  const View &view,
                                  const Attackers &attackers,
                                  Sink &sink) const
{
    for (std::uint64_t rights = view.p.rights & run.wingsOf[view.us]; rights != 0;
         rights &= rights - 1) {
        const auto index = static_cast<std::size_t>(__builtin_ctzll(rights));
        const RunWing<W> &wing = run.wings[index];
        if (!isFree(view, wing))
            continue;
        bool isSafe = true;
        if (view.royal >= 0) {
            Bits taken = view.taken;
            taken.remove(wing.king);
            taken.remove(wing.partner);
            taken.add(wing.kingTo);
            taken.add(wing.partnerTo);
            const unsigned royal =
                wing.king == view.royal ? wing.kingTo : static_cast<unsigned>(view.royal);
            isSafe = isSafeCastling(run, wing)
                     && !isAttacked(
                         attackers, view.them, m_sides[view.them].attacks.size(), royal, taken);
        }
        if (!isSafe)
            continue;
        const auto before = sink.mark();
        sink.addOne(
            {wing.king, wing.kingTo, FastMove::Kind::Castle, static_cast<std::uint8_t>(index)});
        if (m_rules.hasGates)
            addCastlingGates(view.p, wing, before, sink);
    }
}

/// Pieces come in where king or partner leave, if neither arrives there.
template<int W, template<int> class L, class R>
template<class Sink>
void Kernel<W, L, R>::addCastlingGates(const Position &p,
                                       const RunWing<W> &wing,
                                       const typename Sink::Mark &castling,
                                       Sink &sink) const
{
    const auto isLeft = [&](unsigned cell) {
        return cell != wing.kingTo && cell != wing.partnerTo;
    };
    const std::uint64_t gates = gatesFor(p, wing.king);
    const auto gated = sink.mark();
    if (isLeft(wing.king))
        sink.addGates(castling, gates);
    if (isLeft(wing.partner))
        sink.addGates(castling, gated, gates, besidePartner);
}

} // namespace rookery::fast
