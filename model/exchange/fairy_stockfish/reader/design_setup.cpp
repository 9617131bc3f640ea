#include "model/exchange/fairy_stockfish/reader/design_builder.h"

#include <algorithm>
#include <map>

namespace rookery::fairy {

void addSetup(DesignBuilder &builder)
{
    Setup &setup = builder.setup();
    for (const FenPiece &boardPiece : builder.fen().pieces) {
        Placement placement{builder.site(boardPiece.file, boardPiece.rank),
                            builder.piece(boardPiece.kind),
                            PlayerId(boardPiece.side)};
        if (boardPiece.was)
            placement.was = builder.piece(*boardPiece.was);
        setup.placements.push_back(placement);
    }
    std::sort(setup.placements.begin(), setup.placements.end(), [](const auto &a, const auto &b) {
        return a.site < b.site;
    });
    for (const std::size_t side : {white, black}) {
        std::map<PieceId, int> hand;
        for (const auto &[kind, count] : builder.fen().hands[side])
            hand[builder.piece(kind)] += count;
        for (const auto &[piece, count] : hand)
            setup.hands.push_back({PlayerId(side), piece, count});
    }
    if (builder.fen().toMove == black)
        builder.rules().turns.cycle = {PlayerId(black), PlayerId(white)};
}

} // namespace rookery::fairy
