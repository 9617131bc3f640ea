#pragma once

#include "model/design/terms/rule_visitor_fwd.h"
#include "model/design/terms/sets.h"

#include <optional>

namespace rookery {

/// For the player whose pieces join two zones.
struct Joining
{
    PieceSet types;
    std::optional<ZoneId> from;
    std::optional<ZoneId> to;
    Lines lines = Lines::Orthogonal;
    /// Chains only go on in these, as their player sees them, from the first zone to the second,
    /// instead of along lines.
    DirectionSet directions = {};

    friend bool operator==(const Joining &, const Joining &) = default;
};

void visitFields(RuleVisitor &v, Joining &rule);
const RuleAbout &about(const Joining *);

} // namespace rookery
