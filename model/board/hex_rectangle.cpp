#include "model/board/hex_lattice.h"
#include "model/board/mirrors.h"
#include "model/board/square_lattice.h"

#include <array>
#include <cstdlib>

namespace rookery {

namespace {

/// A vector as steps over an edge along two neighbouring directions, the longer part first.
std::array<std::pair<Vector, int>, 2> unitSteps(const Vector &vector)
{
    std::size_t longest = 0;
    for (std::size_t i = 1; i < 3; ++i) {
        if (std::abs(vector.along[i]) > std::abs(vector.along[longest]))
            longest = i;
    }
    const int sign = vector.along[longest] < 0 ? -1 : 1;
    std::array<std::pair<Vector, int>, 2> steps;
    std::size_t next = 0;
    for (std::size_t i = 0; i < 3; ++i) {
        if (i == longest)
            continue;
        Vector unit;
        unit.along[longest] = sign;
        unit.along[i] = -sign;
        steps[next++] = {unit, std::abs(vector.along[i])};
    }
    if (steps[1].second > steps[0].second)
        std::swap(steps[0], steps[1]);
    return steps;
}

bool isBeyond(int part, int size)
{
    return part < 0 || part >= size;
}

/// The seam over the ends of the shifted lines, and the one beyond the first and the last of them.
Seam endSeam(bool isUpright, Topology topology)
{
    return isUpright ? rankSeam(topology) : fileSeam(topology);
}

Seam lineSeam(bool isUpright, Topology topology)
{
    return isUpright ? fileSeam(topology) : rankSeam(topology);
}

} // namespace

void HexLattice::addRectangle()
{
    const int files = m_isUpright ? m_lines : m_length;
    const int ranks = m_isUpright ? m_length : m_lines;
    for (int file = 0; file < files; ++file) {
        for (int rank = 0; rank < ranks; ++rank) {
            const int line = m_isUpright ? file : rank;
            const int place = m_isUpright ? rank : file;
            addPlace(placeOf({line, 2 * place + line % 2}));
        }
    }
}

HexLattice::Offset HexLattice::offsetOf(const Vector &at) const
{
    if (m_isUpright)
        return {at.x(), 2 * at.y() + at.x()};
    return {at.y(), 2 * (at.x() - (m_lines - 1) / 2) + at.y()};
}

Vector HexLattice::placeOf(const Offset &offset) const
{
    const int along = (offset.half - offset.line) / 2;
    const int x = m_isUpright ? offset.line : along + (m_lines - 1) / 2;
    const int y = m_isUpright ? along : offset.line;
    return {x, y, -x - y, 0};
}

std::optional<Arrival> HexLattice::walkedArrival(SiteId from, const Vector &step) const
{
    const Vector start = m_places[from.index()];
    if (const auto straight = site(start + step))
        return Arrival{*straight, {}};
    Traveller traveller{offsetOf(start), {}};
    const bool isFlat = m_topology != Topology::Projective;
    if (isFlat) { // the route does not matter, and may lead past an open edge
        traveller.at = offsetOf(start + step);
        if (!cross(traveller))
            return std::nullopt;
        return Arrival{*site(placeOf(traveller.at)), traveller.turn};
    }
    for (const auto &[unit, count] : unitSteps(step)) {
        for (int i = 0; i < count; ++i) {
            traveller.at = offsetOf(placeOf(traveller.at) + traveller.turn.apply(unit));
            if (!cross(traveller))
                return std::nullopt;
        }
    }
    return Arrival{*site(placeOf(traveller.at)), traveller.turn};
}

/// Back to the board, over as many seams as it takes; not over an open edge.
bool HexLattice::cross(Traveller &traveller) const
{
    while (isBeyond(traveller.at.line, m_lines)) {
        if (!crossLines(traveller))
            return false;
    }
    while (isBeyond(traveller.at.half, 2 * m_length)) {
        if (!crossEnds(traveller))
            return false;
    }
    return true;
}

/// A twist turns every line round: the first place, half a cell further in on odd lines, becomes
/// the last, which is half a cell further out on even ones.
bool HexLattice::crossLines(Traveller &traveller) const
{
    const Seam seam = lineSeam(m_isUpright, m_topology);
    if (seam == Seam::Open)
        return false;
    auto &[line, half] = traveller.at;
    line += line < 0 ? m_lines : -m_lines;
    if (seam == Seam::Twisted) {
        half = 2 * m_length - 1 - half;
        traveller.turn = traveller.turn.seenThrough(
            m_isUpright ? mirroredNorthSouth(Lattice::Hex) : mirroredEastWest(Lattice::HexPointy));
    }
    return true;
}

bool HexLattice::crossEnds(Traveller &traveller) const
{
    const Seam seam = endSeam(m_isUpright, m_topology);
    if (seam == Seam::Open)
        return false;
    auto &[line, half] = traveller.at;
    half += half < 0 ? 2 * m_length : -2 * m_length;
    if (seam == Seam::Twisted) {
        line = m_lines - 1 - line;
        traveller.turn = traveller.turn.seenThrough(
            m_isUpright ? mirroredEastWest(Lattice::Hex) : mirroredNorthSouth(Lattice::HexPointy));
    }
    return true;
}

Message rectangularFault(const BoardRecipe &recipe)
{
    const bool isUpright = recipe.lattice == Lattice::Hex;
    const int lines = isUpright ? recipe.files : recipe.ranks;
    const Seam ends = endSeam(isUpright, recipe.topology);
    const Seam between = lineSeam(isUpright, recipe.topology);
    const bool isTwisted = ends == Seam::Twisted || between == Seam::Twisted;
    const bool isMet = isTwisted ? lines % 2 == 1 : between == Seam::Open || lines % 2 == 0;
    return isMet ? Message()
                 : Message("hexagons fit at this seam only with an [{?odd}odd|even] number of "
                           "[{?files}files|ranks], not {lines}",
                           {{"odd", isTwisted}, {"files", isUpright}, {"lines", lines}});
}

} // namespace rookery
