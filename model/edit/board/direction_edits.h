#pragma once

#include "model/base/result.h"
#include "model/design/design.h"

#include <span>
#include <string>
#include <vector>

namespace rookery {

/// A new direction at the end of the list: with a vector, or only a name whose links are drawn.
Result<Design>
withDirectionAdded(const Design &design, const std::string &name, std::optional<Vector> vector);

/// Game Courier's `map n 0 1 s 0 -1`: gives each named direction its vector, adding those that
/// do not exist yet.
struct DirectionMapping
{
    std::string name;
    Vector vector;
};

Result<Design> withDirectionsMapped(const Design &design,
                                    std::span<const DirectionMapping> mappings);

/// Other directions to follow one after the other instead of a vector.
Result<Design> withDirectionWalk(const Design &design,
                                 DirectionId direction,
                                 const std::vector<DirectionId> &walk);

/// Another vector for the direction, in place of the one or the walk that it had.
Result<Design>
withDirectionAimed(const Design &design, DirectionId direction, const Vector &vector);

/// The direction at another place of the compass order; it is direction number `place` afterwards.
Result<Design> withDirectionMoved(const Design &design, DirectionId direction, std::size_t place);

/// Fails while a piece or a walk uses the direction; its drawn links go with it.
Result<Design> withDirectionRemoved(const Design &design, DirectionId direction);

/// Paths follow the new name.
Result<Design>
withDirectionRenamed(const Design &design, DirectionId direction, const std::string &name);

/// Names of the pieces whose paths name this direction.
std::vector<std::string> piecesUsing(const Design &design, DirectionId direction);

} // namespace rookery
