#pragma once

#include "model/design/board_recipe.h"
#include "model/design/directions.h"
#include "model/exchange/zrf/zrf_tree.h"

#include <map>
#include <string>
#include <vector>

namespace rookery {

/// A board section as a recipe, with where its names have gone.
struct ZrfBoard
{
    BoardRecipe recipe;
    Directions list;
    std::map<std::string, SiteId> sites; ///< of cells that are no holes
    std::map<std::string, DirectionId> directions;
    std::vector<Orientation> facings; ///< by player, from the symmetries
};

/// Reads grid, positions, links, unlink, kill-positions, symmetry and zones. `players` are numbered
/// in turn order. Anything else in the section is an error with its place.
Result<ZrfBoard> readZrfBoard(const ZrfNode &board,
                              const std::map<std::string, std::size_t> &players);

} // namespace rookery
