#pragma once

#include "model/base/result.h"
#include "model/exchange/zrf/zrf_board.h"

#include <map>
#include <optional>
#include <string>

namespace rookery {

/// Reads every `(symmetry PLAYER (DIRECTION SEEN) ...)` as the player's facing: the orientation of
/// the board that renames its directions so. The board has its directions already; where they are
/// nothing but lists of links, they get other vectors if no turn or mirror image fits those they
/// have. Answers what is wrong.
std::optional<Error> readZrfSymmetries(const std::vector<const ZrfNode *> &nodes,
                                       const std::map<std::string, std::size_t> &players,
                                       ZrfBoard &board);

} // namespace rookery
