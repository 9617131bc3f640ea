#pragma once

#include "model/design/terms/extras.h"
#include "model/design/terms/rule_visitor_fwd.h"
#include "model/phrase/tree.h"

#include <string>

namespace rookery {

/// A phrase with a name, and blanks for the values that it is about: the liberties of a cell.
struct OwnWord
{
    phrase::Head name;
    phrase::Phrase means; ///< its locals begin with the parameters
    std::string note;
    Extras extras;

    friend bool operator==(const OwnWord &, const OwnWord &) = default;
};

void visitFields(RuleVisitor &v, OwnWord &rule);
const RuleAbout &about(const OwnWord *);

} // namespace rookery
