#pragma once

#include "model/design/terms/rule_visitor_fwd.h"
#include "model/design/terms/sets.h"

namespace rookery {

/// For the player to move, who is in check and has no move.
struct Mate
{
    PieceSet checkers; ///< only while all pieces that give the check are of these types
    /// Only after a check by one of these, in this position or in one before it of a row of
    /// checks: the shak of Mongolian chess.
    PieceSet series;

    friend bool operator==(const Mate &, const Mate &) = default;
};

void visitFields(RuleVisitor &v, Mate &rule);
const RuleAbout &about(const Mate *);

} // namespace rookery
