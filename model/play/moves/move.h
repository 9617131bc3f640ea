#pragma once

#include "model/play/position/position.h"
#include "model/play/reach/move_outcome.h"

#include <optional>
#include <variant>
#include <vector>

namespace rookery {

/// A piece that comes in from the hand on a cell that the move has left.
struct Gate
{
    PieceId type;
    CellId cell;

    friend bool operator==(const Gate &, const Gate &) = default;
};

/// One thing a player may do. What follows from it by the rules, such as explosions, is not part of
/// it.
struct Move
{
    enum class Kind : std::uint8_t {
        Displace,
        Castle, ///< the king moves from `from` to `to`; its partner is the piece taken and put down
        Drop,
        Promote, ///< on the spot
        Remove,  ///< the piece on `from`, and nothing else but pieces taken elsewhere
        Build,   ///< a wall and nothing else
        Pass,
    };

    Kind kind = Kind::Pass;
    bool captures = false; ///< what stands on `to`
    CellId from;           ///< of a displacement
    CellId to;
    PieceId type; ///< the piece that moves, or as which a piece is dropped
    std::vector<Taken> taken =
        {}; ///< pieces captured elsewhere, and pieces put down on another cell
    std::optional<PieceId> becomes = {};
    std::optional<Gate> gate = {};
    std::optional<CellId> wall = {};
    bool retires = false;   ///< a pass of a player who has lost and leaves the game to the others
    bool mated = false;     ///< and that by mate
    bool exchanges = false; ///< spends a right to change places with a friend
    bool goesOn = false;    ///< costs no turn: the same player moves again

    bool isCapture() const
    {
        return captures || std::any_of(taken.begin(), taken.end(), [](const Taken &piece) {
                   return !piece.putTo;
               });
    }

    /// Whether it captures, or changes the type of a piece that is on the board.
    bool isNoisy() const { return isCapture() || (becomes && kind != Kind::Drop); }

    friend bool operator==(const Move &, const Move &) = default;
};

/// A piece is taken from, or put on, a cell or an off-board cell. A move is a list of these, so
/// that no piece ever appears or vanishes.
struct Change
{
    enum class Kind : std::uint8_t { Take, Put };

    Kind kind;
    std::variant<CellId, OffBoard> where;
    Piece piece;

    friend bool operator==(const Change &, const Change &) = default;
};

} // namespace rookery
