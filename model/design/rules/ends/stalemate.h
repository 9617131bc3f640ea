#pragma once

#include "model/design/terms/rule_visitor_fwd.h"

namespace rookery {

/// For the player to move, who is not in check and has no move.
struct Stalemate
{
    friend bool operator==(const Stalemate &, const Stalemate &) = default;
};

void visitFields(RuleVisitor &v, Stalemate &rule);
const RuleAbout &about(const Stalemate *);

} // namespace rookery
