#pragma once

#include "model/base/result.h"
#include "model/design/directions.h"
#include "model/design/step.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace rookery {

// A leg's ways to step as text, one behind the other:
//
//     n e s w             directions of the design
//     (3,1) (1,0,1)       vectors, with two to four parts
//     turn +1 turn -2     compass points to the right or left of the leg before
//     around (1,0)        a vector round the side edges; `around-all` round all edges
//     anywhere            any other cell of the board

std::string stepText(const Step &step, const Directions &directions);
std::string stepsText(std::span<const Step> steps, const Directions &directions);

/// Reads what stepsText() writes, and the name of a group for all its directions that are not said
/// yet. Errors carry a column.
Result<std::vector<Step>> readSteps(std::string_view text,
                                    const Directions &directions,
                                    std::span<const DirectionGroup> groups = {});

} // namespace rookery
