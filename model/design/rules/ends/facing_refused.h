#pragma once

#include "model/design/terms/rule_visitor_fwd.h"
#include "model/design/terms/sets.h"

namespace rookery {

/// For the player who leaves royal pieces of two players facing each other, once the opponent has
/// left it so.
struct FacingRefused
{
    Lines lines = Lines::Orthogonal;

    friend bool operator==(const FacingRefused &, const FacingRefused &) = default;
};

void visitFields(RuleVisitor &v, FacingRefused &rule);
const RuleAbout &about(const FacingRefused *);

} // namespace rookery
