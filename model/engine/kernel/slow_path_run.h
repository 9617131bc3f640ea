#pragma once

#include "model/engine/kernel/kernel_rules.h"
#include "model/play/moves/undo.h"

#include <cstddef>
#include <memory>

namespace rookery {
class MoveRules;
}

/// What kernels ask the slow path of a run, each for all sizes of sets in a source of its own.
namespace rookery::fast {

/// The move rules make the move or take the last one back, and the sets follow.
template<int Words>
void makeByMoveRules(Run<Words> &run, const FastMove &move);
template<int Words>
void unmakeByMoveRules(Run<Words> &run);

/// After a move was made in the position that the sets follow, or taken back. False if pieces that
/// have moved at different times could be captured in passing; then the sets do not say it all.
template<int Words>
bool followChange(Run<Words> &run, const Plan &plan, const Position &now, const Undo &change);

/// Adds all moves of the player to move, those that are legal.
template<int Words>
void listByMoveRules(Run<Words> &run);
/// Adds the moves of pieces without tables, check and duties left aside.
template<int Words>
void listWalked(Run<Words> &run, CellBits<Words> pieces);
/// Adds the turns in which these pieces promote and do nothing else.
template<int Words>
void listPromotionTurns(Run<Words> &run, CellBits<Words> pieces);
/// Adds what may be put down, check and duties left aside.
template<int Words>
void listDropsByMoveRules(Run<Words> &run);
/// Adds the own moves of the player to move, check, duties and bans left aside.
template<int Words>
void listOwnMoves(Run<Words> &run);
/// Keeps of the safe moves from `begin` on those that no ban forbids.
template<int Words>
void dropBannedByMoveRules(Run<Words> &run, std::size_t begin);
/// Keeps of the moves from `begin` on those that duties allow.
template<int Words>
void obeyDutiesByMoveRules(Run<Words> &run, std::size_t begin);

template<int Words>
bool isSafeByMoveRules(Run<Words> &run, const FastMove &move);
/// Of a move that the slow path keeps.
bool isOtherCapture(Shadow &shadow, const FastMove &other);
bool isInCheckByMoveRules(Shadow &shadow, unsigned player);
/// Whether a piece of another player attacks this piece.
bool isAttackedByMoveRules(Shadow &shadow, unsigned cell, unsigned owner);
bool isOverByMoveRules(Shadow &shadow);
OwnTurn lookAtOwnRules(Shadow &shadow);
/// Whether own rules took too long, so that there are no moves.
bool isInTrouble(const Shadow &shadow);

/// To play another game from its start.
void restart(Shadow &shadow, const Position &position);

/// How many moves the slow path keeps, and to give back those beyond.
std::size_t keptMoves(const Shadow &shadow);
void dropMoves(Shadow &shadow, std::size_t kept);

struct ShadowEnd
{
    void operator()(Shadow *shadow) const;
};

using ShadowOf = std::unique_ptr<Shadow, ShadowEnd>;
/// On a move rules and a position that must stay.
ShadowOf makeShadow(const Plan &plan, MoveRules &moveRules, Position &position);

class ShadowPool;

struct ShadowPoolEnd
{
    void operator()(ShadowPool *pool) const;
};

/// Null where nothing is left to the slow path.
using ShadowPoolOf = std::unique_ptr<ShadowPool, ShadowPoolEnd>;
ShadowPoolOf makeShadows(const Plan &plan);

/// A slow path for as long as a count lasts.
class ShadowLease
{
public:
    explicit ShadowLease(ShadowPool *pool);
    ~ShadowLease();
    ShadowLease(const ShadowLease &) = delete;
    ShadowLease &operator=(const ShadowLease &) = delete;

    Shadow *shadow() const { return m_shadow; }

private:
    ShadowPool *m_pool;
    Shadow *m_shadow;
};

/// Moves of one level of a count, given back at its end.
template<int Words>
struct Level
{
    explicit Level(Run<Words> &of)
        : run(of)
        , begin(of.end)
        , kept(of.shadow ? keptMoves(*of.shadow) : 0)
    {
    }
    ~Level()
    {
        run.end = begin;
        if (run.shadow)
            dropMoves(*run.shadow, kept);
    }
    Level(const Level &) = delete;
    Level &operator=(const Level &) = delete;

    Run<Words> &run;
    const std::size_t begin;
    const std::size_t kept;
};

} // namespace rookery::fast
