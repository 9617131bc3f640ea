#pragma once

#include "model/design/design.h"

#include <string>
#include <vector>

namespace rookery {

/// For each type, whether there can be a piece of it: at the start, from a hand, or because another
/// becomes one.
std::vector<bool> typesThereCanBe(const Design &design);

/// A member of a rule that names types, and only such as there is never a piece of.
struct NothingNamed
{
    std::string path; ///< of the rule's member, without `/rules/`
    std::vector<PieceId> types;
};

std::vector<NothingNamed> rulesThatNameNothing(const Design &design);

/// Whether any piece or rule can take a piece off the board.
bool canCapture(const Design &design);

} // namespace rookery
