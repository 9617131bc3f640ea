#pragma once

#include "model/design/terms/rule_visitor_fwd.h"

namespace rookery {

/// For the player who is to move when no cell is empty.
struct BoardFull
{
    friend bool operator==(const BoardFull &, const BoardFull &) = default;
};

void visitFields(RuleVisitor &v, BoardFull &rule);
const RuleAbout &about(const BoardFull *);

} // namespace rookery
