#pragma once

#include "model/play/game/game_engine.h"

namespace rookery {

/// The engine for all that play a design: with tables, or kept reaches, where they serve (see
/// FastGame::uselessBecause()), and by trying each move elsewhere. At the start of the game; `game`
/// is what the design was compiled to before, if it was. Costs the making of tables: some
/// milliseconds for chess, up to some tenths of a second.
std::unique_ptr<GameEngine> makeGameEngine(const Design &design,
                                           std::shared_ptr<const CompiledGame> game = nullptr);

} // namespace rookery
