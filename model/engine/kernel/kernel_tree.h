#pragma once

#include "model/engine/kernel/kernel.h"

/// Walks the tree of a game: counts of its leaves, and random lines of play.
namespace rookery::fast {

template<int W, template<int> class L, class R>
std::uint64_t Kernel<W, L, R>::perft(RunOf &run, int depth, bool isBulk) const
{
    if (depth == 0)
        return 1;
    if (depth == 1 && isBulk)
        return hasEnded(run) ? 0 : count(run);
    if (depth == 2 && remembersCounts(run.position))
        return isBulk ? countTwo(run) : listTwo(run);
    const Level level(run);
    list(run);
    const std::size_t end = run.end;
    std::uint64_t nodes = depth == 1 ? end - level.begin : 0;
    for (std::size_t i = level.begin; depth > 1 && i < end; ++i) {
        FastUndo<W> undo;
        const FastMove move = run.moves[i];
        play(run, move, undo);
        nodes += perft(run, depth - 1, isBulk);
        unmake(run, move, undo);
    }
    return nodes;
}

template<int W, template<int> class L, class R>
inline void Kernel<W, L, R>::list(RunOf &run) const
{
    if (hasEnded(run))
        return;
    const std::size_t begin = run.end;
    listTurn(run, ownTurn(run));
    if (m_rules.fallback.asksOwnRules() && isInTrouble(*run.shadow))
        run.end = begin;
    if (m_rules.mayBeAnswered && isUnanswered(run, begin))
        run.end = begin;
}

template<int W, template<int> class L, class R>
std::uint64_t Kernel<W, L, R>::playout(RunOf &run, std::uint64_t &state) const
{
    constexpr std::uint64_t longest = 400;
    for (std::uint64_t moves = 0; moves < longest; ++moves) {
        const Level level(run);
        list(run);
        if (run.end == 0)
            return moves;
        state ^= state << 13U;
        state ^= state >> 7U;
        state ^= state << 17U;
        const FastMove move = run.moves[(state >> 32U) * run.end >> 32U];
        FastUndo<W> undo;
        play(run, move, undo);
    }
    return longest;
}

} // namespace rookery::fast
