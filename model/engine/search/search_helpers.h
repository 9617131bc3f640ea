#pragma once

#include "model/engine/search/search.h"

#include <atomic>
#include <memory>
#include <thread>
#include <vector>

namespace rookery {

/// Searchers that look at the same position as another one, each in a thread of its own, so that
/// its table fills sooner. They differ by their seeds, and every other one is a move ahead. All
/// calls come from the thread of the searcher that is helped.
class SearchHelpers
{
public:
    SearchHelpers() = default;
    ~SearchHelpers() { end(); }
    SearchHelpers(const SearchHelpers &) = delete;
    SearchHelpers &operator=(const SearchHelpers &) = delete;

    /// One fewer than the threads asked for. The searchers are made in their threads, the first
    /// time they are needed.
    void begin(const Searcher &helped,
               const GameRecord &record,
               Strategy strategy,
               const SearchLimits &limits);
    /// What all of them have looked at since they began.
    std::uint64_t nodes() const;
    /// Stops them, waits, and says what they have looked at.
    std::uint64_t end();
    /// Of one of them, once they have ended; see SearchResult::fault.
    Message takeFault();

private:
    struct Helper
    {
        std::unique_ptr<Searcher> searcher;
        std::atomic<const Searcher *> made{nullptr}; ///< the same, for counting
        std::uint64_t before = 0;                    ///< nodes of earlier searches
        Message fault;
        std::thread thread;
    };

    std::vector<std::unique_ptr<Helper>> m_helpers;
    std::size_t m_busy = 0; ///< the first of them
    std::atomic<bool> m_stop{false};
};

} // namespace rookery
