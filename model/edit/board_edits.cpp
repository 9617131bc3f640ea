#include "model/edit/board_edits.h"

#include "model/base/text.h"
#include "model/board/board.h"
#include "model/board/board_spec.h"
#include "model/board/square_lattice.h"
#include "model/design/limits.h"
#include "model/edit/recipe_fault.h"
#include "model/edit/rule_references.h"
#include "model/edit/sites.h"

#include <algorithm>

namespace rookery {

namespace {

std::size_t latticeSiteCount(const BoardRecipe &recipe)
{
    return static_cast<std::size_t>(recipe.files) * static_cast<std::size_t>(recipe.ranks);
}

std::vector<SiteId> sorted(std::span<const SiteId> sites)
{
    std::vector<SiteId> all(sites.begin(), sites.end());
    std::sort(all.begin(), all.end());
    all.erase(std::unique(all.begin(), all.end()), all.end());
    return all;
}

bool contains(const std::vector<SiteId> &all, SiteId site)
{
    return std::binary_search(all.begin(), all.end(), site);
}

std::optional<Error> noSuchSite(const BoardRecipe &recipe, SiteId site)
{
    if (site.index() < latticeSiteCount(recipe) + recipe.edits.added.size())
        return std::nullopt;
    return Error{"the board has no cell number " + std::to_string(site.index()), {}, {}};
}

/// Forgets own zones of players that this design does not have.
void dropForeignPlayers(Design &design)
{
    if (design.board->edits.zones.empty())
        return;
    const std::size_t players = design.rules->players.size();
    design.board.edit([&](BoardRecipe &recipe) {
        for (Zone &zone : recipe.edits.zones) {
            auto &own = zone.own;
            own.erase(std::remove_if(own.begin(), own.end(), [&](const PlayerZone &row) { return row.player.index() >= players; }),
                      own.end());
        }
    });
}

} // namespace

Result<Design> withCellsRemoved(const Design &design, std::span<const SiteId> sites)
{
    const std::vector<SiteId> gone = sorted(sites);
    if (!gone.empty()) {
        if (auto error = noSuchSite(*design.board, gone.back()))
            return failure(*error);
    }
    const std::size_t lattice = latticeSiteCount(*design.board);
    Design result = design;
    // Men and links first; the numbers of added cells move up as their neighbours disappear.
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
        removed = sorted(removed);
    });
    normaliseLinks(result);
    return result;
}

