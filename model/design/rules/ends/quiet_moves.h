#pragma once

#include "model/design/terms/rule_visitor_fwd.h"
#include "model/design/terms/sets.h"

#include <vector>

namespace rookery {

/// For the player to move after so many moves in a row (one by one player) without a capture or a
/// move of these types.
struct QuietMoves
{
    int moves = 100;
    std::vector<PieceId> types; ///< none: only captures count

    friend bool operator==(const QuietMoves &, const QuietMoves &) = default;
};

void visitFields(RuleVisitor &v, QuietMoves &rule);
const RuleAbout &about(const QuietMoves *);

} // namespace rookery
