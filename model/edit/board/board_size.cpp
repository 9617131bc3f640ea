#include "model/edit/board/board_size.h"

#include "model/board/board_forms.h"
#include "model/edit/board/recipe_fault.h"
#include "model/edit/board/zone_growth.h"
#include "model/edit/renumbering/sites.h"

#include <map>
#include <set>

namespace rookery {

Result<Design> withSize(const Design &design, const BoardRecipe &size)
{
    BoardRecipe recipe = *design.board;
    recipe.files = size.files;
    recipe.ranks = size.ranks;
    recipe.levels = size.levels;
    recipe.cubes = size.cubes;
    if (auto fault = boardShapeFault(recipe); !fault.isEmpty())
        return failure(std::move(fault));
    const auto before = latticeSites(*design.board);
    const auto after = latticeSites(recipe);
    std::map<Vector, SiteId> places;
    for (const SiteId site : IdRange<SiteId>(after->count()))
        places.emplace(after->coordinates(site), site);
    Design result = design;
    renumberSites(result, [&](SiteId site) -> std::optional<SiteId> {
        if (site.index() >= before->count())
            return SiteId(site.index() - before->count() + after->count());
        const auto place = places.find(before->coordinates(site));
        return place == places.end() ? std::nullopt : std::optional(place->second);
    });
    result.board.edit([&](BoardRecipe &board) {
        board.files = recipe.files;
        board.ranks = recipe.ranks;
        board.levels = recipe.levels;
        board.cubes = recipe.cubes;
    });
    std::set<Vector> had;
    for (const SiteId site : IdRange<SiteId>(before->count()))
        had.insert(before->coordinates(site));
    growZones(result, [&](SiteId site) { return !had.contains(after->coordinates(site)); });
    if (auto error = recipeFault(result.board))
        return failure(*error);
    normaliseNames(result);
    normaliseLinks(result);
    return result;
}

} // namespace rookery
