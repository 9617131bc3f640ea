#pragma once

#include <string>
#include <string_view>

namespace rookery::fairy {

/// A Betza string of the engine, taken apart: what a piece can always do, and what it can do from
/// its double step region (`i`), both without the letters `i` and `e`. The right to capture in
/// passing is a rule of the variant.
struct BetzaParts
{
    std::string always;
    std::string initial;
    bool capturesInPassing = false;
};

BetzaParts betzaParts(std::string_view betza);

} // namespace rookery::fairy
