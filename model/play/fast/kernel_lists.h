#pragma once

#include "model/play/fast/kernel_answers.h"

/// The last two moves of a count whose leaves are listed. After most moves the lists of most men
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

/// Of all men who answer, one behind the other, as if it were their turn.
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
    for (std::size_t man = 0; man < answers.men; ++man) {
        answers.lists[man] = run.end;
        listMan(view, answers, man, lister);
    }
    answers.lists[answers.men] = run.end;
    if (view.royal >= 0)
        addMen(view, attackers, guard, p.types[static_cast<std::size_t>(view.royal)], lister);
    if ((p.rights & run.wingsOf[view.us]) != 0)
        addCastling(run, view, attackers, lister);
    if (m_rules.pass[view.us] == Pass::Always)
        lister.addOne({0, 0, FastMove::Kind::Pass});
    answers.lists[answers.men + 1] = run.end;
    p.toMove ^= 1U;
}

template<int W, template<int> class L, class R>
void Kernel<W, L, R>::listMan(const View &view,
                              const Answers &answers,
                              std::size_t man,
                              Lister &lister) const
{
    const unsigned type = answers.types[man];
    const unsigned from = answers.cells[man];
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
    const unsigned nobody = Answers::most;
    const unsigned victim = undo.victim != noType ? answers.manAt[undo.victimCell] : nobody;
    std::uint64_t others = affected(answers, move, undo);
    if (victim != nobody)
        others |= std::uint64_t(1) << victim;
    std::size_t next = 0;
    for (; others != 0; others &= others - 1) {
        const auto man = static_cast<std::size_t>(__builtin_ctzll(others));
        lister.copy(answers.lists[next], answers.lists[man]);
        if (man != victim)
            listMan(view, answers, man, lister);
        next = man + 1;
    }
    lister.copy(answers.lists[next], answers.lists[answers.men + 1]);
    if (run.end == begin && mayPassStuck(p))
        lister.addOne({0, 0, FastMove::Kind::Pass});
}

} // namespace rookery::fast
