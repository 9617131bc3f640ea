#pragma once

#include "model/design/terms/extras.h"
#include "model/design/terms/rule_visitor_fwd.h"
#include "model/design/terms/sets.h"

namespace rookery {

/// Pieces of these types do not capture those.
struct Immunity
{
    PieceSet captors;
    PieceSet victims;
    Extras extras;

    friend bool operator==(const Immunity &, const Immunity &) = default;
};

void visitFields(RuleVisitor &v, Immunity &rule);
const RuleAbout &about(const Immunity *);

} // namespace rookery
