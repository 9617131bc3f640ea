#pragma once

#include "model/board/compass.h"
#include "model/movement/movement.h"
#include "model/play/reach/ray_program.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace rookery {

/// A piece type's movements made ready for one player: every leg taken apart into its headings,
/// every turn resolved. What is left for run time is to go from cell to cell.
struct Program
{
    /// The nodes that may follow, as a range of `follow`.
    struct Range
    {
        std::uint32_t begin = 0;
        std::uint32_t end = 0;

        bool empty() const { return begin == end; }
    };

    struct End : LegOutcome
    {
        Range then;
        std::uint32_t filter = 0; ///< place in `filters`; 0: any piece
    };

    /// One leg in one heading.
    struct Node : LegCourse
    {
        std::size_t movement = 0; ///< which of the piece's movements it belongs to
        LegId leg;                ///< of that movement
        StepId own;               ///< in the traveller's axes; of no meaning if `isAnywhere`
        bool isAnywhere = false;
        std::uint32_t only = 0; ///< place in `conditions`; 0: none
        std::uint8_t depth = 1; ///< place of the leg in the move, for via marks
        /// What a walk may do from a cell, here or in a leg to come, depends on more than the cell:
        /// on pieces taken on the way, on the length of a leg before or where it began.
        bool remembers = false;
        /// From here on there are few paths, and none leads back to a leg.
        bool isBrief = false;
        /// It does nothing but go over empty cells and end, by capturing enemies or without them.
        bool isPlain = false;
        End onEmpty;
        End onFriend;
        End onEnemy;

        const End &endOn(Occupant occupant) const
        {
            return occupant == Occupant::Empty    ? onEmpty
                   : occupant == Occupant::Friend ? onFriend
                                                  : onEnemy;
        }
    };

    std::vector<Node> nodes;
    std::vector<std::uint32_t> follow;
    std::vector<LegConditions> conditions = {{}};
    std::vector<PieceFilter> filters = {{}};
    Range firstAlways;
    Range firstUnmoved; ///< also available while the piece has not moved
    bool hasFollowers = false;
    bool needsMemory = false; ///< some node remembers
    bool measures = false;    ///< some leg is as long as one before it
    /// The nodes to begin with once more: rays of those whose legs never turn, where that is more
    /// than a plain ride, and the others.
    struct Opening
    {
        std::vector<RayProgram> rays;
        std::vector<std::uint32_t> nodes;
    };

    Opening always;
    Opening unmoved;
    OccupantKinds kinds; ///< that the rays tell apart
    OrientationId facing;

    std::span<const std::uint32_t> at(Range range) const
    {
        return std::span(follow).subspan(range.begin, range.end - range.begin);
    }
    bool admits(const End &end, PieceId type) const
    {
        return end.filter == 0 || filters[end.filter].admits(type);
    }
};

Program compileProgram(std::span<const MovementLegs> movements,
                       const Compass &compass,
                       const Orientation &facing);

} // namespace rookery
