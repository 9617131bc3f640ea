#pragma once

#include "model/board/board.h"
#include "model/design/design.h"

#include <memory>

namespace rookery {

/// The board of a design with every step that its pieces take, vectors without a name among them:
/// `previous` itself if it is of the same cells and directions and knows these steps.
std::shared_ptr<const Board> designBoard(const Design &design,
                                         const std::shared_ptr<const Board> &previous = nullptr);

} // namespace rookery
