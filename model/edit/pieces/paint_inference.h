#pragma once

#include "model/edit/pieces/path_painting.h"

#include <optional>
#include <span>
#include <string>

namespace rookery {

// What leaps painted one by one may have been meant as. Nothing here is ever assumed without being
// shown.

/// Leaps by one, two and more times the same step, with the same rights.
struct LeapRun
{
    Vector step;
    int count = 0;
    Rights rights = Rights::Both;

    friend bool operator==(const LeapRun &, const LeapRun &) = default;
};

/// The run of leaps on the line from the piece through this cell, if there are at least two from
/// the first cell on and the cell is one of them.
std::optional<LeapRun>
leapRunThrough(const Path &path, const Directions &directions, const Vector &cell);

/// A slide for each of these steps as far as `range` in place of the leaps along it that have the
/// run's rights.
Path withRunAsSlide(Path path,
                    const Directions &directions,
                    std::span<const Vector> steps,
                    const LeapRun &run,
                    int range);

/// The letter of the atom that leaps to exactly these cells, such as `C` to all eight of the camel;
/// nothing if the path does more or less, or the atom has no letter of its own. On a board of
/// squares.
std::optional<std::string> atomLetterOf(const Path &path, const Directions &directions);

} // namespace rookery
