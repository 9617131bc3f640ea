#pragma once

#include "model/engine/tables/table_paths.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <set>
#include <vector>

namespace rookery::fast {

/// Paths that begin (or end) on one cell and belong together because they mind the same cells.
using Bundle = std::vector<Way>;

/// The paths of one cell in such bundles. `far` is the member of a path that names its other cell.
std::vector<Bundle> bundlesOf(std::vector<Way> ways, std::uint16_t Way::*far);

/// Whether paths that are open at once and belong together always lead over the same pieces.
bool haveSameHurdles(const std::vector<Bundle> &bundles);

/// Whose paths these are.
using Users = std::set<std::size_t>;

/// All bundles of one cell that are used by the very same pieces.
using SharedBundles = std::map<Users, std::vector<Bundle>>;
SharedBundles sharedBundles(std::map<Bundle, Users> usersOf);

/// The cells that the paths mind, sorted.
std::vector<std::uint16_t> mindedCells(const std::vector<Way> &ways);

/// Whether its paths are open whatever stands where.
inline bool mindsNothing(const Bundle &bundle)
{
    return std::all_of(
        bundle.begin(), bundle.end(), [](const Way &way) { return way.conditions.empty(); });
}

/// How bundles share lookups.
enum class Packing {
    Together,
    Apart, ///< a lookup for each
};

/// Puts bundles together while they mind no more than so many cells, and takes larger ones apart.
std::vector<std::vector<Way>>
packed(std::vector<Bundle> bundles, std::size_t mostCells, Packing packing = Packing::Together);

} // namespace rookery::fast
