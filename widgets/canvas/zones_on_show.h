#pragma once

#include "widgets/picture/zone_painter.h"
#include "widgets/workspace/workspace.h"

#include <optional>
#include <vector>

namespace rookery {

/// The zones that a board shows: of all players or of one, without the hidden ones, the chosen one
/// marked.
class ZonesOnShow
{
public:
    explicit ZonesOnShow(Workspace &workspace);

    const std::vector<ShownZone> &list() const { return m_zones; }
    /// Whether another zone or other players' zones are chosen than at the last refresh.
    bool isOld() const;
    /// Reads them anew. The sites over which they look different now; nothing if they are other
    /// zones altogether.
    std::optional<std::vector<SiteId>> refresh();

private:
    Workspace &m_workspace;
    std::vector<ShownZone> m_zones;
    std::optional<PlayerId> m_player; ///< whose they are
    std::optional<ZoneId> m_chosen;
};

} // namespace rookery
