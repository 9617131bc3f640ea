#pragma once

#include "model/play/game/game_engine.h"

#include <optional>
#include <string>
#include <vector>

namespace rookery {

/// Moves that follow each other from the engine's position, by the names of cells, as `moves`
/// writes them. Ends where a move is not legal; the engine is as before.
std::vector<std::string> lineTexts(GameEngine &engine, const std::vector<Move> &line);

/// The same as the family of the game writes moves; `lastTo` is where the move before has ended.
std::vector<std::string>
familyLineTexts(GameEngine &engine, const std::vector<Move> &line, std::optional<CellId> lastTo);

/// With a space between each two.
std::string spaced(const std::vector<std::string> &words);

} // namespace rookery
