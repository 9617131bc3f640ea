#pragma once

#include "model/play/moves/move.h"

#include <iterator>
#include <utility>
#include <vector>

namespace rookery {

/// Replaces each move of a list from `begin` on by those that expand(move, rows) adds to rows.
template<class Expand>
void expandMoves(std::vector<Move> &moves, std::size_t begin, Expand &&expand)
{
    std::vector<Move> rows;
    for (std::size_t i = begin; i < moves.size(); ++i)
        expand(std::as_const(moves[i]), rows);
    moves.resize(begin);
    moves.insert(
        moves.end(), std::make_move_iterator(rows.begin()), std::make_move_iterator(rows.end()));
}

} // namespace rookery
