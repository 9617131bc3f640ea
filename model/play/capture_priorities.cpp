#include "model/play/capture_priorities.h"

#include <algorithm>

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
        const auto first = std::find_if(types.begin(), types.end(), [&](PieceId type) {
            return covers(priority.types, type);
        });
        return static_cast<int>(types.end() - first);
    }
    int sum = 0;
    for (const PieceId type : types)
        sum += worth(priority, type);
    return sum;
}

} // namespace

void keepBest(const Position &position, std::span<const CapturePriority> priorities, std::vector<Move> &moves)
{
    for (const CapturePriority &priority : priorities) {
        int best = 0;
        for (const Move &move : moves)
            best = std::max(best, score(position, priority, move));
        moves.erase(std::remove_if(moves.begin(),
                                   moves.end(),
                                   [&](const Move &move) {
                                       return score(position, priority, move) < best;
                                   }),
                    moves.end());
    }
}

} // namespace rookery
