#pragma once

#include "model/engine/kernel/kernel.h"

/// Which pieces are royal, which attack what, and which player is in check.
namespace rookery::fast {

template<int W, template<int> class L, class R>
CellBits<W> Kernel<W, L, R>::piecesOf(const Position &p, unsigned player, std::uint64_t types) const
{
    Bits pieces = Bits::none();
    for (; types != 0; types &= types - 1)
        pieces |= p.pieces[player][static_cast<std::size_t>(__builtin_ctzll(types))];
    return pieces;
}

template<int W, template<int> class L, class R>
CellBits<W>
Kernel<W, L, R>::royalCells(const Position &p, unsigned player, const RoyalTypes &group) const
{
    if (group.whileAtMost == 0)
        return piecesOf(p, player, group.types);
    if (group.together) {
        const Bits pieces = piecesOf(p, player, group.types);
        return pieces.count() <= static_cast<unsigned>(group.whileAtMost) ? pieces : Bits::none();
    }
    Bits royal = Bits::none();
    for (std::uint64_t types = group.types; types != 0; types &= types - 1) {
        const Bits &pieces = p.pieces[player][static_cast<std::size_t>(__builtin_ctzll(types))];
        if (pieces.count() <= static_cast<unsigned>(group.whileAtMost))
            royal |= pieces;
    }
    return royal;
}

template<int W, template<int> class L, class R>
CellBits<W> Kernel<W, L, R>::anyRoyalCells(const Position &p, unsigned player) const
{
    Bits royal = Bits::none();
    for (const RoyalTypes &group : m_rules.royals[player])
        royal |= royalCells(p, player, group);
    return royal;
}

template<int W, template<int> class L, class R>
CellBits<W> Kernel<W, L, R>::anyDecisiveCells(const Position &p, unsigned player) const
{
    Bits royal = Bits::none();
    for (const RoyalTypes &group : m_rules.royals[player]) {
        const Bits cells = royalCells(p, player, group);
        if (!group.oneIsEnough || cells.count() == 1)
            royal |= cells;
    }
    return royal;
}

template<int W, template<int> class L, class R>
void Kernel<W, L, R>::findAttackers(const Position &p,
                                    unsigned player,
                                    std::size_t count,
                                    Attackers &attackers) const
{
    const AttackOf *attacks = m_sides[player].attacks.data();
    for (std::size_t i = 0; i < count; ++i)
        attackers.of[i] = piecesOf(p, player, attacks[i].types);
    attackers.barred = m_rules.barred != 0 ? barredPieces(p) : Bits::none();
}

/// Whether some royal pieces of both players see each other.
template<int W, template<int> class L, class R>
bool Kernel<W, L, R>::royalsFace(const Position &p) const
{
    const Bits taken = p.taken();
    const Bits first = piecesOf(p, 0, m_rules.royalTypes[0]);
    const Bits second = piecesOf(p, 1, m_rules.royalTypes[1]);
    for (const AttackOf &sight : m_sights) {
        for (Bits from = first; from.any();) {
            if ((sourcesOf(sight, from.takeFirst(), taken, Bits::none()) & second).any())
                return true;
        }
        for (Bits from = second; from.any();) {
            if ((sourcesOf(sight, from.takeFirst(), taken, Bits::none()) & first).any())
                return true;
        }
    }
    return false;
}

template<int W, template<int> class L, class R>
bool Kernel<W, L, R>::isAttacked(const Attackers &attackers,
                                 unsigned player,
                                 std::size_t count,
                                 unsigned cell,
                                 const Bits &taken) const
{
    const AttackOf *attacks = m_sides[player].attacks.data();
    for (std::size_t i = 0; i < count; ++i) {
        if ((sourcesOf(attacks[i], cell, taken, attackers.barred) & attackers.of[i]).any())
            return true;
    }
    return false;
}

template<int W, template<int> class L, class R>
bool Kernel<W, L, R>::isAttacked(const Position &p, unsigned cell, unsigned player) const
{
    Attackers attackers;
    const std::size_t count = m_sides[player].captures;
    findAttackers(p, player, count, attackers);
    return isAttacked(attackers, player, count, cell, p.taken());
}

template<int W, template<int> class L, class R>
bool Kernel<W, L, R>::isInCheck(const RunOf &run, unsigned player) const
{
    const Position &p = run.position;
    const unsigned them = player ^ 1U;
    if (asksMoveRules(run, them))
        return isInCheckByMoveRules(*run.shadow, player);
    const std::size_t captures = m_sides[them].captures;
    Attackers attackers;
    findAttackers(p, them, captures, attackers);
    const Bits taken = p.taken();
    for (const RoyalTypes &group : m_rules.royals[player]) {
        Bits cells = royalCells(p, player, group);
        bool anyHit = false;
        bool allHit = cells.any();
        while (cells.any()) {
            const bool isHit = isAttacked(attackers, them, captures, cells.takeFirst(), taken);
            anyHit = anyHit || isHit;
            allHit = allHit && isHit;
        }
        if (group.oneIsEnough ? allHit : anyHit)
            return true;
    }
    return false;
}

/// Whether the player attacks any of the cells once the player to move has made this step.
template<int W, template<int> class L, class R>
bool Kernel<W, L, R>::isAttackedAfter(const Position &p,
                                      const PlainStep &step,
                                      unsigned attacker,
                                      Bits cells) const
{
    const std::size_t count = m_sides[attacker].captures;
    const AttackOf *attacks = m_sides[attacker].attacks.data();
    Attackers attackers;
    findAttackers(p, attacker, count, attackers);
    for (std::size_t i = 0; i < count; ++i) {
        attackers.of[i].remove(step.from);
        attackers.of[i].remove(step.to);
        if (attacker == p.toMove && (attacks[i].types >> step.type & 1U) != 0)
            attackers.of[i].add(step.to);
    }
    Bits taken = p.taken();
    taken.remove(step.from);
    taken.add(step.to);
    while (cells.any()) {
        if (isAttacked(attackers, attacker, count, cells.takeFirst(), taken))
            return true;
    }
    return false;
}

template<int W, template<int> class L, class R>
std::optional<bool> Kernel<W, L, R>::givesCheck(const RunOf &run, const PlainStep &step) const
{
    const Position &p = run.position;
    const unsigned them = p.toMove ^ 1U;
    if (!m_rules.foreseesSteps || !m_rules.isSimple[them])
        return std::nullopt;
    Bits royals = p.pieces[them][m_rules.royalType[them]];
    royals.remove(step.to);
    return isAttackedAfter(p, step, p.toMove, royals);
}

template<int W, template<int> class L, class R>
std::optional<bool> Kernel<W, L, R>::isExposed(const RunOf &run, const PlainStep &step) const
{
    if (!m_rules.foreseesSteps)
        return std::nullopt;
    return isAttackedAfter(run.position, step, run.position.toMove ^ 1U, Bits::of(step.to));
}

/// The pieces of a player that capture on a cell.
template<int W, template<int> class L, class R>
CellBits<W> Kernel<W, L, R>::attackersOf(const Position &p, unsigned cell, unsigned player) const
{
    const SideOf &side = m_sides[player];
    const Bits taken = p.taken();
    const Bits barred = barredPieces(p);
    Bits pieces = Bits::none();
    for (std::size_t i = 0; i < side.captures; ++i)
        pieces |= sourcesOf(side.attacks[i], cell, taken, barred)
                  & piecesOf(p, player, side.attacks[i].types);
    return pieces;
}

} // namespace rookery::fast
