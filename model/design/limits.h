#pragma once

#include <cstddef>

/// What a design may hold. Past a limit there is an error that names it, never a truncation.
namespace rookery::limits {

inline constexpr std::size_t cells = 65'535;
inline constexpr int side = 255; ///< files or ranks of a rectangle
inline constexpr std::size_t directions = 1'024;
inline constexpr std::size_t directionGroups = 256;
inline constexpr std::size_t walkParts =
    64; ///< walks are followed link by link wherever they are used
inline constexpr std::size_t zones = 256;
inline constexpr int zoneColours = 8;          ///< of the palette that zones are drawn with
inline constexpr std::size_t cellCorners = 64; ///< of an outline given by hand
inline constexpr int cellReach = 8'000; ///< of such a corner from the centre, thousandths of a cell
inline constexpr int cellColours = 8;   ///< of the palette that cells are drawn with
inline constexpr std::size_t pieceTypes = 4'096;
inline constexpr std::size_t movesPerPiece = 256;
inline constexpr std::size_t legsPerPiece = 1'024; ///< of all its movements together
inline constexpr std::size_t vectors =
    1'024; ///< different ones in movements; a board keeps a table for each
inline constexpr std::size_t walkStates =
    50'000; ///< that one piece's moves from one cell pass through; more are not walked, and said
inline constexpr int legSteps = 65'535; ///< of a leg that is not unlimited
inline constexpr int turnPoints = 255;  ///< to either side
inline constexpr std::size_t players = 16;
inline constexpr int vectorPart = 255;           ///< each coordinate of a leap
inline constexpr int coordinate = 1'000'000'000; ///< a drawing coordinate, thousandths of a cell
inline constexpr std::size_t nameBytes = 200;
inline constexpr std::size_t textBytes = 1'000'000; ///< notes and path texts
inline constexpr std::size_t fileBytes = 64U << 20U;
inline constexpr int fileNesting = 64;
inline constexpr std::size_t fileValues = 3'000'000; ///< lists, objects and whatever is in them
inline constexpr std::size_t svgBytes = 1'000'000;
inline constexpr std::size_t pngBytes = 4'000'000;
inline constexpr std::size_t pngPixels = 16U << 20U; ///< four bytes each once they are unpacked
inline constexpr std::size_t pictures = 256;
inline constexpr std::size_t pictureBytes = 16'000'000; ///< of a design's pictures together
inline constexpr int handCount = 65'535;
inline constexpr std::size_t rules = 1'024; ///< of one kind
inline constexpr std::size_t approvals = 1'024;
inline constexpr std::size_t examples = 1'024;
inline constexpr std::size_t exportTargets = 64;
inline constexpr std::size_t exportOptions = 32;      ///< of one target
inline constexpr std::size_t movesPerExample = 1'024; ///< expected, and as many forbidden

} // namespace rookery::limits
