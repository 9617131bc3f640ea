#include "model/play/moves/drawn_move.h"

namespace rookery {

std::int64_t weightOf(const Move &move)
{
    return move.own ? move.own->weight : 1;
}

const Move &drawnMove(std::span<const Move> moves, std::mt19937 &random)
{
    std::uint64_t all = 0;
    for (const Move &move : moves)
        all += static_cast<std::uint64_t>(weightOf(move));
    std::uint64_t drawn = random();
    if (all > std::mt19937::max())
        drawn = drawn << 32U | random();
    drawn %= all;
    std::size_t place = 0;
    for (auto weight = static_cast<std::uint64_t>(weightOf(moves[0])); drawn >= weight;
         weight = static_cast<std::uint64_t>(weightOf(moves[place]))) {
        drawn -= weight;
        ++place;
    }
    return moves[place];
}

} // namespace rookery
