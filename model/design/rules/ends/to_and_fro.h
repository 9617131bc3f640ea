#pragma once

#include "model/design/terms/rule_visitor_fwd.h"
#include "model/design/terms/sets.h"

namespace rookery {

/// For the player who has made so many moves in a row, passes not counted, with one piece of these
/// types, out of check and without a capture, after the first only there and back: janggi's modern
/// rule.
struct ToAndFro
{
    PieceSet types;
    int moves = 5;

    friend bool operator==(const ToAndFro &, const ToAndFro &) = default;
};

void visitFields(RuleVisitor &v, ToAndFro &rule);
const RuleAbout &about(const ToAndFro *);

} // namespace rookery
