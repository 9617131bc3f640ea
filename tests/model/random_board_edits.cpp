#include "model/board/board.h"
#include "model/board/site_count.h"
#include "model/board/zone_meanings.h"
#include "model/edit/board/arrangement.h"
#include "model/edit/board/board_edits.h"
#include "model/edit/board/board_size.h"
#include "model/edit/board/cell_clip.h"
#include "model/edit/board/colour_edits.h"
#include "model/edit/board/direction_edits.h"
#include "model/edit/board/direction_group_edits.h"
#include "model/edit/board/glue_edits.h"
#include "model/edit/board/hex_glue.h"
#include "model/edit/board/link_edits.h"
#include "model/edit/board/link_patterns.h"
#include "model/edit/board/outline_edits.h"
#include "model/edit/board/zone_edits.h"
#include "model/exchange/game_courier/board_lines.h"
#include "tests/model/random_edits.h"

#include <algorithm>

namespace rookery::test {

namespace {

bool hasZones(const Design &design)
{
    return !design.board->edits.zones.empty();
}

bool hasDirections(const Design &design)
{
    return !design.directions->list.empty();
}

Margins margins(RandomEdits &dice)
{
    const auto side = [&] {
        return dice.upTo(2) - 1;
    };
    Margins margins{side(), side(), side(), side()};
    if (dice.oneIn(8))
        margins.left = dice.number();
    return margins;
}

/// Of a board with a side more or less, or of any.
BoardRecipe size(RandomEdits &dice, const Design &design)
{
    BoardRecipe size = *design.board;
    int BoardRecipe::*const sides[] = {
        &BoardRecipe::files, &BoardRecipe::ranks, &BoardRecipe::levels, &BoardRecipe::cubes};
    int &side = size.*dice.pick(sides);
    side = dice.oneIn(8) ? dice.number() : side + dice.upTo(2) - 1;
    return size;
}

std::vector<MovedCell> movedCells(RandomEdits &dice, const Design &design)
{
    std::vector<MovedCell> moved;
    for (const SiteId site : dice.sites(design))
        moved.push_back({site, dice.point()});
    return moved;
}

Polygon corners(RandomEdits &dice)
{
    if (dice.oneIn(3))
        return {};
    // The smallest number has no negative.
    const int half = std::max(dice.oneIn(8) ? dice.number() : 100 + dice.upTo(900), -unlimited);
    return {{-half, -half}, {half, -half}, {half, half}, {dice.upTo(1000), half}};
}

/// One that there is, and one that there may be.
std::vector<SiteId> restored(RandomEdits &dice, const Design &design)
{
    std::vector<SiteId> sites = dice.sites(design);
    const auto &removed = design.board->edits.removed;
    if (!removed.empty())
        sites.push_back(dice.pick(removed));
    return sites;
}

std::vector<DirectionMapping> mappings(RandomEdits &dice, const Design &design)
{
    std::vector<DirectionMapping> mappings = {{dice.name(), dice.vector()}};
    if (hasDirections(design))
        mappings.push_back({dice.pick(design.directions->list).name, dice.vector()});
    return mappings;
}

std::string group(RandomEdits &dice, const Design &design)
{
    const auto &groups = design.directions->groups;
    return groups.empty() || dice.oneIn(4) ? dice.name() : dice.pick(groups).name;
}

/// What the board says itself, or another word.
std::string lines(RandomEdits &dice, const Design &design)
{
    static const std::vector<std::string> others = {
        "map n 0 1", "map up 0 1 down 0 -1", "link n (a1 a2) (b1 b2)", "unlink n a1", "link", ""};
    return dice.oneIn(3) ? boardLines(design).text : dice.pick(others);
}

LinkPair pair(RandomEdits &dice, const Design &design)
{
    return {
        dice.site(design), dice.site(design), dice.oneIn(2) ? Orientation{} : dice.orientation()};
}

std::vector<LinkPair> pairs(RandomEdits &dice, const Design &design)
{
    std::vector<LinkPair> list;
    for (int count = dice.oneIn(3) ? 3 : 1; count > 0; --count)
        list.push_back(pair(dice, design));
    return list;
}

/// One cell, of which each is an edge, or any two.
BoardEdge edge(RandomEdits &dice, const Design &design)
{
    static const std::vector<Vector> steps = {
        {1, 0}, {0, 1}, {-1, 0}, {0, -1}, {1, 0, -1, 0}, {0, 1, -1, 0}, {-1, 1, 0, 0}};
    const SiteId first = dice.site(design);
    return {first, dice.oneIn(4) ? dice.site(design) : first, dice.pick(steps)};
}

CellClip clip(RandomEdits &dice, const Design &design)
{
    return turned(clipOf(design, dice.sites(design)), design, dice.orientation());
}

/// On a site of the lattice or beside it.
ClipAim aim(RandomEdits &dice, const Design &design)
{
    ClipAim aim{std::nullopt, dice.point()};
    const SiteId site = dice.site(design);
    if (dice.oneIn(2) && site.index() < latticeSiteCount(*design.board))
        aim.site = site;
    return aim;
}

ZoneMeaning zoneMeaning(RandomEdits &dice, const Design &design)
{
    ZoneMeaning meaning{.kind = dice.row<ZoneKind>()};
    const ZoneParameters counts = zoneParameters(meaning.kind);
    meaning.part = dice.row<ZonePart>();
    if (counts.count)
        meaning.count = dice.upTo(3);
    if (counts.from)
        meaning.from = dice.upTo(3);
    if (counts.files)
        meaning.files = dice.upTo(3);
    const auto cells = dice.sites(design);
    if (counts.cell && !cells.empty())
        meaning.cell = cells.front();
    return meaning;
}

/// The cells of a meaning, or any.
std::vector<SiteId> zoneSites(RandomEdits &dice, const Design &design)
{
    if (dice.oneIn(2))
        return dice.sites(design);
    const auto sites =
        meaningSites(Board(design.board, design.directions), zoneMeaning(dice, design));
    return sites ? *sites : dice.sites(design);
}

std::vector<EditKind> boardKinds()
{
    return {
        EDIT_KIND(withMargins, margins(dice)),
        EDIT_KIND(withTopology, dice.row<Topology>()),
        EDIT_KIND(withLayout, dice.row<Layout>()),
        EDIT_KIND(withLabels, dice.row<Labels>()),
        EDIT_KIND(withPlaces, dice.row<Places>()),
        EDIT_KIND(withColouring, dice.row<Colouring>()),
        EDIT_KIND(withCellsColoured, dice.sites(design), dice.maybe(dice.small())),
        EDIT_KIND(withCellFacing,
                  dice.sites(design),
                  dice.maybe(dice.player(design)),
                  dice.maybe(dice.orientation())),
        EDIT_KIND(withBoard, dice.recipe()),
        EDIT_KIND(withSize, size(dice, design)),
        EDIT_KIND(withBoardLines, lines(dice, design)),
        EDIT_KIND(withCellsShaped, dice.sites(design), corners(dice)),
        EDIT_KIND(withCellsRemoved, dice.sites(design)),
        EDIT_KIND(withCellsRestored, restored(dice, design)),
        EDIT_KIND(withCellAdded, dice.point(), dice.oneIn(2) ? "" : dice.name()),
        EDIT_KIND(withCellMoved, dice.site(design), dice.point()),
        EDIT_KIND(withCellRenamed, dice.site(design), dice.name()),
        EDIT_KIND(withCellsPlaced, movedCells(dice, design)),
        EDIT_KIND(withCellsAligned, dice.sites(design), Alignment(dice.upTo(5))),
        EDIT_KIND(withCellsDistributed, dice.sites(design), Spread(dice.upTo(1))),
        EDIT_KIND(withCellsAdded, dice.points()),
        EDIT_KIND(withClipPasted, clip(dice, design), aim(dice, design)),
        EDIT_KIND(withCellsCarried, dice.sites(design), dice.orientation(), aim(dice, design)),
        EDIT_KIND(withEdgesGlued, edge(dice, design), edge(dice, design), Glue(dice.upTo(1))),
        EDIT_KIND(withHexEdgesGlued, edge(dice, design), edge(dice, design), Glue(dice.upTo(1))),
        EDIT_KIND(withLinksByGeometry, {dice.oneIn(8) ? dice.number() : 300, dice.oneIn(2)}),
        EDIT_KIND(withZoneAdded, dice.name(), dice.sites(design)),
        EDIT_KIND(withNewZone, zoneSites(dice, design)),
        EDIT_KIND(withDirectionAdded, dice.name(), dice.maybe(dice.vector())),
        EDIT_KIND(withDirectionsMapped, mappings(dice, design)),
    };
}

std::vector<EditKind> directionKinds()
{
    return {
        EDIT_KIND(withLinks, dice.direction(design), pairs(dice, design)),
        EDIT_KIND(withReverseLinks, dice.direction(design), pairs(dice, design)),
        EDIT_KIND(withTwoWayLink, dice.direction(design), pair(dice, design)),
        EDIT_KIND(withLinksCut, dice.direction(design), dice.sites(design)),
        EDIT_KIND(withLinksReset, dice.direction(design), dice.sites(design)),
        EDIT_KIND(withCrossings, dice.direction(design), pairs(dice, design), dice.sites(design)),
        EDIT_KIND(withLinksRepeated, dice.direction(design), dice.orientation()),
        EDIT_KIND(withLinksTurnedBack, dice.direction(design)),
        EDIT_KIND(withDirectionWalk,
                  dice.direction(design),
                  dice.directions(design, dice.oneIn(6) ? 65 : 4)),
        EDIT_KIND(withDirectionAimed, dice.direction(design), dice.vector()),
        EDIT_KIND(
            withDirectionMoved, dice.direction(design), dice.place(design.directions->list.size())),
        EDIT_KIND(withDirectionRemoved, dice.direction(design)),
        EDIT_KIND(withDirectionRenamed, dice.direction(design), dice.name()),
        EDIT_KIND(withDirectionGroup, group(dice, design), dice.directions(design, 4)),
        EDIT_KIND(withDirectionGroupRenamed, group(dice, design), dice.name()),
    };
}

std::vector<EditKind> zoneKinds()
{
    return {
        EDIT_KIND(
            withZoneCells, dice.zone(design), zoneSites(dice, design), dice.anyPlayer(design)),
        EDIT_KIND(withZonePainted, dice.zone(design), dice.sites(design), dice.anyPlayer(design)),
        EDIT_KIND(withZoneErased, dice.zone(design), dice.sites(design), dice.anyPlayer(design)),
        EDIT_KIND(withoutOwnZone, dice.zone(design), dice.anyPlayer(design).value_or(PlayerId(0))),
        EDIT_KIND(withZoneRenamed, dice.zone(design), dice.name()),
        EDIT_KIND(withZoneSharing, dice.zone(design), dice.row<ZoneSharing>()),
        EDIT_KIND(withZoneDrawn, dice.zone(design), dice.row<Hatch>(), dice.small()),
        EDIT_KIND(withZoneLines, dice.zone(design), dice.row<ZoneLines>()),
        EDIT_KIND(withZoneMeaning, dice.zone(design), zoneMeaning(dice, design)),
        EDIT_KIND(withZoneSaid, dice.zone(design)),
        EDIT_KIND(withZoneTurnedIntoCells, dice.zone(design)),
        EDIT_KIND(withZoneRemoved, dice.zone(design)),
    };
}

} // namespace

std::vector<EditKinds> boardEditKinds()
{
    return {{anyDesign, boardKinds()}, {hasDirections, directionKinds()}, {hasZones, zoneKinds()}};
}

} // namespace rookery::test
