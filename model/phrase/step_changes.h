#pragma once

#include "model/phrase/tree.h"

#include <vector>

namespace rookery::phrase {

/// What steps can change beside names of their own, the further the later.
enum class Changed {
    Nothing,
    Numbers, ///< numbers of the rules
    Turn,    ///< whose turn it is, and what may follow
    Board,   ///< pieces, hands or walls
};

/// The furthest that a step may change, with the steps within it.
Changed changedBy(const Step &step);
Changed changedBy(const std::vector<Step> &steps);

} // namespace rookery::phrase
