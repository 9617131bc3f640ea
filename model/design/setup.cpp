#include "model/design/setup.h"

#include <algorithm>

namespace rookery {

const Placement *Setup::at(SiteId site) const
{
    const auto found = std::lower_bound(
        placements.begin(), placements.end(), site, [](const Placement &placement, SiteId wanted) {
            return placement.site < wanted;
        });
    return found != placements.end() && found->site == site ? &*found : nullptr;
}

} // namespace rookery
