#pragma once

#include "model/engine/kernel/kernel.h"

/// When the game is over.
namespace rookery::fast {

template<int W, template<int> class L, class R>
bool Kernel<W, L, R>::holdsAnyEnd(const RunOf &run) const
{
    for (const SeenEnd<W> &end : m_rules.ends) {
        for (unsigned player = 0; player < 2; ++player) {
            if (end.covers[player] && holds(end, run, player))
                return true;
        }
    }
    return false;
}

template<int W, template<int> class L, class R>
unsigned Kernel<W, L, R>::piecesLeft(const Position &p, unsigned player, std::uint64_t types) const
{
    unsigned pieces = piecesOf(p, player, types).count();
    for (; types != 0; types &= types - 1)
        pieces += p.hand[player][static_cast<std::size_t>(__builtin_ctzll(types))];
    return pieces;
}

template<int W, template<int> class L, class R>
bool Kernel<W, L, R>::isExtinct(const SeenEnd<W> &end,
                                const Position &p,
                                unsigned player,
                                std::uint64_t types) const
{
    const int least = end.enemyAtLeast + (end.answered && player == p.toMove ? 1 : 0);
    return piecesLeft(p, player, types) <= static_cast<unsigned>(end.count)
           && static_cast<int>(piecesLeft(p, player ^ 1U, types)) >= least;
}

template<int W, template<int> class L, class R>
bool Kernel<W, L, R>::holds(const SeenEnd<W> &end, const RunOf &run, unsigned player) const
{
    const Position &p = run.position;
    using Sort = typename SeenEnd<W>::Sort;
    const bool hasMoved = player != p.toMove;
    switch (end.sort) {
    case Sort::Extinct: {
        if (!end.eachType)
            return isExtinct(end, p, player, end.types);
        for (std::uint64_t types = end.types; types != 0; types &= types - 1) {
            if (isExtinct(end, p, player, types & -types))
                return true;
        }
        return false;
    }
    case Sort::Reached: {
        const bool counts =
            end.answerers == 0 ? hasMoved || end.safe : !hasMoved || !isAnswerer(end, p.toMove);
        return counts && hasReached(end, run, player);
    }
    case Sort::Checks:
        return p.checksGiven[player] >= end.count;
    case Sort::Passes:
        return !hasMoved && p.passes >= end.count;
    case Sort::FacingRefused:
        return hasMoved && p.facing && royalsFace(p);
    case Sort::BoardFull:
        return !hasMoved && !(m_board & ~p.taken()).any();
    }
    return false;
}

template<int W, template<int> class L, class R>
bool Kernel<W, L, R>::hasReached(const SeenEnd<W> &end, const RunOf &run, unsigned player) const
{
    const Position &p = run.position;
    const Bits pieces = piecesOf(p, player, end.types) & end.zones[player];
    const bool isFull = end.blockedCounts && !(end.zones[player] & ~p.taken()).any();
    const auto isHit = [&](unsigned cell) {
        return run.shadow ? isAttackedByMoveRules(*run.shadow, cell, player)
                          : isAttacked(p, cell, player ^ 1U);
    };
    // A single move captures no more than one of them.
    int lasting = static_cast<int>(pieces.count());
    bool isAnyHit = false;
    for (Bits left = pieces; end.safe && !isAnyHit && left.any();)
        isAnyHit = isHit(left.takeFirst());
    lasting -= isAnyHit ? 1 : 0;
    return lasting >= end.count || (isFull && lasting > 0);
}

/// Whether only a move that does the same puts this end off.
template<int W, template<int> class L, class R>
bool Kernel<W, L, R>::isPending(const SeenEnd<W> &end, const RunOf &run) const
{
    const Position &p = run.position;
    const unsigned them = p.toMove ^ 1U;
    return end.covers[them] && isAnswerer(end, p.toMove) && !isAnswerer(end, them)
           && hasReached(end, run, them);
}

template<int W, template<int> class L, class R>
bool Kernel<W, L, R>::isAnyPending(const RunOf &run) const
{
    for (const SeenEnd<W> &end : m_rules.ends) {
        if (isPending(end, run))
            return true;
    }
    return false;
}

/// Whether none of the moves from `begin` on puts off an end that only they could.
template<int W, template<int> class L, class R>
bool Kernel<W, L, R>::isUnanswered(RunOf &run, std::size_t begin) const
{
    for (const SeenEnd<W> &end : m_rules.ends) {
        if (!isPending(end, run))
            continue;
        bool isAnswered = false;
        for (std::size_t i = begin; i < run.end && !isAnswered; ++i)
            isAnswered = isAnswer(run, end, run.moves[i]);
        if (!isAnswered)
            return true;
    }
    return false;
}

template<int W, template<int> class L, class R>
bool Kernel<W, L, R>::isAnswer(RunOf &run, const SeenEnd<W> &end, const FastMove &move) const
{
    const unsigned us = run.position.toMove;
    FastUndo<W> undo;
    make(run, move, undo);
    const bool answers = hasReached(end, run, us);
    unmake(run, move, undo);
    return answers;
}

} // namespace rookery::fast
