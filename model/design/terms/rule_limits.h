#pragma once

/// Bounds of the numbers in rules.
namespace rookery::rulelimits {

inline constexpr int count = 65'535; ///< pieces, moves, checks, times
inline constexpr int weight = 1'000'000;
inline constexpr int exchanges = 255; ///< of one player in a game

} // namespace rookery::rulelimits
