#include "model/analysis/comparison/list_changes.h"

#include <algorithm>
#include <utility>

namespace rookery {

namespace {

using Same = std::function<bool(std::size_t, std::size_t)>;
using Pairs = std::vector<std::pair<std::size_t, std::size_t>>;

/// The longest common subsequence of what lies between equal beginnings and ends.
Pairs keptItems(std::size_t before, std::size_t after, const Same &isSame)
{
    Pairs kept;
    std::size_t begin = 0;
    while (begin < std::min(before, after) && isSame(begin, begin)) {
        kept.emplace_back(begin, begin);
        ++begin;
    }
    Pairs end;
    while (before > begin && after > begin && isSame(before - 1, after - 1))
        end.emplace_back(--before, --after);
    const std::size_t rows = before - begin;
    const std::size_t columns = after - begin;
    std::vector<std::vector<std::size_t>> longest(rows + 1, std::vector<std::size_t>(columns + 1));
    for (std::size_t i = rows; i-- > 0;) {
        for (std::size_t j = columns; j-- > 0;)
            longest[i][j] = isSame(begin + i, begin + j)
                                ? longest[i + 1][j + 1] + 1
                                : std::max(longest[i + 1][j], longest[i][j + 1]);
    }
    for (std::size_t i = 0, j = 0; i < rows && j < columns;) {
        if (isSame(begin + i, begin + j))
            kept.emplace_back(begin + i++, begin + j++);
        else if (longest[i + 1][j] >= longest[i][j + 1])
            ++i;
        else
            ++j;
    }
    kept.insert(kept.end(), end.rbegin(), end.rend());
    return kept;
}

/// The items of a gap that are no item of another place, first by first.
void addGap(std::vector<ListChange> &changes,
            std::pair<std::size_t, std::size_t> from,
            std::pair<std::size_t, std::size_t> to,
            const std::vector<bool> &isMovedBefore,
            const std::vector<bool> &isMovedAfter)
{
    auto [i, j] = from;
    while (true) {
        while (i < to.first && isMovedBefore[i])
            ++i;
        while (j < to.second && isMovedAfter[j])
            ++j;
        if (i >= to.first && j >= to.second)
            return;
        ListChange change;
        if (i < to.first)
            change.before = i++;
        if (j < to.second)
            change.after = j++;
        changes.push_back(change);
    }
}

} // namespace

std::vector<ListChange> listChanges(std::size_t before, std::size_t after, const Same &isSame)
{
    Pairs kept = keptItems(before, after, isSame);
    std::vector<bool> isFoundBefore(before);
    std::vector<bool> isFoundAfter(after);
    for (const auto &[i, j] : kept)
        isFoundBefore[i] = isFoundAfter[j] = true;
    std::vector<ListChange> changes;
    for (std::size_t i = 0; i < before; ++i) {
        for (std::size_t j = 0; j < after && !isFoundBefore[i]; ++j) {
            if (isFoundAfter[j] || !isSame(i, j))
                continue;
            changes.push_back({i, j, true});
            isFoundBefore[i] = isFoundAfter[j] = true;
        }
    }
    kept.emplace_back(before, after);
    std::pair<std::size_t, std::size_t> from;
    for (const auto &place : kept) {
        addGap(changes, from, place, isFoundBefore, isFoundAfter);
        from = {place.first + 1, place.second + 1};
    }
    return changes;
}

} // namespace rookery
