#include "app/window/board_armies.h"

#include "model/board/board_spec.h"
#include "model/edit/board/board_edits.h"
#include "model/file/design/bundled_design.h"

#include <algorithm>

namespace rookery {

namespace {

struct ArmyRow
{
    const char *board; ///< its form and size, as text
    const char *design;
};

constexpr ArmyRow armies[] = {{"square:8x8", "chess"},
                              {"square:10x8", "capablanca"},
                              {"square:12x8", "courier-chess"},
                              {"square:10x10", "grand-chess"},
                              {"square:5x5", "gardner-minichess"},
                              {"square:9x9", "shogi"},
                              {"square:9x10", "xiangqi"},
                              {"hex:6", "glinski"},
                              {"cube:5x5x5", "raumschach"}};

bool isOfSameSize(const BoardRecipe &a, const BoardRecipe &b)
{
    return a.lattice == b.lattice && a.outline == b.outline && a.files == b.files
           && a.ranks == b.ranks && a.levels == b.levels;
}

} // namespace

const char *armyFor(const BoardRecipe &recipe)
{
    const auto found = std::find_if(std::begin(armies), std::end(armies), [&](const ArmyRow &row) {
        return isOfSameSize(*readBoardSpec(row.board), recipe);
    });
    return found == std::end(armies) || recipe.edits != BoardEdits() ? nullptr : found->design;
}

Result<Design> designWithArmy(const BoardRecipe &recipe, const char *army)
{
    Design design = *readBundledDesign(army);
    const Design bare = newDesign(recipe, {});
    design.info = bare.info;
    design.examples = bare.examples;
    design.exports = bare.exports;
    return withBoard(design, recipe);
}

} // namespace rookery
