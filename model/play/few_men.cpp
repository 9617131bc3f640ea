#include "model/play/few_men.h"

#include <algorithm>

namespace rookery {

namespace {

/// How many men of each of these types a player has on the board.
std::vector<int>
menByType(const RuleBook &book, const Position &position, PlayerId player, const PieceSet &types)
{
    std::vector<int> men(book.types());
    forEachCell(position.men(player), [&](CellId cell) {
        const PieceId type(position.square(cell).type);
        men[type.index()] += covers(types, type) ? 1 : 0;
    });
    return men;
}

int worth(const std::vector<int> &men, const Scoring &scoring)
{
    int points = 0;
    for (const TypePoints &row : scoring.men)
        points += row.points * men[row.type.index()];
    return points;
}

int number(const std::vector<int> &men)
{
    int all = 0;
    for (const int count : men)
        all += count;
    return all;
}

} // namespace

bool haveFewMen(const FewMen &rule, const RuleBook &book, const Position &position)
{
    std::optional<std::vector<int>> first;
    for (const PlayerId player : IdRange<PlayerId>(book.players())) {
        if (position.state().isOut(player))
            continue;
        std::vector<int> men = menByType(book, position, player, rule.types);
        if (number(men) > rule.atMost)
            return false;
        if (!first) {
            first = std::move(men);
            continue;
        }
        const Scoring &scoring = book.rules().scoring;
        const bool differ =
            (rule.balance == Balance::Types && men != *first)
            || (rule.balance == Balance::Number && number(men) != number(*first))
            || (rule.balance == Balance::Points && worth(men, scoring) != worth(*first, scoring));
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
    return points + (isOut ? 0 : worth(menByType(book, position, player, {}), scoring));
}

} // namespace rookery
