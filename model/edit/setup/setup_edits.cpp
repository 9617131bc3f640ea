#include "model/edit/setup/setup_edits.h"

#include "model/board/board.h"
#include "model/design/limits.h"
#include "model/edit/board/board_edits.h"
#include "model/edit/renumbering/sites.h"

#include <algorithm>

namespace rookery {

namespace {

void erase(Setup &setup, std::span<const SiteId> sites)
{
    std::vector<SiteId> gone(sites.begin(), sites.end());
    std::sort(gone.begin(), gone.end());
    auto &placements = setup.placements;
    std::erase_if(placements, [&](const Placement &placement) {
        return std::binary_search(gone.begin(), gone.end(), placement.site);
    });
}

void sortBySite(Setup &setup)
{
    std::sort(setup.placements.begin(),
              setup.placements.end(),
              [](const Placement &a, const Placement &b) { return a.site < b.site; });
}

} // namespace

Result<Design> withPiecesPlaced(const Design &design,
                                std::span<const SiteId> sites,
                                PieceId piece,
                                PlayerId player)
{
    if (auto error = missingCell(design, sites))
        return failure(*error);
    if (piece.index() >= design.pieces->types.size()
        || player.index() >= design.rules->players.size())
        return failure(Message("there is no such piece or player to place"));
    Design result = design;
    result.setup.edit([&](Setup &setup) {
        erase(setup, sites);
        std::vector<SiteId> wanted(sites.begin(), sites.end());
        std::sort(wanted.begin(), wanted.end());
        wanted.erase(std::unique(wanted.begin(), wanted.end()), wanted.end());
        for (const SiteId site : wanted)
            setup.placements.push_back({site, piece, player});
        sortBySite(setup);
    });
    return result;
}

Result<Design> withPiecesErased(const Design &design, std::span<const SiteId> sites)
{
    Design result = design;
    result.setup.edit([&](Setup &setup) { erase(setup, sites); });
    return result;
}

Result<Design> withPieceMoved(const Design &design, SiteId from, SiteId to)
{
    const Placement *piece = design.setup->at(from);
    if (!piece)
        return failure(Message("no piece stands there"));
    const auto lifted = withPiecesErased(design, std::span(&from, 1));
    return lifted ? withPiecesPlaced(*lifted, std::span(&to, 1), piece->piece, piece->player)
                  : lifted;
}

Result<Design> withSetupCleared(const Design &design)
{
    Design result = design;
    result.setup = Setup{};
    return result;
}

Result<Design>
withArmyMirrored(const Design &design, PlayerId from, PlayerId to, const Orientation &orientation)
{
    const Board board(design.board, design.directions);
    Design result = design;
    std::vector<Placement> army;
    for (const Placement &piece : design.setup->placements) {
        if (piece.player != from)
            continue;
        const auto site = mirroredSite(*design.board, piece.site, orientation);
        if (!site || !board.cellAt(*site)) {
            return failure(Message("the {piece} on {cell} has no cell opposite to it",
                                   {{"piece", (*design.pieces)[piece.piece].name},
                                    {"cell", board.siteName(piece.site)}}));
        }
        if (const Placement *there = design.setup->at(*site); there && there->player == from)
            return failure(
                Message("the armies would meet on {cell}", {{"cell", board.siteName(*site)}}));
        army.push_back({*site, piece.piece, to});
    }
    result.setup.edit([&](Setup &setup) {
        std::vector<SiteId> sites;
        sites.reserve(army.size());
        for (const Placement &piece : army)
            sites.push_back(piece.site);
        erase(setup, sites);
        auto &all = setup.placements;
        std::erase_if(all, [&](const Placement &piece) { return piece.player == to; });
        all.insert(all.end(), army.begin(), army.end());
        sortBySite(setup);
    });
    return result;
}

Result<Design> withHand(const Design &design, PlayerId player, PieceId piece, int count)
{
    if (piece.index() >= design.pieces->types.size()
        || player.index() >= design.rules->players.size())
        return failure(Message("there is no such piece or player to hold"));
    if (count < 0 || count > limits::handCount)
        return failure(
            Message("a hand holds 0 to {most} pieces of a type", {{"most", limits::handCount}}));
    Design result = design;
    result.setup.edit([&](Setup &setup) {
        auto &hands = setup.hands;
        std::erase_if(hands, [&](const HandEntry &entry) {
            return entry.player == player && entry.piece == piece;
        });
        if (count > 0)
            hands.push_back({player, piece, count});
        std::sort(hands.begin(), hands.end(), [](const HandEntry &a, const HandEntry &b) {
            return std::pair(a.player, a.piece) < std::pair(b.player, b.piece);
        });
    });
    return result;
}

} // namespace rookery
