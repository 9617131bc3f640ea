#pragma once

#include "model/design/terms/extras.h"
#include "model/design/terms/rule_visitor_fwd.h"
#include "model/design/terms/sets.h"

namespace rookery {

/// A piece of these types may also go to any empty cell, while its player has at most so many
/// pieces, those in hand included: the last three of Nine Men's Morris.
struct Flying
{
    PieceSet types;
    PlayerSet players;
    int atMost = 3;
    Extras extras;

    friend bool operator==(const Flying &, const Flying &) = default;
};

void visitFields(RuleVisitor &v, Flying &rule);
const RuleAbout &about(const Flying *);

} // namespace rookery
