#pragma once

#include "model/play/game/game_engine.h"

#include <string>
#include <vector>

namespace rookery::cli {

/// Moves that follow each other from the engine's position, written as `moves` writes them. Ends
/// where a move is not legal; the engine is as before.
std::vector<std::string> lineTexts(GameEngine &engine, const std::vector<Move> &line);

/// With a space between each two.
std::string spaced(const std::vector<std::string> &words);

} // namespace rookery::cli
