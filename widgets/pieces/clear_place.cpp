#include "widgets/pieces/clear_place.h"

#include <algorithm>
#include <utility>

namespace rookery {

namespace {

/// How much of each area is covered, then how far it is from where it is wanted.
using Cost = std::vector<int>;

Cost costOf(const QRect &place, QPoint wanted, const std::vector<QRect> &areas)
{
    Cost cost;
    for (const QRect &area : areas) {
        const QRect covered = place & area;
        cost.push_back(covered.isEmpty() ? 0 : covered.width() * covered.height());
    }
    cost.push_back((place.topLeft() - wanted).manhattanLength());
    return cost;
}

} // namespace

QPoint clearPlace(const QSize &size,
                  const QRect &room,
                  const QRect &beside,
                  const std::vector<QRect> &areas)
{
    // The best place touches an edge of something: a little further from all of them is no better.
    std::vector<int> columns{room.left(), beside.left()};
    std::vector<int> rows{room.top(), room.top() + room.height(), beside.top()};
    const auto addEdges = [&](const QRect &area) {
        columns.insert(columns.end(), {area.left() - size.width(), area.left() + area.width()});
        rows.insert(rows.end(), {area.top() - size.height(), area.top() + area.height()});
    };
    addEdges(beside);
    for (const QRect &area : areas)
        addEdges(area);
    const int right = std::max(room.left(), room.left() + room.width() - size.width());
    const int bottom = std::max(room.top(), room.top() + room.height() - size.height());
    const QPoint wanted(beside.left() + beside.width(), beside.top());
    std::pair<Cost, QPoint> best;
    for (const int column : columns) {
        for (const int row : rows) {
            const QPoint at(std::clamp(column, room.left(), right),
                            std::clamp(row, room.top(), bottom));
            Cost cost = costOf(QRect(at, size), wanted, areas);
            if (best.first.empty() || cost < best.first)
                best = {std::move(cost), at};
        }
    }
    return best.second;
}

} // namespace rookery
