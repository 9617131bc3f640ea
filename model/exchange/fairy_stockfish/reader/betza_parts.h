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

/// Where a piece captures only: in passing the engine lets it capture nowhere else.
enum class CaptureOnly {
    Nowhere,
    Somewhere, ///< or on cells to which it may go by other moves, which is not looked into
    Wherever,  ///< on every cell on which it captures
};

CaptureOnly captureOnly(std::string_view betza);

} // namespace rookery::fairy
