#include "model/board/zone_meanings.h"

#include "model/board/cell_ranks.h"
#include "model/board/layout.h"
#include "model/board/neighbours.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <set>
#include <string>
#include <utility>

namespace rookery {

namespace {

constexpr std::array<std::size_t, 3> axes{0, 1, 2};

bool isAmong(int number, int from, int count)
{
    return number >= from && number - from < count;
}

bool isInMiddle(const Rank &rank, int count)
{
    return std::abs(rank.fromLow - rank.fromHigh) <= count;
}

/// A step along one of the player's own axes, as it lies on the board.
Vector stepAlong(const Board &board, std::size_t axis, const Orientation &facing)
{
    Vector own;
    own.along[axis] = 1;
    if (hasThreeAxes(board.recipe().lattice))
        own.along[2] = -1;
    return facing.apply(own);
}

/// Whether the step leads off the board from some of its places.
bool hasEnd(const Board &board, const Vector &step)
{
    for (const SiteId site : IdRange<SiteId>(board.lattice().count())) {
        if (!board.lattice().arrival(site, step))
            return true;
    }
    return false;
}

/// Finds the cells of one meaning, or says why there are none.
class MeaningReader
{
public:
    MeaningReader(const Board &board, const ZoneMeaning &meaning, const ZoneView &view)
        : m_board(board)
        , m_meaning(meaning)
        , m_view(view)
        , m_cells(seenCells(board, view.facing))
    {
    }

    Result<std::vector<SiteId>> sites()
    {
        if (const auto fault = faultOfBoard(); !fault.isEmpty())
            return failure(fault);
        std::set<CellId> found = inside();
        if (!m_fault.isEmpty())
            return failure(m_fault);
        std::vector<SiteId> sites;
        const auto levels = m_meaning.level ? ranksOf(m_board, m_cells, 2) : std::vector<Rank>();
        std::set<CellId> elsewhere;
        for (std::size_t i = 0; i < levels.size(); ++i) {
            if ((m_meaning.level > 0 ? levels[i].fromLow : -levels[i].fromHigh) != m_meaning.level)
                elsewhere.insert(m_cells[i].cell);
        }
        for (const CellId cell : m_board.cells()) {
            const bool isThere = found.contains(cell) && !elsewhere.contains(cell);
            if (isThere == (m_meaning.part == ZonePart::Inside))
                sites.push_back(m_board.site(cell));
        }
        std::sort(sites.begin(), sites.end());
        return sites;
    }

private:
    /// The lines that the kind counts must end somewhere.
    Message faultOfBoard() const
    {
        const Lattice lattice = m_board.recipe().lattice;
        if (lattice == Lattice::Free && m_meaning.kind != ZoneKind::Around)
            return Message("a board that is drawn by hand has no ranks, edges or colours");
        if (m_meaning.level && lattice != Lattice::Cube && lattice != Lattice::Hyper)
            return Message("the board has no levels");
        const bool countsRanks = !countsFiles() && followsFacing(m_meaning.kind);
        const bool countsBoth =
            m_meaning.kind == ZoneKind::Corners || m_meaning.kind == ZoneKind::Centre;
        if ((countsRanks || countsBoth) && !hasEnd(m_board, stepAlong(m_board, 1, m_view.facing)))
            return Message("no rank is the first or the last where the edges are joined");
        if ((countsFiles() || countsBoth || m_meaning.files)
            && !hasEnd(m_board, stepAlong(m_board, 0, m_view.facing)))
            return Message("no file is the first or the last where the edges are joined");
        if (m_meaning.kind == ZoneKind::Third && !hasThreeColours())
            return Message("the board's pattern has two colours");
        return {};
    }

    bool countsFiles() const
    {
        return m_meaning.kind == ZoneKind::LeftFiles || m_meaning.kind == ZoneKind::RightFiles;
    }

    bool hasThreeColours() const
    {
        const Lattice lattice = m_board.recipe().lattice;
        return lattice == Lattice::Hex || lattice == Lattice::HexPointy
               || m_board.recipe().colouring == Colouring::ThreeColours;
    }

