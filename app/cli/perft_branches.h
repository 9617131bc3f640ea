#pragma once

#include "model/play/game/game_engine.h"

#include <cstdint>
#include <string>
#include <vector>

namespace rookery::cli {

/// A first move and how many sequences begin with it.
struct Branch
{
    std::string text;
    std::uint64_t nodes;
};

/// All of them from the engine's position, sorted by text. The depth is at least 1.
std::vector<Branch> perftBranches(GameEngine &engine, const Design &design, int depth);

} // namespace rookery::cli
