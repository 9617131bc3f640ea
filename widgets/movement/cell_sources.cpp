#include "widgets/movement/cell_sources.h"

#include <algorithm>

namespace rookery {

namespace {

/// Parts of an entry that are asked about one by one.
struct Part
{
    std::optional<std::size_t> item;
    std::size_t number = 0;
    MovementLegs legs;
};

std::vector<Part> partsOf(const EditedMovement::Entry &entry)
{
    std::vector<Part> parts;
    if (entry.hasItems()) {
        for (std::size_t i = 0; i < entry.path.size(); ++i)
            parts.push_back({i, 0, {legsOfPath({entry.path[i]}), When::Always}});
        return parts;
    }
    for (std::size_t i = 0; i < entry.legs.size(); ++i)
        parts.push_back({std::nullopt, i, {entry.legs[i].legs, When::Always}});
    return parts;
}

} // namespace

std::vector<CellSource>
sourcesOf(const EditedMovement &movement, const PatternBoard &board, CellId cell)
{
    std::vector<CellSource> sources;
    for (std::size_t entry = 0; entry < movement.entries().size(); ++entry) {
        for (const Part &part : partsOf(movement.entries()[entry])) {
            std::vector<CellSource> found;
            const PatternBoard::Ways ways = board.waysTo(cell, part.legs);
            for (const Trajectory &way : ways.open) {
                const bool isOpen = ways.given != PatternBoard::Given::PieceBeside;
                const CellSource source{entry, part.item, part.number, way.path.back().leg, isOpen};
                if (std::find(found.begin(), found.end(), source) == found.end())
                    found.push_back(source);
            }
            sources.insert(sources.end(), found.begin(), found.end());
        }
    }
    const bool isReached = std::any_of(
        sources.begin(), sources.end(), [](const CellSource &source) { return source.isOpen; });
    if (isReached)
        std::erase_if(sources, [](const CellSource &source) { return !source.isOpen; });
    return sources;
}

} // namespace rookery
