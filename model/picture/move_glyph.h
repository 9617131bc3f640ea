#pragma once

#include "model/base/geometry.h"
#include "model/design/design.h"

#include <vector>

namespace rookery {

/// Which end of the board is down: as the board lies, or flipped, half a turn on.
enum class SeenFrom { Below, Above };

inline SeenFrom seenFrom(bool isFlipped)
{
    return isFlipped ? SeenFrom::Above : SeenFrom::Below;
}

/// What a piece of one player can do, as simply as a small picture shows it: the places around it
/// as they lie on the design's own lattice, and where a ride goes on past the edge of the picture.
/// A piece whose moves depend on zones or follow links drawn by hand is looked at on the design's
/// own board, from the cell where it can do most.
struct MoveGlyph
{
    static constexpr int farthest = 7; ///< cells away that are looked at, fewer on levels

    struct Mark
    {
        /// From the piece, so that equal steps are equal wherever they begin: to the right, up,
        /// then levels; on hexagons and triangles along the three axes, on triangles in thirds.
        Vector at;
        Point drawn; ///< from the piece in drawing units, y up, without the level
        bool moves = false;
        bool captures = false;
        bool hops = false;        ///< goes there only over a piece
        bool hopCaptures = false; ///< captures there only over a piece near by
        bool isVictim = false;    ///< takes a piece there and ends elsewhere
        bool isFirst = false;     ///< only while it has not moved
        bool isStoppable = false; ///< pieces elsewhere may keep it from going there
        bool isHurdle = false;    ///< a piece there lets it hop
        bool isJoint = false;     ///< cannot go there, but a piece there is in its way
        int up = 0;               ///< levels above the piece's own, negative below
        int across = 0;           ///< and the same on the fourth axis

        /// Whether it can do something there.
        bool isPlace() const { return moves || captures || hops || isVictim; }
        bool isOnLevel() const { return up == 0 && across == 0; }
        friend bool operator==(const Mark &, const Mark &) = default;
    };
    /// From a place with a mark on, step by step to the end of the board.
    struct Ride
    {
        Vector from;
        Vector step;
        Point drawnFrom;
        Point drawnStep;
        int up = 0; ///< the level it begins on, and how many it climbs with each step
        int upStep = 0;
        int across = 0; ///< the same on the fourth axis
        int acrossStep = 0;

        friend bool operator==(const Ride &, const Ride &) = default;
    };

    int radius = 2; ///< cells shown to each side, 2 to `farthest`
    std::vector<Mark> marks;
    std::vector<Ride> rides;
    bool leadsAnywhere = false;
    bool isOfOwnBoard = false; ///< seen on the design's own board, not on an endless one
    bool isCut = false;        ///< the moves branch so often that not all marks were found

    friend bool operator==(const MoveGlyph &, const MoveGlyph &) = default;
};

/// Asks the generator, so that the picture shows what the piece does, however it was written,
/// turned as its owner holds the board. A player that the design does not have holds it as it lies.
/// Takes milliseconds: keep the answer.
MoveGlyph moveGlyph(const PieceType &type, const Design &design, PlayerId owner);

/// The same piece where that end of the board is down; what lies above it still does.
MoveGlyph glyphSeen(MoveGlyph glyph, SeenFrom from);

} // namespace rookery
