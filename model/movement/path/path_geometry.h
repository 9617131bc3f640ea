#pragma once

#include "model/movement/path/path_notation.h"

#include <optional>
#include <vector>

namespace rookery {

/// Where one step leads on a plain board; nothing for a direction that only follows drawn links.
std::optional<Vector> vectorOf(const PathDirection &direction, const Directions &directions);

/// The declared direction with this vector, else the vector itself.
PathDirection directionFor(const Vector &vector, const Directions &directions);

/// A path as it reads with the directions' names where they are declared.
Path withNamedDirections(Path path, const Directions &directions);

/// The shortest step that leads the same way: (2,4) is twice (1,2).
Vector primitiveStep(const Vector &vector);

/// How many of these steps, one after the other, lead to `to`; nothing if none do.
std::optional<int> stepsTo(const Vector &to, const Vector &step);

/// The order in which directions are written: the neighbours first, each ring clockwise from north.
bool comesBefore(const Vector &a, const Vector &b);
bool comesBefore(const PathDirection &a, const PathDirection &b, const Directions &directions);

/// How far an item leads if it is a straight line that may end on every cell of it: 1 for a leap,
/// unlimited for a ride, 3 for (n n n stop). Nothing for anything bent or with cells only passed.
std::optional<int> straightRange(const PathItem &item, const Directions &directions);

/// Where the item may end on an empty plain board, relative to its start and no farther from it
/// than `within` along each axis. Sorted; without the start itself.
std::vector<Vector> endsOf(const PathItem &item, const Directions &directions, int within);

} // namespace rookery
