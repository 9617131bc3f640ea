#pragma once

#include "model/base/message.h"
#include "model/board/labels.h"
#include "model/play/legal/move_rules.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rookery {

/// Why the player to move may not take the piece on `from` to `to`, in a sentence such as `the
/// White Rook on a1 cannot go to a5: blocked at a2 by the White Pawn`; empty if a legal move leads
/// there.
Message describeRefusal(const Design &design,
                        MoveRules &moveRules,
                        const Position &position,
                        CellId from,
                        CellId to,
                        CellNaming naming = CellNaming::Names);

/// Why a piece of this type cannot be put down there; it must not be legal.
Message describeRefusedDrop(const Design &design,
                            MoveRules &moveRules,
                            const Position &position,
                            PieceId type,
                            CellId to,
                            CellNaming naming = CellNaming::Names);

/// The type of all that may be done, if that is to put pieces of one type down.
std::optional<PieceId> onlyDrop(const std::vector<Move> &legal);

/// Why a typed text is not a legal move: the same sentences. Empty where the text does not say what
/// is meant, or where only a part of a legal move is missing or wrong, as the type to which a piece
/// promotes.
Message describeRefusedText(const Design &design,
                            MoveRules &moveRules,
                            const Position &position,
                            std::string_view typed,
                            CellNaming naming = CellNaming::Names);

} // namespace rookery
