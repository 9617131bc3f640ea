#pragma once

#include "model/design/terms/rule_visitor_fwd.h"
#include "model/design/terms/sets.h"

namespace rookery {

/// For the player whose pieces fill a square with so many cells to a side.
struct Block
{
    PieceSet types;
    int side = 2;

    friend bool operator==(const Block &, const Block &) = default;
};

void visitFields(RuleVisitor &v, Block &rule);
const RuleAbout &about(const Block *);

} // namespace rookery
