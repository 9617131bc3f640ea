#pragma once

#include <chrono>
#include <string>

namespace rookery::cli {

/// Says on standard error how far long work has come: after a second, and once a second from then
/// on. For one thread at a time.
class Progress
{
public:
    explicit Progress(std::string subject)
        : m_subject(std::move(subject))
    {
    }

    /// Called as often as one likes.
    void say(const std::string &text);
    /// Whether the next call of say() prints.
    bool isDue() const;

private:
    using Clock = std::chrono::steady_clock;

    std::string m_subject; ///< what stands in front of each line; empty: nothing is ever said
    Clock::time_point m_last = Clock::now();
};

} // namespace rookery::cli
