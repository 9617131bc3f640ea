#pragma once

#include "model/base/result.h"
#include "model/board/board.h"
#include "model/design/design.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace rookery {

/// Some cells of a board with what belongs to them: their zones, pieces, and the links drawn
/// between them. Places are relative to an anchor, which is the cell nearest to the middle.
struct CellClip
{
    struct Cell
    {
        std::optional<Vector> offset; ///< on the lattice; none for a cell added by hand
        Point place;                  ///< on the drawing, from the anchor's middle
        std::vector<std::string> zones;
        std::optional<Placement> piece;
    };
    struct DrawnLink
    {
        std::size_t from = 0; ///< index of a cell
        std::size_t to = 0;
        DirectionId direction;
        Orientation turn;
    };

    std::vector<Cell> cells;
    std::vector<DrawnLink> links;
    SiteId anchor; ///< where it was copied
};

/// The site of the lattice with these coordinates, be it a cell or a hole.
std::optional<SiteId> latticeSiteAt(const Board &board, const Vector &at);

/// Holes are left out.
CellClip clipOf(const Design &design, std::span<const SiteId> sites);

/// The same in another orientation: turned or mirrored about the anchor. Links keep their
/// directions where no direction points along the turned link.
CellClip turned(const CellClip &clip, const Design &design, const Orientation &orientation);

/// Where a clip's anchor goes: a site of the lattice for the clip's lattice cells, a place on the
/// drawing for the others.
struct ClipAim
{
    std::optional<SiteId> site;
    Point place;
};

struct PastedClip
{
    Design design;
    std::vector<SiteId> sites; ///< sorted
    std::size_t outside = 0;   ///< cells of the clip that the board has no place for
};

/// Holes under the clip are filled, pieces and zones of its cells replaced; cells that were added
/// by hand are added again.
Result<PastedClip> withClipPasted(const Design &design, const CellClip &clip, const ClipAim &aim);

/// The clip's cells are taken away and pasted elsewhere; cells added by hand only change their
/// place, so that their names and links stay.
Result<PastedClip> withCellsCarried(const Design &design,
                                    std::span<const SiteId> sites,
                                    const Orientation &orientation,
                                    const ClipAim &aim);

} // namespace rookery
