#include "model/analysis/comparison/design_comparison.h"

#include "model/analysis/comparison/section_comparisons.h"

#include <iterator>

namespace rookery {

namespace {

using SectionComparison = void (*)(const Counterparts &, DifferenceList &);

constexpr SectionComparison sections[] = {compareInfo,
                                          compareBoards,
                                          compareZones,
                                          compareDirections,
                                          comparePlayers,
                                          comparePieces,
                                          compareSetups,
                                          compareRules,
                                          compareExamples,
                                          compareExports};

} // namespace

std::vector<DesignDifference>
compareDesigns(const Design &before, const Design &after, const ComparisonWatch &watch)
{
    if (before == after)
        return {};
    const Counterparts both(before, after);
    DifferenceList list(
        watch, std::size(sections) + before.pieces->types.size() + after.pieces->types.size());
    for (const SectionComparison compare : sections) {
        if (!list.goesOn())
            break;
        compare(both, list);
    }
    return list.take();
}

} // namespace rookery
