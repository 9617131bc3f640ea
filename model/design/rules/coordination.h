#pragma once

#include "model/design/terms/extras.h"
#include "model/design/terms/rule_visitor_fwd.h"
#include "model/design/terms/sets.h"

namespace rookery {

/// A piece of `captors` that arrives captures the enemies on the two cells where its own file and
/// rank cross those of a partner.
struct Coordination
{
    PieceSet captors;
    PieceSet partners;
    PieceSet victims;
    Extras extras;

    friend bool operator==(const Coordination &, const Coordination &) = default;
};

void visitFields(RuleVisitor &v, Coordination &rule);
const RuleAbout &about(const Coordination *);

} // namespace rookery
