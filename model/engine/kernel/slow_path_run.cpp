#include "model/engine/kernel/slow_path_run.h"

#include "model/engine/kernel/run_maker.h"
#include "model/engine/kernel/run_parts.h"
#include "model/engine/kernel/slow_path.h"

namespace rookery::fast {

namespace {

template<int Words>
void follow(Run<Words> &run)
{
    const Shadow &shadow = *run.shadow;
    followChange(run, shadow.plan(), shadow.position(), shadow.lastChange());
}

template<int Words>
void append(Run<Words> &run, const FastMove &move)
{
    if (run.end == run.moves.size())
        run.moves.resize(2 * run.end + 1);
    run.moves[run.end++] = move;
}

/// The moves that the slow path has added since.
template<int Words>
void appendOthers(Run<Words> &run, std::size_t since)
{
    for (std::size_t place = since; place < run.shadow->moves().size(); ++place)
        append(run, otherMove(place));
}

/// Keeps of the moves from `begin` on those that are left in a list of them, which `drop` shortens.
template<int Words, class Drop>
void keepAllowed(Run<Words> &run, std::size_t begin, Drop &&drop)
{
    std::vector<Move> moves;
    for (std::size_t i = begin; i < run.end; ++i)
        moves.push_back(fullMove(run.shadow->plan(), run, run.moves[i]));
    std::vector<Move> allowed = moves;
    drop(allowed);
    std::size_t kept = begin;
    auto next = allowed.begin();
    for (std::size_t i = begin; i < run.end && next != allowed.end(); ++i) {
        if (!(moves[i - begin] == *next))
            continue;
        run.moves[kept++] = run.moves[i];
        ++next;
    }
    run.end = kept;
}

} // namespace

template<int Words>
bool followChange(Run<Words> &run, const Plan &plan, const Position &now, const Undo &change)
{
    FastPosition<Words> &p = run.position;
    for (const Undo::OldSquare &old : change.squares) {
        const unsigned cell = plan.numbers.of(old.cell);
        clearSquare(p, cell);
        putSquare(p, cell, now.square(old.cell));
    }
    for (const Undo::OldCount &old : change.counts)
        takeCount(p, now, old.place, old.player, old.type);
    return takeState(p, plan, now);
}

template<int Words>
void makeByMoveRules(Run<Words> &run, const FastMove &move)
{
    run.shadow->make(fullMove(run.shadow->plan(), run, move));
    follow(run);
}

template<int Words>
void unmakeByMoveRules(Run<Words> &run)
{
    run.shadow->unmake();
    follow(run);
}

template<int Words>
void listByMoveRules(Run<Words> &run)
{
    const std::size_t since = keptMoves(*run.shadow);
    run.shadow->listTurn();
    appendOthers(run, since);
}

template<int Words>
void listWalked(Run<Words> &run, CellBits<Words> pieces)
{
    const std::size_t since = keptMoves(*run.shadow);
    while (pieces.any())
        run.shadow->listDisplacements(run.shadow->plan().numbers.cell(pieces.takeFirst()));
    appendOthers(run, since);
}

template<int Words>
void listPromotionTurns(Run<Words> &run, CellBits<Words> pieces)
{
    const std::size_t since = keptMoves(*run.shadow);
    while (pieces.any())
        run.shadow->listPromotionTurns(run.shadow->plan().numbers.cell(pieces.takeFirst()));
    appendOthers(run, since);
}

template<int Words>
void listDropsByMoveRules(Run<Words> &run)
{
    const std::size_t since = keptMoves(*run.shadow);
    run.shadow->listDrops();
    appendOthers(run, since);
}

template<int Words>
void listOwnMoves(Run<Words> &run)
{
    const std::size_t since = keptMoves(*run.shadow);
    run.shadow->listOwn();
    appendOthers(run, since);
}

template<int Words>
void obeyDutiesByMoveRules(Run<Words> &run, std::size_t begin)
{
    keepAllowed(run, begin, [&](std::vector<Move> &moves) { run.shadow->keepCompulsory(moves); });
}

template<int Words>
void dropBannedByMoveRules(Run<Words> &run, std::size_t begin)
{
    keepAllowed(run, begin, [&](std::vector<Move> &moves) { run.shadow->dropBanned(moves); });
}

template<int Words>
bool isSafeByMoveRules(Run<Words> &run, const FastMove &move)
{
    return run.shadow->isSafe(fullMove(run.shadow->plan(), run, move));
}

bool isOtherCapture(Shadow &shadow, const FastMove &other)
{
    return shadow.moves()[placeOf(other)].isCapture();
}

bool isInCheckByMoveRules(Shadow &shadow, unsigned player)
{
    return shadow.isInCheck(player);
}

bool isAttackedByMoveRules(Shadow &shadow, unsigned cell, unsigned owner)
{
    return shadow.isAttacked(shadow.plan().numbers.cell(cell), owner);
}

OwnTurn lookAtOwnRules(Shadow &shadow)
{
    return shadow.lookAtOwnRules();
}

bool isInTrouble(const Shadow &shadow)
{
    return shadow.isInTrouble();
}

bool isOverByMoveRules(Shadow &shadow)
{
    return shadow.hasEnded();
}

void ShadowEnd::operator()(Shadow *shadow) const
{
    delete shadow;
}

ShadowOf makeShadow(const Plan &plan, MoveRules &moveRules, Position &position)
{
    return ShadowOf(new Shadow(plan, moveRules, position));
}

void restart(Shadow &shadow, const Position &position)
{
    shadow.begin(position);
}

std::size_t keptMoves(const Shadow &shadow)
{
    return shadow.moves().size();
}

void dropMoves(Shadow &shadow, std::size_t kept)
{
    shadow.moves().resize(kept);
}

void ShadowPoolEnd::operator()(ShadowPool *pool) const
{
    delete pool;
}

ShadowPoolOf makeShadows(const Plan &plan)
{
    return ShadowPoolOf(plan.fallback.any() ? new ShadowPool(plan) : nullptr);
}

ShadowLease::ShadowLease(ShadowPool *pool)
    : m_pool(pool)
    , m_shadow(pool ? pool->take().release() : nullptr)
{
}

ShadowLease::~ShadowLease()
{
    if (m_shadow)
        m_pool->give(std::unique_ptr<Shadow>(m_shadow));
}

#define ROOKERY_FOR_WORDS(words)                                                                   \
    template bool followChange(Run<words> &, const Plan &, const Position &, const Undo &);        \
    template void makeByMoveRules(Run<words> &, const FastMove &);                                 \
    template void unmakeByMoveRules(Run<words> &);                                                 \
    template void listByMoveRules(Run<words> &);                                                   \
    template void listWalked(Run<words> &, CellBits<words>);                                       \
    template void listPromotionTurns(Run<words> &, CellBits<words>);                               \
    template void listDropsByMoveRules(Run<words> &);                                              \
    template void listOwnMoves(Run<words> &);                                                      \
    template void dropBannedByMoveRules(Run<words> &, std::size_t);                                \
    template void obeyDutiesByMoveRules(Run<words> &, std::size_t);                                \
    template bool isSafeByMoveRules(Run<words> &, const FastMove &);

ROOKERY_FOR_WORDS(1)
ROOKERY_FOR_WORDS(2)
ROOKERY_FOR_WORDS(3)
ROOKERY_FOR_WORDS(4)
#undef ROOKERY_FOR_WORDS

} // namespace rookery::fast
