#pragma once

#include "model/design/terms/extras.h"
#include "model/design/terms/rule_visitor_fwd.h"
#include "model/design/terms/sets.h"

namespace rookery {

/// Pieces of these types do not go where an enemy could capture them: the princess of Jetan.
struct Caution
{
    PieceSet types;
    PlayerSet players;
    Extras extras;

    friend bool operator==(const Caution &, const Caution &) = default;
};

void visitFields(RuleVisitor &v, Caution &rule);
const RuleAbout &about(const Caution *);

} // namespace rookery
