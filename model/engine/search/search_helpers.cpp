#include "model/engine/search/search_helpers.h"

#include <utility>

namespace rookery {

void SearchHelpers::begin(const Searcher &helped,
                          const GameRecord &record,
                          Strategy strategy,
                          const SearchLimits &limits)
{
    end();
    m_stop = false;
    SearchLimits own = limits;
    own.threads = 1;
    own.time = std::chrono::hours(1'000); // until it is stopped
    own.nodes = nodesOfThread(limits);
    m_busy = limits.threads - 1;
    for (std::size_t i = 0; i < m_busy; ++i) {
        if (i == m_helpers.size())
            m_helpers.push_back(std::make_unique<Helper>());
        Helper &helper = *m_helpers[i];
        helper.before = helper.searcher ? helper.searcher->nodes() : 0;
        helper.thread = std::thread([&helper,
                                     &helped,
                                     &stop = m_stop,
                                     number = static_cast<unsigned>(i) + 1,
                                     start = record.start(),
                                     moves = record.moves(),
                                     strategy,
                                     own] {
            if (!helper.searcher) {
                helper.searcher = std::make_unique<Searcher>(helped, number);
                helper.made = helper.searcher.get();
            }
            GameRecord same(helper.searcher->engine(), start);
            for (const Move &move : moves)
                same.play(move);
            helper.fault = helper.searcher->search(same, strategy, own, stop).fault;
        });
    }
}

std::uint64_t SearchHelpers::nodes() const
{
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < m_busy; ++i) {
        const Searcher *made = m_helpers[i]->made;
        sum += made == nullptr ? 0 : made->nodes() - m_helpers[i]->before;
    }
    return sum;
}

std::uint64_t SearchHelpers::end()
{
    m_stop = true;
    for (std::size_t i = 0; i < m_busy; ++i)
        m_helpers[i]->thread.join();
    const std::uint64_t sum = nodes();
    m_busy = 0;
    return sum;
}

Message SearchHelpers::takeFault()
{
    for (const auto &helper : m_helpers) {
        if (!helper->fault.isEmpty())
            return std::exchange(helper->fault, Message());
    }
    return {};
}

} // namespace rookery
