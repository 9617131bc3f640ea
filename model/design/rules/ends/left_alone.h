#pragma once

#include "model/design/terms/rule_visitor_fwd.h"

namespace rookery {

/// For the player to move when all others have lost.
struct LeftAlone
{
    friend bool operator==(const LeftAlone &, const LeftAlone &) = default;
};

void visitFields(RuleVisitor &v, LeftAlone &rule);
const RuleAbout &about(const LeftAlone *);

} // namespace rookery
