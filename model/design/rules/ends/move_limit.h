#pragma once

#include "model/design/terms/rule_visitor_fwd.h"

namespace rookery {

/// For the player to move after so many moves of all players together.
struct MoveLimit
{
    int moves = 1000;

    friend bool operator==(const MoveLimit &, const MoveLimit &) = default;
};

void visitFields(RuleVisitor &v, MoveLimit &rule);
const RuleAbout &about(const MoveLimit *);

} // namespace rookery
