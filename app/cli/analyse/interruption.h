#pragma once

#include <atomic>

namespace rookery::cli {

/// While it lives, Ctrl+C and a request to end only raise a flag, so that what was found so far is
/// still said; the second one ends the program as usual. One at a time.
class Interruption
{
public:
    Interruption();
    ~Interruption();
    Interruption(const Interruption &) = delete;
    Interruption &operator=(const Interruption &) = delete;

    const std::atomic<bool> &flag() const;
    bool isRaised() const { return flag(); }
};

} // namespace rookery::cli
