#pragma once

#include "model/base/result.h"

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace rookery::fairy {

/// How many sequences of so many moves another program counted.
struct OracleRow
{
    std::string fen;
    int depth = 0;
    std::uint64_t nodes = 0;
};

struct OracleVariant
{
    std::string name;
    /// Its resolved rules in the form of a variants.ini. Where a region is a list of single squares
    /// the oracle may have lost them.
    std::string definition;
    std::vector<OracleRow> rows;
};

/// Reads a file of counts (tests/data/oracle/README.md describes it), variants in its order.
Result<std::vector<OracleVariant>, Errors> readPerftOracle(std::string_view text);

} // namespace rookery::fairy
