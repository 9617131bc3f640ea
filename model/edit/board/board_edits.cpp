#include "model/edit/board/board_edits.h"

#include "model/base/text.h"
#include "model/board/board.h"
#include "model/board/board_forms.h"
#include "model/board/rectangle.h"
#include "model/board/site_count.h"
#include "model/board/zone_map.h"
#include "model/design/limits.h"
#include "model/edit/board/recipe_fault.h"
#include "model/edit/board/zone_growth.h"
#include "model/edit/renumbering/rule_references.h"
#include "model/edit/renumbering/sites.h"
#include "model/movement/legs/references.h"

#include <algorithm>
#include <tuple>

namespace rookery {

namespace {

bool contains(const std::vector<SiteId> &all, SiteId site)
{
    return std::binary_search(all.begin(), all.end(), site);
}

std::optional<Error> noSuchSite(const BoardRecipe &recipe, SiteId site)
{
    if (site.index() < latticeSiteCount(recipe) + recipe.edits.added.size())
        return std::nullopt;
    return Error{noCellNumbered(site)};
}

/// Forgets own zones and facings of players that this design does not have.
void dropForeignPlayers(Design &design)
{
    const std::size_t players = design.rules->players.size();
    if (design.board->edits.zones.empty() && design.board->edits.facings.empty())
        return;
    design.board.edit([&](BoardRecipe &recipe) {
        for (Zone &zone : recipe.edits.zones)
            std::erase_if(zone.own,
                          [&](const PlayerZone &row) { return row.player.index() >= players; });
        std::erase_if(recipe.edits.facings, [&](const CellFacing &row) {
            return row.player && row.player->index() >= players;
        });
    });
}

/// Players hold another lattice in the orientation of the same name, else as it lies; directions
/// that are standard there point where they do there, and missing ones come behind.
void adoptLattice(Design &design, Lattice before)
{
    const Lattice now = design.board->lattice;
    const auto isAlike = [](Lattice a, Lattice b) {
        const auto plane = [](Lattice lattice) {
            return lattice == Lattice::Free ? Lattice::Square : lattice;
        };
        return plane(a) == plane(b);
    };
    if (isAlike(before, now))
        return;
    design.rules.edit([&](Rules &rules) {
        for (Player &player : rules.players) {
            const auto name = orientationName(before, player.facing);
            player.facing = {};
            for (const auto &row : latticeOrientations(now)) {
                if (row.name == name)
                    player.facing = row.value;
            }
        }
    });
    design.directions.edit([&](Directions &directions) {
        for (const Direction &standard : standardDirections(now).list) {
            if (const auto declared = directions.find(std::string_view(standard.name)))
                directions.list[declared->index()].vector = standard.vector;
            else if (directions.list.size() < limits::directions)
                directions.list.push_back(standard);
        }
    });
}

/// The recipe with the design's zones of other names, as far as it has their cells.
BoardRecipe withZonesOf(const Design &design, const Board &board, BoardRecipe recipe)
{
    const Board other(recipe, design.directions);
    for (Zone zone : design.board->edits.zones) {
        if (findZone(recipe.edits.zones, zone.name))
            continue;
        const auto keep = [&](std::vector<SiteId> &cells) {
            std::vector<SiteId> kept;
            for (const SiteId site : cells) {
                if (const auto cell = other.find(board.siteName(site)))
                    kept.push_back(other.site(*cell));
            }
            std::sort(kept.begin(), kept.end());
            cells = std::move(kept);
        };
        if (zone.meaning && zone.meaning->cell) {
            const auto cell = other.find(board.siteName(*zone.meaning->cell));
            if (cell)
                zone.meaning->cell = other.site(*cell);
            else
                zone = drawnZone(board, zone, design.rules->facings());
        }
        keep(zone.cells);
        for (PlayerZone &own : zone.own)
            keep(own.cells);
        recipe.edits.zones.push_back(std::move(zone));
    }
    return recipe;
}

} // namespace

Result<Design> withCellsRemoved(const Design &design, std::span<const SiteId> sites)
{
    const std::vector<SiteId> gone = sortedSites(sites);
    if (!gone.empty()) {
        if (auto error = noSuchSite(*design.board, gone.back()))
            return failure(*error);
    }
    const std::size_t lattice = latticeSiteCount(*design.board);
    Design result = design;
    // Pieces and links first; the numbers of added cells move up as their neighbours disappear.
    std::vector<std::size_t> shift(design.board->edits.added.size() + 1);
    for (std::size_t i = 0; i + 1 < shift.size(); ++i)
        shift[i + 1] = shift[i] + (contains(gone, SiteId(lattice + i)) ? 1 : 0);
    renumberSites(result, [&](SiteId site) -> std::optional<SiteId> {
        if (contains(gone, site))
            return std::nullopt;
        return site.index() < lattice ? site : SiteId(site.index() - shift[site.index() - lattice]);
    });
    result.board.edit([&](BoardRecipe &recipe) {
        std::vector<AddedCell> added;
        for (std::size_t i = 0; i < recipe.edits.added.size(); ++i) {
            if (!contains(gone, SiteId(lattice + i)))
                added.push_back(recipe.edits.added[i]);
        }
        recipe.edits.added = std::move(added);
        auto &removed = recipe.edits.removed;
        std::copy_if(gone.begin(), gone.end(), std::back_inserter(removed), [&](SiteId site) {
            return site.index() < lattice;
        });
        removed = sortedSites(removed);
    });
    normaliseLinks(result);
    return result;
}

Result<Design> withCellsRestored(const Design &design, std::span<const SiteId> sites)
{
    const std::vector<SiteId> filled = sortedSites(sites);
    Design result = design;
    result.board.edit([&](BoardRecipe &recipe) {
        auto &removed = recipe.edits.removed;
        std::erase_if(removed, [&](SiteId site) { return contains(filled, site); });
    });
    if (auto error = tooManyCells(cellCount(*result.board)))
        return failure(*error);
    if (auto error = sharedName(*result.board))
        return failure(*error);
    normaliseLinks(result);
    return result;
}

Result<Design> withMargins(const Design &design, const Margins &margins)
{
    const BoardRecipe &old = *design.board;
    if (old.lattice != Lattice::Square)
        return failure(Message("only a square board has edges to move"));
    for (const int margin : {margins.left, margins.right, margins.bottom, margins.top}) {
        if (margin < -limits::side || margin > limits::side)
            return failure(
                Message("an edge may move by at most {most} cells", {{"most", limits::side}}));
    }
    const int files = old.files + margins.left + margins.right;
    const int ranks = old.ranks + margins.bottom + margins.top;
    BoardRecipe resized = old;
    resized.files = files;
    resized.ranks = ranks;
    if (auto fault = boardShapeFault(resized); !fault.isEmpty())
        return failure(std::move(fault));

    const std::size_t oldLattice = latticeSiteCount(old);
    const std::size_t newLattice =
        static_cast<std::size_t>(files) * static_cast<std::size_t>(ranks);
    Design result = design;
    renumberSites(result, [&](SiteId site) -> std::optional<SiteId> {
        if (site.index() >= oldLattice)
            return SiteId(site.index() - oldLattice + newLattice);
        const Rectangle before{old.ranks};
        const int file = before.file(site) + margins.left;
        const int rank = before.rank(site) + margins.bottom;
        if (file < 0 || file >= files || rank < 0 || rank >= ranks)
            return std::nullopt;
        return Rectangle{ranks}.site(file, rank);
    });
    const Point by{margins.left * cellUnit, margins.bottom * cellUnit};
    result.board.edit([&](BoardRecipe &recipe) {
        recipe.files = files;
        recipe.ranks = ranks;
        if (recipe.layout != Layout::Flat)
            return;
        // Hand-placed cells stay where they are relative to the old rectangle.
        for (AddedCell &cell : recipe.edits.added)
            cell.at = cell.at + by;
        for (MovedCell &cell : recipe.edits.moved)
            cell.at = cell.at + by;
    });
    growZones(result, [&](SiteId site) {
        const Rectangle now{ranks};
        const int file = now.file(site) - margins.left;
        const int rank = now.rank(site) - margins.bottom;
        return file < 0 || file >= old.files || rank < 0 || rank >= old.ranks;
    });
    if (auto error = recipeFault(result.board))
        return failure(*error);
    normaliseNames(result);
    normaliseLinks(result);
    return result;
}

Result<Design> withTopology(const Design &design, Topology topology)
{
    if (design.board->lattice == Lattice::Free)
        return failure(Message("a free board has no edges to join"));
    Design result = design;
    result.board.edit([&](BoardRecipe &recipe) { recipe.topology = topology; });
    if (auto fault = boardShapeFault(*result.board); !fault.isEmpty())
        return failure(std::move(fault));
    normaliseLinks(result);
    return result;
}

Result<Design> withLayout(const Design &design, Layout layout)
{
    Design result = design;
    result.board.edit([&](BoardRecipe &recipe) { recipe.layout = layout; });
    if (auto fault = boardShapeFault(*result.board); !fault.isEmpty())
        return failure(std::move(fault));
    return result;
}

Result<Design> withLabels(const Design &design, Labels labels)
{
    Design result = design;
    result.board.edit([&](BoardRecipe &recipe) { recipe.labels = labels; });
    return result;
}

Result<Design> withPlaces(const Design &design, Places places)
{
    Design result = design;
    result.board.edit([&](BoardRecipe &recipe) { recipe.places = places; });
    return result;
}

Result<Design> withCellFacing(const Design &design,
                              std::span<const SiteId> sites,
                              std::optional<PlayerId> player,
                              const std::optional<Orientation> &facing)
{
    if (player && player->index() >= design.rules->players.size())
        return failure(
            Message("there is no player number {number}", {{"number", player->index()}}));
    if (facing && orientationName(design.board->lattice, *facing).empty())
        return failure(Message("this board cannot be held that way"));
    const std::vector<SiteId> turned = sortedSites(sites);
    if (auto error = missingCell(design, turned))
        return failure(*error);
    Design result = design;
    result.board.edit([&](BoardRecipe &recipe) {
        auto &facings = recipe.edits.facings;
        std::erase_if(facings, [&](const CellFacing &row) {
            return row.player == player && contains(turned, row.site);
        });
        for (const SiteId site : turned) {
            if (facing)
                facings.push_back({player, site, *facing});
        }
        std::sort(facings.begin(), facings.end(), [](const CellFacing &a, const CellFacing &b) {
            return std::tuple(a.player, a.site) < std::tuple(b.player, b.site);
        });
    });
    return result;
}

Result<Design> withCellAdded(const Design &design, Point at, const std::string &name)
{
    if (auto error = outOfReach(at))
        return failure(*error);
    if (auto error = tooManyCells(cellCount(*design.board) + 1))
        return failure(*error);
    const Board board(design.board, design.directions);
    std::string chosen = name;
    for (int number = 1; chosen.empty(); ++number) {
        const std::string candidate = "x" + std::to_string(number);
        if (!board.find(candidate) && !latticeSites(*design.board)->find(candidate))
            chosen = candidate;
    }
    if (auto fault = cellNameFault(chosen); !fault.isEmpty())
        return failure(std::move(fault));
    if (board.find(chosen))
        return failure(Message("there is already a cell called '{name}'", {{"name", chosen}}));
    Design result = design;
    result.board.edit([&](BoardRecipe &recipe) { recipe.edits.added.push_back({chosen, at}); });
    return result;
}

Result<Design> withCellMoved(const Design &design, SiteId site, Point at)
{
    if (auto error = outOfReach(at))
        return failure(*error);
    if (auto error = noSuchSite(*design.board, site))
        return failure(*error);
    const std::size_t lattice = latticeSiteCount(*design.board);
    Design result = design;
    result.board.edit([&](BoardRecipe &recipe) {
        BoardEdits &edits = recipe.edits;
        if (site.index() >= lattice) {
            edits.added[site.index() - lattice].at = at;
            return;
        }
        const auto row = std::lower_bound(edits.moved.begin(),
                                          edits.moved.end(),
                                          site,
                                          [](const MovedCell &a, SiteId b) { return a.site < b; });
        if (row != edits.moved.end() && row->site == site)
            row->at = at;
        else
            edits.moved.insert(row, {site, at});
    });
    return result;
}

Result<Design> withCellRenamed(const Design &design, SiteId site, const std::string &name)
{
    if (auto fault = cellNameFault(name); !fault.isEmpty())
        return failure(std::move(fault));
    if (auto error = noSuchSite(*design.board, site))
        return failure(*error);
    const Board board(design.board, design.directions);
    const auto holder = board.find(name);
    if (holder && board.site(*holder) != site)
        return failure(Message("there is already a cell called '{name}'", {{"name", name}}));
    const std::size_t lattice = latticeSiteCount(*design.board);
    Design result = design;
    result.board.edit([&](BoardRecipe &recipe) {
        BoardEdits &edits = recipe.edits;
        if (site.index() >= lattice) {
            edits.added[site.index() - lattice].name = name;
            return;
        }
        auto &renamed = edits.renamed;
        std::erase_if(renamed, [&](const RenamedCell &row) { return row.site == site; });
        if (latticeSites(recipe)->name(site) == name)
            return;
        const auto row = std::lower_bound(
            renamed.begin(), renamed.end(), site, [](const RenamedCell &a, SiteId b) {
                return a.site < b;
            });
        renamed.insert(row, {site, name});
    });
    return result;
}

Result<Design> withBoard(const Design &design, const BoardRecipe &recipe)
{
    const Board oldBoard(design.board, design.directions);
    // Another board's links may name directions that this design does not have.
    const auto isForeign = [&](const LinkEdit &link) {
        return link.direction.index() >= design.directions->list.size();
    };
    const auto &links = recipe.edits.links;
    if (std::any_of(links.begin(), links.end(), isForeign))
        return failure(Message("that board's links use directions that this design does not have"));
    if (auto error = recipeFault(recipe))
        return failure(*error);
    Design result = design;
    result.board = withZonesOf(design, oldBoard, recipe);
    if (auto error = recipeFault(result.board))
        return failure(*error);
    dropForeignPlayers(result);
    adoptLattice(result, design.board->lattice);
    normaliseNames(result);
    normaliseLinks(result);
    const Board newBoard(result.board, result.directions);
    result.setup.edit([&](Setup &setup) {
        std::vector<Placement> kept;
        for (const Placement &placement : setup.placements) {
            if (const auto cell = newBoard.find(oldBoard.siteName(placement.site)))
                kept.push_back(
                    {newBoard.site(*cell), placement.piece, placement.player, placement.was});
        }
        std::sort(kept.begin(), kept.end(), [](const Placement &a, const Placement &b) {
            return a.site < b.site;
        });
        setup.placements = std::move(kept);
    });
    const auto zoneNow = [&](ZoneId id) {
        return *findZone(result.board->edits.zones, design.board->edits.zones[id.index()].name);
    };
    result.pieces.edit([&](Pieces &pieces) { renumberZones(pieces, zoneNow); });
    renumberReferences(result, {{}, zoneNow, [&](SiteId site) -> std::optional<SiteId> {
                                    const auto cell = newBoard.find(oldBoard.siteName(site));
                                    return cell ? std::optional(newBoard.site(*cell))
                                                : std::nullopt;
                                }});
    return result;
}

std::optional<SiteId>
mirroredSite(const BoardRecipe &recipe, SiteId site, const Orientation &orientation)
{
    const auto lattice = latticeSites(recipe);
    if (site.index() >= lattice->count())
        return std::nullopt;
    return lattice->image(site, orientation);
}

} // namespace rookery
