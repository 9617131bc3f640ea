#pragma once

#include "model/design/terms/extras.h"
#include "model/design/terms/rule_visitor_fwd.h"
#include "model/design/terms/sets.h"

namespace rookery {

/// A piece of these types that captures turns into a wall.
struct Petrification
{
    PieceSet types;
    bool shields = true; ///< the new wall keeps checks off already when the move is judged
    Extras extras;

    friend bool operator==(const Petrification &, const Petrification &) = default;
};

void visitFields(RuleVisitor &v, Petrification &rule);
const RuleAbout &about(const Petrification *);

} // namespace rookery
