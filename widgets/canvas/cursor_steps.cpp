#include "widgets/canvas/cursor_steps.h"

#include <cmath>
#include <limits>

namespace rookery {

namespace {

double lengthOf(QPointF vector)
{
    return std::hypot(vector.x(), vector.y());
}

} // namespace

bool keyIsDirection(const Board &board, CellId cell, const Vector &towards)
{
    const bool isOnDrawing = towards.x() != 0 || towards.y() != 0;
    const bool hasKeys = board.coordinates(cell) && !hasThreeAxes(board.recipe().lattice);
    return hasKeys || !isOnDrawing;
}

std::optional<CellId> keyNeighbour(const Board &board, CellId cell, const Vector &towards)
{
    const auto step = board.compass().step(towards);
    const auto link = step ? board.link(cell, *step) : std::nullopt;
    return link ? std::optional(link->to) : std::nullopt;
}

std::optional<CellId> linkedNeighbour(
    const Board &board, const BoardScene &scene, CellId cell, const Vector &towards, QPointF line)
{
    constexpr double straight = 0.76; // cosine of 40 degrees
    const QPointF centre = scene.cell(cell).centre;
    const QPointF way(towards.x(), -towards.y());
    std::optional<CellId> best;
    double bestPrice = std::numeric_limits<double>::max();
    for (std::size_t i = 0; i < board.directions().list.size(); ++i) {
        const auto link = board.link(cell, board.compass().step(DirectionId(i)));
        if (!link || link->to == cell)
            continue;
        const QPointF apart = scene.seenFrom(centre, link->to) - centre;
        const double distance = lengthOf(apart);
        const double along = QPointF::dotProduct(apart, way);
        if (distance < 0.05 || along < straight * distance)
            continue;
        const QPointF offLine = centre + apart - line;
        const double price =
            distance + 0.5 * std::abs(offLine.x() * way.y() - offLine.y() * way.x());
        if (price < bestPrice - 1e-6) {
            bestPrice = price;
            best = link->to;
        }
    }
    return best;
}

} // namespace rookery
