#pragma once

#include "model/engine/kernel/kernel_drops.h"

/// Turns in which a piece promotes and does nothing else, or takes one quiet step as the new piece.
namespace rookery::fast {

template<int W, template<int> class L, class R>
template<class Sink>
void Kernel<W, L, R>::addTurns(const View &view,
                               const Guard &guard,
                               unsigned type,
                               Sink &sink) const
{
    const Position &p = view.p;
    const Bits &pieces = p.pieces[view.us][type];
    for (const PromotionTurn<W> &turn : *m_sides[view.us].types[type].turns) {
        const bool isLast = turn.lastAnywhere && pieces.count() == 1;
        for (const auto &choice : turn.choices) {
            if (!isThere(p, choice))
                continue;
            for (Bits from = isLast ? pieces : pieces & turn.zone; from.any();)
                addTurn(view, guard, from.takeFirst(), turn, choice.type, sink);
        }
    }
}

/// Into one type. A piece that stays where it is neither opens nor closes an attack.
template<int W, template<int> class L, class R>
template<class Sink>
void Kernel<W, L, R>::addTurn(const View &view,
                              const Guard &guard,
                              unsigned from,
                              const PromotionTurn<W> &turn,
                              unsigned into,
                              Sink &sink) const
{
    const TypeOf &tables = m_sides[view.us].types[into];
    Bits taken = view.taken;
    taken.remove(from);
    const auto attacksNothing = [&](unsigned cell) {
        return !turn.steps || !(capturesOf(tables, view.p, cell, taken) & view.enemies).any();
    };
    const auto opensCheck = [&](unsigned to) {
        Attackers attackers;
        const std::size_t count = m_sides[view.us].captures;
        findAttackers(view.p, view.us, count, attackers);
        for (std::size_t i = 0; i < count; ++i)
            attackers.of[i].remove(from);
        Bits after = taken;
        after.add(to);
        for (const RoyalTypes &group : m_rules.royals[view.them]) {
            Bits royals = royalCells(view.p, view.them, group);
            bool anyHit = false;
            bool allHit = royals.any();
            while (royals.any()) {
                const bool isHit = isAttacked(attackers, view.us, count, royals.takeFirst(), after);
                anyHit = anyHit || isHit;
                allHit = allHit && isHit;
            }
            if (group.oneIsEnough ? allHit : anyHit)
                return true;
        }
        return false;
    };
    const auto type = static_cast<std::uint8_t>(view.p.types[from]);
    const auto add = [&](unsigned to, FastMove::Kind kind) {
        sink.addOne({static_cast<std::uint16_t>(from),
                     static_cast<std::uint16_t>(to),
                     kind,
                     type,
                     static_cast<std::uint8_t>(into)});
    };
    if ((view.royal < 0 || !guard.isInCheck) && attacksNothing(from))
        add(from, FastMove::Kind::Promote);
    if (!turn.steps)
        return;
    Bits moves = Bits::none();
    Bits captures = Bits::none();
    Bits unused;
    reach<false>(tables.always, view.p, from, taken, moves, captures, unused);
    Bits mayMove = guard.moves;
    if (guard.special.has(from))
        guardOf(guard, Bits::of(from), false, mayMove, captures);
    for (moves &= view.empty & mayMove; moves.any();) {
        const unsigned to = moves.takeFirst();
        if (attacksNothing(to) && !opensCheck(to))
            add(to, FastMove::Kind::Displace);
    }
}

} // namespace rookery::fast
