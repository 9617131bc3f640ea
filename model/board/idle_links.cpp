#include "model/board/idle_links.h"

#include "model/board/board.h"

namespace rookery {

namespace {

/// How many steps it takes to see where walks lead from the cells that have links of them.
std::size_t stepsOfLinkedWalks(const BoardRecipe &recipe, const Directions &directions)
{
    std::size_t steps = 0;
    for (const LinkEdit &edit : recipe.edits.links)
        steps += directions[edit.direction].walk.size();
    return steps;
}

} // namespace

std::vector<LinkEdit> withoutIdleLinks(const Shared<BoardRecipe> &recipe,
                                       const Shared<Directions> &directions)
{
    std::vector<LinkEdit> kept;
    if (recipe->edits.links.empty())
        return kept;
    constexpr std::size_t mostSteps = 100'000;
    const bool areWalksKept = stepsOfLinkedWalks(*recipe, *directions) > mostSteps;
    const Board board(recipe, directions);
    for (const LinkEdit &edit : recipe->edits.links) {
        const auto from = board.cellAt(edit.from);
        const auto to = edit.to ? board.cellAt(*edit.to) : std::nullopt;
        if (!from || edit.to.has_value() != to.has_value())
            continue;
        const bool isWalk = !(*directions)[edit.direction].walk.empty();
        if (!(isWalk && areWalksKept)) {
            std::optional<Link> said;
            if (to)
                said = Link{*to, board.compass().find(edit.turn)};
            if (board.generatedLink(*from, board.compass().step(edit.direction)) == said)
                continue;
        }
        kept.push_back(edit);
    }
    return kept;
}

} // namespace rookery
