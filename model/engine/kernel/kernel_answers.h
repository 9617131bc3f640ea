#pragma once

#include "model/engine/kernel/kernel_steady.h"

/// The last two moves of a count. A move changes few cells, and most pieces that answer it have the
/// moves they had before: their counts are remembered, and only those are asked again that watch a
/// cell that has changed or stand on a path to their royal piece.
namespace rookery::fast {

template<int W, template<int> class L, class R>
bool Kernel<W, L, R>::remembersCounts(const Position &p) const
{
    const unsigned them = p.toMove ^ 1U;
    const bool isSimple = m_rules.royals[them].empty()
                          || (m_rules.isSimple[them] && royalCells(p, them).count() == 1);
    return m_rules.remembersCounts && isSimple && !m_rules.mustCapture[them];
}

template<int W, template<int> class L, class R>
std::uint64_t Kernel<W, L, R>::countTwo(RunOf &run) const
{
    const Level level(run);
    list(run);
    const std::size_t end = run.end;
    Answers answers;
    const bool areKnown = end - level.begin > 2 && findAnswers(run, answers);
    std::uint64_t nodes = 0;
    for (std::size_t i = level.begin; i < end; ++i) {
        FastUndo<W> undo;
        const FastMove move = run.moves[i];
        play(run, move, undo);
        if (!hasEnded(run))
            nodes += areKnown && move.kind != FastMove::Kind::Castle
                         ? countAfter(run, answers, move, undo)
                         : count(run);
        unmake(run, move, undo);
    }
    return nodes;
}

/// As if it were the other side's turn; false if it has too many pieces.
template<int W, template<int> class L, class R>
bool Kernel<W, L, R>::findAnswers(RunOf &run, Answers &answers) const
{
    Position &p = run.position;
    const unsigned player = p.toMove ^ 1U;
    const Bits royals = m_rules.royals[player].empty() ? Bits::none() : royalCells(p, player);
    Bits pieces = p.side[player] & ~royals;
    if (pieces.count() > Answers::most)
        return false;
    p.toMove = static_cast<std::uint8_t>(player);
    answers.watchers.fill(0);
    View view = viewOf(p);
    Attackers attackers;
    answers.isSteady =
        guardRoyal(run, view, attackers, answers.guard) && mayBeSteady(view, answers.guard);
    const Guard free;
    while (pieces.any())
        addAnswer(view, answers.isSteady ? answers.guard : free, pieces.takeFirst(), answers);
    if (answers.isSteady)
        findSteady(run, view, attackers, answers);
    p.toMove ^= 1U;
    return true;
}

template<int W, template<int> class L, class R>
void Kernel<W, L, R>::addAnswer(const View &view,
                                const Guard &guard,
                                unsigned from,
                                Answers &answers) const
{
    const unsigned type = view.p.types[from];
    const unsigned piece = answers.pieces++;
    Bits watched = Bits::none();
    const std::uint32_t count = countFor<true>(view, guard, type, from, watched);
    answers.pieceAt[from] = static_cast<std::uint8_t>(piece);
    answers.cells[piece] = static_cast<std::uint16_t>(from);
    answers.types[piece] = static_cast<std::uint8_t>(type);
    answers.counts[piece] = count;
    answers.all += count;
    while (watched.any())
        answers.watchers[watched.takeFirst()] |= std::uint64_t(1) << piece;
}

/// The moves of one piece that is not royal, while its side is not in check.
template<int W, template<int> class L, class R>
template<bool Watches>
inline void Kernel<W, L, R>::findMoves(const View &view,
                                       const Guard &guard,
                                       unsigned type,
                                       unsigned from,
                                       Bits &moves,
                                       Bits &captures,
                                       Bits &watched) const
{
    const TypeOf &tables = m_sides[view.us].types[type];
    reach<Watches>(tables.always, view.p, from, view.taken, moves, captures, watched);
    if (tables.unmoved.isThere && view.p.unmoved.has(from))
        reach<Watches>(tables.unmoved, view.p, from, view.taken, moves, captures, watched);
    moves &= view.empty;
    captures &= enemiesFor(view, type);
    if (guard.special.has(from)) {
        Bits mayMove;
        Bits mayCapture;
        guardOf(guard, Bits::of(from), false, mayMove, mayCapture);
        moves &= mayMove;
        captures &= mayCapture | view.enemyRoyals;
    }
}

template<int W, template<int> class L, class R>
template<bool Watches>
std::uint32_t Kernel<W, L, R>::countFor(
    const View &view, const Guard &guard, unsigned type, unsigned from, Bits &watched) const
{
    Bits moves = Bits::none();
    Bits captures = Bits::none();
    findMoves<Watches>(view, guard, type, from, moves, captures, watched);
    Counter counter{*this, view.p};
    counter.add(type, from, moves, captures, planOf(m_sides[view.us].types[type], view.p, from));
    return static_cast<std::uint32_t>(counter.all);
}

template<int W, template<int> class L, class R>
std::uint64_t Kernel<W, L, R>::affected(const Answers &answers,
                                        const FastMove &move,
                                        const FastUndo<W> &undo) const
{
    using Sort = FastMove::Kind;
    if (move.kind == Sort::Pass)
        return 0;
    std::uint64_t pieces = answers.watchers[move.to];
    if (move.kind == Sort::Drop)
        return pieces;
    pieces |= answers.watchers[move.from];
    if (undo.victim != noType)
        pieces |= answers.watchers[undo.victimCell];
    return pieces;
}

/// Asks these pieces again, and forgets the one that was captured.
template<int W, template<int> class L, class R>
void Kernel<W, L, R>::recount(const View &view,
                              const Answers &answers,
                              const Guard &guard,
                              std::uint64_t pieces,
                              const FastUndo<W> &undo,
                              Counter &counter) const
{
    if (undo.victim != noType) {
        const unsigned victim = answers.pieceAt[undo.victimCell];
        counter.all -= answers.counts[victim];
        pieces &= ~(std::uint64_t(1) << victim);
    }
    for (; pieces != 0; pieces &= pieces - 1) {
        const auto piece = static_cast<std::size_t>(__builtin_ctzll(pieces));
        Bits unused = Bits::none();
        counter.all +=
            countFor<false>(view, guard, answers.types[piece], answers.cells[piece], unused)
            - std::uint64_t(answers.counts[piece]);
    }
}

template<int W, template<int> class L, class R>
std::uint64_t Kernel<W, L, R>::countAfter(RunOf &run,
                                          const Answers &answers,
                                          const FastMove &move,
                                          const FastUndo<W> &undo) const
{
    const Position &p = run.position;
    View view = viewOf(p);
    if (answers.isSteady && isCalm(p, answers, move, undo)) {
        Counter counter{*this, p};
        counter.all = answers.all + answers.royal;
        recount(view, answers, answers.guard, affected(answers, move, undo), undo, counter);
        return counter.all == 0 && mayPassStuck(p) ? 1 : counter.all;
    }
    Attackers attackers;
    Guard guard;
    if (!m_rules.royals[view.us].empty()) {
        Bits royals = royalCells(p, view.us);
        if (!royals.any() || !masksSuffice(run, view, royals))
            return count(run);
        view.royal = static_cast<int>(royals.takeFirst());
        findAttackers(p, view.them, m_sides[view.them].attacks.size(), attackers);
        if (!this->guard(view, attackers, guard))
            return count(run);
    }
    Counter counter{*this, p};
    // In check, and where a piece could open an attack by its arrival, nearly all counts change.
    if (guard.isInCheck || !(guard.moves == Bits::all())) {
        generate(run, view, attackers, guard, counter);
        return counter.all == 0 && mayPassStuck(p) && !guard.isInCheck ? 1 : counter.all;
    }
    counter.all = answers.all;
    std::uint64_t pieces = affected(answers, move, undo);
    Bits special = guard.special;
    if (answers.isSteady)
        special |= answers.guard.special;
    while (special.any()) {
        const unsigned cell = special.takeFirst();
        if (static_cast<int>(cell) != view.royal)
            pieces |= std::uint64_t(1) << answers.pieceAt[cell];
    }
    recount(view, answers, guard, pieces, undo, counter);
    if (view.royal >= 0)
        addPieces(view, attackers, guard, p.types[static_cast<std::size_t>(view.royal)], counter);
    addOthers(run, view, attackers, guard, counter);
    return counter.all == 0 && mayPassStuck(p) ? 1 : counter.all;
}

} // namespace rookery::fast
