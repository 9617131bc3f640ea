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

void visitFields(RuleVisitor &v, Said &rule);
const RuleAbout &about(const Said *);

} // namespace rookery
