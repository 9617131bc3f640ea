#pragma once

#include "model/play/referee.h"

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

/// All of them, sorted by text. The depth is at least 1.
std::vector<Branch>
perftBranches(Referee &referee, const Design &design, Position &position, int depth);

} // namespace rookery::cli
