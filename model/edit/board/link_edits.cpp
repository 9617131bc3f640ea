#include "model/edit/board/link_edits.h"

#include "model/board/board.h"
#include "model/board/lattice_sites.h"
#include "model/edit/renumbering/sites.h"

#include <algorithm>
#include <map>
#include <set>
#include <vector>

namespace rookery {

namespace {

std::optional<Error> pairFault(const Design &design, const Board &board, const LinkPair &pair)
{
    const SiteId ends[] = {pair.from, pair.to};
    if (auto error = missingCell(board, ends))
        return error;
    const auto orientations = latticeOrientations(design.board->lattice);
    const auto isTurn = [&](const auto &row) {
        return row.value == pair.turn;
    };
    if (std::none_of(orientations.begin(), orientations.end(), isTurn))
        return Error{Message("this board cannot turn a traveller that way"), {}, {}};
    return std::nullopt;
}

/// Forgets what was said about (direction, from) for every given site.
void forget(BoardEdits &edits, DirectionId direction, std::vector<SiteId> from)
{
    std::sort(from.begin(), from.end());
    auto &links = edits.links;
    std::erase_if(links, [&](const LinkEdit &link) {
        return link.direction == direction
               && std::binary_search(from.begin(), from.end(), link.from);
    });
}

Design edited(const Design &design, DirectionId direction, const std::vector<LinkEdit> &links)
{
    Design result = design;
    result.board.edit([&](BoardRecipe &recipe) {
        std::vector<SiteId> from;
        for (const LinkEdit &link : links)
            from.push_back(link.from);
        forget(recipe.edits, direction, std::move(from));
        recipe.edits.links.insert(recipe.edits.links.end(), links.begin(), links.end());
    });
    normaliseLinks(result);
    return result;
}

} // namespace

Result<Design>
withLinks(const Design &design, DirectionId direction, std::span<const LinkPair> pairs)
{
    if (auto error = missingDirection(design, direction))
        return failure(*error);
    const Board board(design.board, design.directions);
    std::map<SiteId, LinkEdit>
        byStart; // the last of several from one cell wins, as in Game Courier
    for (const LinkPair &pair : pairs) {
        if (auto error = pairFault(design, board, pair))
            return failure(*error);
        byStart.insert_or_assign(pair.from, LinkEdit{pair.from, direction, pair.to, pair.turn});
    }
    std::vector<LinkEdit> links;
    for (const auto &[from, link] : byStart)
        links.push_back(link);
    return edited(design, direction, links);
}

Result<Design>
withReverseLinks(const Design &design, DirectionId direction, std::span<const LinkPair> pairs)
{
    std::vector<LinkPair> reversed;
    for (const LinkPair &pair : pairs)
        reversed.push_back({pair.to, pair.from, pair.turn});
    return withLinks(design, direction, reversed);
}

Result<Design> withTwoWayLink(const Design &design, DirectionId direction, const LinkPair &pair)
{
    if (auto error = missingDirection(design, direction))
        return failure(*error);
    const auto opposite = design.directions->opposite(direction);
    if (!opposite)
        return failure(Message("direction '{direction}' has no opposite for the way back",
                               {{"direction", (*design.directions)[direction].name}}));
    const Board board(design.board, design.directions);
    if (auto error = pairFault(design, board, pair))
        return failure(*error);
    const OrientationId turn = board.compass().find(pair.turn);
    // The link back undoes the turn, and lies where the turned traveller sees its own opposite.
    const StepId back = board.compass().seen(turn, board.compass().step(*opposite));
    const auto backDirection = board.compass().direction(back);
    if (!backDirection)
        return failure(Message("no direction is declared for the way back from '{cell}'",
                               {{"cell", board.siteName(pair.to)}}));
    const LinkPair wayBack{
        pair.to, pair.from, board.compass().orientation(board.compass().inverse(turn))};
    const auto there = withLinks(design, direction, std::span(&pair, 1));
    return there ? withLinks(*there, *backDirection, std::span(&wayBack, 1)) : there;
}

Result<Design>
withLinksCut(const Design &design, DirectionId direction, std::span<const SiteId> from)
{
    if (auto error = missingDirection(design, direction))
        return failure(*error);
    const Board board(design.board, design.directions);
    std::vector<LinkEdit> links;
    for (const SiteId site : std::set<SiteId>(from.begin(), from.end())) {
        if (auto error = missingCell(board, std::span(&site, 1)))
            return failure(*error);
        links.push_back({site, direction, std::nullopt, {}});
    }
    return edited(design, direction, links);
}

Result<Design>
withLinksReset(const Design &design, DirectionId direction, std::span<const SiteId> from)
{
    if (auto error = missingDirection(design, direction))
        return failure(*error);
    Design result = design;
    result.board.edit([&](BoardRecipe &recipe) {
        forget(recipe.edits, direction, std::vector<SiteId>(from.begin(), from.end()));
    });
    normaliseLinks(result); // walks may lead elsewhere now
    return result;
}

Result<Design> withCrossings(const Design &design,
                             DirectionId direction,
                             std::span<const LinkPair> links,
                             std::span<const SiteId> ends)
{
    const auto linked = withLinks(design, direction, links);
    return linked ? withLinksCut(*linked, direction, ends) : linked;
}

} // namespace rookery
