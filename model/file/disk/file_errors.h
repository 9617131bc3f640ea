#pragma once

#include "model/base/result.h"

namespace rookery {

/// At what a file failed. A program ends with another exit code for each.
enum class FileFault {
    Unavailable, ///< it is missing, or cannot be read or written
    Malformed,   ///< it was read, but its content is wrong
};

/// Why a file could not be used.
struct FileErrors
{
    FileFault fault = FileFault::Unavailable;
    Errors list; ///< never empty; errors of content have a place
};

} // namespace rookery
