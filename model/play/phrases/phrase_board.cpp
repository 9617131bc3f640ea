#include "model/play/phrases/phrase_board.h"

#include <algorithm>

namespace rookery {

namespace {

constexpr std::int64_t mostCellsWithLines = 1024;

/// Where a traveller stands and how it holds the board.
struct LineTraveller
{
    CellId cell;
    OrientationId holds;
};

/// One step further in the direction in which it set out.
bool goOn(const Board &board, StepId step, LineTraveller &traveller)
{
    const Compass &compass = board.compass();
    const auto link = board.link(traveller.cell, compass.seen(traveller.holds, step));
    if (!link)
        return false;
    traveller = {link->to, compass.crossed(traveller.holds, link->turn)};
    return true;
}

} // namespace

PhraseBoard::PhraseBoard(std::shared_ptr<const Board> board,
                         const Orientation &across,
                         std::size_t words)
    : m_board(std::move(board))
    , m_cells(static_cast<std::int64_t>(m_board->size()))
    , m_directions(static_cast<std::int64_t>(m_board->directions().list.size()))
    , m_words(words)
{
    addSteps();
    addSets();
    addRays();
    addPlaces(across);
}

void PhraseBoard::addSteps()
{
    const Compass &compass = m_board->compass();
    const OrientationId straight = compass.find(Orientation{});
    for (const DirectionId direction : IdRange<DirectionId>(m_directions)) {
        for (const CellId cell : m_board->cells()) {
            const auto link = m_board->link(cell, compass.step(direction));
            m_steps.push_back(link ? static_cast<std::int32_t>(link->to.index()) : -1);
            m_turns = m_turns || (link && link->turn != straight);
        }
        const auto back = m_board->directions().opposite(direction);
        m_opposites.push_back(back ? static_cast<std::int64_t>(back->index()) : -1);
    }
}

std::vector<std::int32_t> PhraseBoard::walk(CellId cell, DirectionId direction) const
{
    const StepId step = m_board->compass().step(direction);
    LineTraveller traveller{cell, m_board->compass().find(Orientation{})};
    std::vector<std::int32_t> line;
    std::vector<bool> seen(m_board->size());
    seen[cell.index()] = true;
    while (goOn(*m_board, step, traveller) && !seen[traveller.cell.index()]) {
        seen[traveller.cell.index()] = true;
        line.push_back(static_cast<std::int32_t>(traveller.cell.index()));
    }
    return line;
}

void PhraseBoard::addRays()
{
    const auto cells = static_cast<std::size_t>(m_cells);
    if (m_cells <= mostCellsWithLines)
        m_toward.assign(cells * cells, -1);
    for (const DirectionId direction : IdRange<DirectionId>(m_directions)) {
        for (const CellId cell : m_board->cells()) {
            m_begin.push_back(static_cast<std::uint32_t>(m_rays.size()));
            for (const std::int32_t to : walk(cell, direction)) {
                m_rays.push_back(to);
                const std::size_t place = cell.index() * cells + static_cast<std::size_t>(to);
                const bool counts =
                    sets::has(m_allDirections.data(), static_cast<std::int64_t>(direction.index()));
                if (!m_toward.empty() && counts && m_toward[place] < 0)
                    m_toward[place] = static_cast<std::int8_t>(direction.index());
            }
        }
    }
    m_begin.push_back(static_cast<std::uint32_t>(m_rays.size()));
}

void PhraseBoard::addSets()
{
    const auto setOf = [this] {
        return std::vector<sets::Word>(m_words);
    };
    m_allCells = m_allDirections = m_edge = m_orthogonal = m_diagonal = setOf();
    m_near.resize(static_cast<std::size_t>(m_cells) * m_words);
    const Lattice lattice = m_board->recipe().lattice;
    for (const DirectionGroup &group : directionGroups(m_board->directions(), lattice)) {
        for (const DirectionId member : group.members) {
            const auto direction = static_cast<std::int64_t>(member.index());
            if (group.name == "all")
                sets::add(m_allDirections.data(), direction);
            if (group.name == "orthogonal")
                sets::add(m_orthogonal.data(), direction);
            if (group.name == "diagonal")
                sets::add(m_diagonal.data(), direction);
        }
    }
    const auto &own = m_board->directions().groups;
    const bool isHex = lattice == Lattice::Hex || lattice == Lattice::HexPointy;
    const bool isDerived = std::none_of(
        own.begin(), own.end(), [](const DirectionGroup &group) { return group.name == "all"; });
    // Hexagons touch over their edges only; what lies behind a corner is no neighbour.
    if (isHex && isDerived && !sets::isEmpty(m_orthogonal.data(), m_words))
        m_allDirections = m_orthogonal;
    const bool hasNone = sets::isEmpty(m_allDirections.data(), m_words);
    for (std::int64_t direction = 0; direction < m_directions; ++direction) {
        if (hasNone)
            sets::add(m_allDirections.data(), direction);
        const bool isInRing = sets::has(m_allDirections.data(), direction);
        m_placesInRing.push_back(isInRing ? static_cast<std::int64_t>(m_ring.size()) : -1);
        if (isInRing)
            m_ring.push_back(direction);
    }
    for (std::int64_t cell = 0; cell < m_cells; ++cell) {
        sets::add(m_allCells.data(), cell);
        sets::each(m_allDirections.data(), m_words, [&](std::int64_t direction) {
            const std::int64_t to = step(cell, direction);
            sets::add(&m_near[static_cast<std::size_t>(cell) * m_words], to);
            if (to < 0)
                sets::add(m_edge.data(), cell);
        });
    }
}

void PhraseBoard::addPlaces(const Orientation &across)
{
    for (const CellId cell : m_board->cells()) {
        const auto place = m_board->coordinates(cell);
        for (std::size_t axis = 0; axis < 3; ++axis) {
            const bool has = place && axis < place->along.size();
            m_coordinates.push_back(has ? place->along[axis] + 1 : 0);
        }
        const auto image = m_board->image(m_board->site(cell), across);
        const auto there = image ? m_board->cellAt(*image) : std::nullopt;
        m_mirror.push_back(there ? static_cast<std::int32_t>(there->index()) : -1);
    }
}

std::int64_t PhraseBoard::ahead(std::int64_t cell, std::int64_t direction, std::int64_t steps) const
{
    if (cell < 0 || direction < 0 || steps < 0)
        return -1;
    if (!m_turns) {
        for (; steps > 0 && cell >= 0; --steps)
            cell = step(cell, direction);
        return cell;
    }
    LineTraveller traveller{CellId(cell), m_board->compass().find(Orientation{})};
    const StepId step = m_board->compass().step(DirectionId(direction));
    for (; steps > 0; --steps) {
        if (!goOn(*m_board, step, traveller))
            return -1;
    }
    return static_cast<std::int64_t>(traveller.cell.index());
}

std::int64_t PhraseBoard::toward(std::int64_t from, std::int64_t to) const
{
    if (from < 0 || to < 0)
        return -1;
    if (!m_toward.empty())
        return m_toward[static_cast<std::size_t>(from * m_cells + to)];
    for (const std::int64_t direction : m_ring) {
        const auto line = ray(from, direction);
        if (std::find(line.begin(), line.end(), to) != line.end())
            return direction;
    }
    return -1;
}

std::int64_t PhraseBoard::turned(std::int64_t direction, std::int64_t places) const
{
    const std::int64_t here =
        direction < 0 ? -1 : m_placesInRing[static_cast<std::size_t>(direction)];
    if (here < 0)
        return -1;
    const auto count = static_cast<std::int64_t>(m_ring.size());
    const std::int64_t place = (here + places % count + count) % count;
    return m_ring[static_cast<std::size_t>(place)];
}

} // namespace rookery
