#pragma once

#include "model/base/result.h"
#include "model/design/design.h"

#include <span>

namespace rookery {

struct LinkPair
{
    SiteId from;
    SiteId to;
    Orientation turn = {};
};

/// Draws links in one direction, replacing what was there: Game Courier's `link e (h1 a1) ...`.
Result<Design>
withLinks(const Design &design, DirectionId direction, std::span<const LinkPair> pairs);

/// The same pairs read backwards: `rlink w (h1 a1)` leads west from a1 to h1.
Result<Design>
withReverseLinks(const Design &design, DirectionId direction, std::span<const LinkPair> pairs);

/// A link and, in the opposite direction, the link back; fails if no opposite is declared.
Result<Design> withTwoWayLink(const Design &design, DirectionId direction, const LinkPair &pair);

/// From these sites the direction leads nowhere.
Result<Design>
withLinksCut(const Design &design, DirectionId direction, std::span<const SiteId> from);

/// From these sites the direction leads where the lattice says.
Result<Design>
withLinksReset(const Design &design, DirectionId direction, std::span<const SiteId> from);

/// Of one direction, where it leads from the cells of a seam, and that it leads nowhere from those
/// past the seam's ends.
Result<Design> withCrossings(const Design &design,
                             DirectionId direction,
                             std::span<const LinkPair> links,
                             std::span<const SiteId> ends);

} // namespace rookery
