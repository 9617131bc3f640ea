#pragma once

#include "model/edit/setup/setup_edits.h"
#include "tests/support.h"

/// What tests of edits say about designs.
namespace rookery::test {

inline std::vector<SiteId> sitesOf(const Design &design, std::initializer_list<const char *> names)
{
    std::vector<SiteId> sites;
    for (const char *name : names)
        sites.push_back(siteOf(design, name));
    return sites;
}

inline DirectionId dir(const Design &design, const char *name)
{
    return *design.directions->find(std::string_view(name));
}

/// `a1:Rook/0` for every piece in board order.
inline QString pieces(const Design &design)
{
    const Board board(design.board, design.directions);
    std::vector<std::string> words;
    for (const Placement &piece : design.setup->placements)
        words.push_back(board.siteName(piece.site) + ":" + (*design.pieces)[piece.piece].name + "/"
                        + std::to_string(piece.player.index()));
    return joined(words);
}

inline QString message(const Result<Design> &result)
{
    return result ? QString() : QString::fromStdString(result.error().sentence());
}

inline Design withPiece(const Design &design, const char *cell, int piece, int player)
{
    const SiteId site = siteOf(design, cell);
    return must(withPiecesPlaced(design, std::span(&site, 1), PieceId(piece), PlayerId(player)));
}

} // namespace rookery::test