    std::set<CellId> inside()
    {
        switch (m_meaning.kind) {
        case ZoneKind::Edge:
            return edge();
        case ZoneKind::Corners:
            return within(corners(), m_meaning.count - 1);
        case ZoneKind::Centre:
            return centre();
        case ZoneKind::Dark:
            return ofColour(0);
        case ZoneKind::Light:
            return ofColour(1);
        case ZoneKind::Third:
            return ofColour(2);
        case ZoneKind::Around:
            return around();
        default:
            return lines();
        }
    }

    bool isMeant(const Rank &rank) const
    {
        switch (m_meaning.kind) {
        case ZoneKind::LastRanks:
        case ZoneKind::RightFiles:
            return isAmong(rank.fromHigh, m_meaning.from, m_meaning.count);
        case ZoneKind::FirstRanks:
        case ZoneKind::LeftFiles:
            return isAmong(rank.fromLow, m_meaning.from, m_meaning.count);
        case ZoneKind::OwnHalf:
            return rank.fromLow < rank.fromHigh;
        case ZoneKind::FarHalf:
            return rank.fromLow > rank.fromHigh;
        default:
            return isInMiddle(rank, m_meaning.count);
        }
    }

    std::set<CellId> lines() const
    {
        const auto lines = ranksOf(m_board, m_cells, countsFiles() ? 0 : 1);
        const auto files = m_meaning.files ? ranksOf(m_board, m_cells, 0) : std::vector<Rank>();
        std::set<CellId> found;
        for (std::size_t i = 0; i < m_cells.size(); ++i) {
            if (isMeant(lines[i]) && (files.empty() || isInMiddle(files[i], m_meaning.files)))
                found.insert(m_cells[i].cell);
        }
        return found;
    }

    std::set<CellId> ofColour(int colour) const
    {
        std::set<CellId> found;
        for (const SeenCell &seen : m_cells) {
            if (patternColour(m_board, seen.cell) == colour)
                found.insert(seen.cell);
        }
        return found;
    }

    /// Whether fewer than `count` cells lie beyond, holes not counted.
    bool isNearEnd(CellId from, const Vector &step) const
    {
        SiteId site = m_board.site(from);
        Vector heading = step;
        int beyond = 0;
        for (std::size_t steps = 0; beyond < m_meaning.count && steps < m_board.siteCount();
             ++steps) {
            const auto arrival = m_board.lattice().arrival(site, heading);
            if (!arrival)
                return true;
            site = arrival->to;
            heading = arrival->turn.apply(heading);
            beyond += m_board.cellAt(site) ? 1 : 0;
        }
        return false;
    }

    std::set<CellId> edge()
    {
        const auto steps = neighbourSteps(m_board.recipe().lattice, ZoneSteps::Straight);
        std::set<CellId> found;
        for (const SeenCell &seen : m_cells) {
            if (std::any_of(steps.begin(), steps.end(), [&](const Vector &step) {
                    return isNearEnd(seen.cell, step);
                }))
                found.insert(seen.cell);
        }
        if (found.empty())
            m_fault = Message("the board has no edge, because all of its edges are joined");
        return found;
    }

    /// The cells at the corners of the outline around all cells of the plane.
    std::set<CellId> corners() const
    {
        std::set<std::pair<int, int>> places;
        for (const SeenCell &seen : m_cells)
            places.insert({seen.at.along[0], seen.at.along[1]});
        const std::set<std::pair<int, int>> turns = outlineOf({places.begin(), places.end()});
        const auto levels = ranksOf(m_board, m_cells, 2);
        const bool hasLevels = !hasThreeAxes(m_board.recipe().lattice);
        std::set<CellId> found;
        for (std::size_t i = 0; i < m_cells.size(); ++i) {
            const bool isOuter = levels[i].fromLow == 1 || levels[i].fromHigh == 1;
            if (turns.contains({m_cells[i].at.along[0], m_cells[i].at.along[1]})
                && (!hasLevels || isOuter))
                found.insert(m_cells[i].cell);
        }
        return found;
    }

