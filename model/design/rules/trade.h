#pragma once

#include "model/design/terms/extras.h"
#include "model/design/terms/rule_visitor_fwd.h"
#include "model/design/terms/sets.h"

#include <vector>

namespace rookery {

/// Pieces too strong to be traded, as the lions of Chu Shogi: one of them captures another that is
/// no neighbour only if no piece could capture it there in turn, or if it captures more than
/// trifles besides; and when one has fallen to another piece, no other piece captures one in the
/// next turn, except on the same cell.
struct Trade
{
    PieceSet types;
    std::vector<PieceId> trifles; ///< pieces whose capture besides is no excuse
    Extras extras;

    friend bool operator==(const Trade &, const Trade &) = default;
};

void visitFields(RuleVisitor &v, Trade &rule);
const RuleAbout &about(const Trade *);

} // namespace rookery
