#include "widgets/picture/drawn_links.h"

#include "model/board/drawn_vector.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <map>
#include <set>
#include <utility>

namespace rookery {

namespace {

double span(QPointF vector)
{
    return std::hypot(vector.x(), vector.y());
}

QPointF unitOf(QPointF vector)
{
    return vector / std::max(span(vector), 1e-6);
}

QPointF onDrawing(Lattice lattice, const Vector &step)
{
    const DrawnVector on = drawnVector(lattice, step);
    return {on.x, -on.y};
}

/// On a lattice, a vector that leads over others than the next cells.
bool isLeap(const Board &board, DirectionId direction)
{
    const auto &vector = board.directions()[direction].vector;
    const auto isFar = [](int part) {
        return std::abs(part) > 1;
    };
    return board.recipe().lattice != Lattice::Free && vector
           && std::any_of(vector->along.begin(), vector->along.end(), isFar);
}

/// What cells outside the lattice are joined to.
class LooseCells
{
public:
    explicit LooseCells(const Board &board)
        : m_board(board)
    {
    }

    bool isLoose(CellId cell) const { return !m_board.coordinates(cell); }

    void add(CellId from, CellId to)
    {
        m_joined[from].insert(to);
        m_joined[to].insert(from);
    }

    /// The cell of the lattice on the other side of a loose cell, seen from one of the lattice, if
    /// there is just one.
    std::optional<CellId> beyond(CellId loose, CellId own) const
    {
        const auto &joined = m_joined.at(loose);
        if (joined.size() != 2)
            return std::nullopt;
        const CellId other = *joined.begin() == own ? *joined.rbegin() : *joined.begin();
        return isLoose(other) ? std::nullopt : std::optional(other);
    }

private:
    const Board &m_board;
    std::map<CellId, std::set<CellId>> m_joined;
};

/// Which way a link leaves one cell and arrives at the other, if that is seen from the lattice.
struct Course
{
    QPointF leaving;
    QPointF arriving;
};

std::optional<Course> courseOf(const Board &board,
                               const LooseCells &cells,
                               const LinkEdit &edit,
                               const DrawnLink &link,
                               const std::function<QPointF(CellId)> &centreOf)
{
    const auto &vector = board.directions()[edit.direction].vector;
    const bool isFromLoose = cells.isLoose(link.from);
    if (!vector || isFromLoose == cells.isLoose(link.to))
        return std::nullopt;
    const CellId own = isFromLoose ? link.to : link.from;
    const auto other = cells.beyond(isFromLoose ? link.from : link.to, own);
    const auto step = board.link(link.from, board.compass().step(edit.direction));
    if (!other || !step)
        return std::nullopt;
    const Lattice lattice = board.recipe().lattice;
    const QPointF across = unitOf(centreOf(*other) - centreOf(own));
    if (!isFromLoose)
        return Course{unitOf(onDrawing(lattice, *vector)), across};
    const Vector heading = board.compass().orientation(step->turn).apply(*vector);
    return Course{-across, unitOf(onDrawing(lattice, heading))};
}

} // namespace

bool isBowed(QPointF from, QPointF to)
{
    return span(to - from) >= 2.4;
}

QPainterPath bow(QPointF from, QPointF to)
{
    const QPointF way = to - from;
    QPainterPath curve(from);
    curve.quadTo((from + to) / 2 + QPointF(-way.y(), way.x()) * 0.14, to);
    return curve;
}

std::vector<DrawnLink> drawnLinks(const Board &board,
                                  const std::function<QPointF(CellId)> &centreOf)
{
    std::vector<DrawnLink> links;
    std::vector<const LinkEdit *> edits;
    LooseCells cells(board);
    std::set<std::pair<CellId, CellId>> joined;
    for (const LinkEdit &edit : board.recipe().edits.links) {
        const auto from = board.cellAt(edit.from);
        const auto to = edit.to ? board.cellAt(*edit.to) : std::nullopt;
        if (!from || !to || *from == *to || isLeap(board, edit.direction)
            || !joined.insert(std::minmax(*from, *to)).second)
            continue;
        cells.add(*from, *to);
        edits.push_back(&edit);
        links.push_back({*from, *to, {}, cells.isLoose(*from) || cells.isLoose(*to)});
    }
    const bool isOnPoints = board.recipe().places == Places::Points;
    for (std::size_t i = 0; i < links.size(); ++i) {
        DrawnLink &link = links[i];
        const QPointF from = centreOf(link.from);
        const QPointF to = centreOf(link.to);
        const auto course = courseOf(board, cells, *edits[i], link, centreOf);
        link.isCurved = course.has_value();
        link.path = QPainterPath(from);
        const double reach = 0.45 * span(to - from); // about that of an arc of three eighths
        if (course)
            link.path.cubicTo(from + course->leaving * reach, to - course->arriving * reach, to);
        else if (isBowed(from, to) && !isOnPoints)
            link.path = bow(from, to);
        else
            link.path.lineTo(to);
    }
    return links;
}

} // namespace rookery
