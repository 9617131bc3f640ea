#include "model/play/ends/few_pieces.h"

#include <algorithm>

namespace rookery {

namespace {

/// How many pieces of each of these types a player has on the board.
std::vector<int>
piecesByType(const RuleBook &book, const Position &position, PlayerId player, const PieceSet &types)
{
    std::vector<int> pieces(book.types());
    forEachCell(position.pieces(player), [&](CellId cell) {
        const PieceId type(position.square(cell).type);
        pieces[type.index()] += covers(types, type) ? 1 : 0;
    });
    return pieces;
}

int worth(const std::vector<int> &pieces, const Scoring &scoring)
{
    int points = 0;
    for (const TypePoints &row : scoring.pieces)
        points += row.points * pieces[row.type.index()];
    return points;
}

int number(const std::vector<int> &pieces)
{
    int all = 0;
    for (const int count : pieces)
        all += count;
    return all;
}

} // namespace

bool haveFewPieces(const FewPieces &rule, const RuleBook &book, const Position &position)
{
    std::optional<std::vector<int>> first;
    for (const PlayerId player : IdRange<PlayerId>(book.players())) {
        if (position.state().isOut(player) || book.rules().isChance(player))
            continue;
        std::vector<int> pieces = piecesByType(book, position, player, rule.types);
        if (number(pieces) > rule.atMost)
            return false;
        if (!first) {
            first = std::move(pieces);
            continue;
        }
        const Scoring &scoring = book.rules().scoring;
        const bool differ = (rule.balance == Balance::Types && pieces != *first)
                            || (rule.balance == Balance::Number && number(pieces) != number(*first))
                            || (rule.balance == Balance::Points
                                && worth(pieces, scoring) != worth(*first, scoring));
        if (differ)
            return false;
    }
    return true;
}

int pointsOf(const RuleBook &book, const Position &position, PlayerId player)
{
    const Scoring &scoring = book.rules().scoring;
    int points = position.state().points[player.index()];
    for (const PlayerPoints &row : scoring.players)
        points += row.player == player ? row.points : 0;
    const bool isOut = position.state().isOut(player);
    return points + (isOut ? 0 : worth(piecesByType(book, position, player, {}), scoring));
}

} // namespace rookery
