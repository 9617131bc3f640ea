#pragma once

#include "model/design/terms/rule_visitor_fwd.h"

namespace rookery {

/// For the player who has given check so many times.
struct Checks
{
    int count = 3;

    friend bool operator==(const Checks &, const Checks &) = default;
};

void visitFields(RuleVisitor &v, Checks &rule);
const RuleAbout &about(const Checks *);

} // namespace rookery
