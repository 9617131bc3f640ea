#pragma once

#include "model/design/rules/royals.h"
#include "model/design/terms/rule_visitor_fwd.h"
#include "model/design/terms/sets.h"

namespace rookery {

/// For a player who has too few pieces of these types left, hand included.
struct Extinct
{
    PieceSet types;
    Counted counted = Counted::Together;
    int atMost = 0;
    int enemyAtLeast = 0; ///< only while the opponent still has so many
    /// The opponent may still answer in kind: it ends only when the turn comes back.
    bool answered = false;

    friend bool operator==(const Extinct &, const Extinct &) = default;
};

void visitFields(RuleVisitor &v, Extinct &rule);
const RuleAbout &about(const Extinct *);

} // namespace rookery
