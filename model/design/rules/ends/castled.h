#pragma once

#include "model/design/terms/rule_visitor_fwd.h"
#include "model/design/terms/sets.h"

#include <string>
#include <vector>

namespace rookery {

/// For the player who castles; with letters, only on these wings.
struct Castled
{
    PlayerSet players;
    std::vector<std::string> letters; ///< none: any

    friend bool operator==(const Castled &, const Castled &) = default;
};

void visitFields(RuleVisitor &v, Castled &rule);
const RuleAbout &about(const Castled *);

} // namespace rookery
