#pragma once

#include "model/design/terms/rule_visitor_fwd.h"
#include "model/design/terms/sets.h"

namespace rookery {

/// For the player who has just lost one of these pieces by capture by a piece of those types.
struct Fallen
{
    PieceSet types;
    PieceSet captors;

    friend bool operator==(const Fallen &, const Fallen &) = default;
};

void visitFields(RuleVisitor &v, Fallen &rule);
const RuleAbout &about(const Fallen *);

} // namespace rookery
