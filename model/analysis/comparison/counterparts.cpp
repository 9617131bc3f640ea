#include "model/analysis/comparison/counterparts.h"

#include <algorithm>

namespace rookery {

namespace {

template<class Things>
std::vector<std::string> namesOf(const Things &things)
{
    std::vector<std::string> names;
    for (const auto &thing : things)
        names.push_back(thing.name);
    return names;
}

/// By name, and of the others those of one letter.
Matching<PieceId> matchedPieces(const Pieces &before, const Pieces &after)
{
    Matching<PieceId> pieces(namesOf(before.types), namesOf(after.types));
    for (const PieceId piece : pieces.allBefore()) {
        if (pieces.after(piece) || before[piece].letter.empty())
            continue;
        for (const PieceId other : pieces.allAfter()) {
            if (!pieces.before(other) && after[other].letter == before[piece].letter) {
                pieces.match(piece, other);
                break;
            }
        }
    }
    return pieces;
}

/// By name, and of the others those that move as the same player in turn.
Matching<PlayerId> matchedPlayers(const Rules &before, const Rules &after)
{
    Matching<PlayerId> players(namesOf(before.players), namesOf(after.players));
    const std::size_t common = std::min(before.players.size(), after.players.size());
    for (const PlayerId player : IdRange<PlayerId>(common)) {
        if (!players.after(player) && !players.before(player))
            players.match(player, player);
    }
    return players;
}

/// What tells a site from all others of its board: a cell that was added may be called as one of
/// the lattice was.
std::vector<std::string> siteKeys(const Board &board)
{
    std::vector<std::string> keys;
    const std::size_t ofLattice = board.lattice().count();
    for (const SiteId site : IdRange<SiteId>(board.siteCount()))
        keys.push_back(site.index() < ofLattice ? board.lattice().name(site)
                                                : "+" + board.siteName(site));
    return keys;
}

Design withNamesOf(Design design,
                   const Design &other,
                   const Matching<PieceId> &pieces,
                   const Matching<PlayerId> &players)
{
    design.pieces.edit([&](Pieces &changed) {
        for (const PieceId piece : pieces.allBefore()) {
            if (const auto there = pieces.after(piece))
                changed.types[piece.index()].name = (*other.pieces)[*there].name;
        }
    });
    design.rules.edit([&](Rules &changed) {
        for (const PlayerId player : players.allBefore()) {
            if (const auto there = players.after(player))
                changed.players[player.index()].name = (*other.rules)[*there].name;
        }
    });
    return design;
}

std::vector<CellId> cellsOf(const Board &board, std::vector<SiteId> sites)
{
    std::sort(sites.begin(), sites.end());
    sites.erase(std::unique(sites.begin(), sites.end()), sites.end());
    std::vector<CellId> cells;
    for (const SiteId site : sites) {
        if (const auto cell = board.cellAt(site))
            cells.push_back(*cell);
    }
    std::sort(cells.begin(), cells.end());
    return cells;
}

template<class SomeId>
void map(std::optional<SomeId> &id, const Matching<SomeId> &matching)
{
    if (id)
        id = matching.mapped(*id);
}

template<class SomeId>
void mapSet(std::vector<SomeId> &ids, const Matching<SomeId> &matching)
{
    for (SomeId &id : ids)
        id = matching.mapped(id);
    std::sort(ids.begin(), ids.end());
}

} // namespace

Counterparts::Counterparts(const Design &first, const Design &second)
    : before(first)
    , after(second)
    , sharedBefore(std::make_shared<const Board>(first.board, first.directions))
    , sharedAfter(std::make_shared<const Board>(second.board, second.directions))
    , boardBefore(*sharedBefore)
    , boardAfter(*sharedAfter)
    , pieces(matchedPieces(*first.pieces, *second.pieces))
    , players(matchedPlayers(*first.rules, *second.rules))
    , zones(namesOf(first.board->edits.zones), namesOf(second.board->edits.zones))
    , directions(namesOf(first.directions->list), namesOf(second.directions->list))
    , sites(siteKeys(boardBefore), siteKeys(boardAfter))
    , renamed(withNamesOf(first, second, pieces, players))
{
}

void Counterparts::map(LegEnd &end) const
{
    rookery::map(end.becomes, pieces);
    mapSet(end.whom.types, pieces);
}

LegGraph Counterparts::mapped(LegGraph graph) const
{
    for (Leg &leg : graph.legs) {
        for (Step &step : leg.steps) {
            if (auto *direction = std::get_if<DirectionId>(&step))
                *direction = directions.mapped(*direction);
        }
        for (ZoneCondition &condition : leg.only.zones)
            condition.zone = zones.mapped(condition.zone);
        for (LegEnd *end : endsOf(leg))
            map(*end);
    }
    return graph;
}

Movement Counterparts::mapped(Movement movement) const
{
    if (auto *graph = std::get_if<LegGraph>(&movement.definition))
        *graph = mapped(std::move(*graph));
    rookery::map(movement.startsIn, zones);
    return movement;
}

Zone Counterparts::mapped(Zone zone) const
{
    if (zone.meaning)
        rookery::map(zone.meaning->cell, sites);
    mapSet(zone.cells, sites);
    for (PlayerZone &row : zone.own) {
        row.player = players.mapped(row.player);
        mapSet(row.cells, sites);
    }
    std::sort(zone.own.begin(), zone.own.end(), [](const PlayerZone &a, const PlayerZone &b) {
        return a.player < b.player;
    });
    return zone;
}

Placement Counterparts::mapped(Placement placement) const
{
    placement.site = sites.mapped(placement.site);
    placement.piece = pieces.mapped(placement.piece);
    placement.player = players.mapped(placement.player);
    rookery::map(placement.was, pieces);
    return placement;
}

Imitation Counterparts::mapped(Imitation imitation) const
{
    rookery::map(imitation.type, pieces);
    return imitation;
}

OnBoth<CellId> Counterparts::cells(OnBoth<SiteId> places) const
{
    return {cellsOf(boardBefore, std::move(places.before)),
            cellsOf(boardAfter, std::move(places.after))};
}

} // namespace rookery
