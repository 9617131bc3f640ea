#pragma once

#include "model/analysis/analyst.h"
#include "model/exchange/engines/engine_setup.h"
#include "widgets/workspace/workspace.h"

#include <vector>

namespace rookery {

class EngineAnalyst;
class PlaySession;

/// The game on show as it is asked about: up to the move on show.
AskedGame gameOnShow(const PlaySession &play);

/// The same up to the end of the line that the move on show is in, as far as it is legal.
struct LineOnShow
{
    AskedGame game;
    std::vector<std::size_t> nodes; ///< of the record, one for each position
};
LineOnShow lineOnShow(const PlaySession &play);

/// Who answers questions about the game that is played with the design in view.
std::shared_ptr<Analyst> analystOf(Workspace &workspace);

/// The same by another program.
std::shared_ptr<EngineAnalyst> engineAnalystOf(Workspace &workspace, const EngineSetup &engine);

/// Why the position on show has no next move, as a sentence; empty if it has one, or if the rules
/// are still being asked.
QString whyNoMove(const PlaySession &play);

} // namespace rookery
