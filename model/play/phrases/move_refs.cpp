#include "model/play/phrases/move_refs.h"

#include <algorithm>

namespace rookery {

using phrase::MoveRef;
using phrase::MoveSort;

namespace {

bool isOf(MoveSort sort, const Move &move, bool captured)
{
    using Kind = Move::Kind;
    switch (sort) {
    case MoveSort::Move:
        return move.kind == Kind::Displace;
    case MoveSort::Capture:
        return captured || move.isCapture();
    case MoveSort::Drop:
        return move.kind == Kind::Drop;
    case MoveSort::Castle:
        return move.kind == Kind::Castle;
    case MoveSort::Promote:
        return move.kind == Kind::Promote || move.becomes;
    case MoveSort::Pass:
        return move.kind == Kind::Pass;
    case MoveSort::Own:
        return move.kind == Kind::Own;
    case MoveSort::Named:
    case MoveSort::Turn:
    case MoveSort::Start:
    case MoveSort::Refused:
        break;
    }
    return false;
}

} // namespace

bool isNamed(const MoveRef &ref, const Move &move, bool captured)
{
    if (ref.sort == MoveSort::Named)
        return move.kind == Move::Kind::Own && move.own->rule == ref.own;
    return isOf(ref.sort, move, captured);
}

bool names(const phrase::MoveRefs &refs, MoveSort sort)
{
    return std::any_of(
        refs.list.begin(), refs.list.end(), [&](const MoveRef &ref) { return ref.sort == sort; });
}

bool isVariantFor(const phrase::MoveRefs &refs,
                  std::optional<std::size_t> variant,
                  std::size_t ownMove)
{
    if (variant)
        return *variant == ownMove;
    return std::none_of(refs.list.begin(), refs.list.end(), [&](const MoveRef &ref) {
        return ref.sort == MoveSort::Named && ref.own == ownMove;
    });
}

bool isVariantFor(const phrase::MoveRefs &refs,
                  std::optional<std::size_t> variant,
                  const Move &move)
{
    return move.own ? isVariantFor(refs, variant, move.own->rule) : !variant;
}

} // namespace rookery
