#pragma once

#include "app/cli/json_output.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace rookery::bench {

/// How fast another program counted the same.
struct PerftRival
{
    std::string program;
    double rate = 0;   ///< million nodes per second of processor time, its start subtracted; median
    double ratio = 0;  ///< our rate to its, each pair measured one after the other; median
    double listed = 0; ///< the same with our leaves listed; 0 where it counts deeper than we list
};

/// How fast the sequences of legal moves of a game are counted, each leaf by bulk.
struct PerftTiming
{
    std::string game;
    int depth = 0;
    std::uint64_t nodes = 0;
    double compile = 0;             ///< milliseconds from the design to the tables
    double rate = 0;                ///< million nodes per second, median
    double listed = 0;              ///< the same with every leaf written to a list
    std::vector<PerftRival> rivals; ///< those that are installed and know the game
};

struct PlayoutTiming
{
    std::string game;
    double games = 0; ///< random games of at most 400 moves a second
    double moves = 0; ///< in them, a second
};

struct PerftBench
{
    std::vector<PerftTiming> counts;
    std::vector<PlayoutTiming> playouts;
};

/// Measures in rounds that interleave all games and programs, five of them or (brief) one without
/// the other programs. Figures are processor time, so that a busy machine spoils them less.
PerftBench benchPerft(bool isBrief, std::uint64_t seed);

std::string perftText(const PerftBench &bench);
cli::Json perftJson(const PerftBench &bench);

} // namespace rookery::bench
