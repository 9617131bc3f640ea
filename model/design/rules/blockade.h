#pragma once

#include "model/design/terms/extras.h"
#include "model/design/terms/rule_visitor_fwd.h"
#include "model/design/terms/sets.h"

namespace rookery {

/// Two pieces of one player that stand in each other's way, so that each could go to the other's
/// cell if it were empty, may be taken off the board by an opponent before moving, which is not
/// lost by it: the pawns of Byzantine chess that have come round the board.
struct Blockade
{
    PieceSet types;
    PlayerSet players; ///< whose pieces they are
    Extras extras;

    friend bool operator==(const Blockade &, const Blockade &) = default;
};

void visitFields(RuleVisitor &v, Blockade &rule);
const RuleAbout &about(const Blockade *);

} // namespace rookery
