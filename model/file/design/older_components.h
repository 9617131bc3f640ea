#pragma once

#include "model/base/result.h"
#include "model/file/json/json_tree.h"

#include <string>

namespace rookery {

/// A text in which components that older files have are own rules, by the forms of the rule library
/// that say the same. Lines stay those of the file.
struct WithForms
{
    std::string text; ///< empty: there was none of these components
    Errors errors;    ///< what is wrong with the members of such components
};

WithForms withForms(const JsonTree &older);

} // namespace rookery
