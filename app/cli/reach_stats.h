#pragma once

#include "app/cli/json_output.h"
#include "model/board/board.h"
#include "model/design/design.h"

#include <string>

namespace rookery::cli {

/// Which piece's move table is to be measured, and where it stands.
struct ReachStatsRequest
{
    const Design &design;
    const Board &board;
    PieceId piece;
    PlayerId player;
    CellId from;
    std::size_t mostEntries = 1'000'000; ///< a larger table is not made
};

/// `move table: 2664 entries for any cell, 1368 from a1`, then a line per first direction.
std::string reachStatsText(const ReachStatsRequest &request);

/// `{"entries":1368,"relative":2664,"first":{"n":{"entries":342,"relative":666},...}}`; `relative`
/// is null where one table cannot serve every cell, and a table that is too large is null too.
Json reachStatsJson(const ReachStatsRequest &request);

} // namespace rookery::cli
