#include "model/board/middle_cell.h"

#include <array>
#include <cstdint>

namespace rookery {

CellId middleCell(const Board &board)
{
    std::array<std::int64_t, 4> sum{};
    std::int64_t count = 0;
    for (std::size_t i = 0; i < board.size(); ++i) {
        const auto place = board.coordinates(CellId(i));
        for (std::size_t axis = 0; place && axis < sum.size(); ++axis)
            sum[axis] += place->along[axis];
        count += place ? 1 : 0;
    }
    CellId nearest(0);
    std::int64_t least = -1;
    for (std::size_t i = 0; i < board.size(); ++i) {
        const auto place = board.coordinates(CellId(i));
        if (!place)
            continue;
        std::int64_t away = 0; // squared, in parts of a cell
        for (std::size_t axis = 0; axis < sum.size(); ++axis) {
            const std::int64_t part = place->along[axis] * count - sum[axis];
            away += part * part;
        }
        if (least < 0 || away <= least) {
            least = away;
            nearest = CellId(i);
        }
    }
    return nearest;
}

} // namespace rookery
