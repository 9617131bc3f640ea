#pragma once

#include "app/cli/json_output.h"

#include <cstdint>
#include <string>
#include <vector>

namespace rookery::bench {

/// How fast a variant's moves are counted, against Fairy-Stockfish.
struct VariantTiming
{
    std::string variant;
    int depth = 0;
    std::uint64_t nodes = 0;
    double rate = 0;  ///< million nodes per second of processor time, median
    double ratio = 0; ///< to Fairy-Stockfish's rate, each pair one after the other; median
};

struct VariantBench
{
    std::vector<VariantTiming> variants;
    std::vector<std::string> others; ///< those that count otherwise or cannot be imported, and why
    double mean = 0;                 ///< geometric, of the ratios; 0 without any
};

/// All variants that the installed Fairy-Stockfish and the import both know, in five rounds or
/// (brief) one.
VariantBench benchVariants(bool isBrief);

std::string variantsText(const VariantBench &bench);
cli::Json variantsJson(const VariantBench &bench);

} // namespace rookery::bench
