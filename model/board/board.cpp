#include "model/board/board.h"

#include "model/base/text.h"
#include "model/design/limits.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <tuple>

namespace rookery {

Board::Board(Shared<BoardRecipe> recipe,
             Shared<Directions> directions,
             std::span<const Step> extraSteps)
    : m_recipe(std::move(recipe))
    , m_directions(std::move(directions))
    , m_lattice(latticeSites(*m_recipe))
    , m_compass(*m_directions, m_recipe->lattice, extraSteps)
{
    const BoardEdits &edits = m_recipe->edits;
    m_cellAt.resize(m_lattice->count() + edits.added.size());
    m_sites.reserve(m_cellAt.size());
    auto removed = edits.removed.begin();
    for (const SiteId site : IdRange<SiteId>(m_cellAt.size())) {
        if (removed != edits.removed.end() && *removed == site) {
            ++removed;
            continue;
        }
        m_cellAt[site.index()] = CellId(m_sites.size());
        m_sites.push_back(site);
    }
}

std::optional<CellId> Board::cellAt(SiteId site) const
{
    return site.index() < m_cellAt.size() ? m_cellAt[site.index()] : std::nullopt;
}

std::string Board::siteName(SiteId site) const
{
    const BoardEdits &edits = m_recipe->edits;
    const auto renamed =
        std::lower_bound(edits.renamed.begin(),
                         edits.renamed.end(),
                         site,
                         [](const RenamedCell &row, SiteId wanted) { return row.site < wanted; });
    if (renamed != edits.renamed.end() && renamed->site == site)
        return renamed->name;
    if (site.index() >= m_lattice->count())
        return edits.added[site.index() - m_lattice->count()].name;
    return m_lattice->name(site);
}

std::optional<CellId> Board::find(std::string_view name) const
{
    const BoardEdits &edits = m_recipe->edits;
    const auto sameName = [&](const auto &row) {
        return row.name == name;
    };
    const auto renamed =
        std::find_if(edits.renamed.begin(), edits.renamed.end(), [&](const RenamedCell &row) {
            return row.name == name
                   && cellAt(row.site); // a hole keeps its name but does not take it from others
        });
    if (renamed != edits.renamed.end())
        return cellAt(renamed->site);
    const auto added = std::find_if(edits.added.begin(), edits.added.end(), sameName);
    if (added != edits.added.end())
        return cellAt(
            SiteId(m_lattice->count() + static_cast<std::size_t>(added - edits.added.begin())));
    const auto site = m_lattice->find(name);
    if (!site || siteName(*site) != name)
        return std::nullopt;
    return cellAt(*site);
}

std::optional<Vector> Board::siteCoordinates(SiteId site) const
{
    if (site.index() >= m_lattice->count())
        return std::nullopt;
    return m_lattice->coordinates(site);
}

std::optional<SiteId> Board::image(SiteId site, const Orientation &orientation) const
{
    if (site.index() < m_lattice->count())
        return m_lattice->image(site, orientation);
    const auto &added = m_recipe->edits.added;
    const auto there = m_lattice->image(added[site.index() - m_lattice->count()].at, orientation);
    const auto isThere = [&](const AddedCell &cell) {
        const Point apart = cell.at - there.value_or(Point{});
        return std::abs(apart.x) < cellUnit / 2 && std::abs(apart.y) < cellUnit / 2;
    };
    const auto found = there ? std::find_if(added.begin(), added.end(), isThere) : added.end();
    if (found == added.end())
        return std::nullopt;
    return SiteId(m_lattice->count() + static_cast<std::size_t>(found - added.begin()));
}

OrientationId Board::held(CellId from, PlayerId player, const Orientation &facing) const
{
    const auto &facings = m_recipe->edits.facings;
    for (const std::optional<PlayerId> owner : {std::optional(player), std::optional<PlayerId>()}) {
        const auto key = std::tuple(owner, site(from));
        const auto row = std::lower_bound(
            facings.begin(), facings.end(), key, [](const CellFacing &a, const auto &wanted) {
                return std::tuple(a.player, a.site) < wanted;
            });
        if (row != facings.end() && std::tuple(row->player, row->site) == key)
            return m_compass.find(row->facing);
    }
    return m_compass.find(facing);
}

const LinkEdit *Board::edit(CellId from, StepId step) const
{
    const auto direction = m_compass.direction(step);
    if (!direction)
        return nullptr;
    const auto &links = m_recipe->edits.links;
    const auto key = std::tuple(site(from), *direction);
    const auto found = std::lower_bound(
        links.begin(), links.end(), key, [](const LinkEdit &row, const auto &wanted) {
            return std::tuple(row.from, row.direction) < wanted;
        });
    if (found == links.end() || std::tuple(found->from, found->direction) != key)
        return nullptr;
    return &*found;
}

std::optional<Link> Board::link(CellId from, StepId step) const
{
    const LinkEdit *exception = edit(from, step);
    if (!exception)
        return generatedLink(from, step);
    const auto to = exception->to ? cellAt(*exception->to) : std::nullopt;
    if (!to)
        return std::nullopt;
    return Link{*to, m_compass.find(exception->turn)};
}

std::optional<Link> Board::generatedLink(CellId from, StepId step) const
{
    const auto &walk = m_compass.walk(step);
    if (!walk.empty())
        return walked(from, walk);
    const auto arrival = arrivalBy(from, step);
    const auto to = arrival ? cellAt(arrival->to) : std::nullopt;
    if (!to)
        return std::nullopt;
    return Link{*to, m_compass.find(arrival->turn)};
}

std::optional<Arrival> Board::arrivalBy(CellId from, StepId step) const
{
    const auto &vector = m_compass.vector(step);
    if (!vector || site(from).index() >= m_lattice->count())
        return std::nullopt;
    const auto joined = m_compass.joined(step);
    return joined ? m_lattice->arrivalAround(site(from), *vector, *joined)
                  : m_lattice->arrival(site(from), *vector);
}

std::optional<Link> Board::walked(CellId from, const std::vector<StepId> &walk) const
{
    Link so{from, OrientationId(0)};
    for (const StepId own : walk) {
        const auto next = link(so.to, m_compass.seen(so.turn, own));
        if (!next)
            return std::nullopt;
        so = {next->to, m_compass.crossed(so.turn, next->turn)};
    }
    return so;
}

DeadEnd Board::deadEnd(CellId from, StepId step) const
{
    assert(!link(from, step));
    if (edit(from, step))
        return DeadEnd::Cut;
    if (m_compass.walk(step).empty() && arrivalBy(from, step))
        return DeadEnd::Hole;
    return DeadEnd::Edge;
}

Message cellNameFault(std::string_view name)
{
    if (name.empty())
        return Message("a cell needs a name");
    if (name.size() > limits::nameBytes)
        return Message("a cell's name may have at most {most} characters",
                       {{"most", limits::nameBytes}});
    const bool plain = std::all_of(name.begin(), name.end(), [](char c) {
        return isAsciiLetter(c) || isAsciiDigit(c) || c == '_' || c == '.' || c == '\'';
    });
    if (!plain)
        return Message("a cell's name is made of letters, digits, '_', '.' and '''");
    return {};
}

} // namespace rookery
