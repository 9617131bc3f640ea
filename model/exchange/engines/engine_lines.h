#pragma once

#include "model/exchange/engines/engine_setup.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Single lines of engines, which may hold anything.
namespace rookery {

/// The words of a line between spaces.
std::vector<std::string> wordsOf(std::string_view line);

/// `id name X`, `option name Hash type spin default 16 min 1 max 33554432`, also without `name` as
/// UCCI has it; whether the line was one of these.
bool readUciIntroduction(std::string_view line, EngineIdentity &identity);

/// `feature setboard=1 myname="X" variants="normal,xiangqi" option="Hash -spin 16 1 64"`; whether
/// the line says `done=1`.
bool readCecpFeatures(std::string_view line, EngineIdentity &identity);

/// `info depth 4 score cp 31 nodes 500 pv e2e4 e7e5`; nothing if it says no depth and no score.
std::optional<EngineReport> uciReport(std::string_view line);

/// `4 31 2 500 e2e4 e7e5`: depth, score, hundredths of a second, nodes, line.
std::optional<EngineReport> cecpReport(std::string_view line);

/// As Searcher has it: a mate in so many moves of the player is a win in that many moves of all
/// players. 0 without a score.
int scoreOf(const EngineReport &report);

} // namespace rookery
