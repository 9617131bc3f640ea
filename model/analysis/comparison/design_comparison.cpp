#include "model/analysis/comparison/design_comparison.h"

#include "model/analysis/comparison/section_comparisons.h"

namespace rookery {

std::vector<DesignDifference> compareDesigns(const Design &before, const Design &after)
{
    if (before == after)
        return {};
    const Counterparts both(before, after);
    DifferenceList list;
    compareInfo(both, list);
    compareBoards(both, list);
    compareZones(both, list);
    compareDirections(both, list);
    comparePlayers(both, list);
    comparePieces(both, list);
    compareSetups(both, list);
    compareRules(both, list);
    compareExamples(both, list);
    compareExports(both, list);
    return list.take();
}

} // namespace rookery
