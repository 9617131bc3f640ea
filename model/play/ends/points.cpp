#include "model/play/ends/points.h"

namespace rookery {

int pointsOf(const RuleBook &book, const Position &position, PlayerId player)
{
    const Scoring &scoring = book.rules().scoring;
    int points = position.state().points[player.index()];
    for (const PlayerPoints &row : scoring.players)
        points += row.player == player ? row.points : 0;
    if (position.state().isOut(player))
        return points;
    forEachCell(position.pieces(player), [&](CellId cell) {
        points += scoring.pointsOf(PieceId(position.square(cell).type));
    });
    return points;
}

} // namespace rookery
