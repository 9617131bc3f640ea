#pragma once

#include "model/base/result.h"
#include "model/design/design.h"

#include <string>
#include <vector>

namespace rookery {

/// A group of these directions; one of the same name, the lattice's too, is replaced. Without
/// members an own group is gone, and the lattice's of that name is back.
Result<Design> withDirectionGroup(const Design &design,
                                  const std::string &name,
                                  const std::vector<DirectionId> &members);

/// Another name for a group; one that the lattice gives stays beside it.
Result<Design>
withDirectionGroupRenamed(const Design &design, const std::string &name, const std::string &now);

} // namespace rookery
