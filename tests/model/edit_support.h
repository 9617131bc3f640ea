#pragma once

#include "model/edit/setup_edits.h"
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

/// `a1:Rook/0` for every man in board order.
inline QString men(const Design &design)
{
    const Board board(design.board, design.directions);
    std::vector<std::string> words;
    for (const Placement &man : design.setup->placements)
        words.push_back(board.siteName(man.site) + ":" + (*design.pieces)[man.piece].name + "/" + std::to_string(man.player.index()));
    return joined(words);
}

inline QString message(const Result<Design> &result)
{
    return result ? QString() : QString::fromStdString(result.error().message);
}

inline Design withMan(const Design &design, const char *cell, int piece, int player)
{
    const SiteId site = siteOf(design, cell);
    return must(withMenPlaced(design, std::span(&site, 1), PieceId(piece), PlayerId(player)));
}

} // namespace rookery::test
