#pragma once

#include "model/design/terms/rule_visitor_fwd.h"

namespace rookery {

/// For the player to move after so many passes in a row.
struct Passes
{
    int count = 2;

    friend bool operator==(const Passes &, const Passes &) = default;
};

void visitFields(RuleVisitor &v, Passes &rule);
const RuleAbout &about(const Passes *);

} // namespace rookery
