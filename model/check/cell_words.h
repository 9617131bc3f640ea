#pragma once

#include "model/base/problem.h"
#include "model/board/board.h"

#include <span>
#include <string>
#include <vector>

namespace rookery {

std::vector<std::string> namesOf(const Board &board, std::span<const CellId> cells);

/// For the cells that a sentence names, in its order; those whose name is their label are left out.
std::vector<Relabelled> labelsOf(const Board &board, std::span<const CellId> cells);

/// The sentence for people who look at the board, with what its edge calls the cells.
std::string labelledSentence(const Problem &problem);

} // namespace rookery
