#pragma once

#include "model/picture/glyph_frame.h"
#include "model/picture/move_glyph.h"

#include <map>
#include <optional>
#include <set>
#include <vector>

namespace rookery {

/// Finds lines of equal marks that run from near the piece to the end of the board. The marks and
/// the frame must outlive it.
class GlyphRides
{
public:
    /// `places` are those of the whole board.
    GlyphRides(const std::vector<MoveGlyph::Mark> &marks,
               const GlyphFrame &frame,
               std::set<Vector> places);

    /// Rides on from the last place inside such a window; nothing if a mark outside of it belongs
    /// to none.
    std::optional<std::vector<MoveGlyph::Ride>> past(int radius) const;

private:
    void findSteps();
    const MoveGlyph::Mark *markAt(const Vector &at) const;
    std::optional<MoveGlyph::Ride> rideTo(const MoveGlyph::Mark &mark, int radius) const;
    std::optional<Vector> start(const MoveGlyph::Mark &mark, const Vector &step, int radius) const;

    const std::vector<MoveGlyph::Mark> &m_marks;
    const GlyphFrame &m_frame;
    std::set<Vector> m_places;
    std::map<Vector, const MoveGlyph::Mark *> m_byPlace;
    std::vector<Vector> m_steps; ///< shortest first
};

} // namespace rookery
