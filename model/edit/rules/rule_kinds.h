#pragma once

#include "model/base/result.h"
#include "model/design/design.h"

#include <cstddef>
#include <string_view>

/// New rules by the kinds of the catalogue, ruleRows() and endRows(): each does at once what the
/// title of its kind promises.
namespace rookery {

/// One more component of a list, or the one of the kind with something to say. A design that says
/// it already stays as it is.
Result<Design> withKindAdded(const Design &design, std::string_view kind);

/// One more end with the condition at this place of endRows().
Result<Design> withEndAdded(const Design &design, std::size_t condition);

} // namespace rookery