    /// The corners of the convex outline around sorted places.
    static std::set<std::pair<int, int>> outlineOf(const std::vector<std::pair<int, int>> &places)
    {
        const auto half = [](auto begin, auto end) {
            std::vector<std::pair<int, int>> chain;
            for (auto at = begin; at != end; ++at) {
                const auto bends = [&] {
                    const auto &[ax, ay] = chain[chain.size() - 2];
                    const auto &[bx, by] = chain.back();
                    return static_cast<long long>(bx - ax) * (at->second - ay)
                               - static_cast<long long>(by - ay) * (at->first - ax)
                           > 0;
                };
                while (chain.size() > 1 && !bends())
                    chain.pop_back();
                chain.push_back(*at);
            }
            return chain;
        };
        const auto below = half(places.begin(), places.end());
        const auto above = half(places.rbegin(), places.rend());
        std::set<std::pair<int, int>> turns(below.begin(), below.end());
        turns.insert(above.begin(), above.end());
        return turns;
    }

    /// Twice the middle of an axis: of the box around the cells, and on three axes, whose outline
    /// may be no box, the mean of all places.
    std::array<double, 3> middles() const
    {
        std::array<double, 3> middles{};
        for (const std::size_t axis : axes) {
            int low = m_cells.front().at.along[axis];
            int high = low;
            long long sum = 0;
            for (const SeenCell &seen : m_cells) {
                low = std::min(low, seen.at.along[axis]);
                high = std::max(high, seen.at.along[axis]);
                sum += seen.at.along[axis];
            }
            middles[axis] = hasThreeAxes(m_board.recipe().lattice)
                                ? 2 * static_cast<double>(sum) / static_cast<double>(m_cells.size())
                                : low + high;
        }
        return middles;
    }

    std::set<CellId> centre() const
    {
        if (m_cells.empty())
            return {};
        constexpr double nearly = 1e-6;
        const double unit = m_board.recipe().lattice == Lattice::Triangle ? 3 : 1;
        const auto middle = middles();
        std::set<CellId> found;
        for (const SeenCell &seen : m_cells) {
            if (std::all_of(axes.begin(), axes.end(), [&](std::size_t axis) {
                    return std::abs(2 * seen.at.along[axis] - middle[axis])
                           < 2 * unit * m_meaning.count - nearly;
                }))
                found.insert(seen.cell);
        }
        return found;
    }

    std::set<CellId> around()
    {
        const auto site =
            m_meaning.cell ? m_board.image(*m_meaning.cell, m_view.turn) : std::nullopt;
        const auto cell = site ? m_board.cellAt(*site) : std::nullopt;
        if (!cell) {
            m_fault = Message("the cell that it lies around is not on the board");
            return {};
        }
        return within({*cell}, m_meaning.count);
    }

    /// The cells up to so many steps away, along the links of the board.
    std::set<CellId> within(std::set<CellId> found, int most) const
    {
        const auto steps = neighbourSteps(m_board.recipe().lattice, m_meaning.steps);
        std::vector<CellId> last(found.begin(), found.end());
        for (int step = 0; step < most && !last.empty(); ++step) {
            std::vector<CellId> next;
            for (const CellId from : last) {
                for (const CellId to : neighbours(m_board, from, steps)) {
                    if (found.insert(to).second)
                        next.push_back(to);
                }
            }
            last = std::move(next);
        }
        return found;
    }

    const Board &m_board;
    const ZoneMeaning &m_meaning;
    const ZoneView &m_view;
    std::vector<SeenCell> m_cells;
    Message m_fault; ///< found on the way
};

} // namespace

Result<std::vector<SiteId>>
meaningSites(const Board &board, const ZoneMeaning &meaning, const ZoneView &view)
{
    return MeaningReader(board, meaning, view).sites();
}

} // namespace rookery
