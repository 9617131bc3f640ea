#include "model/design/cell_outlines.h"
#include "model/design/limits.h"
#include "model/file/design/section_readers.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace rookery {

namespace {

struct Found
{
    Orientation facing;
    std::size_t offset;
};

using Rows = std::map<std::tuple<std::optional<PlayerId>, SiteId>, Found>;

/// One object: a facing and the cells that have it, of one player or of all.
void readEntry(
    const JsonValue &value, const ZoneNames &names, Lattice lattice, Rows &rows, Findings &findings)
{
    if (!isObject(value, "a facing of cells", findings))
        return;
    Fields fields(value, findings);
    std::optional<PlayerId> player;
    bool isReadable = true;
    if (const auto key = fields.find("player")) {
        const auto name = readText(*key, "'player'", findings);
        player = name ? names.players.resolve(*name, *key, findings) : std::nullopt;
        isReadable = player.has_value();
    }
    const auto facingValue = fields.require("facing", "a facing of cells");
    const auto facing =
        facingValue ? readOrientation(*facingValue, "facing", lattice, findings) : std::nullopt;
    const auto cells = fields.require("cells", "a facing of cells");
    fields.refuseRest("a facing of cells");
    if (!cells || !isList(*cells, "'cells'", findings))
        return;
    for (const JsonValue cell : *cells) {
        const auto site = names.cells.resolve(cell, findings);
        if (!site || !facing || !isReadable)
            continue;
        const auto [row, isNew] =
            rows.try_emplace(std::tuple(player, *site), Found{*facing, cell.offset()});
        if (!isNew) {
            findings.error(cell,
                           Message("the facing of this cell is already said"),
                           {Message("it is first said at {place}",
                                    {{"place", findings.placeOf(row->second.offset)}})});
        }
    }
}

Polygon readCorners(const JsonValue &value, Findings &findings)
{
    Polygon corners;
    if (!isListOf(value, "'corners'", limits::cellCorners, "corners of a cell", findings))
        return corners;
    for (const JsonValue corner : value) {
        if (const auto point = readPoint(corner, findings))
            corners.push_back(*point);
    }
    if (corners.size() == value.size()) {
        if (auto fault = cornersFault(corners); !fault.isEmpty())
            findings.error(value, std::move(fault));
    }
    return corners;
}

std::optional<int> colourOf(const std::string &key)
{
    const bool isDigit = key.size() == 1 && key[0] >= '0' && key[0] < '0' + limits::cellColours;
    return isDigit ? std::optional(key[0] - '0') : std::nullopt;
}

} // namespace

std::vector<ShapedCell>
readOutlines(const JsonValue &value, const NamedCells &cells, Findings &findings)
{
    std::vector<ShapedCell> shaped;
    if (!isList(value, "'outlines'", findings))
        return shaped;
    std::map<SiteId, std::size_t> offsets;
    for (const JsonValue entry : value) {
        if (!isObject(entry, "an outline of cells", findings))
            continue;
        Fields fields(entry, findings);
        const auto corners = fields.require("corners", "an outline of cells");
        const auto members = fields.require("cells", "an outline of cells");
        fields.refuseRest("an outline of cells");
        const Polygon outline = corners ? readCorners(*corners, findings) : Polygon();
        if (!members || !isList(*members, "'cells'", findings))
            continue;
        for (const JsonValue cell : *members) {
            const auto site = cells.resolve(cell, findings);
            if (!site)
                continue;
            const auto [row, isNew] = offsets.try_emplace(*site, cell.offset());
            if (isNew)
                shaped.push_back({*site, outline});
            else
                findings.error(cell,
                               Message("this cell has an outline already"),
                               {Message("it is given at {place}",
                                        {{"place", findings.placeOf(row->second)}})});
        }
    }
    std::sort(shaped.begin(), shaped.end(), [](const ShapedCell &a, const ShapedCell &b) {
        return a.site < b.site;
    });
    return shaped;
}

std::vector<ColouredCell>
readColours(const JsonValue &value, const NamedCells &cells, Findings &findings)
{
    std::map<SiteId, Found> rows;
    std::vector<ColouredCell> coloured;
    if (!isObject(value, "'colours'", findings))
        return coloured;
    for (const JsonValue member : value) {
        const auto colour = colourOf(member.key());
        if (!colour)
            findings.errorAtKey(member,
                                Message("a cell's colour is a number from 0 to {most}",
                                        {{"most", limits::cellColours - 1}}));
        if (!isList(member, "what follows a colour", findings))
            continue;
        for (const JsonValue cell : member) {
            const auto site = cells.resolve(cell, findings);
            if (!site || !colour)
                continue;
            const auto [row, isNew] = rows.try_emplace(*site, Found{{}, cell.offset()});
            if (isNew)
                coloured.push_back({*site, *colour});
            else
                findings.error(cell,
                               Message("this cell has a colour already"),
                               {Message("it is given at {place}",
                                        {{"place", findings.placeOf(row->second.offset)}})});
        }
    }
    std::sort(coloured.begin(), coloured.end(), [](const ColouredCell &a, const ColouredCell &b) {
        return a.site < b.site;
    });
    return coloured;
}

std::vector<CellFacing>
readCellFacings(const JsonValue &value, const ZoneNames &names, Lattice lattice, Findings &findings)
{
    std::vector<CellFacing> facings;
    if (!isList(value, "'facings'", findings))
        return facings;
    Rows rows;
    for (const JsonValue entry : value)
        readEntry(entry, names, lattice, rows, findings);
    for (const auto &[key, row] : rows)
        facings.push_back({std::get<0>(key), std::get<1>(key), row.facing});
    return facings;
}

} // namespace rookery