Result<Design> withCellsRestored(const Design &design, std::span<const SiteId> sites)
{
    const std::vector<SiteId> filled = sorted(sites);
    Design result = design;
    result.board.edit([&](BoardRecipe &recipe) {
        auto &removed = recipe.edits.removed;
        removed.erase(std::remove_if(removed.begin(), removed.end(), [&](SiteId site) { return contains(filled, site); }),
                      removed.end());
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
        return failure("only a square board has edges to move");
    for (const int margin : {margins.left, margins.right, margins.bottom, margins.top}) {
        if (margin < -limits::side || margin > limits::side)
            return failure("an edge may move by at most " + std::to_string(limits::side) + " cells");
    }
    const int files = old.files + margins.left + margins.right;
    const int ranks = old.ranks + margins.bottom + margins.top;
    if (auto fault = boardSizeFault(files, ranks); !fault.empty())
        return failure(std::move(fault));
    if (auto fault = topologyFault(files, ranks, old.topology); !fault.empty())
        return failure(std::move(fault));

    const std::size_t oldLattice = latticeSiteCount(old);
    const std::size_t newLattice = static_cast<std::size_t>(files) * static_cast<std::size_t>(ranks);
    Design result = design;
    renumberSites(result, [&](SiteId site) -> std::optional<SiteId> {
        if (site.index() >= oldLattice)
            return SiteId(site.index() - oldLattice + newLattice);
        const int index = static_cast<int>(site.index());
        const int file = index / old.ranks + margins.left;
        const int rank = index % old.ranks + margins.bottom;
        if (file < 0 || file >= files || rank < 0 || rank >= ranks)
            return std::nullopt;
        return SiteId(file * ranks + rank);
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
    if (auto error = recipeFault(result.board))
        return failure(*error);
    normaliseNames(result);
    normaliseLinks(result);
    return result;
}

Result<Design> withTopology(const Design &design, Topology topology)
{
    if (design.board->lattice != Lattice::Square)
        return failure("only a square board has edges to join");
    if (auto fault = topologyFault(design.board->files, design.board->ranks, topology); !fault.empty())
        return failure(std::move(fault));
    Design result = design;
    result.board.edit([&](BoardRecipe &recipe) { recipe.topology = topology; });
    normaliseLinks(result);
    return result;
}

Result<Design> withLayout(const Design &design, Layout layout)
{
    if (design.board->lattice != Lattice::Square)
        return failure("only a square board can be drawn another way");
    Design result = design;
    result.board.edit([&](BoardRecipe &recipe) { recipe.layout = layout; });
    return result;
}

Result<Design> withLabels(const Design &design, Labels labels)
{
    Design result = design;
    result.board.edit([&](BoardRecipe &recipe) { recipe.labels = labels; });
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
    if (auto fault = cellNameFault(chosen); !fault.empty())
        return failure(std::move(fault));
    if (board.find(chosen))
        return failure("there is already a cell called '" + chosen + "'");
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
        const auto row = std::lower_bound(edits.moved.begin(), edits.moved.end(), site, [](const MovedCell &a, SiteId b) {
            return a.site < b;
        });
        if (row != edits.moved.end() && row->site == site)
            row->at = at;
        else
            edits.moved.insert(row, {site, at});
    });
    return result;
}

Result<Design> withCellRenamed(const Design &design, SiteId site, const std::string &name)
{
    if (auto fault = cellNameFault(name); !fault.empty())
        return failure(std::move(fault));
    if (auto error = noSuchSite(*design.board, site))
        return failure(*error);
    const Board board(design.board, design.directions);
    const auto holder = board.find(name);
    if (holder && board.site(*holder) != site)
        return failure("there is already a cell called '" + name + "'");
    const std::size_t lattice = latticeSiteCount(*design.board);
    Design result = design;
    result.board.edit([&](BoardRecipe &recipe) {
        BoardEdits &edits = recipe.edits;
        if (site.index() >= lattice) {
            edits.added[site.index() - lattice].name = name;
            return;
        }
        auto &renamed = edits.renamed;
        renamed.erase(std::remove_if(renamed.begin(), renamed.end(), [&](const RenamedCell &row) { return row.site == site; }),
                      renamed.end());
        if (latticeSites(recipe)->name(site) == name)
            return;
        const auto row = std::lower_bound(renamed.begin(), renamed.end(), site, [](const RenamedCell &a, SiteId b) {
            return a.site < b;
        });
        renamed.insert(row, {site, name});
    });
    return result;
}

Result<Design> withBoard(const Design &design, const BoardRecipe &recipe)
{
    const Board oldBoard(design.board, design.directions);
    Design result = design;
    result.board = recipe;
    // Another board's links may name directions that this design does not have.
    const auto isForeign = [&](const LinkEdit &link) { return link.direction.index() >= design.directions->list.size(); };
    const auto &links = recipe.edits.links;
    if (std::any_of(links.begin(), links.end(), isForeign))
        return failure("that board's links use directions that this design does not have");
    if (auto error = recipeFault(result.board))
        return failure(*error);
    dropForeignPlayers(result);
    normaliseNames(result);
    normaliseLinks(result);
    const Board newBoard(result.board, result.directions);
    result.setup.edit([&](Setup &setup) {
        std::vector<Placement> kept;
        for (const Placement &placement : setup.placements) {
            if (const auto cell = newBoard.find(oldBoard.siteName(placement.site)))
                kept.push_back({newBoard.site(*cell), placement.piece, placement.player, placement.was});
        }
        std::sort(kept.begin(), kept.end(), [](const Placement &a, const Placement &b) { return a.site < b.site; });
        setup.placements = std::move(kept);
    });
    const auto &oldZones = design.board->edits.zones;
    renumberReferences(result,
                       {{},
                        [&](ZoneId id) { return findZone(recipe.edits.zones, oldZones[id.index()].name); },
                        [&](SiteId site) -> std::optional<SiteId> {
                            const auto cell = newBoard.find(oldBoard.siteName(site));
                            return cell ? std::optional(newBoard.site(*cell)) : std::nullopt;
                        }});
    return result;
}

std::optional<SiteId> mirroredSite(const BoardRecipe &recipe, SiteId site, const Orientation &orientation)
{
    const auto lattice = latticeSites(recipe);
    if (site.index() >= lattice->count())
        return std::nullopt;
    return lattice->image(site, orientation);
}

} // namespace rookery
