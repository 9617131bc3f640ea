#include "model/edit/rules/army_guesses.h"

#include "model/base/text.h"
#include "model/board/board.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace rookery {

namespace {

constexpr std::array<std::string_view, 5> kingNames = {
    "king", "general", "emperor", "khan", "shah"};
constexpr std::array<std::string_view, 4> pawnNames = {"pawn", "soldier", "man", "foot soldier"};

template<std::size_t N>
bool isCalled(const PieceType &type, const std::array<std::string_view, N> &names)
{
    return std::find(names.begin(), names.end(), lowered(type.name)) != names.end();
}

int piecesAtStart(const Design &design, PieceId type, PlayerId player)
{
    return static_cast<int>(std::count_if(
        design.setup->placements.begin(),
        design.setup->placements.end(),
        [&](const Placement &piece) { return piece.piece == type && piece.player == player; }));
}

/// Whether every player has exactly one.
bool standsOncePerPlayer(const Design &design, PieceId type)
{
    for (const PlayerId player : IdRange<PlayerId>(design.rules->players.size())) {
        if (piecesAtStart(design, type, player) != 1)
            return false;
    }
    return true;
}

std::vector<SiteId> sitesWithoutStep(const Board &board, StepId step)
{
    std::vector<SiteId> sites;
    for (const CellId cell : board.cells()) {
        if (!board.link(cell, step) && board.deadEnd(cell, step) == DeadEnd::Edge)
            sites.push_back(board.site(cell));
    }
    std::sort(sites.begin(), sites.end());
    return sites;
}

} // namespace

std::optional<PieceId> likelyKing(const Design &design)
{
    const IdRange<PieceId> types(design.pieces->types.size());
    for (const PieceId type : types) {
        if ((*design.pieces)[type].royalty == Royalty::Royal)
            return type;
    }
    for (const PieceId type : types) {
        if (isCalled((*design.pieces)[type], kingNames))
            return type;
    }
    std::optional<PieceId> only;
    for (const PieceId type : types) {
        if (!standsOncePerPlayer(design, type))
            continue;
        if (only)
            return std::nullopt;
        only = type;
    }
    return only;
}

std::vector<PieceId> likelyPawns(const Design &design)
{
    std::vector<PieceId> pawns;
    const IdRange<PieceId> types(design.pieces->types.size());
    for (const PieceId type : types) {
        if (isCalled((*design.pieces)[type], pawnNames))
            pawns.push_back(type);
    }
    if (!pawns.empty())
        return pawns;
    const auto &pieces = design.setup->placements;
    for (const PieceId type : types) {
        const auto count = std::count_if(pieces.begin(), pieces.end(), [&](const Placement &piece) {
            return piece.piece == type;
        });
        if (static_cast<std::size_t>(count) * 3 > pieces.size())
            return {type};
    }
    return {};
}

std::vector<PieceId> othersThan(const Design &design, const std::vector<PieceId> &types)
{
    const auto king = likelyKing(design);
    std::vector<PieceId> others;
    for (const PieceId type : IdRange<PieceId>(design.pieces->types.size())) {
        const bool isRoyal = (*design.pieces)[type].royalty == Royalty::Royal || type == king;
        if (!isRoyal && !std::binary_search(types.begin(), types.end(), type))
            others.push_back(type);
    }
    return others;
}

std::vector<SiteId> farEdge(const Design &design, int rows)
{
    const auto ahead = design.directions->find(std::string_view("n"));
    if (!ahead || design.rules->players.empty())
        return {};
    const Board board(design.board, design.directions);
    const Compass &compass = board.compass();
    const OrientationId facing = compass.find(design.rules->players.front().facing);
    const StepId step = compass.seen(facing, compass.step(*ahead));
    std::vector<SiteId> found = sitesWithoutStep(board, step);
    std::vector<SiteId> row = found;
    for (int i = 1; i < rows; ++i) {
        std::vector<SiteId> before;
        for (const CellId cell : board.cells()) {
            const auto link = board.link(cell, step);
            if (link && std::binary_search(row.begin(), row.end(), board.site(link->to)))
                before.push_back(board.site(cell));
        }
        std::sort(before.begin(), before.end());
        found.insert(found.end(), before.begin(), before.end());
        row = std::move(before);
    }
    std::sort(found.begin(), found.end());
    found.erase(std::unique(found.begin(), found.end()), found.end());
    return found;
}

std::vector<SiteId> edgeTowards(const Design &design, const char *direction)
{
    const auto way = design.directions->find(std::string_view(direction));
    if (!way)
        return {};
    const Board board(design.board, design.directions);
    return sitesWithoutStep(board, board.compass().step(*way));
}

} // namespace rookery
