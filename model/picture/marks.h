#pragma once

#include "model/picture/figure.h"
#include "model/play/reach/reach.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace rookery {

/// What a mark on a cell means. Each has its own shape; colour only repeats it.
enum class MarkKind {
    Move,      ///< small filled disc
    Capture,   ///< thin ring that leaves room for a piece
    Both,      ///< the disc in the middle of the ring
    Hurdle,    ///< diamond: the piece here is jumped over
    Victim,    ///< triangle: the piece here is taken by a move that ends elsewhere
    Via,       ///< hollow square with the number of the leg
    Blocked,   ///< cross
    Promotion, ///< five-point star in the corner
};

/// One row of the legend that the window, pictures, rule sheets and printed sheets share.
struct MarkLegend
{
    MarkKind kind;
    const char *name;   ///< for people; the window translates it, see shown() of widgets
    const char *letter; ///< letter mode and screen readers
};

std::span<const MarkLegend> markLegend();

/// The mark that stands for what a piece has to do with a cell; nothing for cells without one.
std::optional<MarkKind> markFor(const Reach &reach, CellId cell);

/// The kinds on a board, in the order of the legend.
std::vector<MarkKind> marksOf(const Reach &reach);

/// Where a mark lies that usually leaves room for a piece.
enum class MarkPlace { Usual, Middle };

/// A mark in a cell with this side and its middle at (0, 0), with a black and a white rim, so that
/// it stands out on any ground. `leg` is the number of a via cell.
std::vector<Figure>
markFigures(MarkKind kind, double side, int leg = 0, MarkPlace place = MarkPlace::Usual);

/// The same as a legend shows it, alone.
std::vector<Figure> legendFigures(MarkKind kind, double side);

/// The marks' fills, chosen so that no two fall together under any colour vision; a test holds the
/// distances.
namespace markColours {
inline constexpr Rgb move = 0x0072b2;
inline constexpr Rgb capture = 0xd55e00;
inline constexpr Rgb hurdle = 0xcc79a7;
inline constexpr Rgb via = 0xf0e442;
inline constexpr Rgb blocked = 0x000000;
} // namespace markColours

} // namespace rookery
