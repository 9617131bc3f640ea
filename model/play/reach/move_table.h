#pragma once

#include "model/base/result.h"
#include "model/board/board.h"
#include "model/movement/movement.h"
#include "model/play/position/position.h"
#include "model/play/reach/mover.h"
#include "model/play/reach/reach.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace rookery {

/// Every trajectory of a piece from one cell, whatever may stand on the board, as one tree in one
/// array. A rook's is a few rows of cells, each continuing with the next while cells are empty; a
/// hook mover's branches on every cell of its first row:
///
///     a1 --empty--> a2 --empty--> a3 ...
///                    \--empty--> b2 --empty--> c2 ...
///
/// Branches share nothing, and each ends where it would repeat a state of its own (see walk()). It
/// is a second, independent form of the same movement: exact, but large where legs loop.
struct MoveTable
{
    /// Rows of `continuations`.
    struct Range
    {
        std::uint32_t begin = 0;
        std::uint32_t end = 0;
    };

    /// What holds while the entry's cell is empty, a friend's or a enemy's.
    struct End
    {
        std::optional<Mark> mark; ///< Move or Capture where a move may end
        std::optional<Mark>
            without; ///< the mark if pieces could not be put down where that move puts them
        Range then;
        Range taken; ///< rows of `pieces`: what a move that ends here has taken
    };

    struct Entry
    {
        CellId cell;
        std::uint8_t depth = 1;       ///< place of the leg in the move, for via marks
        std::array<End, 3> ends = {}; ///< by Occupant
    };

    std::vector<Entry> entries;
    std::vector<std::uint32_t> continuations; ///< places in `entries`
    std::vector<Taken> pieces;
    Range firstAlways;
    Range firstUnmoved; ///< also available while the piece has not moved
    CellId from;
};

/// What a table is made for.
struct MoveTableRequest
{
    std::span<const MovementLegs> movements;
    Orientation facing = {};
    std::optional<Step> firstStep = {}; ///< only trajectories that begin with this step
    std::size_t mostEntries = 1'000'000;
    PlayerId player = {};           ///< whose zones count
    const ZoneMap *zones = nullptr; ///< none: every zone is empty
};

/// Why legs cannot be held in a table, naming the leg: whatever an entry can do must be known from
/// the path that leads to it and from what stands on its cell. Empty if they can.
Message moveTableFault(std::span<const MovementLegs> movements);

/// The table from one cell of a board. Fails if it has too many entries. The board must know every
/// vector that the movements use.
Result<MoveTable> moveTable(const Board &board, CellId from, const MoveTableRequest &request);

/// One table for every cell of a flat rectangle: made from the centre of one almost twice as large,
/// so that no ride ends too soon. Fails if it has too many entries, for rectangles too large to
/// double, and for directions that are walked instead of having a vector.
struct RelativeMoveTable
{
    MoveTable table;
    int files = 0;
    int ranks = 0;
};

Result<RelativeMoveTable> relativeMoveTable(const Directions &directions,
                                            int files,
                                            int ranks,
                                            const MoveTableRequest &request);

} // namespace rookery
