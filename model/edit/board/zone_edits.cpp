#include "model/edit/board/zone_edits.h"

#include "model/board/zone_likeness.h"
#include "model/design/limits.h"
#include "model/edit/renumbering/rule_references.h"
#include "model/edit/renumbering/sites.h"
#include "model/movement/legs/references.h"

#include <algorithm>
#include <iterator>

namespace rookery {

namespace {

std::optional<Error> zoneFault(const Design &design, ZoneId zone, std::optional<PlayerId> player)
{
    if (zone.index() >= design.board->edits.zones.size())
        return Error{
            Message("the board has no zone number {number}", {{"number", zone.index()}}), {}, {}};
    if (player && player->index() >= design.rules->players.size())
        return Error{
            Message("there is no player number {number}", {{"number", player->index()}}), {}, {}};
    return std::nullopt;
}

Result<std::vector<SiteId>> sortedCells(const Design &design, std::span<const SiteId> cells)
{
    const Board board(design.board, design.directions);
    std::vector<SiteId> sorted = sortedSites(cells);
    for (const SiteId site : sorted) {
        if (!board.cellAt(site)) {
            return failure(site.index() < board.siteCount()
                               ? Message("'{cell}' is a hole and belongs to no zone",
                                         {{"cell", board.siteName(site)}})
                               : noCellNumbered(site));
        }
    }
    return sorted;
}

std::vector<SiteId> cellsNow(const Design &design, ZoneId zone, std::optional<PlayerId> player)
{
    const Zone &now = design.board->edits.zones[zone.index()];
    const Board board(design.board, design.directions);
    const auto facings = design.rules->facings();
    return player ? zoneSites(board, now, *player, facings) : commonSites(board, now, facings);
}

std::optional<Error> nameFault(const Design &design, const std::string &name)
{
    if (auto fault = zoneNameFault(name); !fault.isEmpty())
        return Error{std::move(fault), {}, {}};
    if (findZone(design.board->edits.zones, name))
        return Error{Message("there is already a zone called '{name}'", {{"name", name}}), {}, {}};
    return std::nullopt;
}

template<class Change>
Design edited(const Design &design, ZoneId zone, Change change)
{
    Design result = design;
    result.board.edit([&](BoardRecipe &recipe) { change(recipe.edits.zones[zone.index()]); });
    return result;
}

} // namespace

Result<Design>
withZoneAdded(const Design &design, const std::string &name, std::span<const SiteId> cells)
{
    if (auto error = nameFault(design, name))
        return failure(*error);
    const std::size_t count = design.board->edits.zones.size();
    if (count >= limits::zones)
        return failure(Message("a board may have at most {most} zones", {{"most", limits::zones}}));
    auto sorted = sortedCells(design, cells);
    if (!sorted)
        return failure(sorted.error());
    Zone zone;
    zone.name = name;
    zone.cells = std::move(*sorted);
    constexpr std::size_t hatches = std::size(EnumNames<Hatch>::rows);
    zone.hatch = EnumNames<Hatch>::rows[count % hatches].value;
    zone.colour = static_cast<int>(count % limits::zoneColours);
    Design result = design;
    result.board.edit([&](BoardRecipe &recipe) { recipe.edits.zones.push_back(std::move(zone)); });
    return result;
}

Result<Design> withNewZone(const Design &design, std::span<const SiteId> cells)
{
    const auto &zones = design.board->edits.zones;
    for (std::size_t number = zones.size() + 1;; ++number) {
        const std::string name = "zone" + std::to_string(number);
        if (!findZone(zones, name))
            return withZoneAdded(design, name, cells);
    }
}

Message meaningRangeFault(const ZoneMeaning &meaning)
{
    const auto isIn = [](int number, int least) {
        return number >= least && number <= limits::side;
    };
    if (!isIn(meaning.count, 1) || !isIn(meaning.from, 1) || !isIn(meaning.files, 0)
        || meaning.level < -limits::side || meaning.level > limits::side)
        return Message("a zone counts up to {most} ranks, files or steps",
                       {{"most", limits::side}});
    const ZoneParameters counts = zoneParameters(meaning.kind);
    const ZoneMeaning usual;
    const bool isPlain = (counts.count || meaning.count == usual.count)
                         && (counts.from || meaning.from == usual.from)
                         && (counts.files || meaning.files == usual.files)
                         && (counts.cell || meaning.steps == usual.steps)
                         && counts.cell == meaning.cell.has_value();
    return isPlain ? Message()
                   : Message("a zone of this kind has other numbers; see zoneParameters()");
}

Result<Design> withZoneMeaning(const Design &design, ZoneId zone, const ZoneMeaning &meaning)
{
    if (auto error = zoneFault(design, zone, std::nullopt))
        return failure(*error);
    if (auto fault = meaningRangeFault(meaning); !fault.isEmpty())
        return failure(std::move(fault));
    Design result = edited(design, zone, [&](Zone &edited) {
        edited.cells.clear();
        edited.own.clear();
        edited.meaning = meaning;
        if (followsFacing(meaning.kind))
            edited.sharing = ZoneSharing::Facing;
    });
    const Board board(result.board, result.directions);
    const auto facings = design.rules->facings();
    for (const PlayerId player : IdRange<PlayerId>(facings.size())) {
        const Zone &said = result.board->edits.zones[zone.index()];
        if (auto fault = meaningFault(board, said, player, facings); !fault.isEmpty())
            return failure(std::move(fault));
    }
    return result;
}

Result<Design> withZoneSaid(const Design &design, ZoneId zone)
{
    if (auto error = zoneFault(design, zone, std::nullopt))
        return failure(*error);
    const Board board(design.board, design.directions);
    const Zone &drawn = design.board->edits.zones[zone.index()];
    auto said = saidZone(board, drawn, design.rules->facings());
    if (!said)
        return failure(
            Message("no meaning has just the cells of zone '{name}'", {{"name", drawn.name}}));
    return edited(design, zone, [&](Zone &edited) { edited = std::move(*said); });
}

Result<Design> withZoneTurnedIntoCells(const Design &design, ZoneId zone)
{
    if (auto error = zoneFault(design, zone, std::nullopt))
        return failure(*error);
    return edited(design, zone, [&](Zone &edited) {
        edited = drawnZone(Board(design.board, design.directions), edited, design.rules->facings());
    });
}

Result<Design> withZoneCells(const Design &design,
                             ZoneId zone,
                             std::span<const SiteId> cells,
                             std::optional<PlayerId> player)
{
    if (auto error = zoneFault(design, zone, player))
        return failure(*error);
    const auto sorted = sortedCells(design, cells);
    if (!sorted)
        return failure(sorted.error());
    if (!player && design.board->edits.zones[zone.index()].meaning) {
        const auto drawn = withZoneTurnedIntoCells(design, zone);
        return drawn ? withZoneCells(*drawn, zone, cells) : drawn;
    }
    return edited(design, zone, [&](Zone &edited) {
        if (!player) {
            edited.cells = *sorted;
            return;
        }
        const auto row = std::lower_bound(
            edited.own.begin(), edited.own.end(), *player, [](const PlayerZone &a, PlayerId b) {
                return a.player < b;
            });
        if (row != edited.own.end() && row->player == *player)
            row->cells = *sorted;
        else
            edited.own.insert(row, {*player, *sorted});
    });
}

Result<Design> withZonePainted(const Design &design,
                               ZoneId zone,
                               std::span<const SiteId> cells,
                               std::optional<PlayerId> player)
{
    if (auto error = zoneFault(design, zone, player))
        return failure(*error);
    std::vector<SiteId> all = cellsNow(design, zone, player);
    all.insert(all.end(), cells.begin(), cells.end());
    return withZoneCells(design, zone, all, player);
}

Result<Design> withZoneErased(const Design &design,
                              ZoneId zone,
                              std::span<const SiteId> cells,
                              std::optional<PlayerId> player)
{
    if (auto error = zoneFault(design, zone, player))
        return failure(*error);
    std::vector<SiteId> gone(cells.begin(), cells.end());
    std::sort(gone.begin(), gone.end());
    const std::vector<SiteId> now = cellsNow(design, zone, player);
    std::vector<SiteId> kept;
    std::set_difference(now.begin(), now.end(), gone.begin(), gone.end(), std::back_inserter(kept));
    return withZoneCells(design, zone, kept, player);
}

Result<Design> withoutOwnZone(const Design &design, ZoneId zone, PlayerId player)
{
    if (auto error = zoneFault(design, zone, player))
        return failure(*error);
    return edited(design, zone, [&](Zone &edited) {
        std::erase_if(edited.own, [&](const PlayerZone &own) { return own.player == player; });
    });
}

Result<Design> withZoneRenamed(const Design &design, ZoneId zone, const std::string &name)
{
    if (auto error = zoneFault(design, zone, std::nullopt))
        return failure(*error);
    if (design.board->edits.zones[zone.index()].name == name)
        return design;
    if (auto error = nameFault(design, name))
        return failure(*error);
    return edited(design, zone, [&](Zone &edited) { edited.name = name; });
}

Result<Design> withZoneSharing(const Design &design, ZoneId zone, ZoneSharing sharing)
{
    if (auto error = zoneFault(design, zone, std::nullopt))
        return failure(*error);
    return edited(design, zone, [&](Zone &edited) { edited.sharing = sharing; });
}

Result<Design> withZoneDrawn(const Design &design, ZoneId zone, Hatch hatch, int colour)
{
    if (auto error = zoneFault(design, zone, std::nullopt))
        return failure(*error);
    if (colour < 0 || colour >= limits::zoneColours)
        return failure(Message("a zone's colour is a number from 0 to {most}",
                               {{"most", limits::zoneColours - 1}}));
    return edited(design, zone, [&](Zone &edited) {
        edited.hatch = hatch;
        edited.colour = colour;
    });
}

Result<Design> withZoneLines(const Design &design, ZoneId zone, ZoneLines lines)
{
    if (auto error = zoneFault(design, zone, std::nullopt))
        return failure(*error);
    return edited(design, zone, [&](Zone &edited) { edited.lines = lines; });
}

Result<Design> withZoneRemoved(const Design &design, ZoneId zone)
{
    if (auto error = zoneFault(design, zone, std::nullopt))
        return failure(*error);
    if (const auto users = piecesNaming(design, zone); !users.empty()) {
        return failure(Message(
            "zone '{zone}' is named by {users}; change that first",
            {{"zone", design.board->edits.zones[zone.index()].name}, {"users", joined(users)}}));
    }
    Design result = design;
    result.board.edit([&](BoardRecipe &recipe) {
        recipe.edits.zones.erase(recipe.edits.zones.begin()
                                 + static_cast<std::ptrdiff_t>(zone.index()));
    });
    const auto moved = [&](ZoneId id) {
        return id > zone ? ZoneId(id.index() - 1) : id;
    };
    Pieces renumbered = *design.pieces;
    renumberZones(renumbered, moved);
    if (renumbered != *design.pieces)
        result.pieces = std::move(renumbered);
    const ReferenceMap map = {.zone = [&](ZoneId id) -> std::optional<ZoneId> {
        return id == zone ? std::nullopt : std::optional(moved(id));
    }};
    const std::string what = "zone '" + design.board->edits.zones[zone.index()].name + "'";
    if (auto error = usedByOwnRules(design, map, what))
        return failure(std::move(*error));
    renumberReferences(result, map);
    return result;
}

} // namespace rookery
