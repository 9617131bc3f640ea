#pragma once

#include "model/design/terms/extras.h"
#include "model/design/terms/rule_visitor_fwd.h"
#include "model/design/terms/sets.h"

#include <vector>

namespace rookery {

/// A capture removes the captor and every piece on the neighbouring cells too.
struct Explosion
{
    PieceSet captors;
    PieceSet victims;               ///< whose capture explodes
    std::vector<PieceId> unharmed;  ///< on neighbouring cells; empty: none
    std::vector<PieceId> survivors; ///< captors that stay; empty: none
    Lines lines = Lines::All;
    Extras extras;

    friend bool operator==(const Explosion &, const Explosion &) = default;
};

void visitFields(RuleVisitor &v, Explosion &rule);
const RuleAbout &about(const Explosion *);

} // namespace rookery
