#include "model/play/endgame_count.h"

#include "model/play/cell_set.h"
#include "model/play/men_count.h"

#include <algorithm>

namespace rookery {

namespace {

/// What a player counts by.
enum class Honour {
    None,
    Board, ///< the cells of the board, while there are other men than one
    Men,   ///< the men who are left, with a single man
};

class Counting
{
public:
    Counting(const CountedOut &rule, PlayerId player)
        : m_rule(rule)
        , m_player(player)
    {
    }

    Honour honour(const Position &position) const
    {
        const int own = menOf(position, m_player);
        const bool isOver = own == 0 || allMen(position) - own < 2;
        if (isOver || (hasPawns(position) && !countsBesidePawns(own)))
            return Honour::None;
        if (own == 1)
            return Honour::Men;
        const bool isWeak = m_rule.rule == CountingRule::Makruk
                            || (m_rule.rule == CountingRule::Cambodian && own <= mostOfWeak);
        return isWeak ? Honour::Board : Honour::None;
    }

    int limit(const Position &position) const
    {
        if (honour(position) == Honour::Board)
            return m_rule.moves;
        const auto row =
            std::find_if(m_rule.limits.begin(), m_rule.limits.end(), [&](const CountLimit &limit) {
                return std::all_of(limit.types.begin(), limit.types.end(), [&](PieceId type) {
                    return foes(position, type) >= limit.men;
                });
            });
        return row == m_rule.limits.end() ? m_rule.moves : row->moves;
    }

    int firstNumber(const Position &position) const
    {
        const bool countsMen =
            honour(position) == Honour::Men && m_rule.rule != CountingRule::Asean;
        return countsMen ? allMen(position) : 0;
    }

private:
    static constexpr int mostOfWeak = 3;

    bool countsBesidePawns(int own) const
    {
        return m_rule.rule == CountingRule::Cambodian && own > 1;
    }

    static int allMen(const Position &position)
    {
        int count = 0;
        for (const PlayerId player : IdRange<PlayerId>(position.players()))
            count += menOf(position, player);
        return count;
    }

    int foes(const Position &position, PieceId type) const
    {
        int count = 0;
        for (const PlayerId player : IdRange<PlayerId>(position.players())) {
            forEachCell(position.men(player), [&](CellId cell) {
                count += player != m_player && position.square(cell).type == type.index() ? 1 : 0;
            });
        }
        return count;
    }

    bool hasPawns(const Position &position) const
    {
        return anyId(IdRange<PlayerId>(position.players()), [&](PlayerId player) {
            return anyCell(position.men(player), [&](CellId cell) {
                return std::find(m_rule.pawns.begin(),
                                 m_rule.pawns.end(),
                                 PieceId(position.square(cell).type))
                       != m_rule.pawns.end();
            });
        });
    }

    const CountedOut &m_rule;
    PlayerId m_player;
};

} // namespace

std::optional<EndgameCount> endgameCount(const CountedOut &rule,
                                         const std::vector<const Position *> &game)
{
    const PlayerId player = game.back()->toMove();
    const Counting counting(rule, player);
    const Honour honour = counting.honour(*game.back());
    if (honour == Honour::None)
        return std::nullopt;
    const auto since = std::find_if(game.rbegin(), game.rend(), [&](const Position *position) {
                           return counting.honour(*position) != honour;
                       }).base();
    EndgameCount count{counting.firstNumber(**since), counting.limit(**since)};
    count.reached +=
        static_cast<int>(std::count_if(since, game.end() - 1, [&](const Position *position) {
            return position->toMove() == player;
        }));
    return count.limit > 0 ? std::optional(count) : std::nullopt;
}

} // namespace rookery
