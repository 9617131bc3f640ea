#pragma once

#include "model/base/message.h"
#include "model/design/directions.h"
#include "model/design/legs.h"

#include <optional>
#include <set>

namespace rookery {

/// Lines on which a neighbour lies; oblique leaps have none.
enum class Line { Orthogonal, Diagonal, Queenly, Other };

/// The line after turns by so many points from another.
Line turnedLine(Line before, const std::set<int> &points);

/// The points by which a step to a neighbour turns from a heading on squares of one level; nothing
/// if that is no multiple of half a right angle.
std::optional<int> pointsBetween(const Vector &heading, const Vector &step);

/// Whether a step to a neighbour is the one of its kind that goes on best from an oblique leap.
bool goesOutward(const Vector &leap, const Vector &step);

/// Turns as what stands behind a verb: `outward like a rook`, `at a right angle`. `line` is where
/// they lead, `isSingle` whether that is one step.
Message turnWords(std::set<int> points, Line line, bool isSingle, const Directions &directions);

/// `outward like a rook`
Message outwardWords(Line line, bool isSingle);

} // namespace rookery
