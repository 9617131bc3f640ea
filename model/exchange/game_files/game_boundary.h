#pragma once

#include <string_view>

namespace rookery {

/// Finds where another game begins in a file, line by line.
class GameBoundary
{
public:
    virtual ~GameBoundary() = default;
    /// Whether this line is the first one of another game.
    virtual bool begins(std::string_view line) = 0;
};

} // namespace rookery
