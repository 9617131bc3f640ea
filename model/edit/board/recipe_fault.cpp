#include "model/edit/board/recipe_fault.h"

#include "model/board/board.h"
#include "model/board/board_forms.h"
#include "model/design/cell_outlines.h"
#include "model/design/limits.h"
#include "model/edit/board/zone_edits.h"
#include "model/edit/renumbering/sites.h"

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <tuple>

namespace rookery {

namespace {

Error sentence(Message text)
{
    return {std::move(text), {}, {}};
}

std::optional<Error> shapeFault(const BoardRecipe &recipe)
{
    auto fault = boardShapeFault(recipe);
    return fault.isEmpty() ? std::nullopt : std::optional(sentence(std::move(fault)));
}

/// Whether each row's key is greater than the one before it.
template<class Rows, class KeyOf>
bool isAscending(const Rows &rows, KeyOf keyOf)
{
    return std::adjacent_find(rows.begin(),
                              rows.end(),
                              [&](const auto &a, const auto &b) { return !(keyOf(a) < keyOf(b)); })
           == rows.end();
}

std::optional<Error> orderFault(const BoardRecipe &recipe)
{
    const BoardEdits &edits = recipe.edits;
    const std::size_t lattice = latticeSites(recipe)->count();
    const auto site = [](const auto &row) {
        return row.site;
    };
    const auto same = [](SiteId id) {
        return id;
    };
    const auto isGenerated = [&](SiteId id) {
        return id.index() < lattice;
    };
    const bool isOrdered = isAscending(edits.removed, same) && isAscending(edits.moved, site)
                           && isAscending(edits.renamed, site);
    const bool areGenerated = (edits.removed.empty() || isGenerated(edits.removed.back()))
                              && (edits.moved.empty() || isGenerated(edits.moved.back().site))
                              && (edits.renamed.empty() || isGenerated(edits.renamed.back().site));
    if (!isOrdered || !areGenerated)
        return sentence(
            Message("a board's removed, moved and renamed cells are cells of its lattice, each "
                    "once and in board order"));
    return std::nullopt;
}

std::optional<Error> cellsFault(const BoardEdits &edits)
{
    for (const AddedCell &cell : edits.added) {
        if (auto fault = cellNameFault(cell.name); !fault.isEmpty())
            return sentence(std::move(fault));
        if (auto error = outOfReach(cell.at))
            return error;
    }
    for (const RenamedCell &cell : edits.renamed) {
        if (auto fault = cellNameFault(cell.name); !fault.isEmpty())
            return sentence(std::move(fault));
    }
    for (const MovedCell &cell : edits.moved) {
        if (auto error = outOfReach(cell.at))
            return error;
    }
    return std::nullopt;
}

std::optional<Error> linksFault(const BoardRecipe &recipe)
{
    const auto &links = recipe.edits.links;
    const auto turns = latticeOrientations(recipe.lattice);
    const std::size_t sites = latticeSites(recipe)->count() + recipe.edits.added.size();
    const auto isBad = [&](const LinkEdit &link) {
        const auto isTurn = [&](const auto &row) {
            return row.value == link.turn;
        };
        return link.from.index() >= sites || (link.to && link.to->index() >= sites)
               || std::none_of(turns.begin(), turns.end(), isTurn);
    };
    const auto key = [](const LinkEdit &link) {
        return std::tuple(link.from, link.direction);
    };
    if (std::any_of(links.begin(), links.end(), isBad) || !isAscending(links, key))
        return sentence(Message("a board's links join its cells, each once and in board order"));
    return std::nullopt;
}

std::optional<Error> marksFault(const Shared<BoardRecipe> &recipe)
{
    const BoardEdits &edits = recipe->edits;
    if (edits.coloured.empty() && edits.facings.empty() && edits.shaped.empty())
        return std::nullopt;
    const Board board(recipe, Directions{});
    const auto isCell = [&](const auto &row) {
        return board.cellAt(row.site).has_value();
    };
    const bool areShapes =
        isAscending(edits.shaped, [](const ShapedCell &cell) { return cell.site; })
        && std::all_of(edits.shaped.begin(), edits.shaped.end(), [&](const ShapedCell &cell) {
               return isCell(cell) && cornersFault(cell.corners).isEmpty();
           });
    if (!areShapes)
        return sentence(
            Message("outlines are given to cells of the board, each once and in board order"));
    const bool areColours =
        isAscending(edits.coloured, [](const ColouredCell &cell) { return cell.site; })
        && std::all_of(edits.coloured.begin(), edits.coloured.end(), [&](const ColouredCell &cell) {
               return isCell(cell) && cell.colour >= 0 && cell.colour < limits::cellColours;
           });
    if (!areColours)
        return sentence(
            Message("colours are given to cells of the board, each once and in board order"));
    const auto key = [](const CellFacing &row) {
        return std::tuple(row.player, row.site);
    };
    const bool areFacings =
        isAscending(edits.facings, key)
        && std::all_of(edits.facings.begin(), edits.facings.end(), [&](const CellFacing &row) {
               return isCell(row) && !orientationName(recipe->lattice, row.facing).empty()
                      && (!row.player || row.player->index() < limits::players);
           });
    if (!areFacings)
        return sentence(
            Message("facings are given to cells of the board, each once and in board order"));
    return std::nullopt;
}

std::optional<Error> zonesFault(const Shared<BoardRecipe> &recipe)
{
    const auto &zones = recipe->edits.zones;
    if (zones.empty())
        return std::nullopt;
    if (zones.size() > limits::zones)
        return sentence(
            Message("a board may have at most {most} zones", {{"most", limits::zones}}));
    const Board board(recipe, Directions{});
    const auto areCells = [&](const std::vector<SiteId> &sites) {
        return isAscending(sites, [](SiteId id) { return id; })
               && std::all_of(sites.begin(), sites.end(), [&](SiteId site) {
                      return board.cellAt(site).has_value();
                  });
    };
    std::set<std::string> names;
    for (const Zone &zone : zones) {
        if (auto fault = zoneNameFault(zone.name); !fault.isEmpty())
            return sentence(std::move(fault));
        if (!names.insert(zone.name).second)
            return sentence(
                Message("there is already a zone called '{name}'", {{"name", zone.name}}));
        if (zone.meaning) {
            if (auto fault = meaningRangeFault(*zone.meaning); !fault.isEmpty())
                return sentence(std::move(fault));
            if (!zone.cells.empty()
                || (zone.meaning->cell && zone.meaning->cell->index() >= board.siteCount()))
                return sentence(Message("a zone with a meaning has no list of cells"));
        }
        if (zone.colour < 0 || zone.colour >= limits::zoneColours)
            return sentence(Message("a zone's colour is a number from 0 to {most}",
                                    {{"most", limits::zoneColours - 1}}));
        const bool areAll =
            areCells(zone.cells)
            && std::all_of(zone.own.begin(), zone.own.end(), [&](const PlayerZone &own) {
                   return areCells(own.cells) && own.player.index() < limits::players;
               });
        if (!areAll || !isAscending(zone.own, [](const PlayerZone &own) { return own.player; }))
            return sentence(
                Message("a zone holds cells of the board, each once and in board order"));
    }
    return std::nullopt;
}

} // namespace

std::optional<Error> recipeFault(const Shared<BoardRecipe> &recipe)
{
    if (auto error = shapeFault(*recipe))
        return error;
    if (auto error = orderFault(*recipe))
        return error;
    if (auto error = tooManyCells(cellCount(*recipe)))
        return error;
    if (auto error = cellsFault(recipe->edits))
        return error;
    if (auto error = linksFault(*recipe))
        return error;
    if (auto error = zonesFault(recipe))
        return error;
    if (auto error = marksFault(recipe))
        return error;
    return sharedName(recipe);
}

std::optional<Error> tooManyCells(std::size_t count)
{
    if (count <= limits::cells)
        return std::nullopt;
    return sentence(Message("a board may have at most {most} cells, not {count}",
                            {{"most", limits::cells}, {"count", count}}));
}

std::optional<Error> sharedName(const Shared<BoardRecipe> &recipe)
{
    const Board board(recipe, Directions{});
    const auto lattice = latticeSites(*recipe);
    const BoardEdits &edits = recipe->edits;
    std::map<std::string, SiteId> given;
    const auto clashes = [&](SiteId site) {
        if (!board.cellAt(site))
            return false;
        const std::string name = board.siteName(site);
        const auto generated = lattice->find(name);
        const bool isGenerated = generated && *generated != site && board.cellAt(*generated)
                                 && board.siteName(*generated) == name;
        return isGenerated || !given.try_emplace(name, site).second;
    };
    std::vector<SiteId> named;
    for (std::size_t i = 0; i < edits.added.size(); ++i)
        named.emplace_back(lattice->count() + i);
    for (const RenamedCell &renamed : edits.renamed)
        named.push_back(renamed.site);
    const auto clash = std::find_if(named.begin(), named.end(), clashes);
    if (clash == named.end())
        return std::nullopt;
    return sentence(Message("two cells would be called '{name}'; rename one of them first",
                            {{"name", board.siteName(*clash)}}));
}

std::optional<Error> outOfReach(Point at)
{
    const auto isNear = [](int part) {
        return part >= -limits::coordinate && part <= limits::coordinate;
    };
    if (isNear(at.x) && isNear(at.y))
        return std::nullopt;
    return sentence(Message("a cell cannot be drawn that far away"));
}

} // namespace rookery
