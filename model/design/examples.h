#pragma once

#include "model/design/terms/extras.h"

#include <string>
#include <vector>

namespace rookery {

/// What the designer expects of a position: moves that must be legal in it, and moves that must not
/// be. Positions and moves are kept as they are written, so that an example outlives edits that
/// make it wrong; the checks say so then.
struct Example
{
    std::string name;                   ///< what it shows; may be empty
    std::string position;               ///< as readPosition() reads it; empty for the start
    std::vector<std::string> expected;  ///< as moveText() writes them
    std::vector<std::string> forbidden; ///< the same
    Extras extras;

    friend bool operator==(const Example &, const Example &) = default;
};

/// The pinned examples of a design, in the order of their author.
struct Examples
{
    std::vector<Example> list;

    friend bool operator==(const Examples &, const Examples &) = default;
};

} // namespace rookery
