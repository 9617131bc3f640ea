#pragma once

#include "app/cli/json_output.h"

#include <cstdint>
#include <string>
#include <vector>

namespace rookery::bench {

/// How fast a game that is written in own rules is counted, beside a Lua script of the same game.
struct ScriptTiming
{
    std::string game;
    int depth = 0;
    std::uint64_t nodes = 0;
    std::uint64_t scriptNodes = 0; ///< the same number, or one of both is wrong
    double rate = 0;               ///< million nodes per second of processor time, median
    double ratio = 0;              ///< to the script's, each pair measured one after the other
};

/// What an own ban costs that is asked of every move and never strikes.
struct BanTiming
{
    std::string game;
    std::string ban;
    double nanoseconds = 0; ///< for each move, median
};

/// How much faster a game with own rules is counted where tables list what they leave alone.
struct TableTiming
{
    std::string game;
    int depth = 0;
    std::uint64_t nodes = 0;
    std::uint64_t slowNodes = 0; ///< by the move rules alone; the same number, or one is wrong
    double rate = 0;             ///< million nodes per second of processor time, median
    double ratio = 0;            ///< to that of the move rules, measured one after the other
};

/// What a designer waits for when the moves of a position light up.
struct ListTiming
{
    std::string position;
    std::size_t moves = 0;
    double median = 0; ///< milliseconds
    double p99 = 0;
};

struct ScriptBench
{
    std::vector<ScriptTiming> scripts; ///< none where Lua was not there when this was built
    std::vector<BanTiming> bans;
    std::vector<TableTiming> tables;
    std::vector<ListTiming> lists;
};

/// Measures in rounds that interleave both sides, five of them or (brief) one that is less deep.
ScriptBench benchScripts(bool isBrief);

std::string scriptsText(const ScriptBench &bench);
cli::Json scriptsJson(const ScriptBench &bench);

} // namespace rookery::bench
