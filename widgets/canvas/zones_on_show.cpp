#include "widgets/canvas/zones_on_show.h"

#include <algorithm>
#include <iterator>
#include <tuple>
#include <utility>

namespace rookery {

namespace {

/// The sites over which zones look different; nothing if they are other zones altogether.
std::optional<std::vector<SiteId>> changedSites(const std::vector<ShownZone> &before,
                                                const std::vector<ShownZone> &after)
{
    if (before.size() != after.size())
        return std::nullopt;
    std::vector<SiteId> changed;
    for (std::size_t i = 0; i < before.size(); ++i) {
        const ShownZone &a = before[i];
        const ShownZone &b = after[i];
        if (std::tie(a.name, a.hatch, a.colour, a.isChosen)
            != std::tie(b.name, b.hatch, b.colour, b.isChosen))
            return std::nullopt;
        for (const auto &[was, is] : {std::pair(&a.sites, &b.sites), std::pair(&a.own, &b.own)}) {
            std::set_symmetric_difference(
                was->begin(), was->end(), is->begin(), is->end(), std::back_inserter(changed));
        }
    }
    return changed;
}

} // namespace

ZonesOnShow::ZonesOnShow(Workspace &workspace)
    : m_workspace(workspace)
{
}

bool ZonesOnShow::isOld() const
{
    return m_player != m_workspace.choices().zonePlayer()
           || m_chosen != m_workspace.choices().zone();
}

std::optional<std::vector<SiteId>> ZonesOnShow::refresh()
{
    m_player = m_workspace.choices().zonePlayer();
    m_chosen = m_workspace.choices().zone();
    const std::vector<ShownZone> before = std::exchange(
        m_zones,
        shownZones(
            m_workspace.design(), m_workspace.board(), m_player, m_workspace.view().hiddenZones()));
    const auto &zones = m_workspace.design().board->edits.zones;
    for (ShownZone &zone : m_zones) {
        zone.isChosen = m_chosen && m_chosen->index() < zones.size()
                        && zone.name == QString::fromStdString(zones[m_chosen->index()].name);
    }
    return changedSites(before, m_zones);
}

} // namespace rookery
