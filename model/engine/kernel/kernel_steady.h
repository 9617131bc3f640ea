#pragma once

#include "model/engine/kernel/kernel_turns.h"

/// After most moves of the other side a royal piece may do what it could do before. Found here is
/// which moves leave it so: those that touch no path to it or to its escapes, by pieces that attack
/// none of them before or after.
namespace rookery::fast {

template<int W, template<int> class L, class R>
bool Kernel<W, L, R>::mayBeSteady(const View &view, const Guard &guard) const
{
    if (view.p.hasHands || guard.isInCheck || !(guard.moves == Bits::all())
        || !(guard.captures == Bits::all()))
        return false;
    if (view.royal < 0)
        return true;
    const TypeOf &tables =
        m_sides[view.us].types[view.p.types[static_cast<std::size_t>(view.royal)]];
    return !tables.unmoved.isThere && !tables.capturesFrom;
}

template<int W, template<int> class L, class R>
void Kernel<W, L, R>::findSteady(const RunOf &run,
                                 const View &view,
                                 const Attackers &attackers,
                                 Answers &answers) const
{
    answers.aims.fill(Bits::none());
    Counter counter{*this, view.p};
    if ((view.p.rights & run.wingsOf[view.us]) != 0) {
        addCastling(run, view, attackers, counter);
        addCastlingWays(run, view, attackers, answers);
    }
    if (view.royal >= 0) {
        const auto royal = static_cast<unsigned>(view.royal);
        constexpr unsigned pinnedAndLeaving = 2;
        addPieces(view, attackers, answers.guard, view.p.types[royal], counter);
        addPathsTo(view, attackers, royal, view.taken, pinnedAndLeaving, answers);
        addAims(view, royal, answers);
        addEscapes(view, attackers, answers);
    }
    answers.royal = counter.all + (m_rules.pass[view.us] == Pass::Always ? 1 : 0);
}

/// Where pieces of each type could attack a cell from, whatever stands between.
template<int W, template<int> class L, class R>
void Kernel<W, L, R>::addAims(const View &view, unsigned target, Answers &answers) const
{
    for (const AttackOf &attack : m_sides[view.them].attacks) {
        const Bits &sources = attack.steps ? attack.steps[target] : attack.sources[target];
        for (std::uint64_t types = attack.types; types != 0; types &= types - 1)
            answers.aims[static_cast<std::size_t>(__builtin_ctzll(types))] |= sources;
    }
}

/// The cells of paths on which so many pieces more than hurdles stand at most, or one less.
template<int W, template<int> class L, class R>
void Kernel<W, L, R>::addPathsTo(const View &view,
                                 const Attackers &attackers,
                                 unsigned target,
                                 const Bits &taken,
                                 unsigned mostMore,
                                 Answers &answers) const
{
    const SideOf &side = m_sides[view.them];
    for (std::size_t i = 0; i < side.attacks.size(); ++i) {
        const AttackOf &attack = side.attacks[i];
        if (attack.steps)
            continue;
        for (Bits sources = attack.sources[target] & attackers.of[i]; sources.any();) {
            for (unsigned path = attack.paths[target * m_cells + sources.takeFirst()]; path != 0;
                 path = m_paths[path].next) {
                const Path<W> &way = m_paths[path];
                const unsigned pieces = (way.cells & taken).count();
                if (pieces + 1 >= way.hurdles && pieces <= way.hurdles + mostMore)
                    answers.stirring |= way.cells;
            }
        }
    }
}

/// The cells that the royal piece can reach, safe or not, and what attacks them.
template<int W, template<int> class L, class R>
void Kernel<W, L, R>::addEscapes(const View &view,
                                 const Attackers &attackers,
                                 Answers &answers) const
{
    const auto royal = static_cast<unsigned>(view.royal);
    const TypeOf &tables = m_sides[view.us].types[view.p.types[royal]];
    const SideOf &side = m_sides[view.them];
    Bits moves = Bits::none();
    Bits captures = Bits::none();
    Bits watched = Bits::of(royal);
    reach<true>(tables.always, view.p, royal, view.taken, moves, captures, watched);
    answers.stirring |= watched;
    answers.escapes = (moves & view.empty) | (captures & view.enemies);
    Bits taken = view.taken;
    taken.remove(royal);
    for (Bits escapes = answers.escapes; escapes.any();) {
        const unsigned cell = escapes.takeFirst();
        for (std::size_t i = 0; i < side.attacks.size(); ++i)
            answers.besiegers |=
                sourcesOf(side.attacks[i], cell, taken, attackers.barred) & attackers.of[i];
        addPathsTo(view, attackers, cell, taken, 1, answers);
    }
}

/// A wing that is blocked stays so until a piece leaves it; of one that is free all cells count.
template<int W, template<int> class L, class R>
void Kernel<W, L, R>::addCastlingWays(const RunOf &run,
                                      const View &view,
                                      const Attackers &attackers,
                                      Answers &answers) const
{
    for (std::uint64_t rights = view.p.rights & run.wingsOf[view.us]; rights != 0;
         rights &= rights - 1) {
        const RunWing<W> &wing = run.wings[static_cast<std::size_t>(__builtin_ctzll(rights))];
        answers.stirring |=
            wing.mustBeEmpty | Bits::of(wing.king) | Bits::of(wing.partner) | wing.kingPasses;
        if (view.royal < 0 || !isFree(view, wing))
            continue;
        constexpr unsigned piecesWhoLeave = 3; // king, partner and the piece that moves
        for (Bits cells = wing.kingPasses | Bits::of(wing.king) | Bits::of(wing.kingTo);
             cells.any();) {
            const unsigned cell = cells.takeFirst();
            addAims(view, cell, answers);
            addPathsTo(view, attackers, cell, view.taken, piecesWhoLeave, answers);
        }
    }
}

/// Whether a move that has been made leaves all that as it was.
template<int W, template<int> class L, class R>
bool Kernel<W, L, R>::isCalm(const Position &p,
                             const Answers &answers,
                             const FastMove &move,
                             const FastUndo<W> &undo) const
{
    if (move.kind != FastMove::Kind::Displace || answers.stirring.has(move.from)
        || answers.stirring.has(move.to) || answers.besiegers.has(move.from))
        return false;
    const unsigned us = p.toMove;
    const SideOf &side = m_sides[us ^ 1U];
    const unsigned type = p.types[move.to];
    if (answers.aims[undo.moverType].has(move.from) || answers.aims[type].has(move.to))
        return false;
    for (Bits passed = p.passed; passed.any();) {
        const unsigned cell = passed.takeFirst();
        for (std::uint64_t types = m_sides[us].takers; types != 0; types &= types - 1) {
            const auto taker = static_cast<std::size_t>(__builtin_ctzll(types));
            if ((m_sides[us].types[taker].capturesFrom[cell] & p.pieces[us][taker]).any())
                return false;
        }
    }
    if (!answers.escapes.any())
        return true;
    // Royal pieces that must not face each other attack along lines that are no captures.
    const bool faces = side.captures < side.attacks.size() && type == m_rules.royalType[us ^ 1U];
    Bits taken = p.taken() & ~royalCells(p, us);
    return !faces && !(capturesOf(side.types[type], p, move.to, taken) & answers.escapes).any();
}

} // namespace rookery::fast
