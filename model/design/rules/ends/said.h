#pragma once

#include "model/design/terms/rule_visitor_fwd.h"
#include "model/phrase/tree.h"

namespace rookery {

/// Any condition, in the words of own rules. It is asked after every move for each player `p` that
/// the end is about.
struct Said
{
    phrase::Phrase condition; ///< a truth

    friend bool operator==(const Said &, const Said &) = default;
};

/// Whether such a condition itself, not a word in it, asks who has lost: then it is asked of the
/// last player as well, whom all others have left.
bool asksWhoHasLost(const phrase::Phrase &condition);

void visitFields(RuleVisitor &v, Said &rule);
const RuleAbout &about(const Said *);

} // namespace rookery
