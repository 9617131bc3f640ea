#include "model/edit/board/arrangement.h"

#include "model/board/layout.h"
#include "model/edit/board/board_edits.h"
#include "model/edit/board/recipe_fault.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <set>

namespace rookery {

namespace {

std::vector<MovedCell> placesOf(const Design &design, std::span<const SiteId> sites)
{
    const Board board(design.board, design.directions);
    std::vector<MovedCell> places;
    for (const SiteId site : sites) {
        if (board.cellAt(site))
            places.push_back({site, siteShape(board, site).centre});
    }
    return places;
}

bool isUpright(Alignment alignment)
{
    return alignment == Alignment::Left || alignment == Alignment::Centre
           || alignment == Alignment::Right;
}

} // namespace

Result<Design> withCellsPlaced(const Design &design, std::span<const MovedCell> places)
{
    Design result = design;
    for (const MovedCell &cell : places) {
        auto next = withCellMoved(result, cell.site, cell.at);
        if (!next)
            return next;
        result = std::move(*next);
    }
    return result;
}

Result<Design>
withCellsAligned(const Design &design, std::span<const SiteId> sites, Alignment alignment)
{
    std::vector<MovedCell> places = placesOf(design, sites);
    if (places.empty())
        return design;
    int Point::*part = isUpright(alignment) ? &Point::x : &Point::y;
    const auto [low, high] = std::minmax_element(
        places.begin(), places.end(), [&](const MovedCell &a, const MovedCell &b) {
            return a.at.*part < b.at.*part;
        });
    const int least = low->at.*part;
    const int most = high->at.*part;
    const bool isLow = alignment == Alignment::Left || alignment == Alignment::Bottom;
    const bool isBetween = alignment == Alignment::Centre || alignment == Alignment::Middle;
    const int line = isBetween ? (least + most) / 2 : isLow ? least : most;
    for (MovedCell &cell : places)
        cell.at.*part = line;
    return withCellsPlaced(design, places);
}

Result<Design>
withCellsDistributed(const Design &design, std::span<const SiteId> sites, Spread spread)
{
    std::vector<MovedCell> places = placesOf(design, sites);
    if (places.size() < 3)
        return design;
    int Point::*part = spread == Spread::Level ? &Point::x : &Point::y;
    std::stable_sort(places.begin(), places.end(), [&](const MovedCell &a, const MovedCell &b) {
        return a.at.*part < b.at.*part;
    });
    const int first = places.front().at.*part;
    const double step = static_cast<double>(places.back().at.*part - first)
                        / static_cast<double>(places.size() - 1);
    for (std::size_t i = 0; i < places.size(); ++i)
        places[i].at.*part = first + static_cast<int>(std::lround(step * static_cast<double>(i)));
    return withCellsPlaced(design, places);
}

Result<Design> withCellsAdded(const Design &design, std::span<const Point> places)
{
    const Board board(design.board, design.directions);
    std::set<std::string> taken;
    for (std::size_t i = 0; i < board.siteCount(); ++i)
        taken.insert(board.siteName(SiteId(i)));
    Design result = design;
    result.board.edit([&](BoardRecipe &recipe) {
        int number = 1;
        for (const Point &at : places) {
            while (!taken.insert("x" + std::to_string(number)).second)
                ++number;
            recipe.edits.added.push_back({"x" + std::to_string(number), at});
        }
    });
    if (auto error = recipeFault(result.board))
        return failure(*error);
    return result;
}

std::vector<Point> circlePlaces(Point centre, int count, int radius)
{
    std::vector<Point> places;
    for (int i = 0; i < count; ++i) {
        const double angle = 2 * std::numbers::pi * i / count;
        places.push_back(centre
                         + Point{static_cast<int>(std::lround(radius * std::sin(angle))),
                                 static_cast<int>(std::lround(radius * std::cos(angle)))});
    }
    return places;
}

std::vector<Point> polygonPlaces(Point centre, int corners, int perSide, int radius)
{
    const std::vector<Point> ends = circlePlaces({}, corners, radius);
    std::vector<Point> places;
    for (std::size_t i = 0; i < ends.size(); ++i) {
        const Point from = ends[i];
        const Point way = ends[(i + 1) % ends.size()] - from;
        for (int k = 0; k < perSide; ++k)
            places.push_back(centre + from + Point{way.x * k / perSide, way.y * k / perSide});
    }
    return places;
}

} // namespace rookery
