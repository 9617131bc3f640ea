#pragma once

#include "model/play/game/game_record.h"

namespace rookery {

/// Why the game is over after one of so many moves of a search's first position, which has been
/// made. Where there are many, those that answer each of them are not listed to see it: that would
/// take the time of a move.
inline std::optional<GameEnd> endOneMoveAhead(GameRecord &record, std::size_t moves)
{
    constexpr std::size_t many = 100;
    return moves > many ? record.endWhateverMoves() : record.end();
}

} // namespace rookery
