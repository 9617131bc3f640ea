#pragma once

#include "model/design/terms/rule_visitor_fwd.h"
#include "model/design/terms/sets.h"

#include <optional>

namespace rookery {

/// For the player one of whose pieces is shut in: every neighbour of its cell along these lines is
/// taken by an enemy.
struct ShutIn
{
    PieceSet types;
    std::optional<ZoneId> zone; ///< where the piece stands
    Lines lines = Lines::All;

    friend bool operator==(const ShutIn &, const ShutIn &) = default;
};

void visitFields(RuleVisitor &v, ShutIn &rule);
const RuleAbout &about(const ShutIn *);

} // namespace rookery
