#pragma once

#include "model/design/terms/extras.h"
#include "model/design/terms/rule_visitor_fwd.h"
#include "model/design/terms/sets.h"

namespace rookery {

/// When a piece leaves the cell where it has stood since the start, a piece from the hand may take
/// its place; in castling on either of the two cells.
struct Gating
{
    PieceSet movers;
    PieceSet types; ///< that may come in
    PlayerSet players;
    Extras extras;

    friend bool operator==(const Gating &, const Gating &) = default;
};

void visitFields(RuleVisitor &v, Gating &rule);
const RuleAbout &about(const Gating *);

} // namespace rookery
