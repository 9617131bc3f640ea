#include "model/board/square_lattice.h"

#include "model/base/text.h"
#include "model/board/ring_drawing.h"
#include "model/design/limits.h"

#include <cstdlib>

namespace rookery {

SquareLattice::SquareLattice(int files, int ranks, Topology topology)
    : m_files(files)
    , m_ranks(ranks)
    , m_topology(topology)
{
}

std::size_t SquareLattice::count() const
{
    return static_cast<std::size_t>(m_files) * static_cast<std::size_t>(m_ranks);
}

SiteId SquareLattice::site(int file, int rank) const
{
    return SiteId(file * m_ranks + rank);
}

Vector SquareLattice::coordinates(SiteId site) const
{
    const int index = static_cast<int>(site.index());
    return {index / m_ranks, index % m_ranks};
}

std::optional<SiteId> SquareLattice::image(SiteId at, const Orientation &orientation) const
{
    const auto image = imageAbout(coordinates(at), {m_files - 1, m_ranks - 1}, 2, orientation);
    if (!image || !isInside(image->x(), image->y()))
        return std::nullopt;
    return site(image->x(), image->y());
}

std::optional<Point> SquareLattice::image(Point at, const Orientation &orientation) const
{
    const Point centre{m_files * cellUnit / 2, m_ranks * cellUnit / 2};
    const Vector image = orientation.apply({at.x - centre.x, at.y - centre.y});
    return centre + Point{image.x(), image.y()};
}

CellShape SquareLattice::shape(SiteId site, Layout layout) const
{
    const Vector at = coordinates(site);
    if (layout == Layout::Ring)
        return RingDrawing(m_files, m_ranks, m_topology).shape(at);
    return squareAt(at.x(), at.y());
}

CellShape squareAt(int file, int rank)
{
    const Point low{file * cellUnit, rank * cellUnit};
    const Point high = low + Point{cellUnit, cellUnit};
    return {low + Point{cellUnit / 2, cellUnit / 2}, {low, {high.x, low.y}, high, {low.x, high.y}}};
}

std::string SquareLattice::name(SiteId site) const
{
    const Vector at = coordinates(site);
    return fileLetters(at.x()) + std::to_string(at.y() + 1);
}

std::optional<SiteId> SquareLattice::find(std::string_view name) const
{
    std::size_t letters = 0;
    while (letters < name.size() && name[letters] >= 'a' && name[letters] <= 'z')
        ++letters;
    const auto file = fileFromLetters(name.substr(0, letters));
    const auto rank = rankFromDigits(name.substr(letters));
    if (!file || !rank || !isInside(*file, *rank - 1))
        return std::nullopt;
    return site(*file, *rank - 1);
}

bool SquareLattice::isInside(int file, int rank) const
{
    return file >= 0 && file < m_files && rank >= 0 && rank < m_ranks;
}

std::optional<Arrival> SquareLattice::arrival(SiteId from, const Vector &step) const
{
    if (step.along[2] != 0 || step.along[3] != 0)
        return std::nullopt;
    const Vector at = coordinates(from);
    const Vector straight = at + step;
    if (isInside(straight.x(), straight.y()))
        return Arrival{site(straight.x(), straight.y()), {}};
    if (m_topology == Topology::Flat)
        return std::nullopt;

    Traveller traveller{at.x(), at.y(), {}};
    const Vector alongFiles{step.x() < 0 ? -1 : 1, 0};
    const Vector alongRanks{0, step.y() < 0 ? -1 : 1};
    const bool filesFirst = std::abs(step.x()) >= std::abs(step.y());
    const int files = std::abs(step.x());
    const int ranks = std::abs(step.y());
    for (int i = 0; i < files + ranks; ++i) {
        const bool isFile = filesFirst ? i < files : i >= ranks;
        if (!unitStep(traveller, isFile ? alongFiles : alongRanks))
            return std::nullopt;
    }
    return Arrival{site(traveller.file, traveller.rank), traveller.turn};
}

std::optional<Arrival>
SquareLattice::arrivalAround(SiteId from, const Vector &step, Joined joined) const
{
    return SquareLattice(m_files, m_ranks, joinedTopology(m_topology, joined)).arrival(from, step);
}

bool SquareLattice::unitStep(Traveller &traveller, const Vector &ownUnit) const
{
    const Vector step = traveller.turn.apply(ownUnit);
    traveller.file += step.x();
    traveller.rank += step.y();
    if (traveller.file < 0 || traveller.file >= m_files)
        return crossFileSeam(traveller);
    if (traveller.rank < 0 || traveller.rank >= m_ranks)
        return crossRankSeam(traveller);
    return true;
}

bool SquareLattice::crossFileSeam(Traveller &traveller) const
{
    const Seam seam = fileSeam(m_topology);
    if (seam == Seam::Open)
        return false;
    traveller.file = traveller.file < 0 ? m_files - 1 : 0;
    if (seam == Seam::Twisted) {
        traveller.rank = m_ranks - 1 - traveller.rank;
        traveller.turn = traveller.turn.seenThrough(orientation::flipNorthSouth);
    }
    return true;
}

bool SquareLattice::crossRankSeam(Traveller &traveller) const
{
    const Seam seam = rankSeam(m_topology);
    if (seam == Seam::Open)
        return false;
    if (seam == Seam::Pole) {
        traveller.rank = traveller.rank < 0 ? 0 : m_ranks - 1;
        traveller.file = (traveller.file + m_files / 2) % m_files;
        traveller.turn = traveller.turn.seenThrough(orientation::half);
        return true;
    }
    traveller.rank = traveller.rank < 0 ? m_ranks - 1 : 0;
    if (seam == Seam::Twisted) {
        traveller.file = m_files - 1 - traveller.file;
        traveller.turn = traveller.turn.seenThrough(orientation::flipEastWest);
    }
    return true;
}

Seam fileSeam(Topology topology)
{
    switch (topology) {
    case Topology::Flat:
    case Topology::CylinderV:
    case Topology::MoebiusV:
        return Seam::Open;
    case Topology::Cylinder:
    case Topology::Torus:
    case Topology::Sphere:
        return Seam::Plain;
    case Topology::Moebius:
    case Topology::Klein:
    case Topology::Projective:
        return Seam::Twisted;
    }
    return Seam::Open;
}

Seam rankSeam(Topology topology)
{
    switch (topology) {
    case Topology::Flat:
    case Topology::Cylinder:
    case Topology::Moebius:
        return Seam::Open;
    case Topology::CylinderV:
    case Topology::Torus:
    case Topology::Klein:
        return Seam::Plain;
    case Topology::MoebiusV:
    case Topology::Projective:
        return Seam::Twisted;
    case Topology::Sphere:
        return Seam::Pole;
    }
    return Seam::Open;
}

Topology joinedTopology(Topology topology, Joined joined)
{
    switch (topology) {
    case Topology::Flat:
        return joined == Joined::All ? Topology::Torus : Topology::Cylinder;
    case Topology::Cylinder:
        return joined == Joined::All ? Topology::Torus : topology;
    case Topology::CylinderV:
        return Topology::Torus;
    case Topology::Torus:
    case Topology::Moebius:
    case Topology::MoebiusV:
    case Topology::Klein:
    case Topology::Projective:
    case Topology::Sphere:
        break;
    }
    return topology;
}

Message topologyFault(int files, int ranks, Topology topology)
{
    if (rankSeam(topology) == Seam::Pole && files % 2 != 0) {
        return Message("a sphere needs an even number of files, not {files} ({files}x{ranks})",
                       {{"files", files}, {"ranks", ranks}});
    }
    return {};
}

std::string fileLetters(int file)
{
    std::string letters;
    for (int rest = file; rest >= 0; rest = rest / 26 - 1)
        letters.insert(letters.begin(), static_cast<char>('a' + rest % 26));
    return letters;
}

std::optional<int> rankFromDigits(std::string_view digits)
{
    if (digits.empty() || digits.size() > 3 || digits.front() == '0')
        return std::nullopt;
    int rank = 0;
    for (const char digit : digits) {
        if (!isAsciiDigit(digit))
            return std::nullopt;
        rank = rank * 10 + (digit - '0');
    }
    return rank;
}

std::optional<int> fileFromLetters(std::string_view letters)
{
    if (letters.empty() || letters.size() > 3)
        return std::nullopt;
    int file = 0;
    for (const char letter : letters) {
        if (letter < 'a' || letter > 'z')
            return std::nullopt;
        file = file * 26 + (letter - 'a' + 1);
    }
    return file - 1;
}

} // namespace rookery
