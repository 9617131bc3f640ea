#pragma once

#include "model/design/terms/extras.h"
#include "model/design/terms/rule_visitor_fwd.h"
#include "model/design/terms/sets.h"

#include <optional>

namespace rookery {

/// A piece that stands in the zone before and after a turn of its player is taken off the board:
/// the river of Congo.
struct Drowning
{
    PieceSet types;
    PlayerSet players;
    std::optional<ZoneId> zone;
    Extras extras;

    friend bool operator==(const Drowning &, const Drowning &) = default;
};

void visitFields(RuleVisitor &v, Drowning &rule);
const RuleAbout &about(const Drowning *);

} // namespace rookery
