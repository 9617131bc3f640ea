#pragma once

#include <optional>
#include <string>
#include <vector>

namespace rookery::bench {

/// Of this program so far, in seconds.
double processorTime();

/// 0 without values.
double median(std::vector<double> values);

/// Another program that has run to its end.
struct RivalRun
{
    double seconds = 0; ///< of processor time, without those for its start
    std::string output;
};

/// Nothing if it took no time that could be measured.
std::optional<RivalRun> runRival(const std::string &program, const std::string &input);

/// What Fairy-Stockfish is told to count a variant, from its start or from a position in FEN.
std::string fairyPerftInput(const std::string &variant, int depth, const char *position = nullptr);

} // namespace rookery::bench
