#pragma once

#include "model/edit/pieces/paint_symmetry.h"
#include "model/movement/path/path_notation.h"

#include <span>
#include <vector>

namespace rookery {

// What painting on a grid around the piece makes of a path. Painting the same cells twice changes
// nothing more, and the order in which cells are painted does not show in the result: directions
// stand in compass order, new items before the first that sorts after them.

/// Lets the piece leap by each of these vectors with these rights, whatever rights it had before.
Path withLeapPainted(Path path,
                     const Directions &directions,
                     std::span<const Vector> leaps,
                     Rights rights);

/// Lets the piece ride by each of these steps up to `range` times, or without end if that is
/// `unlimited`. It replaces rides by the same step with another range or other rights.
Path withRidePainted(Path path,
                     const Directions &directions,
                     std::span<const Vector> steps,
                     Rights rights,
                     int range);

/// Takes away whatever reaches one of these cells: single leaps, whole rides, and whole groups.
Path withErased(Path path, const Directions &directions, std::span<const Vector> cells);

// What the list of a movement's items changes.

Path withItemRights(Path path, std::size_t item, Rights rights);

/// Another range for an item that leads straight on: 1 makes a leap of it, `unlimited` a ride,
/// anything else one group for each direction. Others stay as they are.
Path withItemRange(Path path, const Directions &directions, std::size_t item, int range);

Path withItemRemoved(Path path, std::size_t item);

/// Moves the item to another place in the list.
Path withItemAt(Path path, std::size_t item, std::size_t place);

/// Exchanges one step of a group; steps of the repeated inner part count on behind the others.
Path withGroupStep(Path path, std::size_t item, std::size_t step, const PathStep &changed);

} // namespace rookery
