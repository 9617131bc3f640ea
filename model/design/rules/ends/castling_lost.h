#pragma once

#include "model/design/terms/rule_visitor_fwd.h"

#include <string>
#include <vector>

namespace rookery {

/// For the player who can never castle any more; with letters, on none of these wings.
struct CastlingLost
{
    std::vector<std::string> letters; ///< none: any

    friend bool operator==(const CastlingLost &, const CastlingLost &) = default;
};

void visitFields(RuleVisitor &v, CastlingLost &rule);
const RuleAbout &about(const CastlingLost *);

} // namespace rookery
