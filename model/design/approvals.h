#pragma once

#include "model/design/terms/extras.h"

#include <string>

namespace rookery {

/// A problem that the author has seen and means to keep: it is not reported any more, as long as it
/// says the same.
struct Approval
{
    std::string code;     ///< of the problem: "S003"
    std::string sentence; ///< of the problem, whole
    std::string note;     ///< why it is meant so; may be empty
    Extras extras;

    friend bool operator==(const Approval &, const Approval &) = default;
};

} // namespace rookery
