#pragma once

#include "model/engine/kernel/kernel_answers.h"

/// The last two moves of a count whose leaves are listed. After most moves the lists of most pieces
/// are what they were before; they are copied.
namespace rookery::fast {

template<int W, template<int> class L, class R>
std::uint64_t Kernel<W, L, R>::listTwo(RunOf &run) const
{
    const Level level(run);
    list(run);
    const std::size_t end = run.end;
    Answers answers;
    const bool areKnown = end - level.begin > 2 && findAnswers(run, answers) && answers.isSteady;
    if (areKnown)
        addLists(run, answers);
    const std::size_t kept = run.end;
    std::uint64_t nodes = 0;
    for (std::size_t i = level.begin; i < end; ++i) {
        FastUndo<W> undo;
        const FastMove move = run.moves[i];
        play(run, move, undo);
        if (!areKnown || !isCalm(run.position, answers, move, undo))
            list(run);
        else if (!hasEnded(run))
            listAfter(run, answers, move, undo);
        nodes += run.end - kept;
        run.end = kept;
        unmake(run, move, undo);
    }
    return nodes;
}

/// Of all pieces that answer, one behind the other, as if it were their turn.
template<int W, template<int> class L, class R>
void Kernel<W, L, R>::addLists(RunOf &run, Answers &answers) const
{
    Position &p = run.position;
    p.toMove ^= 1U;
    View view = viewOf(p);
    Attackers attackers;
    Guard guard;
    guardRoyal(run, view, attackers, guard);
    Lister lister(*this, run);
    for (std::size_t piece = 0; piece < answers.pieces; ++piece) {
        answers.lists[piece] = run.end;
        listPiece(view, answers, piece, lister);
    }
    answers.lists[answers.pieces] = run.end;
    if (view.royal >= 0)
        addPieces(view, attackers, guard, p.types[static_cast<std::size_t>(view.royal)], lister);
    if ((p.rights & run.wingsOf[view.us]) != 0)
        addCastling(run, view, attackers, lister);
    if (m_rules.pass[view.us] == Pass::Always)
        lister.addOne({0, 0, FastMove::Kind::Pass});
    answers.lists[answers.pieces + 1] = run.end;
    p.toMove ^= 1U;
}

template<int W, template<int> class L, class R>
void Kernel<W, L, R>::listPiece(const View &view,
                                const Answers &answers,
                                std::size_t piece,
                                Lister &lister) const
{
    const unsigned type = answers.types[piece];
    const unsigned from = answers.cells[piece];
    Bits moves = Bits::none();
    Bits captures = Bits::none();
    Bits unused;
    findMoves<false>(view, answers.guard, type, from, moves, captures, unused);
    lister.add(type, from, moves, captures, planOf(m_sides[view.us].types[type], view.p, from));
}

/// After a calm move.
template<int W, template<int> class L, class R>
void Kernel<W, L, R>::listAfter(RunOf &run,
                                const Answers &answers,
                                const FastMove &move,
                                const FastUndo<W> &undo) const
{
    const Position &p = run.position;
    const View view = viewOf(p);
    Lister lister(*this, run);
    const std::size_t begin = run.end;
    const unsigned noPiece = Answers::most;
    const unsigned victim = undo.victim != noType ? answers.pieceAt[undo.victimCell] : noPiece;
    std::uint64_t others = affected(answers, move, undo);
    if (victim != noPiece)
        others |= std::uint64_t(1) << victim;
    std::size_t next = 0;
    for (; others != 0; others &= others - 1) {
        const auto piece = static_cast<std::size_t>(__builtin_ctzll(others));
        lister.copy(answers.lists[next], answers.lists[piece]);
        if (piece != victim)
            listPiece(view, answers, piece, lister);
        next = piece + 1;
    }
    lister.copy(answers.lists[next], answers.lists[answers.pieces + 1]);
    if (run.end == begin && mayPassStuck(p))
        lister.addOne({0, 0, FastMove::Kind::Pass});
}

} // namespace rookery::fast
