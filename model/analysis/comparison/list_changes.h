#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

namespace rookery {

/// What became of one item of a list: it is gone, new, at another place, or something else stands
/// in its place.
struct ListChange
{
    std::optional<std::size_t> before; ///< its place in the first list
    std::optional<std::size_t> after;  ///< and in the second
    bool isMoved = false;              ///< the same item, elsewhere
};

/// What turns one list into another, in the order of the first list and then of the second. What
/// both lists have in one order stays.
std::vector<ListChange>
listChanges(std::size_t before,
            std::size_t after,
            const std::function<bool(std::size_t before, std::size_t after)> &isSame);

} // namespace rookery
