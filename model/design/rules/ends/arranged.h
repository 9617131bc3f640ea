#pragma once

#include "model/design/terms/rule_visitor_fwd.h"
#include "model/design/terms/sets.h"

#include <vector>

namespace rookery {

/// A piece of this type on this cell.
struct Standing
{
    SiteId cell;
    PieceId type;

    friend bool operator==(const Standing &, const Standing &) = default;
};

/// For the player whose pieces stand so, wherever others stand.
struct Arranged
{
    std::vector<Standing> pieces;

    friend bool operator==(const Arranged &, const Arranged &) = default;
};

void visitFields(RuleVisitor &v, Standing &rule);
const RuleAbout &about(const Standing *);
void visitFields(RuleVisitor &v, Arranged &rule);
const RuleAbout &about(const Arranged *);

} // namespace rookery
