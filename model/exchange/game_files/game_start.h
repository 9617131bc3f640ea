#pragma once

#include "model/exchange/game_files/recorded_game.h"
#include "model/play/position/position.h"

#include <optional>
#include <string>
#include <string_view>

namespace rookery {

/// Where a recorded game begins.
struct GameStart
{
    std::string text; ///< as readPosition() reads it; empty for the setup
    std::optional<Position> position;
    std::optional<Error> fault; ///< why there is no position
};

/// By the tag `Position`, which is ours and can say everything, else by `FEN`, else by the stones
/// that SGF puts down.
GameStart gameStart(const RecordedGame &game, const Design &design, const Board &board);

/// Writes those tags, where the game does not begin from the setup.
void setStart(RecordedGame &game, const std::string &text);

/// Whether a game of this `Variant` is one of the design of this name.
bool isVariantOf(std::string_view variant, std::string_view design);

/// Why a game of this `Variant` is not one of the design; empty if it may be.
Message variantFault(std::string_view variant, const Design &design);

/// Why a game on a board of this `Size`, `9` or `9:7`, is not one of the board; empty if it may be.
Message sizeFault(std::string_view size, const Board &board);

/// What other programs call the design; empty for chess, which needs no tag.
std::string variantName(const Design &design);

} // namespace rookery
