#include "model/edit/board/zone_growth.h"

#include "model/board/board.h"

#include <algorithm>
#include <map>
#include <set>

namespace rookery {

namespace {

/// Extends sets of sites along the lines of one board.
class Growth
{
public:
    Growth(const Design &design, const std::function<bool(SiteId)> &isNew)
        : m_board(design.board, design.directions)
    {
        for (const CellId cell : m_board.cells()) {
            const auto at = m_board.coordinates(cell);
            if (!at)
                continue;
            const SiteId site = m_board.site(cell);
            for (const std::size_t axis : {rank, file})
                m_lines[axis][lineOf(*at, axis)].push_back(site);
            if (isNew(site))
                m_new.insert(site);
        }
    }

    void extend(std::vector<SiteId> &cells) const
    {
        std::set<SiteId> zone(cells.begin(), cells.end());
        std::set<SiteId> open = m_new;
        for (const std::size_t axis : {rank, file}) {
            for (const auto &[key, line] : m_lines[axis])
                extend(zone, open, line);
        }
        cells.assign(zone.begin(), zone.end());
    }

private:
    static constexpr std::size_t file = 0;
    static constexpr std::size_t rank = 1;

    /// What all cells of a line have in common. The third of three axes follows from the others.
    Vector lineOf(Vector at, std::size_t axis) const
    {
        at.along[axis == rank ? file : rank] = 0;
        if (hasThreeAxes(m_board.recipe().lattice))
            at.along[2] = 0;
        return at;
    }

    /// `open` are the new cells of which no line has decided yet.
    static void
    extend(std::set<SiteId> &zone, std::set<SiteId> &open, const std::vector<SiteId> &line)
    {
        const auto known = std::count_if(
            line.begin(), line.end(), [&](SiteId site) { return !open.contains(site); });
        const auto inside = std::count_if(
            line.begin(), line.end(), [&](SiteId site) { return zone.contains(site); });
        if (known == 0)
            return;
        constexpr int fewest = 2;
        for (const SiteId site : line) {
            if (open.erase(site) != 0 && inside == known && known >= fewest)
                zone.insert(site);
        }
    }

    Board m_board;
    std::map<Vector, std::vector<SiteId>> m_lines[2];
    std::set<SiteId> m_new;
};

} // namespace

void growZones(Design &design, const std::function<bool(SiteId)> &isNew)
{
    const auto &zones = design.board->edits.zones;
    const auto isDrawn = [](const Zone &zone) {
        return !zone.cells.empty() || !zone.own.empty();
    };
    if (std::none_of(zones.begin(), zones.end(), isDrawn))
        return;
    const Growth growth(design, isNew);
    design.board.edit([&](BoardRecipe &recipe) {
        for (Zone &zone : recipe.edits.zones) {
            growth.extend(zone.cells);
            for (PlayerZone &own : zone.own)
                growth.extend(own.cells);
        }
    });
}

} // namespace rookery
