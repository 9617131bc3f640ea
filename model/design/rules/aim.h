#pragma once

#include "model/design/terms/extras.h"
#include "model/design/terms/rule_visitor_fwd.h"
#include "model/design/terms/sets.h"

namespace rookery {

/// A piece of `types` that arrives on one line with enemies of `targets`, whatever stands between,
/// takes their first moves from them: they count as moved. The rook of Cambodian chess and the
/// king's leap.
struct Aim
{
    PieceSet types;
    PieceSet targets;
    Lines lines = Lines::Orthogonal;
    Extras extras;

    friend bool operator==(const Aim &, const Aim &) = default;
};

void visitFields(RuleVisitor &v, Aim &rule);
const RuleAbout &about(const Aim *);

} // namespace rookery
