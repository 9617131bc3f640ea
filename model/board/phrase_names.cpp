#include "model/board/phrase_names.h"

#include "model/board/lattice_sites.h"
#include "model/design/own_rules.h"

#include <algorithm>

namespace rookery {

namespace {

/// Sites by name, holes too.
struct SiteNames
{
    Shared<BoardRecipe> recipe;
    std::shared_ptr<const LatticeSites> lattice;

    const RenamedCell *renamed(SiteId site) const
    {
        for (const RenamedCell &row : recipe->edits.renamed) {
            if (row.site == site)
                return &row;
        }
        return nullptr;
    }
    std::string name(SiteId site) const
    {
        if (const RenamedCell *row = renamed(site))
            return row->name;
        const std::size_t count = lattice->count();
        return site.index() < count ? lattice->name(site)
                                    : recipe->edits.added[site.index() - count].name;
    }
    std::optional<SiteId> find(std::string_view name) const
    {
        for (const RenamedCell &row : recipe->edits.renamed) {
            if (row.name == name)
                return row.site;
        }
        const auto &added = recipe->edits.added;
        const auto own = std::find_if(
            added.begin(), added.end(), [&](const AddedCell &cell) { return cell.name == name; });
        if (own != added.end())
            return SiteId(lattice->count() + std::size_t(own - added.begin()));
        const auto site = lattice->find(name);
        return site && !renamed(*site) ? site : std::nullopt;
    }
};

} // namespace

phrase::Names thingNames(const Design &design)
{
    phrase::Names names = namesWithoutCells(design);
    const SiteNames sites{design.board, latticeSites(*design.board)};
    names.cell = [sites](std::string_view name) -> std::optional<std::size_t> {
        const auto site = sites.find(name);
        return site ? std::optional(site->index()) : std::nullopt;
    };
    names.cellName = [sites](std::size_t site) {
        return sites.name(SiteId(site));
    };
    return names;
}

std::string thingName(IdKind kind, std::size_t index, const Design &design, const Board &board)
{
    switch (kind) {
    case IdKind::Piece:
        return design.pieces->types[index].name;
    case IdKind::Player:
        return design.rules->players[index].name;
    case IdKind::Zone:
        return design.board->edits.zones[index].name;
    case IdKind::Direction:
        return design.directions->list[index].name;
    case IdKind::Site:
        break;
    }
    return board.siteName(SiteId(index));
}

phrase::Names phraseNames(const Design &design)
{
    phrase::Names names = thingNames(design);
    addOwnNames(names, *design.rules);
    return names;
}

} // namespace rookery
