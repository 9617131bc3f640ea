#include "model/edit/board/link_patterns.h"

#include "model/board/drawn_vector.h"
#include "model/board/layout.h"
#include "model/edit/renumbering/sites.h"

#include <cmath>
#include <map>
#include <set>
#include <utility>
#include <vector>

namespace rookery {

namespace {

/// Replaces what was said about the same cell and direction.
void put(std::vector<LinkEdit> &links, const LinkEdit &link)
{
    std::erase_if(links, [&](const LinkEdit &old) {
        return old.from == link.from && old.direction == link.direction;
    });
    links.push_back(link);
}

Point drawn(Lattice lattice, const Vector &vector)
{
    const DrawnVector way = drawnVector(lattice, vector);
    return {static_cast<int>(std::lround(way.x * cellUnit)),
            static_cast<int>(std::lround(way.y * cellUnit))};
}

/// Cells by the square of the drawing they lie in, to find the nearest without asking all.
class Neighbourhood
{
public:
    explicit Neighbourhood(const Board &board)
    {
        for (const CellId cell : board.cells()) {
            const Point at = cellShape(board, cell).centre;
            m_places.push_back(at);
            m_squares[square(at)].push_back(cell);
        }
    }

    const Point &place(CellId cell) const { return m_places[cell.index()]; }

    std::optional<CellId> nearest(Point at, int farthest, CellId except) const
    {
        std::optional<CellId> best;
        long long bestSquare = static_cast<long long>(farthest) * farthest;
        const auto [x, y] = square(at);
        for (int dx = -1; dx <= 1; ++dx) {
            for (int dy = -1; dy <= 1; ++dy) {
                const auto cells = m_squares.find({x + dx, y + dy});
                if (cells == m_squares.end())
                    continue;
                for (const CellId cell : cells->second) {
                    const long long apartX = place(cell).x - at.x;
                    const long long apartY = place(cell).y - at.y;
                    const long long apart = apartX * apartX + apartY * apartY;
                    if (cell == except || apart > bestSquare || (best && apart == bestSquare))
                        continue;
                    bestSquare = apart;
                    best = cell;
                }
            }
        }
        return best;
    }

private:
    static std::pair<int, int> square(Point at)
    {
        const auto part = [](int value) {
            return static_cast<int>(std::floor(static_cast<double>(value) / cellUnit));
        };
        return {part(at.x), part(at.y)};
    }

    std::vector<Point> m_places;
    std::map<std::pair<int, int>, std::vector<CellId>> m_squares;
};

} // namespace

Result<Design>
withLinksRepeated(const Design &design, DirectionId direction, const Orientation &orientation)
{
    if (auto error = missingDirection(design, direction))
        return failure(*error);
    const Directions &directions = *design.directions;
    const auto &vector = directions[direction].vector;
    const auto image = vector ? directions.find(orientation.apply(*vector)) : std::nullopt;
    if (!image)
        return failure(
            Message("no direction points where '{direction}' does when the board is held like that",
                    {{"direction", directions[direction].name}}));
    const Board board(design.board, design.directions);
    std::vector<LinkEdit> repeated;
    for (const LinkEdit &link : design.board->edits.links) {
        if (link.direction != direction)
            continue;
        const auto from = board.image(link.from, orientation);
        const auto to = link.to ? board.image(*link.to, orientation) : std::nullopt;
        if (!from || link.to.has_value() != to.has_value())
            continue;
        const Orientation turn =
            orientation.inverse().seenThrough(link.turn).seenThrough(orientation);
        repeated.push_back({*from, *image, to, turn});
    }
    Design result = design;
    result.board.edit([&](BoardRecipe &recipe) {
        for (const LinkEdit &link : repeated)
            put(recipe.edits.links, link);
    });
    normaliseLinks(result);
    return result;
}

Result<Design> withLinksTurnedBack(const Design &design, DirectionId direction)
{
    if (auto error = missingDirection(design, direction))
        return failure(*error);
    std::vector<LinkEdit> back;
    Design result = design;
    result.board.edit([&](BoardRecipe &recipe) {
        auto &links = recipe.edits.links;
        for (const LinkEdit &link : links) {
            if (link.direction == direction && link.to)
                back.push_back({*link.to, direction, link.from, link.turn.inverse()});
        }
        std::erase_if(links,
                      [&](const LinkEdit &link) { return link.direction == direction && link.to; });
        for (const LinkEdit &link : back)
            put(links, link);
    });
    normaliseLinks(result);
    return result;
}

Result<Design> withLinksByGeometry(const Design &design, const AutoLink &how)
{
    if (how.tolerance < 1 || how.tolerance > cellUnit)
        return failure(Message("the tolerance is a number from 1 to {number} thousandths of a cell",
                               {{"number", cellUnit}}));
    const Board board(design.board, design.directions);
    const Neighbourhood cells(board);
    std::set<std::pair<SiteId, DirectionId>> drawnByHand;
    for (const LinkEdit &link : design.board->edits.links)
        drawnByHand.emplace(link.from, link.direction);
    std::vector<LinkEdit> found;
    for (const CellId cell : board.cells()) {
        const bool isLoose = !board.coordinates(cell);
        for (std::size_t i = 0; i < design.directions->list.size(); ++i) {
            const DirectionId direction(i);
            const auto &vector = design.directions->list[i].vector;
            if (!vector || drawnByHand.contains({board.site(cell), direction}))
                continue;
            const auto to = cells.nearest(
                cells.place(cell) + drawn(design.board->lattice, *vector), how.tolerance, cell);
            const bool concerns = to && (!how.onlyLoose || isLoose || !board.coordinates(*to));
            // A lattice cell keeps the link it has.
            if (concerns && (isLoose || !board.link(cell, board.compass().step(direction))))
                found.push_back({board.site(cell), direction, board.site(*to), {}});
        }
    }
    Design result = design;
    if (found.empty())
        return result;
    result.board.edit([&](BoardRecipe &recipe) {
        recipe.edits.links.insert(recipe.edits.links.end(), found.begin(), found.end());
    });
    normaliseLinks(result);
    return result;
}

} // namespace rookery
