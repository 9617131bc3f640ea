#pragma once

#include "model/base/result.h"
#include "model/board/labels.h"
#include "model/design/design.h"
#include "model/play/moves/move.h"
#include "model/play/position/position.h"
#include "model/play/reach/compiled_game.h"

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace rookery {

/// What a notation knows of the moment in which a move is made. What it refers to must outlive it.
struct NotationContext
{
    const Design &design;
    const CompiledGame &game;
    const Position &position;
    const std::vector<Move> &legal;
    std::optional<CellId> lastTo = {}; ///< where the move before has ended

    const Board &board() const { return game.board(); }
};

/// A way to write moves. Whatever it writes it reads back, in the same context.
struct MoveNotation
{
    std::string_view name;
    std::string_view title;
    /// Why moves of this design cannot be written so; empty if they can.
    Message (*obstacle)(const Design &design, const Board &board);
    std::string (*write)(const Move &move, const NotationContext &context);
    Result<Move> (*read)(std::string_view text, const NotationContext &context);
};

std::span<const MoveNotation> notations();
/// Null for an unknown name.
const MoveNotation *findNotation(std::string_view name);

/// How people write moves of the design's family: numbers in draughts, files counted from the
/// player in xiangqi, the western notation of shogi, else standard algebraic notation.
const MoveNotation &familyNotation(const Design &design, const Board &board);

/// A legal move in that notation, with the labels of the board's edge, without the sign of a check.
std::string familyText(const Move &move, const NotationContext &context);

/// Whether a check is marked in the notation of the family: `+`, and `#` for mate.
bool marksChecks(const Design &design, const Board &board);

/// The one legal move that is meant, or a sentence that says why there is none.
Result<Move> theMoveMeant(std::string_view text,
                          const NotationContext &context,
                          const std::function<bool(const Move &)> &isMeant);

/// Reads a move in this notation, else as it may be typed, by names of the cells or first by their
/// labels, else in any other notation of the design, else as a chain of cells:
/// `a1-c3-e5`.
Result<Move> readMove(std::string_view text,
                      const MoveNotation &first,
                      const NotationContext &context,
                      CellNaming naming = CellNaming::Names);

} // namespace rookery
