#pragma once

#include "model/base/message.h"
#include "model/base/result.h"
#include "model/board/board.h"
#include "model/design/design.h"

#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace rookery {

/// Where each site of a board is after an edit that renumbers them; nothing if it is gone.
using SiteMap = std::function<std::optional<SiteId>(SiteId)>;

/// Renumbers every reference to a site: holes, moved and renamed cells, links, zones,
/// pieces. Whatever stood
/// on a vanished site, or led to or from it, goes with it. Added cells are the caller's business.
void renumberSites(Design &design, const SiteMap &map);

/// Drops link edits that say what the lattice says anyway, and sorts the rest. To be called by
/// every edit that changes cells, directions or links: any of them can make a link idle.
void normaliseLinks(Design &design);

/// Drops names that the lattice gives anyway.
void normaliseNames(Design &design);

/// Each once, in order.
std::vector<SiteId> sortedSites(std::span<const SiteId> sites);

/// That one of the sites is no cell of the board, if it is so.
std::optional<Error> missingCell(const Design &design, std::span<const SiteId> sites);
std::optional<Error> missingCell(const Board &board, std::span<const SiteId> sites);

/// Of a site that the board does not even leave out.
Message noCellNumbered(SiteId site);

/// That the design has no such direction, if it is so.
std::optional<Error> missingDirection(const Design &design, DirectionId direction);

/// What two versions of a design differ by, where the second lost something.
struct Losses
{
    std::size_t cells = 0;
    std::size_t pieces = 0;
    std::size_t links = 0; ///< drawn or cut by hand

    bool any() const { return cells + pieces + links > 0; }
    friend bool operator==(const Losses &, const Losses &) = default;
};

Losses losses(const Design &before, const Design &after);

/// `16 cells, 2 pieces and 1 link`; empty if nothing was lost.
Message describeLosses(const Losses &losses);

std::size_t cellCount(const BoardRecipe &recipe);

} // namespace rookery
