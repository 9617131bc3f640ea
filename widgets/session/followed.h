#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

namespace rookery {

/// Where a thing of a list is after the list was edited, undone or redone; nothing if it is gone.
/// `key` says what stays the same about a thing: a unique name, or the whole value of one that has
/// no name. Compares every pair at most once.
template<class T, class Key>
std::optional<std::size_t>
followed(const std::vector<T> &before, const std::vector<T> &after, std::size_t place, Key key)
{
    if (place >= before.size())
        return std::nullopt;
    const auto same = [&](const T &a, const T &b) {
        return std::invoke(key, a) == std::invoke(key, b);
    };
    const std::size_t shorter = std::min(before.size(), after.size());
    std::size_t front = 0; // so many are the same from the front
    while (front < shorter && same(before[front], after[front]))
        ++front;
    if (place < front)
        return place;
    std::size_t back = 0;
    while (back < shorter - front
           && same(before[before.size() - 1 - back], after[after.size() - 1 - back]))
        ++back;
    if (place >= before.size() - back)
        return place + after.size() - before.size();
    for (std::size_t i = front; i < after.size() - back; ++i) {
        if (same(before[place], after[i]))
            return i;
    }
    // One that was renamed or changed stays where it is.
    return before.size() == after.size() ? std::optional(place) : std::nullopt;
}

/// The same for an id that counts in the list.
template<class Id, class T, class Key>
std::optional<Id>
followedId(const std::vector<T> &before, const std::vector<T> &after, std::optional<Id> id, Key key)
{
    const auto place = id ? followed(before, after, id->index(), key) : std::nullopt;
    return place ? std::optional(Id(*place)) : std::nullopt;
}

} // namespace rookery
