#pragma once

/// Bounds of the numbers in rules.
namespace rookery::rulelimits {

inline constexpr int count = 65'535; ///< men, moves, checks, times
inline constexpr int weight = 1'000'000;

} // namespace rookery::rulelimits
