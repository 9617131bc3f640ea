#include "model/board/cell_below.h"

namespace rookery {

std::optional<CellId> cellBelow(const Board &board, CellId cell)
{
    const auto place = board.coordinates(cell);
    if (!place || board.site(cell).index() == 0)
        return std::nullopt;
    const SiteId before(board.site(cell).index() - 1); // the sites of a file follow each other
    const bool isBelow = board.siteCoordinates(before) == *place + Vector{{0, -1, 0, 0}};
    return isBelow ? board.cellAt(before) : std::nullopt;
}

} // namespace rookery
