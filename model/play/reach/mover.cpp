#include "model/play/reach/mover.h"

namespace rookery {

Mover moverOf(CellId from,
              const Piece &piece,
              const Board &board,
              const ZoneMap &zones,
              const Pieces &pieces,
              const Rules &rules,
              const Setup &setup)
{
    const Placement *start = setup.at(board.site(from));
    const bool isStart = start && start->piece == piece.type && start->player == piece.owner;
    return {from,
            piece.owner,
            rules[piece.owner].facing,
            piece.moved,
            isStart,
            &zones,
            pieces[piece.type].confinedTo};
}

} // namespace rookery
