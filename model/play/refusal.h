#pragma once

#include "model/board/labels.h"
#include "model/play/referee.h"

#include <string>

namespace rookery {

/// Why the player to move may not take the man on `from` to `to`, in a sentence such as `the White
/// Rook on a1 cannot go to a5: blocked at a2 by the White Pawn`. The move must not be legal.
std::string describeRefusal(const Design &design,
                            Referee &referee,
                            const Position &position,
                            CellId from,
                            CellId to,
                            CellNaming naming = CellNaming::Names);

/// Why a man of this type cannot be put down there.
std::string describeRefusedDrop(const Design &design,
                                Referee &referee,
                                const Position &position,
                                PieceId type,
                                CellId to,
                                CellNaming naming = CellNaming::Names);

} // namespace rookery
