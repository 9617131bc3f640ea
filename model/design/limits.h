#pragma once

#include <cstddef>

/// What a design may hold. Past a limit there is an error that names it, never a truncation.
namespace rookery::limits {

inline constexpr std::size_t cells = 65'535;
inline constexpr int side = 255; ///< files or ranks of a rectangle
inline constexpr std::size_t directions = 1'024;
inline constexpr std::size_t pieceTypes = 4'096;
inline constexpr std::size_t movesPerPiece = 256;
inline constexpr std::size_t legsPerPiece = 1'024;
inline constexpr std::size_t players = 16;
inline constexpr int vectorPart = 255; ///< each coordinate of a leap
inline constexpr int coordinate = 1'000'000'000; ///< a drawing coordinate, thousandths of a cell
inline constexpr std::size_t nameBytes = 200;
inline constexpr std::size_t textBytes = 1'000'000; ///< notes and path texts
inline constexpr std::size_t fileBytes = 64U << 20U;
inline constexpr int fileNesting = 64;
inline constexpr int handCount = 65'535;

} // namespace rookery::limits
