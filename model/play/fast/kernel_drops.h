#pragma once

#include "model/play/fast/kernel_sinks.h"

/// Men put down from the hand.
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
    const Bits free = view.empty & guard.moves;
    if (!free.any())
        return;
    for (std::size_t i = 0; i < tables.drops.size();) {
        const unsigned form = tables.drops[i].form;
        Bits cells = Bits::none();
        for (; i < tables.drops.size() && tables.drops[i].form == form; ++i) {
            const DropRow<W> &row = tables.drops[i];
            cells |= row.mostPerFile == 0 ? row.cells
                                          : row.cells & ~fullFiles(view.p, type, row.mostPerFile);
        }
        cells &= free;
        const bool isLimited = tables.dropsWithoutCheck || tables.dropsWithoutMate;
        if (isLimited && cells.any() && !m_rules.borrowed.safety)
            cells = allowedThreats(run, view, cells, type, form);
        sink.addDrops(type, form, cells);
    }
}

template<int W, template<int> class L, class R>
CellBits<W> Kernel<W, L, R>::fullFiles(const Position &p, unsigned type, int most) const
{
    const Bits &men = p.men[p.toMove][type];
    Bits full = Bits::none();
    for (const Bits &file : m_tables.files) {
        if ((men & file).count() >= static_cast<unsigned>(most))
            full |= file;
    }
    return full;
}

/// The cells from which a man would attack a foe's royal man.
template<int W, template<int> class L, class R>
CellBits<W> Kernel<W, L, R>::checkingCells(const View &view, unsigned type) const
{
    const SideOf &side = m_sides[view.us];
    Bits cells = Bits::none();
    for (Bits royals = view.foeRoyals; royals.any();) {
        const unsigned royal = royals.takeFirst();
        for (std::size_t i = 0; i < side.captures; ++i) {
            const AttackOf &attack = side.attacks[i];
            if ((attack.types >> type & 1U) != 0)
                cells |= sourcesOf(attack, royal, view.taken);
        }
    }
    return cells;
}

template<int W, template<int> class L, class R>
CellBits<W> Kernel<W, L, R>::allowedThreats(
    RunOf &run, const View &view, Bits cells, unsigned type, unsigned form) const
{
    // A man put down opens no attacks of others unless they need a hurdle.
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
