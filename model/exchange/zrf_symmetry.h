#pragma once

#include "model/base/result.h"
#include "model/exchange/zrf_board.h"

#include <map>
#include <optional>
#include <string>

namespace rookery {

/// Reads `(symmetry PLAYER (DIRECTION SEEN) ...)` as the player's facing: the way of holding the
/// board that renames its directions so. The board has its directions already. Answers what is
/// wrong.
std::optional<Error> readZrfSymmetry(const ZrfNode &node,
                                     const std::map<std::string, std::size_t> &players,
                                     ZrfBoard &board);

} // namespace rookery
