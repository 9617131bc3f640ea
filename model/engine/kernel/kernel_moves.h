#pragma once

#include "model/engine/kernel/kernel.h"

/// Moves made and taken back.
namespace rookery::fast {

template<int W, template<int> class L, class R>
void Kernel<W, L, R>::make(RunOf &run, const FastMove &move, FastUndo<W> &undo) const
{
    using Sort = FastMove::Kind;
    if (run.shadow)
        return makeByMoveRules(run, move);
    Position &p = run.position;
    const unsigned us = p.toMove;
    undo.passes = p.passes;
    p.passes = move.kind == Sort::Pass ? static_cast<std::uint16_t>(p.passes + 1) : 0;
    undo.unmoved = p.unmoved;
    undo.passed = p.passed;
    undo.passerStands = p.passerStands;
    undo.rights = p.rights;
    undo.checksGiven = p.checksGiven[us];
    undo.victim = noType;
    undo.facing = p.facing;
    if (m_rules.refusesFacing)
        p.facing = royalsFace(p);
    p.passed = Bits::none();
    p.toMove = static_cast<std::uint8_t>(us ^ 1U);
    switch (move.kind) {
    case Sort::Displace:
        if (p.types[move.to] != noType)
            capture(p, move.to, undo);
        displace(run, move, undo);
        break;
    case Sort::TakePasser:
        capture(p, undo.passerStands, undo);
        p.rights &= run.rightsKept[undo.passerStands];
        displace(run, move, undo);
        break;
    case Sort::Castle:
        castle(run, run.wings[move.type]);
        break;
    case Sort::Drop:
        return drop(run, move);
    case Sort::Promote:
        return promote(run, move, undo);
    case Sort::Pass:
    case Sort::Other:
        return;
    }
    if (move.gate != noType)
        comeIn(run, move);
}

/// A piece from the hand comes in on a cell that was left.
template<int W, template<int> class L, class R>
void Kernel<W, L, R>::comeIn(RunOf &run, const FastMove &move) const
{
    Position &p = run.position;
    const unsigned us = p.toMove ^ 1U;
    const auto type = static_cast<std::uint8_t>(move.gate & ~besidePartner);
    --p.hand[us][type];
    putOn(p, us, gateCell(run, move), type, noType);
}

template<int W, template<int> class L, class R>
unsigned Kernel<W, L, R>::gateCell(const RunOf &run, const FastMove &move) const
{
    return (move.gate & besidePartner) != 0 ? run.wings[move.type].partner : move.from;
}

template<int W, template<int> class L, class R>
void Kernel<W, L, R>::goBack(RunOf &run, const FastMove &move) const
{
    Position &p = run.position;
    const unsigned us = p.toMove;
    ++p.hand[us][move.gate & ~besidePartner];
    takeOff(p, us, gateCell(run, move));
}

template<int W, template<int> class L, class R>
void Kernel<W, L, R>::capture(Position &p, unsigned cell, FastUndo<W> &undo) const
{
    const unsigned us = p.toMove ^ 1U;
    const unsigned them = p.toMove;
    undo.victim = p.types[cell];
    undo.victimWas = p.was[cell];
    undo.victimCell = static_cast<std::uint16_t>(cell);
    p.pieces[them][undo.victim].remove(cell);
    p.side[them].remove(cell);
    p.unmoved.remove(cell);
    p.types[cell] = noType;
    p.was[cell] = noType;
    ++counterOf(p, us, undo);
}

/// Where a captured piece is counted.
template<int W, template<int> class L, class R>
std::uint16_t &
Kernel<W, L, R>::counterOf(Position &p, unsigned captor, const FastUndo<W> &undo) const
{
    if (!m_rules.capturesToHand)
        return p.captured[captor ^ 1U][undo.victim];
    const bool reverts = m_rules.reverts && undo.victimWas != noType;
    return p.hand[captor][reverts ? undo.victimWas : undo.victim];
}

template<int W, template<int> class L, class R>
void Kernel<W, L, R>::displace(RunOf &run, const FastMove &move, FastUndo<W> &undo) const
{
    Position &p = run.position;
    const unsigned us = p.toMove ^ 1U;
    const std::uint8_t type = p.types[move.from];
    undo.moverType = type;
    undo.moverWas = p.was[move.from];
    std::uint8_t now = type;
    std::uint8_t was = undo.moverWas;
    if (move.becomes != noType) {
        now = move.becomes;
        was = wasAfter(type, was, now);
    } else {
        const TypeOf &tables = m_sides[us].types[type];
        if (tables.passesFrom.has(move.from)) {
            p.passed = tables.passes[move.from * m_cells + move.to];
            p.passerStands = move.to;
        }
    }
    p.pieces[us][type].remove(move.from);
    p.pieces[us][now].add(move.to);
    p.side[us].remove(move.from);
    p.side[us].add(move.to);
    p.unmoved.remove(move.from);
    p.types[move.from] = noType;
    p.types[move.to] = now;
    p.was[move.from] = noType;
    p.was[move.to] = was;
    p.rights &= run.rightsKept[move.from] & run.rightsKept[move.to];
    if (!m_rules.aims.empty()) [[unlikely]]
        takeFirstMoves(run, type, move.to);
}

/// From the enemies on one line with a piece of this type that has arrived on the cell.
template<int W, template<int> class L, class R>
void Kernel<W, L, R>::takeFirstMoves(RunOf &run, std::uint8_t type, unsigned cell) const
{
    Position &p = run.position;
    const unsigned them = p.toMove;
    for (const KernelAim<W> &aim : m_rules.aims) {
        if ((aim.types >> type & 1U) == 0)
            continue;
        Bits pieces = aim.lines[cell] & piecesOf(p, them, aim.targets) & p.unmoved;
        p.unmoved = p.unmoved & ~pieces;
        while (pieces.any())
            p.rights &= run.rightsKept[pieces.takeFirst()];
    }
}

/// What a piece was, after it has promoted.
template<int W, template<int> class L, class R>
std::uint8_t Kernel<W, L, R>::wasAfter(std::uint8_t type, std::uint8_t was, std::uint8_t now) const
{
    if (was == now)
        return noType;
    return m_rules.remembersPromotion && was == noType ? type : was;
}

/// Two pieces of a player at once: one may end where the other stood.
template<int W, template<int> class L, class R>
void Kernel<W, L, R>::carryBoth(Position &p,
                                unsigned us,
                                const std::array<unsigned, 2> &from,
                                const std::array<unsigned, 2> &to) const
{
    const std::array types{p.types[from[0]], p.types[from[1]]};
    const std::array was{p.was[from[0]], p.was[from[1]]};
    for (const unsigned cell : from)
        takeOff(p, us, cell);
    for (std::size_t i = 0; i < 2; ++i)
        putOn(p, us, to[i], types[i], was[i]);
}

template<int W, template<int> class L, class R>
void Kernel<W, L, R>::castle(RunOf &run, const RunWing<W> &wing) const
{
    Position &p = run.position;
    const unsigned us = p.toMove ^ 1U;
    carryBoth(p, us, {wing.king, wing.partner}, {wing.kingTo, wing.partnerTo});
    p.rights &= run.rightsKept[wing.king] & run.rightsKept[wing.partner]
                & run.rightsKept[wing.kingTo] & run.rightsKept[wing.partnerTo];
}

template<int W, template<int> class L, class R>
void Kernel<W, L, R>::drop(RunOf &run, const FastMove &move) const
{
    Position &p = run.position;
    const unsigned us = p.toMove ^ 1U;
    const std::uint8_t was =
        move.becomes == move.type ? noType : wasAfter(move.type, noType, move.becomes);
    if (!m_rules.endlessSupply)
        --p.hand[us][move.type];
    putOn(p, us, move.to, move.becomes, was);
    if (m_rules.countsDroppedAsUnmoved)
        p.unmoved.add(move.to);
    if (!m_rules.aims.empty()) [[unlikely]]
        takeFirstMoves(run, move.becomes, move.to);
    if (m_rules.gainsRights)
        gainRights(run, move.to);
}

/// A piece put down where it belongs may castle, if the rules say so.
template<int W, template<int> class L, class R>
void Kernel<W, L, R>::gainRights(RunOf &run, unsigned cell) const
{
    Position &p = run.position;
    for (unsigned player = 0; player < 2; ++player) {
        const Bits ready = p.side[player] & p.unmoved;
        for (std::uint64_t wings = run.wingsOf[player]; wings != 0; wings &= wings - 1) {
            const auto index = static_cast<std::size_t>(__builtin_ctzll(wings));
            const RunWing<W> &wing = run.wings[index];
            const bool isHere = wing.king == cell || wing.partner == cell;
            if (wing.isGainedByDrop && isHere && ready.has(wing.king) && ready.has(wing.partner)
                && (wing.kings >> p.types[wing.king] & 1U) != 0
                && (wing.partners >> p.types[wing.partner] & 1U) != 0)
                p.rights |= std::uint64_t(1) << index;
        }
    }
}

/// In place, as a turn of its own.
template<int W, template<int> class L, class R>
void Kernel<W, L, R>::promote(RunOf &run, const FastMove &move, FastUndo<W> &undo) const
{
    Position &p = run.position;
    const unsigned us = p.toMove ^ 1U;
    undo.moverType = p.types[move.to];
    undo.moverWas = p.was[move.to];
    p.pieces[us][undo.moverType].remove(move.to);
    p.pieces[us][move.becomes].add(move.to);
    p.types[move.to] = move.becomes;
    p.was[move.to] = wasAfter(undo.moverType, undo.moverWas, move.becomes);
    p.rights &= run.rightsKept[move.to];
}

template<int W, template<int> class L, class R>
void Kernel<W, L, R>::takeOff(Position &p, unsigned player, unsigned cell) const
{
    p.pieces[player][p.types[cell]].remove(cell);
    p.side[player].remove(cell);
    p.unmoved.remove(cell);
    p.types[cell] = noType;
    p.was[cell] = noType;
}

template<int W, template<int> class L, class R>
void Kernel<W, L, R>::putOn(
    Position &p, unsigned player, unsigned cell, std::uint8_t type, std::uint8_t was) const
{
    p.pieces[player][type].add(cell);
    p.side[player].add(cell);
    p.types[cell] = type;
    p.was[cell] = was;
}

template<int W, template<int> class L, class R>
void Kernel<W, L, R>::unmake(RunOf &run, const FastMove &move, const FastUndo<W> &undo) const
{
    using Sort = FastMove::Kind;
    if (run.shadow)
        return unmakeByMoveRules(run);
    Position &p = run.position;
    const unsigned us = p.toMove ^ 1U;
    p.toMove = static_cast<std::uint8_t>(us);
    if (move.gate != noType)
        goBack(run, move);
    switch (move.kind) {
    case Sort::Displace:
    case Sort::TakePasser:
        p.pieces[us][p.types[move.to]].remove(move.to);
        p.side[us].remove(move.to);
        p.types[move.to] = noType;
        p.was[move.to] = noType;
        putOn(p, us, move.from, undo.moverType, undo.moverWas);
        if (undo.victim != noType) {
            putOn(p, us ^ 1U, undo.victimCell, undo.victim, undo.victimWas);
            --counterOf(p, us, undo);
        }
        break;
    case Sort::Castle:
        uncastle(p, us, run.wings[move.type]);
        break;
    case Sort::Drop:
        takeOff(p, us, move.to);
        if (!m_rules.endlessSupply)
            ++p.hand[us][move.type];
        break;
    case Sort::Promote:
        takeOff(p, us, move.to);
        putOn(p, us, move.to, undo.moverType, undo.moverWas);
        break;
    case Sort::Pass:
    case Sort::Other:
        break;
    }
    p.passes = undo.passes;
    p.facing = undo.facing;
    p.unmoved = undo.unmoved;
    p.passed = undo.passed;
    p.passerStands = undo.passerStands;
    p.rights = undo.rights;
    p.checksGiven[us] = undo.checksGiven;
}

template<int W, template<int> class L, class R>
void Kernel<W, L, R>::uncastle(Position &p, unsigned us, const RunWing<W> &wing) const
{
    carryBoth(p, us, {wing.kingTo, wing.partnerTo}, {wing.king, wing.partner});
}

} // namespace rookery::fast
