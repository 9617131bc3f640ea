#pragma once

#include "model/base/result.h"
#include "model/design/design.h"

#include <optional>
#include <span>
#include <string>

namespace rookery {

/// Punches holes. Pieces, drawn links, names and places of these cells go with them; added cells
/// disappear altogether.
Result<Design> withCellsRemoved(const Design &design, std::span<const SiteId> sites);

/// Fills holes again, with the links that the lattice gives.
Result<Design> withCellsRestored(const Design &design, std::span<const SiteId> sites);

/// Rows and columns to add at each edge of a square lattice, or with negative numbers to crop.
struct Margins
{
    int left = 0;
    int right = 0;
    int bottom = 0;
    int top = 0;

    friend bool operator==(const Margins &, const Margins &) = default;
};

Result<Design> withMargins(const Design &design, const Margins &margins);

Result<Design> withTopology(const Design &design, Topology topology);
Result<Design> withLayout(const Design &design, Layout layout);
Result<Design> withLabels(const Design &design, Labels labels);
Result<Design> withPlaces(const Design &design, Places places);
/// How pieces that start from these cells hold the board, of this player or of all; with nothing as
/// the player faces.
Result<Design> withCellFacing(const Design &design,
                              std::span<const SiteId> sites,
                              std::optional<PlayerId> player,
                              const std::optional<Orientation> &facing);

/// A cell outside the lattice, without links; an empty name takes the first free of x1, x2 ...
Result<Design> withCellAdded(const Design &design, Point at, const std::string &name = {});
Result<Design> withCellMoved(const Design &design, SiteId site, Point at);
Result<Design> withCellRenamed(const Design &design, SiteId site, const std::string &name);

/// Another board under the same directions, pieces and rules. Pieces stay on cells whose names
/// exist on both; everything else of the old board goes.
Result<Design> withBoard(const Design &design, const BoardRecipe &recipe);

/// The site that a player who holds the board like this sees where another sees `site`;
/// nothing for added cells.
std::optional<SiteId>
mirroredSite(const BoardRecipe &recipe, SiteId site, const Orientation &orientation);

} // namespace rookery
