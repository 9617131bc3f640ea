#include "model/design/setup.h"

#include <algorithm>

namespace rookery {

Setup::Setup() = default;
Setup::Setup(const Setup &) = default;
Setup::Setup(Setup &&) noexcept = default;
Setup &Setup::operator=(const Setup &) = default;
Setup &Setup::operator=(Setup &&) noexcept = default;
Setup::~Setup() = default;
bool operator==(const Setup &, const Setup &) = default;

const Placement *Setup::at(SiteId site) const
{
    const auto found = std::lower_bound(
        placements.begin(), placements.end(), site, [](const Placement &placement, SiteId wanted) {
            return placement.site < wanted;
        });
    return found != placements.end() && found->site == site ? &*found : nullptr;
}

} // namespace rookery
