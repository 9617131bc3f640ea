#include "model/edit/renumbering/sites.h"

#include "model/base/message_list.h"
#include "model/base/text.h"
#include "model/board/board.h"
#include "model/board/idle_links.h"
#include "model/board/lattice_sites.h"
#include "model/board/site_count.h"
#include "model/board/zone_map.h"
#include "model/edit/renumbering/rule_references.h"

#include <algorithm>
#include <tuple>

namespace rookery {

namespace {

template<class Row, class Member>
void renumber(std::vector<Row> &rows, Member member, const SiteMap &map)
{
    std::vector<Row> kept;
    for (Row &row : rows) {
        if (const auto site = map(row.*member)) {
            row.*member = *site;
            kept.push_back(std::move(row));
        }
    }
    std::sort(kept.begin(), kept.end(), [&](const Row &a, const Row &b) {
        return a.*member < b.*member;
    });
    rows = std::move(kept);
}

void renumberLinks(std::vector<LinkEdit> &links, const SiteMap &map)
{
    std::vector<LinkEdit> kept;
    for (const LinkEdit &link : links) {
        const auto from = map(link.from);
        const auto to = link.to ? map(*link.to) : std::nullopt;
        if (from && link.to.has_value() == to.has_value())
            kept.push_back({*from, link.direction, to, link.turn});
    }
    links = std::move(kept);
}

std::vector<SiteId> renumbered(const std::vector<SiteId> &sites, const SiteMap &map)
{
    std::vector<SiteId> kept;
    for (const SiteId site : sites) {
        if (const auto now = map(site))
            kept.push_back(*now);
    }
    std::sort(kept.begin(), kept.end());
    return kept;
}

void renumberFacings(std::vector<CellFacing> &facings, const SiteMap &map)
{
    std::vector<CellFacing> kept;
    for (const CellFacing &row : facings) {
        if (const auto site = map(row.site))
            kept.push_back({row.player, *site, row.facing});
    }
    std::sort(kept.begin(), kept.end(), [](const CellFacing &a, const CellFacing &b) {
        return std::tuple(a.player, a.site) < std::tuple(b.player, b.site);
    });
    facings = std::move(kept);
}

/// Zones around a cell that goes have the cells that are left of them.
void renumberMeanings(Design &design, const SiteMap &map)
{
    const auto liesAround = [](const Zone &zone) {
        return zone.meaning && zone.meaning->cell;
    };
    const auto &zones = design.board->edits.zones;
    if (std::none_of(zones.begin(), zones.end(), liesAround))
        return;
    const Board board(design.board, design.directions);
    design.board.edit([&](BoardRecipe &recipe) {
        for (Zone &zone : recipe.edits.zones) {
            if (!liesAround(zone))
                continue;
            if (const auto site = map(*zone.meaning->cell))
                zone.meaning->cell = *site;
            else
                zone = drawnZone(board, zone, design.rules->facings());
        }
    });
}

} // namespace

void renumberSites(Design &design, const SiteMap &map)
{
    renumberMeanings(design, map);
    design.board.edit([&](BoardRecipe &board) {
        BoardEdits &edits = board.edits;
        edits.removed = renumbered(edits.removed, map);
        renumber(edits.moved, &MovedCell::site, map);
        renumber(edits.renamed, &RenamedCell::site, map);
        renumberLinks(edits.links, map);
        renumber(edits.shaped, &ShapedCell::site, map);
        renumber(edits.coloured, &ColouredCell::site, map);
        renumberFacings(edits.facings, map);
        for (Zone &zone : edits.zones) {
            zone.cells = renumbered(zone.cells, map);
            for (PlayerZone &own : zone.own)
                own.cells = renumbered(own.cells, map);
        }
    });
    if (!design.setup->placements.empty())
        design.setup.edit([&](Setup &setup) { renumber(setup.placements, &Placement::site, map); });
    renumberReferences(design, {{}, {}, map});
}

void normaliseLinks(Design &design)
{
    if (design.board->edits.links.empty())
        return;
    design.board.edit([](BoardRecipe &recipe) {
        std::sort(recipe.edits.links.begin(),
                  recipe.edits.links.end(),
                  [](const LinkEdit &a, const LinkEdit &b) {
                      return std::tuple(a.from, a.direction) < std::tuple(b.from, b.direction);
                  });
    });
    auto kept = withoutIdleLinks(design.board, design.directions);
    design.board.edit([&](BoardRecipe &recipe) { recipe.edits.links = std::move(kept); });
}

void normaliseNames(Design &design)
{
    if (design.board->edits.renamed.empty())
        return;
    design.board.edit([](BoardRecipe &recipe) {
        const auto lattice = latticeSites(recipe);
        auto &renamed = recipe.edits.renamed;
        const auto saysNothing = [&](const RenamedCell &cell) {
            return lattice->name(cell.site) == cell.name;
        };
        std::erase_if(renamed, saysNothing);
    });
}

std::size_t cellCount(const BoardRecipe &recipe)
{
    return latticeSiteCount(recipe) + recipe.edits.added.size() - recipe.edits.removed.size();
}

std::vector<SiteId> sortedSites(std::span<const SiteId> sites)
{
    std::vector<SiteId> all(sites.begin(), sites.end());
    std::sort(all.begin(), all.end());
    all.erase(std::unique(all.begin(), all.end()), all.end());
    return all;
}

std::optional<Error> missingCell(const Design &design, std::span<const SiteId> sites)
{
    return missingCell(Board(design.board, design.directions), sites);
}

std::optional<Error> missingCell(const Board &board, std::span<const SiteId> sites)
{
    for (const SiteId site : sites) {
        if (!board.cellAt(site))
            return Error{site.index() < board.siteCount()
                             ? Message("'{cell}' is a hole", {{"cell", board.siteName(site)}})
                             : noCellNumbered(site)};
    }
    return std::nullopt;
}

Message noCellNumbered(SiteId site)
{
    return Message("the board has no cell number {number}", {{"number", site.index()}});
}

std::optional<Error> missingDirection(const Design &design, DirectionId direction)
{
    if (direction.index() < design.directions->list.size())
        return std::nullopt;
    return Error{Message("there is no direction number {number}", {{"number", direction.index()}})};
}

Losses losses(const Design &before, const Design &after)
{
    const auto lost = [](std::size_t had, std::size_t has) {
        return had > has ? had - has : 0;
    };
    return {lost(cellCount(*before.board), cellCount(*after.board)),
            lost(before.setup->placements.size(), after.setup->placements.size()),
            lost(before.board->edits.links.size(), after.board->edits.links.size())};
}

Message describeLosses(const Losses &losses)
{
    std::vector<Message> parts;
    if (losses.cells > 0)
        parts.push_back(Message("{count#cell#cells}", {{"count", losses.cells}}));
    if (losses.pieces > 0)
        parts.push_back(Message("{count#piece#pieces}", {{"count", losses.pieces}}));
    if (losses.links > 0)
        parts.push_back(Message("{count#link#links}", {{"count", losses.links}}));
    return joined(parts);
}

} // namespace rookery
