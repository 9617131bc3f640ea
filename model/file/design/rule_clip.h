#pragma once

#include "model/base/result.h"
#include "model/design/design.h"

#include <string>
#include <string_view>

namespace rookery {

/// A rule as it stands in a file, such as `{"effects": [{...}]}`, for the clipboard. The path is
/// one of model/design/rule_path.h with a list; empty for any other.
std::string copiedRule(const Design &design, std::string_view path);

/// The design with copied rules behind those of the same lists. Fails with the first fault where
/// the text is none of such rules, or names what this design has not.
Result<Design> withPastedRules(const Design &design, std::string_view text);

} // namespace rookery
