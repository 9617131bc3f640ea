#pragma once

#include "model/exchange/zrf/zrf_tree.h"

#include <string>
#include <vector>

namespace rookery {

/// The title of a game or a variant; empty without one.
std::string zrfTitle(const ZrfNode &game);

/// The game of a file, or the variant with this title, which has the sections that it repeats in
/// place of the game's. Without a title it is the game.
Result<ZrfNode> zrfGame(const std::vector<ZrfNode> &tree, const std::string &title);

} // namespace rookery
