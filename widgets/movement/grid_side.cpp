#include "widgets/movement/grid_side.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>

namespace rookery {

namespace {

constexpr int easyCell = 24; // pixels

/// Next to each other or the same, on squares also across a corner.
bool areClose(const Vector &a, const Vector &b)
{
    for (std::size_t i = 0; i < a.along.size(); ++i) {
        if (std::abs(a.along[i] - b.along[i]) > 1)
            return false;
    }
    return true;
}

/// One leap nearer to the piece, if it is several equal leaps away.
Vector before(const Vector &at)
{
    int leaps = 0;
    for (const int along : at.along)
        leaps = std::gcd(leaps, along);
    Vector nearer;
    for (std::size_t i = 0; i < at.along.size() && leaps > 1; ++i)
        nearer.along[i] = at.along[i] / leaps * (leaps - 1);
    return nearer;
}

} // namespace

GridSide::GridSide(const EditedMovement &movement)
    : m_movement(movement)
    , m_marks(movement)
{
}

void GridSide::setLattice(Lattice lattice)
{
    const int usual = usualPatternSide(lattice);
    m_marks.setBoard(lattice, usual);
    const PatternBoard &grid = m_marks.board();
    m_sides.assign(grid.board().lattice().count(), usual);
    std::vector<int> sides = patternSides(lattice);
    std::reverse(sides.begin(), sides.end());
    for (const int side : sides) {
        if (side >= usual)
            continue;
        const PatternBoard smaller(lattice, side);
        for (const CellId cell : smaller.board().cells()) {
            if (const auto site = grid.site(smaller.fromCentre(cell)))
                m_sides[site->index()] = side;
        }
    }
}

void GridSide::follow(Lattice lattice)
{
    const bool isOther = m_sides.empty() || m_marks.board().lattice() != lattice;
    if (isOther)
        setLattice(lattice);
    const auto piece = m_movement.workspace().choices().piece();
    if (isOther || piece != m_piece)
        m_least = 0;
    m_piece = piece;
    if (!m_movement.type())
        return;
    m_marks.refresh({});
    m_least = std::max(m_least, sideForMoves());
}

/// A place is leapt to when no other one leads there: none beside it that is nearer, and none
/// before it in a row of equal leaps.
int GridSide::sideForMoves() const
{
    const PatternBoard &grid = m_marks.board();
    struct Place
    {
        Vector at;
        int side;
    };
    std::vector<Place> places;
    for (const Reach *reach : {&m_marks.strong(), &m_marks.faint()}) {
        for (const CellId cell : reach->touched())
            places.push_back({grid.fromCentre(cell), m_sides[grid.board().site(cell).index()]});
    }
    int most = 0;
    for (const Place &place : places) {
        const Vector last = before(place.at);
        const bool isLedTo = std::any_of(places.begin(), places.end(), [&](const Place &other) {
            return other.side < place.side && (areClose(other.at, place.at) || other.at == last);
        });
        if (!isLedTo)
            most = std::max(most, place.side);
    }
    return most;
}

int GridSide::in(Lattice lattice, int pixels) const
{
    int found = patternSides(lattice).front();
    for (const int side : patternSides(lattice)) {
        const bool isWanted = side <= m_least || side * easyCell <= pixels;
        if (side <= usualPatternSide(lattice) && isWanted)
            found = side;
    }
    return found;
}

} // namespace rookery
