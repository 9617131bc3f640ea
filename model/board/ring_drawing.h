#pragma once

#include "model/board/lattice_sites.h"

namespace rookery {

/// A rectangle bent into a ring: one axis goes round clockwise from the top, the other outward.
/// Where only the ranks are joined, the ranks go round.
class RingDrawing
{
public:
    RingDrawing(int files, int ranks, Topology topology);

    CellShape shape(const Vector &at) const;
    /// A place outside so many rings, in the middle of a sector.
    Point beyond(int sector, int rings) const;

    /// The inner corner of one of a ring's cells, a quarter round, a little inwards.
    Point corner(int ring) const;

    int sectors() const { return m_sectors; }
    bool ranksRound() const { return m_ranksRound; }

private:
    Point point(int part, int parts, int radius) const;

    bool m_ranksRound;
    int m_sectors;
    int m_inner; ///< radius of the hole in the middle
};

} // namespace rookery
