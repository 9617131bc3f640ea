#include "model/file/design/board_writer.h"

#include "model/board/board_forms.h"

#include <map>
#include <optional>
#include <utility>

namespace rookery {

namespace {

JsonOut namesOut(const std::vector<DirectionId> &ids, const Directions &directions)
{
    JsonOut names = JsonOut::list();
    for (const DirectionId id : ids)
        names.add(JsonOut::text(directions[id].name));
    return names;
}

JsonOut pointOut(Point point)
{
    JsonOut list = JsonOut::list();
    list.add(JsonOut::number(point.x));
    list.add(JsonOut::number(point.y));
    return list;
}

/// The `cells` object. Its keys are the names that the lattice gives.
JsonOut cellsOut(const BoardRecipe &recipe)
{
    const auto lattice = latticeSites(recipe);
    const BoardEdits &edits = recipe.edits;
    JsonOut removed = JsonOut::list();
    for (const SiteId site : edits.removed)
        removed.add(JsonOut::text(lattice->name(site)));
    JsonOut added = JsonOut::object();
    for (const AddedCell &cell : edits.added)
        added.set(cell.name, pointOut(cell.at));
    JsonOut moved = JsonOut::object();
    for (const MovedCell &cell : edits.moved)
        moved.set(lattice->name(cell.site), pointOut(cell.at));
    JsonOut renamed = JsonOut::object();
    for (const RenamedCell &cell : edits.renamed)
        renamed.set(lattice->name(cell.site), JsonOut::text(cell.name));

    JsonOut object = JsonOut::object();
    object.setUnlessEmpty("removed", std::move(removed));
    object.setUnlessEmpty("added", std::move(added));
    object.setUnlessEmpty("moved", std::move(moved));
    object.setUnlessEmpty("renamed", std::move(renamed));
    object.set(edits.cellExtras);
    return object;
}

JsonOut linkOut(const Board &board, const LinkEdit &link)
{
    JsonOut list = JsonOut::list();
    list.add(JsonOut::text(board.siteName(link.from)));
    list.add(JsonOut::text(board.siteName(*link.to)));
    if (link.turn != Orientation{})
        list.add(JsonOut::text(orientationName(board.recipe().lattice, link.turn)));
    return list;
}

JsonOut linksOut(const Board &board)
{
    const Directions &directions = board.directions();
    std::vector<JsonOut> linked(directions.list.size(), JsonOut::list());
    std::vector<JsonOut> cut(directions.list.size(), JsonOut::list());
    for (const LinkEdit &link : board.recipe().edits.links) {
        if (link.to)
            linked[link.direction.index()].add(linkOut(board, link));
        else
            cut[link.direction.index()].add(JsonOut::text(board.siteName(link.from)));
    }
    const auto byDirection = [&](std::vector<JsonOut> &lists) {
        JsonOut object = JsonOut::object();
        for (std::size_t i = 0; i < lists.size(); ++i)
            object.setUnlessEmpty(directions.list[i].name, std::move(lists[i]));
        return object;
    };
    JsonOut object = JsonOut::object();
    object.setUnlessEmpty("link", byDirection(linked));
    object.setUnlessEmpty("cut", byDirection(cut));
    object.set(board.recipe().edits.linkExtras);
    return object;
}

JsonOut cellsOut(const Board &board, const std::vector<SiteId> &sites)
{
    JsonOut list = JsonOut::list();
    for (const SiteId site : sites)
        list.add(JsonOut::text(board.siteName(site)));
    return list;
}

/// Its kind, and the numbers that are not the usual ones.
JsonOut meaningOut(const Board &board, const ZoneMeaning &meaning)
{
    const ZoneMeaning usual;
    JsonOut object = JsonOut::object();
    object.set("kind", JsonOut::text(enumName(meaning.kind)));
    const auto number = [&](const char *key, int ZoneMeaning::*member) {
        if (meaning.*member != usual.*member)
            object.set(key, JsonOut::number(meaning.*member));
    };
    number("count", &ZoneMeaning::count);
    number("from", &ZoneMeaning::from);
    number("files", &ZoneMeaning::files);
    number("level", &ZoneMeaning::level);
    if (meaning.cell)
        object.set("cell", JsonOut::text(board.siteName(*meaning.cell)));
    if (meaning.steps != usual.steps)
        object.set("steps", JsonOut::text(enumName(meaning.steps)));
    if (meaning.part != usual.part)
        object.set("part", JsonOut::text(enumName(meaning.part)));
    return object;
}

/// A plain list where there is nothing to say but the cells.
JsonOut zoneOut(const Board &board, const Rules &rules, const Zone &zone)
{
    Zone plain;
    plain.name = zone.name;
    plain.cells = zone.cells;
    if (zone == plain)
        return cellsOut(board, zone.cells);
    JsonOut object = JsonOut::object();
    if (zone.meaning)
        object.set("meaning", meaningOut(board, *zone.meaning));
    else
        object.set("cells", cellsOut(board, zone.cells));
    object.set("sharing", JsonOut::text(enumName(zone.sharing)));
    JsonOut own = JsonOut::object();
    for (const PlayerZone &row : zone.own)
        own.set(rules[row.player].name, cellsOut(board, row.cells));
    object.setUnlessEmpty("players", std::move(own));
    object.set("hatch", JsonOut::text(enumName(zone.hatch)));
    object.set("colour", JsonOut::number(zone.colour));
    if (zone.lines != ZoneLines::Usual)
        object.set("lines", JsonOut::text(enumName(zone.lines)));
    object.set(zone.extras);
    return object;
}

JsonOut zonesOut(const Board &board, const Rules &rules)
{
    JsonOut object = JsonOut::object();
    for (const Zone &zone : board.recipe().edits.zones)
        object.set(zone.name, zoneOut(board, rules, zone));
    return object;
}

/// One object for each outline, with all the cells that have it.
JsonOut outlinesOut(const Board &board)
{
    std::map<Polygon, std::vector<SiteId>> rows;
    for (const ShapedCell &cell : board.recipe().edits.shaped)
        rows[cell.corners].push_back(cell.site);
    JsonOut list = JsonOut::list().broken();
    for (const auto &[corners, sites] : rows) {
        JsonOut outline = JsonOut::list();
        for (const Point corner : corners)
            outline.add(pointOut(corner));
        JsonOut object = JsonOut::object();
        object.set("corners", std::move(outline));
        object.set("cells", cellsOut(board, sites));
        list.add(std::move(object));
    }
    return list;
}

/// By colour the cells that have it.
JsonOut coloursOut(const Board &board)
{
    std::map<int, std::vector<SiteId>> rows;
    for (const ColouredCell &cell : board.recipe().edits.coloured)
        rows[cell.colour].push_back(cell.site);
    JsonOut object = JsonOut::object();
    for (const auto &[colour, sites] : rows)
        object.set(std::to_string(colour), cellsOut(board, sites));
    return object;
}

/// One object for each player and facing, with all the cells that have it.
JsonOut facingsOut(const Board &board, const Rules &rules)
{
    const BoardRecipe &recipe = board.recipe();
    std::map<std::pair<std::optional<PlayerId>, std::string_view>, std::vector<SiteId>> rows;
    for (const CellFacing &row : recipe.edits.facings)
        rows[{row.player, orientationName(recipe.lattice, row.facing)}].push_back(row.site);
    JsonOut list = JsonOut::list().broken();
    for (const auto &[key, sites] : rows) {
        JsonOut object = JsonOut::object();
        if (key.first)
            object.set("player", JsonOut::text(rules[*key.first].name));
        object.set("facing", JsonOut::text(key.second));
        object.set("cells", cellsOut(board, sites));
        list.add(std::move(object));
    }
    return list;
}

/// A hexagon of equal sides says one number.
JsonOut sizeOut(const BoardRecipe &recipe, const BoardForm &form)
{
    JsonOut list = JsonOut::list();
    const bool isRegular = form.outline == Outline::Hexagon && form.sizes.size() == 3
                           && recipe.files == recipe.ranks && recipe.ranks == recipe.levels;
    for (const SizeParameter &size : form.sizes) {
        if (!isRegular || size.member == &BoardRecipe::files)
            list.add(JsonOut::number(recipe.*size.member));
    }
    return list;
}

} // namespace

JsonOut boardOut(const Board &board, const Rules &rules)
{
    const BoardRecipe &recipe = board.recipe();
    JsonOut object = JsonOut::object().broken();
    object.set("lattice", JsonOut::text(enumName(recipe.lattice)));
    const BoardForm &form = *boardForm(recipe.lattice, recipe.outline);
    if (recipe.outline != usualForm(recipe.lattice).outline)
        object.set("outline", JsonOut::text(enumName(recipe.outline)));
    if (!form.sizes.empty())
        object.set("size", sizeOut(recipe, form));
    object.set("topology", JsonOut::text(enumName(recipe.topology)));
    object.set("layout", JsonOut::text(enumName(recipe.layout)));
    object.set("labels", JsonOut::text(enumName(recipe.labels)));
    if (recipe.places != Places::Cells)
        object.set("places", JsonOut::text(enumName(recipe.places)));
    if (recipe.colouring != Colouring::Checkered)
        object.set("colouring", JsonOut::text(enumName(recipe.colouring)));
    JsonOut edits = JsonOut::object().broken();
    edits.setUnlessEmpty("cells", cellsOut(recipe));
    edits.setUnlessEmpty("links", linksOut(board));
    edits.setUnlessEmpty("zones", zonesOut(board, rules));
    edits.setUnlessEmpty("outlines", outlinesOut(board));
    edits.setUnlessEmpty("colours", coloursOut(board));
    edits.setUnlessEmpty("facings", facingsOut(board, rules));
    edits.set(recipe.edits.extras);
    object.setUnlessEmpty("edits", std::move(edits));
    object.set(recipe.extras);
    return object;
}

JsonOut directionsOut(const Directions &directions)
{
    JsonOut list = JsonOut::list().broken();
    for (const Direction &direction : directions.list) {
        JsonOut object = JsonOut::object();
        object.set("name", JsonOut::text(direction.name));
        if (direction.vector)
            object.set("vector", vectorOut(*direction.vector));
        object.setUnlessEmpty("walk", namesOut(direction.walk, directions));
        object.set(direction.extras);
        list.add(std::move(object));
    }
    return list;
}

JsonOut directionGroupsOut(const Directions &directions)
{
    JsonOut list = JsonOut::list().broken();
    for (const DirectionGroup &group : directions.groups) {
        JsonOut object = JsonOut::object();
        object.set("name", JsonOut::text(group.name));
        object.set("directions", namesOut(group.members, directions));
        object.set(group.extras);
        list.add(std::move(object));
    }
    return list;
}

JsonOut vectorOut(const Vector &vector)
{
    std::size_t parts = vector.along.size();
    while (parts > 2 && vector.along[parts - 1] == 0)
        --parts;
    JsonOut list = JsonOut::list();
    for (std::size_t i = 0; i < parts; ++i)
        list.add(JsonOut::number(vector.along[i]));
    return list;
}

} // namespace rookery
