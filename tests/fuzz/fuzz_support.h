#pragma once

#include "model/base/result.h"

#include <cstdlib>
#include <iostream>

namespace rookery::fuzz {

inline void require(bool holds, const char *what)
{
    if (holds)
        return;
    std::cerr << what << '\n';
    std::abort();
}

/// An error is one line and says where: by line and column, or in a text of a file by its pointer
/// and the column.
inline void requireLocated(const Error &error)
{
    require(!error.sentence().empty() && error.sentence().find('\n') == std::string::npos,
            "an error is a line");
    const bool hasLine = error.place.line > 0 || !error.place.pointer.empty();
    require(hasLine && error.place.column > 0, "an error has a place");
}

} // namespace rookery::fuzz
