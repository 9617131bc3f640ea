#include "model/play/duties.h"

#include <algorithm>
#include <span>

namespace rookery {

namespace {

int worth(const CapturePriority &priority, PieceId type)
{
    if (!priority.otherTypes.empty() && covers(priority.otherTypes, type))
        return priority.otherWeight;
    return covers(priority.types, type) ? priority.weight : 0;
}

/// The men captured, in the order of their capture where that is known.
std::vector<PieceId> victims(const Position &position, const Move &move)
{
    std::vector<PieceId> types;
    for (const Taken &taken : move.taken) {
        const auto man = taken.putTo ? std::nullopt : position.at(taken.cell);
        if (man)
            types.push_back(man->type);
    }
    if (const auto man = move.captures ? position.at(move.to) : std::nullopt)
        types.push_back(man->type);
    return types;
}

int score(const Position &position, const CapturePriority &priority, const Move &move)
{
    if (priority.value == CaptureValue::Mover)
        return covers(priority.types, move.type) ? 1 : 0;
    const std::vector<PieceId> types = victims(position, move);
    if (priority.value == CaptureValue::Earliest) {
        const auto first = std::find_if(
            types.begin(), types.end(), [&](PieceId type) { return covers(priority.types, type); });
        return static_cast<int>(types.end() - first);
    }
    int sum = 0;
    for (const PieceId type : types)
        sum += worth(priority, type);
    return sum;
}

/// Leaves only the moves with a property, if there is one.
template<class Test>
void keepIfAny(std::vector<Move> &moves, Test &&isDuty)
{
    if (std::any_of(moves.begin(), moves.end(), isDuty))
        std::erase_if(moves, [&](const Move &move) { return !isDuty(move); });
}

/// Leaves only the captures that are best by these wishes, the first of them first.
void keepBest(const Position &position,
              std::span<const CapturePriority> priorities,
              std::vector<Move> &moves)
{
    for (const CapturePriority &priority : priorities) {
        int best = 0;
        for (const Move &move : moves)
            best = std::max(best, score(position, priority, move));
        std::erase_if(moves,
                      [&](const Move &move) { return score(position, priority, move) < best; });
    }
}

bool endsByCapture(const Move &move)
{
    return move.isCapture() && !move.goesOn;
}

} // namespace

void obeyDuties(const RuleBook &book, const Position &position, std::vector<Move> &moves)
{
    const PlayerId player = position.toMove();
    for (const DropDuty &duty : book.rules().dropDuties) {
        if (covers(duty.players, player)) {
            keepIfAny(moves, [&](const Move &move) {
                return move.kind == Move::Kind::Drop && covers(duty.types, move.type);
            });
        }
    }
    for (const Compulsion &compulsion : book.rules().compulsions) {
        const bool isDuty = compulsion.captures == MustCapture::Must
                            && covers(compulsion.players, player)
                            && std::any_of(moves.begin(), moves.end(), endsByCapture);
        if (!isDuty)
            continue;
        std::erase_if(moves, [](const Move &move) { return !move.goesOn && !endsByCapture(move); });
        keepBest(position, compulsion.priorities, moves);
    }
}

} // namespace rookery
