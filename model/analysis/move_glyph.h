#pragma once

#include "model/design/directions.h"
#include "model/design/pieces.h"

#include <vector>

namespace rookery {

/// What a piece can do, as simply as a small picture shows it: the places around it as they are on
/// a plain square board, and where a ride goes on past the edge of the picture.
struct MoveGlyph
{
    static constexpr int farthest = 7; ///< cells away that are looked at

    struct Mark
    {
        Vector at; ///< to the right and up
        bool moves = false;
        bool captures = false;
        bool hops = false;        ///< goes there only over a man
        bool hopCaptures = false; ///< captures there only over a man near the piece
        bool isVictim = false;    ///< takes a man there and ends elsewhere
        bool isFirst = false;     ///< only while it has not moved
        bool isStoppable = false; ///< men elsewhere may keep it from going there
        bool isHurdle = false;    ///< a man there lets it hop
        bool isJoint = false;     ///< cannot go there, but a man there is in its way

        /// Whether it can do something there.
        bool isPlace() const { return moves || captures || hops || isVictim; }
        friend bool operator==(const Mark &, const Mark &) = default;
    };
    /// From a place with a mark on, step by step to the end of the board.
    struct Ride
    {
        Vector from;
        Vector step;

        friend bool operator==(const Ride &, const Ride &) = default;
    };

    int radius = 2; ///< cells shown each way, 2 to `farthest`
    std::vector<Mark> marks;
    std::vector<Ride> rides;
    bool leadsAnywhere = false;

    friend bool operator==(const MoveGlyph &, const MoveGlyph &) = default;
};

/// Asks the generator, so that the picture shows what the piece does, however it was written.
MoveGlyph moveGlyph(const PieceType &type, const Directions &directions);

} // namespace rookery
