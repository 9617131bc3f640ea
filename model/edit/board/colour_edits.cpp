#include "model/edit/board/colour_edits.h"

#include "model/board/layout.h"
#include "model/design/limits.h"
#include "model/edit/renumbering/sites.h"

#include <algorithm>

namespace rookery {

namespace {

/// The pattern's colours as if they had been given by hand: there the ground is light, and the
/// palette has dark before the one between.
std::vector<ColouredCell> patternByHand(const Design &design)
{
    constexpr int dark = 1;
    const Board board(design.board, design.directions);
    std::vector<ColouredCell> coloured;
    const std::vector<int> shades = cellColours(board);
    for (const CellId cell : board.cells()) {
        const int shade = shades[cell.index()];
        if (shade != 1)
            coloured.push_back({board.site(cell), shade == 0 ? dark : shade});
    }
    std::sort(coloured.begin(), coloured.end(), [](const ColouredCell &a, const ColouredCell &b) {
        return a.site < b.site;
    });
    return coloured;
}

} // namespace

Result<Design> withColouring(const Design &design, Colouring colouring)
{
    const bool wasPattern = design.board->colouring == Colouring::Checkered
                            || design.board->colouring == Colouring::ThreeColours;
    const bool keepsPattern =
        wasPattern && colouring == Colouring::Custom && design.board->edits.coloured.empty();
    Design result = design;
    result.board.edit([&](BoardRecipe &recipe) {
        if (keepsPattern)
            recipe.edits.coloured = patternByHand(design);
        recipe.colouring = colouring;
    });
    return result;
}

Result<Design>
withCellsColoured(const Design &design, std::span<const SiteId> sites, std::optional<int> colour)
{
    if (colour && (*colour < 0 || *colour >= limits::cellColours))
        return failure(Message("a cell's colour is a number from 0 to {most}",
                               {{"most", limits::cellColours - 1}}));
    const std::vector<SiteId> painted = sortedSites(sites);
    if (auto error = missingCell(design, painted))
        return failure(*error);
    Design result = design;
    result.board.edit([&](BoardRecipe &recipe) {
        auto &coloured = recipe.edits.coloured;
        std::erase_if(coloured, [&](const ColouredCell &cell) {
            return std::binary_search(painted.begin(), painted.end(), cell.site);
        });
        for (const SiteId site : painted) {
            if (colour)
                coloured.push_back({site, *colour});
        }
        std::sort(coloured.begin(),
                  coloured.end(),
                  [](const ColouredCell &a, const ColouredCell &b) { return a.site < b.site; });
    });
    return result;
}

} // namespace rookery
