#pragma once

#include "model/base/id.h"

#include <cstddef>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace rookery {

/// Which of the things of one kind in a design are which in another.
template<class SomeId>
class Matching
{
public:
    Matching(std::size_t before, std::size_t after)
        : m_after(before)
        , m_before(after)
    {
    }
    /// Those of one name.
    Matching(const std::vector<std::string> &before, const std::vector<std::string> &after)
        : Matching(before.size(), after.size())
    {
        std::unordered_map<std::string, std::size_t> places;
        for (std::size_t i = 0; i < after.size(); ++i)
            places.emplace(after[i], i);
        for (std::size_t i = 0; i < before.size(); ++i) {
            if (const auto found = places.find(before[i]); found != places.end())
                match(SomeId(i), SomeId(found->second));
        }
    }

    void match(SomeId before, SomeId after)
    {
        m_after[before.index()] = after;
        m_before[after.index()] = before;
    }

    std::optional<SomeId> after(SomeId before) const { return m_after[before.index()]; }
    std::optional<SomeId> before(SomeId after) const { return m_before[after.index()]; }
    IdRange<SomeId> allBefore() const { return IdRange<SomeId>(m_after.size()); }
    IdRange<SomeId> allAfter() const { return IdRange<SomeId>(m_before.size()); }

    /// As one of the second design: its counterpart, else one that the second design has not.
    SomeId mapped(SomeId before) const
    {
        return after(before).value_or(SomeId(m_before.size() + before.index()));
    }

    /// Whether those that both designs have follow each other in another order.
    bool isReordered() const
    {
        std::optional<SomeId> last;
        for (const SomeId each : allBefore()) {
            const auto there = after(each);
            if (there && last && *there < *last)
                return true;
            last = there ? there : last;
        }
        return false;
    }

private:
    std::vector<std::optional<SomeId>> m_after;  ///< by those of the first design
    std::vector<std::optional<SomeId>> m_before; ///< by those of the second
};

} // namespace rookery
