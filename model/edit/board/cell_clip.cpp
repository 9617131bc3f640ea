#include "model/edit/board/cell_clip.h"

#include "model/board/layout.h"
#include "model/edit/board/board_edits.h"
#include "model/edit/board/recipe_fault.h"
#include "model/edit/renumbering/sites.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>

namespace rookery {

namespace {

/// The cell nearest to the middle of them all.
std::size_t middleOf(const std::vector<Point> &places)
{
    long long x = 0;
    long long y = 0;
    for (const Point &place : places) {
        x += place.x;
        y += place.y;
    }
    const auto count = static_cast<long long>(places.size());
    const auto distance = [&](const Point &place) {
        const long long dx = place.x * count - x;
        const long long dy = place.y * count - y;
        return dx * dx + dy * dy;
    };
    const auto nearest =
        std::min_element(places.begin(), places.end(), [&](const Point &a, const Point &b) {
            return distance(a) < distance(b);
        });
    return static_cast<std::size_t>(nearest - places.begin());
}

std::map<Vector, SiteId> latticePlaces(const Board &board)
{
    std::map<Vector, SiteId> places;
    for (std::size_t i = 0; i < board.siteCount(); ++i) {
        if (const auto at = board.siteCoordinates(SiteId(i)))
            places.emplace(*at, SiteId(i));
    }
    return places;
}

/// What an orientation makes of a place on the drawing. Three axes of sum 0 lie on it a sixth turn
/// apart: (q, r, s) at (w q, (r - s) / 2) where files are upright, at ((q - s) / 2, w r) where rows
/// are level.
Point turnedPlace(Lattice lattice, Point place, const Orientation &orientation)
{
    if (!hasThreeAxes(lattice)) {
        const Vector image = orientation.apply({{place.x, place.y}});
        return {image.x(), image.y()};
    }
    const double w = std::sqrt(3.0) / 2;
    const bool isUpright = lattice == Lattice::Hex;
    const double first = isUpright ? place.x / w : place.y / w;
    const double difference = 2.0 * (isUpright ? place.y : place.x);
    // The axis of its own, then the two whose difference lies across it.
    const std::array<double, 3> own =
        isUpright ? std::array{first, (difference - first) / 2, (-difference - first) / 2}
                  : std::array{(difference - first) / 2, first, (-difference - first) / 2};
    std::array<double, 3> image{};
    for (std::size_t i = 0; i < own.size(); ++i)
        image[static_cast<std::size_t>(orientation.axis[i])] = orientation.sign[i] * own[i];
    const auto whole = [](double value) {
        return static_cast<int>(std::lround(value));
    };
    if (isUpright)
        return {whole(image[0] * w), whole((image[1] - image[2]) / 2)};
    return {whole((image[0] - image[2]) / 2), whole(image[1] * w)};
}

std::string freeName(const std::set<std::string> &taken)
{
    for (int number = 1;; ++number) {
        std::string name = "x" + std::to_string(number);
        if (!taken.contains(name))
            return name;
    }
}

/// Adds the clip's hand-made cells and returns the site of each.
std::map<std::size_t, SiteId> addLooseCells(Design &design, const CellClip &clip, Point origin)
{
    const Board board(design.board, design.directions);
    std::set<std::string> taken;
    for (std::size_t i = 0; i < board.siteCount(); ++i)
        taken.insert(board.siteName(SiteId(i)));
    std::map<std::size_t, SiteId> sites;
    std::size_t next = board.siteCount();
    design.board.edit([&](BoardRecipe &recipe) {
        for (std::size_t i = 0; i < clip.cells.size(); ++i) {
            if (clip.cells[i].offset)
                continue;
            const std::string name = *taken.insert(freeName(taken)).first;
            recipe.edits.added.push_back({name, origin + clip.cells[i].place});
            sites.emplace(i, SiteId(next++));
        }
    });
    return sites;
}

void putIntoZones(Design &design, const CellClip &clip, const std::map<std::size_t, SiteId> &sites)
{
    if (design.board->edits.zones.empty())
        return;
    design.board.edit([&](BoardRecipe &recipe) {
        for (Zone &zone : recipe.edits.zones) {
            if (zone.meaning)
                continue;
            std::set<SiteId> cells(zone.cells.begin(), zone.cells.end());
            for (const auto &[index, site] : sites) {
                const auto &names = clip.cells[index].zones;
                if (std::find(names.begin(), names.end(), zone.name) != names.end())
                    cells.insert(site);
                else
                    cells.erase(site);
            }
            zone.cells.assign(cells.begin(), cells.end());
        }
    });
}

void putPieces(Design &design, const CellClip &clip, const std::map<std::size_t, SiteId> &sites)
{
    std::map<SiteId, Placement> pieces;
    for (const Placement &piece : design.setup->placements)
        pieces.emplace(piece.site, piece);
    const auto before = pieces;
    for (const auto &[index, site] : sites) {
        pieces.erase(site);
        const auto &piece = clip.cells[index].piece;
        const bool isKnown = piece && piece->piece.index() < design.pieces->types.size()
                             && piece->player.index() < design.rules->players.size();
        if (!isKnown)
            continue;
        Placement placed = *piece;
        placed.site = site;
        pieces.emplace(site, placed);
    }
    if (pieces == before)
        return;
    design.setup.edit([&](Setup &setup) {
        setup.placements.clear();
        for (const auto &[site, piece] : pieces)
            setup.placements.push_back(piece);
    });
}

void drawLinks(Design &design, const CellClip &clip, const std::map<std::size_t, SiteId> &sites)
{
    if (clip.links.empty())
        return;
    design.board.edit([&](BoardRecipe &recipe) {
        auto &links = recipe.edits.links;
        for (const auto &link : clip.links) {
            const auto from = sites.find(link.from);
            const auto to = sites.find(link.to);
            if (from == sites.end() || to == sites.end()
                || link.direction.index() >= design.directions->list.size())
                continue;
            std::erase_if(links, [&](const LinkEdit &old) {
                return old.from == from->second && old.direction == link.direction;
            });
            links.push_back({from->second, link.direction, to->second, link.turn});
        }
    });
    normaliseLinks(design);
}

/// Where each lattice cell of a clip goes; those without a place are left out.
std::map<std::size_t, SiteId>
latticeTargets(const Board &board, const CellClip &clip, std::optional<SiteId> aim)
{
    std::map<std::size_t, SiteId> targets;
    const auto origin = aim ? board.siteCoordinates(*aim) : std::nullopt;
    if (!origin)
        return targets;
    const auto places = latticePlaces(board);
    for (std::size_t i = 0; i < clip.cells.size(); ++i) {
        const auto &offset = clip.cells[i].offset;
        const auto place = offset ? places.find(*origin + *offset) : places.end();
        if (place != places.end())
            targets.emplace(i, place->second);
    }
    return targets;
}

std::vector<MovedCell> carriedPlaces(const Design &design,
                                     const std::vector<SiteId> &sites,
                                     Point anchor,
                                     const Orientation &orientation,
                                     Point to)
{
    const Board board(design.board, design.directions);
    std::vector<MovedCell> moved;
    for (const SiteId site : sites) {
        const Point place = siteShape(board, site).centre - anchor;
        moved.push_back({site, to + turnedPlace(design.board->lattice, place, orientation)});
    }
    return moved;
}

} // namespace

std::optional<SiteId> latticeSiteAt(const Board &board, const Vector &at)
{
    for (std::size_t i = 0; i < board.siteCount(); ++i) {
        if (board.siteCoordinates(SiteId(i)) == at)
            return SiteId(i);
    }
    return std::nullopt;
}

CellClip clipOf(const Design &design, std::span<const SiteId> sites)
{
    const Board board(design.board, design.directions);
    CellClip clip;
    std::vector<SiteId> kept;
    std::vector<Point> places;
    for (const SiteId site : sites) {
        if (!board.cellAt(site))
            continue;
        kept.push_back(site);
        places.push_back(siteShape(board, site).centre);
    }
    if (kept.empty())
        return clip;
    // Offsets on the lattice need an anchor on the lattice.
    std::vector<Point> candidates;
    std::vector<SiteId> candidateSites;
    for (std::size_t i = 0; i < kept.size(); ++i) {
        if (board.siteCoordinates(kept[i])) {
            candidates.push_back(places[i]);
            candidateSites.push_back(kept[i]);
        }
    }
    clip.anchor =
        candidates.empty() ? kept[middleOf(places)] : candidateSites[middleOf(candidates)];
    const auto origin = board.siteCoordinates(clip.anchor);
    const Point originPlace = siteShape(board, clip.anchor).centre;
    std::map<SiteId, std::size_t> index;
    for (std::size_t i = 0; i < kept.size(); ++i) {
        CellClip::Cell cell;
        if (const auto at = board.siteCoordinates(kept[i]); at && origin)
            cell.offset = *at + -*origin;
        cell.place = places[i] - originPlace;
        for (const Zone &zone : design.board->edits.zones) {
            if (std::binary_search(zone.cells.begin(), zone.cells.end(), kept[i]))
                cell.zones.push_back(zone.name);
        }
        if (const Placement *piece = design.setup->at(kept[i]))
            cell.piece = *piece;
        clip.cells.push_back(std::move(cell));
        index.emplace(kept[i], i);
    }
    for (const LinkEdit &link : design.board->edits.links) {
        const auto from = index.find(link.from);
        const auto to = link.to ? index.find(*link.to) : index.end();
        if (from != index.end() && to != index.end())
            clip.links.push_back({from->second, to->second, link.direction, link.turn});
    }
    return clip;
}

CellClip turned(const CellClip &clip, const Design &design, const Orientation &orientation)
{
    CellClip result = clip;
    for (auto &cell : result.cells) {
        if (cell.offset)
            cell.offset = orientation.apply(*cell.offset);
        cell.place = turnedPlace(design.board->lattice, cell.place, orientation);
    }
    const Directions &directions = *design.directions;
    for (auto &link : result.links) {
        if (link.direction.index() >= directions.list.size())
            continue;
        const auto &vector = directions[link.direction].vector;
        const auto image = vector ? directions.find(orientation.apply(*vector)) : std::nullopt;
        link.direction = image.value_or(link.direction);
        link.turn = orientation.inverse().seenThrough(link.turn).seenThrough(orientation);
    }
    return result;
}

Result<PastedClip> withClipPasted(const Design &design, const CellClip &clip, const ClipAim &aim)
{
    const Board board(design.board, design.directions);
    std::map<std::size_t, SiteId> sites = latticeTargets(board, clip, aim.site);
    std::vector<SiteId> onLattice;
    for (const auto &[index, site] : sites)
        onLattice.push_back(site);
    auto restored = withCellsRestored(design, onLattice);
    if (!restored)
        return failure(restored.error());
    Design result = std::move(*restored);
    const std::size_t found = sites.size();
    sites.merge(addLooseCells(result, clip, aim.place));
    if (auto error = recipeFault(result.board))
        return failure(*error);
    putIntoZones(result, clip, sites);
    putPieces(result, clip, sites);
    drawLinks(result, clip, sites);
    const auto wanted = static_cast<std::size_t>(
        std::count_if(clip.cells.begin(), clip.cells.end(), [](const CellClip::Cell &cell) {
            return cell.offset.has_value();
        }));
    PastedClip pasted{std::move(result), {}, wanted - found};
    for (const auto &[index, site] : sites)
        pasted.sites.push_back(site);
    std::sort(pasted.sites.begin(), pasted.sites.end());
    return pasted;
}

Result<PastedClip> withCellsCarried(const Design &design,
                                    std::span<const SiteId> sites,
                                    const Orientation &orientation,
                                    const ClipAim &aim)
{
    const Board board(design.board, design.directions);
    std::vector<SiteId> onLattice;
    std::vector<SiteId> loose;
    for (const SiteId site : sites) {
        if (board.cellAt(site))
            (board.siteCoordinates(site) ? onLattice : loose).push_back(site);
    }
    const CellClip all = clipOf(design, sites);
    if (all.cells.empty())
        return PastedClip{design, {}, 0};
    const Point anchor = siteShape(board, all.anchor).centre;
    Design result = design;
    for (const MovedCell &moved : carriedPlaces(design, loose, anchor, orientation, aim.place)) {
        auto next = withCellMoved(result, moved.site, moved.at);
        if (!next)
            return failure(next.error());
        result = std::move(*next);
    }
    PastedClip carried{std::move(result), loose, 0};
    if (onLattice.empty())
        return carried;
    CellClip clip = clipOf(design, onLattice);
    clip = turned(clip, design, orientation);
    auto removed = withCellsRemoved(carried.design, onLattice);
    if (!removed)
        return failure(removed.error());
    auto pasted = withClipPasted(*removed, clip, aim);
    if (!pasted)
        return pasted;
    pasted->sites.insert(pasted->sites.end(), loose.begin(), loose.end());
    std::sort(pasted->sites.begin(), pasted->sites.end());
    return pasted;
}

} // namespace rookery
