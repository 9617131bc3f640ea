#include "model/edit/board/outline_edits.h"

#include "model/design/cell_outlines.h"
#include "model/edit/renumbering/sites.h"

#include <algorithm>

namespace rookery {

Result<Design>
withCellsShaped(const Design &design, std::span<const SiteId> sites, const Polygon &corners)
{
    if (auto error = missingCell(design, sites))
        return failure(*error);
    if (!corners.empty()) {
        if (auto fault = cornersFault(corners); !fault.isEmpty())
            return failure(std::move(fault));
    }
    const std::vector<SiteId> meant = sortedSites(sites);
    Design result = design;
    result.board.edit([&](BoardRecipe &recipe) {
        auto &shaped = recipe.edits.shaped;
        std::erase_if(shaped, [&](const ShapedCell &cell) {
            return std::binary_search(meant.begin(), meant.end(), cell.site);
        });
        if (!corners.empty()) {
            for (const SiteId site : meant)
                shaped.push_back({site, corners});
        }
        std::sort(shaped.begin(), shaped.end(), [](const ShapedCell &a, const ShapedCell &b) {
            return a.site < b.site;
        });
    });
    return result;
}

} // namespace rookery
