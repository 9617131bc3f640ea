#pragma once

#include "model/engine/kernel/kernel_sinks.h"

/// Pieces put down from the hand.
namespace rookery::fast {

template<int W, template<int> class L, class R>
template<class Sink>
void Kernel<W, L, R>::addDrops(RunOf &run, const View &view, const Guard &guard, Sink &sink) const
{
    for (unsigned type = 0; type < m_rules.types; ++type) {
        if (m_rules.endlessSupply || view.p.hand[view.us][type] > 0)
            addDrops(run, view, guard, type, sink);
    }
}

template<int W, template<int> class L, class R>
template<class Sink>
void Kernel<W, L, R>::addDrops(
    RunOf &run, const View &view, const Guard &guard, unsigned type, Sink &sink) const
{
    const TypeTables<W, L> &tables = m_tables.sides[view.us].types[type];
    Bits room = view.empty;
    if (!m_tables.sides[view.us].colourDuties.empty())
        room &= cellsToSpare(view, type);
    for (std::size_t i = 0; i < tables.drops.size();) {
        const unsigned form = tables.drops[i].form;
        Bits cells = Bits::none();
        for (; i < tables.drops.size() && tables.drops[i].form == form; ++i) {
            const DropRow<W> &row = tables.drops[i];
            Bits here = row.cells;
            if (row.mostPerFile != 0)
                here &= ~fullFiles(view.p, type, row.mostPerFile);
            if (row.newColour)
                here &= ~coloursWith(view.p, type);
            cells |= here;
        }
        cells &= room & (isBarred(form) ? movesOfBarred(guard) : guard.moves);
        const bool isLimited = tables.dropsWithoutCheck || tables.dropsWithoutMate;
        if (isLimited && cells.any() && !m_rules.fallback.safety)
            cells = allowedThreats(run, view, cells, type, form);
        sink.addDrops(type, form, cells);
    }
}

/// Cells that a piece may reach which is no hurdle for some attackers.
template<int W, template<int> class L, class R>
CellBits<W> Kernel<W, L, R>::movesOfBarred(const Guard &guard) const
{
    Bits captures;
    Bits moves;
    guardOf(guard, Bits::none(), true, moves, captures);
    return moves;
}

template<int W, template<int> class L, class R>
CellBits<W> Kernel<W, L, R>::fullFiles(const Position &p, unsigned type, int most) const
{
    const Bits &pieces = p.pieces[p.toMove][type];
    Bits full = Bits::none();
    for (const Bits &file : m_tables.files) {
        if ((pieces & file).count() >= static_cast<unsigned>(most))
            full |= file;
    }
    return full;
}

/// The cells of the colours on which pieces of the type stand.
template<int W, template<int> class L, class R>
CellBits<W> Kernel<W, L, R>::coloursWith(const Position &p, unsigned type) const
{
    Bits cells = Bits::none();
    for (const Bits &colour : m_tables.colours) {
        if ((p.pieces[p.toMove][type] & colour).any())
            cells |= colour;
    }
    return cells;
}

/// Where a piece of the type may be put down so that those that must stand on cells of both colours
/// still find room.
template<int W, template<int> class L, class R>
CellBits<W> Kernel<W, L, R>::cellsToSpare(const View &view, unsigned type) const
{
    Bits cells = Bits::all();
    for (const ColourDuty<W> &duty : m_tables.sides[view.us].colourDuties) {
        for (std::uint64_t types = duty.types; types != 0; types &= types - 1)
            spareCells(view, duty.zone, static_cast<unsigned>(__builtin_ctzll(types)), type, cells);
    }
    return cells;
}

/// Takes out the cells where a piece of `type` would leave too little room to those of `waiting`.
template<int W, template<int> class L, class R>
void Kernel<W, L, R>::spareCells(
    const View &view, const Bits &zone, unsigned waiting, unsigned type, Bits &cells) const
{
    const auto &colours = m_tables.colours;
    const int inHand = view.p.hand[view.us][waiting] - (waiting == type ? 1 : 0);
    for (std::size_t taken = 0; taken < colours.size(); ++taken) {
        int lacking = 0;
        int roomy = 0;
        Bits last = Bits::none(); // the only cell left of its colour
        for (std::size_t colour = 0; colour < colours.size(); ++colour) {
            const bool isStood = (view.p.pieces[view.us][waiting] & colours[colour]).any()
                                 || (waiting == type && taken == colour);
            const Bits room = zone & view.empty & colours[colour];
            lacking += isStood ? 0 : 1;
            roomy += !isStood && room.any() ? 1 : 0;
            if (!isStood && taken == colour && room.count() == 1)
                last = room;
        }
        const int needed = std::min(inHand, lacking);
        if (roomy < needed)
            cells &= ~colours[taken];
        else if (roomy - 1 < needed)
            cells &= ~last;
    }
}

/// The cells from which a piece would attack a enemy's royal piece.
template<int W, template<int> class L, class R>
CellBits<W> Kernel<W, L, R>::checkingCells(const View &view, unsigned type) const
{
    const SideOf &side = m_sides[view.us];
    Bits cells = Bits::none();
    for (Bits royals = view.enemyRoyals; royals.any();) {
        const unsigned royal = royals.takeFirst();
        for (std::size_t i = 0; i < side.captures; ++i) {
            const AttackOf &attack = side.attacks[i];
            if ((attack.types >> type & 1U) != 0)
                cells |= sourcesOf(attack, royal, view.taken, barredPieces(view.p));
        }
    }
    return cells;
}

template<int W, template<int> class L, class R>
CellBits<W> Kernel<W, L, R>::allowedThreats(
    RunOf &run, const View &view, Bits cells, unsigned type, unsigned form) const
{
    // A piece put down opens no attacks of others unless they need a hurdle.
    const bool anyMayCheck = m_rules.hasHurdles || isInCheck(run, view.them);
    Bits doubtful = anyMayCheck ? cells : cells & checkingCells(view, form);
    Bits allowed = cells & ~doubtful;
    while (doubtful.any()) {
        const unsigned cell = doubtful.takeFirst();
        const auto to = static_cast<std::uint16_t>(cell);
        if (isThreatAllowed(run,
                            {to,
                             to,
                             FastMove::Kind::Drop,
                             static_cast<std::uint8_t>(type),
                             static_cast<std::uint8_t>(form)}))
            allowed.add(cell);
    }
    return allowed;
}

template<int W, template<int> class L, class R>
bool Kernel<W, L, R>::isThreatAllowed(RunOf &run, const FastMove &drop) const
{
    const bool mayCheck = !m_tables.sides[run.position.toMove].types[drop.type].dropsWithoutCheck;
    FastUndo<W> undo;
    make(run, drop, undo);
    const bool isAllowed = !isInCheck(run, run.position.toMove) || (mayCheck && count(run) > 0);
    unmake(run, drop, undo);
    return isAllowed;
}

} // namespace rookery::fast
