#pragma once

#include "app/cli/json_output.h"
#include "model/board/board.h"
#include "model/play/reach/move_outcome.h"

#include <span>

namespace rookery::cli {

/// `[[to,[victims]]...]` of the moves that `isWanted` picks: what is taken, or put down again,
/// apart from pieces that are captured on the last cell.
template<class IsWanted>
Json locustJson(std::span<const MoveOutcome> outcomes, const Board &board, IsWanted isWanted)
{
    Json list = Json::array();
    for (const MoveOutcome &outcome : outcomes) {
        if (!isWanted(outcome))
            continue;
        Json victims = Json::array();
        for (const Taken &taken : outcome.taken) {
            if (taken.cell != outcome.to || taken.putTo)
                victims.push_back(board.name(taken.cell));
        }
        list.push_back({board.name(outcome.to), std::move(victims)});
    }
    return list;
}

} // namespace rookery::cli
