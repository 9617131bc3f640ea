#include "tests/model/random_edits.h"

#include "model/edit/board/board_edits.h"
#include "model/edit/board/colour_edits.h"
#include "model/edit/board/direction_edits.h"
#include "model/edit/board/direction_group_edits.h"
#include "model/edit/board/link_edits.h"
#include "model/edit/board/outline_edits.h"
#include "model/edit/board/zone_edits.h"
#include "model/edit/pieces/movement_edits.h"
#include "model/edit/pieces/piece_edits.h"
#include "model/edit/rules/description_edits.h"
#include "model/edit/setup/player_edits.h"
#include "model/edit/setup/setup_arrangement.h"
#include "model/edit/setup/setup_edits.h"

#include <algorithm>

namespace rookery::test {

RandomEdits::Tried RandomEdits::next(const Design &design)
{
    switch (upTo(8)) {
    case 0:
        return boardEdit(design);
    case 1:
        return cellEdit(design);
    case 2:
        return linkEdit(design);
    case 3:
        return directionEdit(design);
    case 4:
        return pieceEdit(design);
    case 5:
        return movementEdit(design);
    case 6:
        return setupEdit(design);
    case 7:
        return zoneEdit(design);
    default:
        return ruleEdit(design);
    }
}

RandomEdits::Tried RandomEdits::boardEdit(const Design &design)
{
    switch (upTo(8)) {
    case 0: {
        Margins margins{upTo(2) - 1, upTo(2) - 1, upTo(2) - 1, upTo(2) - 1};
        if (oneIn(8))
            margins.left = number();
        return {"withMargins", withMargins(design, margins)};
    }
    case 1:
        return {"withTopology", withTopology(design, row<Topology>())};
    case 2:
        return {"withLayout", withLayout(design, row<Layout>())};
    case 3:
        return {"withLabels", withLabels(design, row<Labels>())};
    case 4:
        return {"withPlaces", withPlaces(design, row<Places>())};
    case 5:
        return {"withColouring", withColouring(design, row<Colouring>())};
    case 6: {
        const auto colour = oneIn(3) ? std::nullopt : std::optional(oneIn(8) ? number() : upTo(7));
        return {"withCellsColoured", withCellsColoured(design, sites(design), colour)};
    }
    case 7: {
        const auto player =
            oneIn(2) ? std::nullopt : std::optional(idOf<PlayerId>(design.rules->players));
        const auto facing = oneIn(3) ? std::nullopt : std::optional(orientation());
        return {"withCellFacing", withCellFacing(design, sites(design), player, facing)};
    }
    default:
        return {"withBoard", withBoard(design, recipe())};
    }
}

RandomEdits::Tried RandomEdits::cellEdit(const Design &design)
{
    switch (upTo(5)) {
    case 4: {
        // The smallest number has no negative.
        const int half = std::max(oneIn(8) ? number() : 100 + upTo(900), -unlimited);
        const Polygon corners = {{-half, -half}, {half, -half}, {half, half}, {upTo(1000), half}};
        return {"withCellsShaped",
                withCellsShaped(design, sites(design), oneIn(3) ? Polygon() : corners)};
    }
    case 0:
        return {"withCellsRemoved", withCellsRemoved(design, sites(design))};
    case 1: {
        std::vector<SiteId> restored = sites(design);
        const auto &removed = design.board->edits.removed;
        if (!removed.empty())
            restored.push_back(pick(removed));
        return {"withCellsRestored", withCellsRestored(design, restored)};
    }
    case 2:
        return {"withCellAdded", withCellAdded(design, point(), oneIn(2) ? "" : name())};
    case 3:
        return {"withCellMoved", withCellMoved(design, site(design), point())};
    default:
        return {"withCellRenamed", withCellRenamed(design, site(design), name())};
    }
}

RandomEdits::Tried RandomEdits::linkEdit(const Design &design)
{
    if (design.directions->list.empty())
        return directionEdit(design);
    const auto direction = idOf<DirectionId>(design.directions->list);
    std::vector<LinkPair> pairs(1);
    if (oneIn(3))
        pairs.resize(3);
    for (LinkPair &pair : pairs)
        pair = {site(design), site(design), oneIn(2) ? Orientation{} : orientation()};
    switch (upTo(4)) {
    case 0:
        return {"withLinks", withLinks(design, direction, pairs)};
    case 1:
        return {"withReverseLinks", withReverseLinks(design, direction, pairs)};
    case 2:
        return {"withTwoWayLink", withTwoWayLink(design, direction, pairs.front())};
    case 3:
        return {"withLinksCut", withLinksCut(design, direction, sites(design))};
    default:
        return {"withLinksReset", withLinksReset(design, direction, sites(design))};
    }
}

ZoneMeaning RandomEdits::zoneMeaning(const Design &design)
{
    ZoneMeaning meaning{.kind = row<ZoneKind>()};
    const ZoneParameters counts = zoneParameters(meaning.kind);
    meaning.part = row<ZonePart>();
    if (counts.count)
        meaning.count = upTo(3);
    if (counts.from)
        meaning.from = upTo(3);
    if (counts.files)
        meaning.files = upTo(3);
    const auto cells = sites(design);
    if (counts.cell && !cells.empty())
        meaning.cell = cells.front();
    return meaning;
}

RandomEdits::Tried RandomEdits::zoneEdit(const Design &design)
{
    const auto &zones = design.board->edits.zones;
    if (zones.empty() || oneIn(6))
        return {"withZoneAdded", withZoneAdded(design, name(), sites(design))};
    const ZoneId zone(m_random() % (zones.size() + (oneIn(20) ? 1 : 0)));
    std::optional<PlayerId> player;
    if (oneIn(2))
        player = PlayerId(m_random() % (design.rules->players.size() + (oneIn(20) ? 1 : 0)));
    switch (upTo(11)) {
    case 8:
        return {"withZoneSaid", withZoneSaid(design, zone)};
    case 9:
        return {"withZoneTurnedIntoCells", withZoneTurnedIntoCells(design, zone)};
    case 10:
        return {"withZoneMeaning", withZoneMeaning(design, zone, zoneMeaning(design))};
    case 0:
        return {"withZoneCells", withZoneCells(design, zone, sites(design), player)};
    case 1:
        return {"withZonePainted", withZonePainted(design, zone, sites(design), player)};
    case 2:
        return {"withZoneErased", withZoneErased(design, zone, sites(design), player)};
    case 3:
        return {"withoutOwnZone", withoutOwnZone(design, zone, player.value_or(PlayerId(0)))};
    case 4:
        return {"withZoneRenamed", withZoneRenamed(design, zone, name())};
    case 5:
        return {"withZoneSharing", withZoneSharing(design, zone, row<ZoneSharing>())};
    case 6:
        return {"withZoneDrawn",
                withZoneDrawn(design, zone, row<Hatch>(), oneIn(8) ? number() : upTo(7))};
    case 7:
        return {"withZoneLines", withZoneLines(design, zone, row<ZoneLines>())};
    default:
        return {"withZoneRemoved", withZoneRemoved(design, zone)};
    }
}

RandomEdits::Tried RandomEdits::directionEdit(const Design &design)
{
    const auto &list = design.directions->list;
    const int which = list.empty() ? upTo(1) : upTo(7);
    switch (which) {
    case 0:
        return {
            "withDirectionAdded",
            withDirectionAdded(design, name(), oneIn(3) ? std::nullopt : std::optional(vector()))};
    case 1: {
        std::vector<DirectionMapping> mappings = {{name(), vector()}};
        if (!list.empty())
            mappings.push_back({pick(list).name, vector()});
        return {"withDirectionsMapped", withDirectionsMapped(design, mappings)};
    }
    case 2: {
        std::vector<DirectionId> walk(oneIn(6) ? 65U : static_cast<std::size_t>(upTo(4)));
        for (DirectionId &part : walk)
            part = idOf<DirectionId>(list);
        return {"withDirectionWalk", withDirectionWalk(design, idOf<DirectionId>(list), walk)};
    }
    case 5:
        return {"withDirectionAimed",
                withDirectionAimed(design, idOf<DirectionId>(list), vector())};
    case 6:
        return {
            "withDirectionMoved",
            withDirectionMoved(design, idOf<DirectionId>(list), m_random() % (list.size() + 1))};
    case 7: {
        std::vector<DirectionId> members(static_cast<std::size_t>(upTo(4)));
        for (DirectionId &member : members)
            member = idOf<DirectionId>(list);
        return {"withDirectionGroup", withDirectionGroup(design, name(), members)};
    }
    case 3:
        return {"withDirectionRemoved", withDirectionRemoved(design, idOf<DirectionId>(list))};
    default:
        return {"withDirectionRenamed",
                withDirectionRenamed(design, idOf<DirectionId>(list), name())};
    }
}

RandomEdits::Tried RandomEdits::pieceEdit(const Design &design)
{
    const auto &types = design.pieces->types;
    if (types.empty() || oneIn(5))
        return {"withPieceAdded", withPieceAdded(design, name(), oneIn(3) ? name() : "")};
    const auto piece = idOf<PieceId>(types);
    switch (upTo(4)) {
    case 0:
        return {"withPieceCopied", withPieceCopied(design, piece)};
    case 1:
        return {"withPieceRemoved", withPieceRemoved(design, piece)};
    case 2:
        return {"withPieceRenamed", withPieceRenamed(design, piece, name())};
    case 3:
        return {"withPieceLetter", withPieceLetter(design, piece, oneIn(2) ? "q" : name())};
    default:
        return {"withPieceAt", withPieceAt(design, piece, m_random() % (types.size() + 1))};
    }
}

RandomEdits::Tried RandomEdits::movementEdit(const Design &design)
{
    if (design.pieces->types.empty())
        return pieceEdit(design);
    const auto piece = idOf<PieceId>(design.pieces->types);
    const std::size_t count = (*design.pieces)[piece].moves.size();
    const std::size_t index = m_random() % (count + 1);
    switch (upTo(4)) {
    case 0:
        return {"withMovementAdded", withMovementAdded(design, piece, movement(design))};
    case 1: {
        Movement changed = movement(design);
        if (index < count && oneIn(2))
            changed.extras = (*design.pieces)[piece].moves[index].extras;
        return {"withMovementChanged", withMovementChanged(design, piece, index, changed)};
    }
    case 2:
        return {"withMovementRemoved", withMovementRemoved(design, piece, index)};
    case 3:
        return {"withMovementInserted",
                withMovementInserted(design, piece, index, movement(design))};
    default:
        return {"withMovementAt", withMovementAt(design, piece, index, m_random() % (count + 1))};
    }
}

RandomEdits::Tried RandomEdits::setupEdit(const Design &design)
{
    const auto player = idOf<PlayerId>(design.rules->players);
    const PieceId piece(m_random() % (design.pieces->types.size() + 1));
    switch (upTo(6)) {
    case 0:
    case 1:
        return {"withMenPlaced", withPiecesPlaced(design, sites(design), piece, player)};
    case 2:
        return {"withMenErased", withPiecesErased(design, sites(design))};
    case 3:
        return {"withManMoved", withPieceMoved(design, site(design), site(design))};
    case 4: {
        const auto other = idOf<PlayerId>(design.rules->players);
        const Orientation across = orientationBetween(design, player, other, ArmyMirror::Point);
        return {"withArmyMirrored", withArmyMirrored(design, player, other, across)};
    }
    case 5:
        return {"withHand", withHand(design, player, piece, oneIn(3) ? number() : upTo(3))};
    default:
        return {"withSetupCleared", oneIn(4) ? withSetupCleared(design) : Result<Design>(design)};
    }
}

RandomEdits::Tried RandomEdits::ruleEdit(const Design &design)
{
    const auto player = idOf<PlayerId>(design.rules->players);
    switch (upTo(4)) {
    case 3:
        return {"withPlayerAdded", withPlayerAdded(design)};
    case 4:
        return {"withPlayerRemoved", withPlayerRemoved(design, player)};
    case 0:
        return {"withPlayerRenamed", withPlayerRenamed(design, player, name())};
    case 1:
        return {"withPlayerFacing", withPlayerFacing(design, player, orientation())};
    default: {
        Info info = *design.info;
        info.name = oneIn(4) ? "" : name();
        (oneIn(2) ? info.author : info.about) = text();
        info.license = text();
        return {"withInfo", withInfo(design, info)};
    }
    }
}

} // namespace rookery::test
