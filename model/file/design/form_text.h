#pragma once

#include "model/file/design/rule_form.h"

#include <optional>
#include <string_view>

namespace rookery {

/// What is known of a form while its texts are found in a design.
struct FormReading
{
    FormBlanks blanks;                       ///< what parameters are
    std::set<std::string, std::less<>> none; ///< parameters that are not given
    std::optional<std::string> number;       ///< behind its names: nothing, `2`, `3` ...
};

/// Reads a text that model/file/design/rule_form.h would make of the text of a form; false where it
/// cannot be one. What an earlier text has said holds for this one.
bool readFormText(std::string_view form, std::string_view text, FormReading &reading);

} // namespace rookery
