#pragma once

#include "model/base/message.h"
#include "model/base/shared.h"
#include "model/board/compass.h"
#include "model/board/lattice_sites.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace rookery {

/// From (cell, step) to another cell, and what the traveller's own axes have become there.
struct Link
{
    CellId to;
    OrientationId turn;

    friend bool operator==(const Link &, const Link &) = default;
};

/// Why a step leads nowhere from a cell.
enum class DeadEnd {
    Edge, ///< past an open edge, or past the end of a hand-drawn graph
    Hole, ///< the cell there was removed
    Cut,  ///< the author cut this link
};

/// A board as a graph: cells, and from each cell at most one link per step. Built from a recipe;
/// the lattice's links are computed from coordinates on demand and the author's exceptions looked
/// up, so that a board of 65,535 cells costs no more than its list of cells.
class Board
{
public:
    /// `extraSteps`: vectors, also round the edges, that pieces use without a declared direction.
    Board(Shared<BoardRecipe> recipe,
          Shared<Directions> directions,
          std::span<const Step> extraSteps = {});

    const BoardRecipe &recipe() const { return *m_recipe; }
    const Directions &directions() const { return *m_directions; }
    const Compass &compass() const { return m_compass; }
    /// Whether this board was built from these very sections.
    bool sharesSections(const Shared<BoardRecipe> &recipe,
                        const Shared<Directions> &directions) const
    {
        return m_recipe.sameAs(recipe) && m_directions.sameAs(directions);
    }

    /// The generated part.
    const LatticeSites &lattice() const { return *m_lattice; }

    std::size_t size() const { return m_sites.size(); }
    IdRange<CellId> cells() const { return IdRange<CellId>(size()); }

    SiteId site(CellId cell) const { return m_sites[cell.index()]; }
    std::optional<CellId> cellAt(SiteId site) const;
    /// Lattice sites and added cells together, holes included.
    std::size_t siteCount() const { return m_cellAt.size(); }

    std::string name(CellId cell) const { return siteName(site(cell)); }
    std::string siteName(SiteId site) const;
    std::optional<CellId> find(std::string_view name) const;
    /// Place on the lattice; none for cells added by hand.
    std::optional<Vector> coordinates(CellId cell) const { return siteCoordinates(site(cell)); }
    std::optional<Vector> siteCoordinates(SiteId site) const;

    /// Where a player who holds the board like this sees what another sees at `site`: on the
    /// lattice, and for a cell added by hand the added cell that is drawn there. Nothing where the
    /// board's shape does not allow it.
    std::optional<SiteId> image(SiteId site, const Orientation &orientation) const;

    /// How a piece that starts from here holds the board: as the cell says for its player or for
    /// all, else as the player faces.
    OrientationId held(CellId from, PlayerId player, const Orientation &facing) const;
    bool hasCellFacings() const { return !m_recipe->edits.facings.empty(); }

    std::optional<Link> link(CellId from, StepId step) const;
    /// What the lattice alone would give, without the author's exceptions.
    std::optional<Link> generatedLink(CellId from, StepId step) const;
    /// Asked only where there is no link.
    DeadEnd deadEnd(CellId from, StepId step) const;

private:
    const LinkEdit *edit(CellId from, StepId step) const;
    /// Where the lattice leads, be there a hole or a cell.
    std::optional<Arrival> arrivalBy(CellId from, StepId step) const;
    std::optional<Link> walked(CellId from, const std::vector<StepId> &walk) const;

    Shared<BoardRecipe> m_recipe;
    Shared<Directions> m_directions;
    std::shared_ptr<const LatticeSites> m_lattice;
    Compass m_compass;
    std::vector<SiteId> m_sites;                 ///< by cell
    std::vector<std::optional<CellId>> m_cellAt; ///< by site
};

/// Empty if the text can name a cell, else the reason.
Message cellNameFault(std::string_view name);

} // namespace rookery
