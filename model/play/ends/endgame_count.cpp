#include "model/play/ends/endgame_count.h"

#include "model/play/position/cell_set.h"
#include "model/play/position/piece_count.h"

#include <algorithm>

namespace rookery {

namespace {

/// What a player counts by.
enum class Honour {
    None,
    Board,  ///< the cells of the board, while there are other pieces than one
    Pieces, ///< the pieces that are left, with a single piece
};

class Counting
{
public:
    Counting(const CountedOut &rule, PlayerId player)
        : m_rule(rule)
        , m_player(player)
    {
    }

    /// How far the player would count from here; 0 for a player who may not begin to.
    int limit(const Position &position) const
    {
        const Honour by = honour(position);
        if (by == Honour::None)
            return 0;
        return by == Honour::Board ? m_rule.moves : limitOfPieces(position);
    }

    /// With what number a count begins.
    int firstNumber(const Position &position) const
    {
        const bool countsPieces =
            honour(position) == Honour::Pieces && m_rule.rule != CountingRule::Asean;
        return countsPieces ? allPieces(position) : 0;
    }

    bool isBare(const Position &position) const { return piecesOf(position, m_player) == 1; }

    bool hasPawns(const Position &position) const
    {
        return anyId(IdRange<PlayerId>(position.players()), [&](PlayerId player) {
            return anyCell(position.pieces(player), [&](CellId cell) {
                return std::find(m_rule.pawns.begin(),
                                 m_rule.pawns.end(),
                                 PieceId(position.square(cell).type))
                       != m_rule.pawns.end();
            });
        });
    }

    static int allPieces(const Position &position)
    {
        int count = 0;
        for (const PlayerId player : IdRange<PlayerId>(position.players()))
            count += piecesOf(position, player);
        return count;
    }

private:
    static constexpr int mostOfWeak = 3;

    Honour honour(const Position &position) const
    {
        const int own = piecesOf(position, m_player);
        const bool isOver = own == 0 || allPieces(position) - own < 2;
        if (isOver || (hasPawns(position) && !countsBesidePawns(own)))
            return Honour::None;
        if (own == 1)
            return Honour::Pieces;
        const bool isWeak = m_rule.rule == CountingRule::Makruk
                            || (m_rule.rule == CountingRule::Cambodian && own <= mostOfWeak);
        return isWeak ? Honour::Board : Honour::None;
    }

    int limitOfPieces(const Position &position) const
    {
        const auto row =
            std::find_if(m_rule.limits.begin(), m_rule.limits.end(), [&](const CountLimit &limit) {
                return std::all_of(limit.types.begin(), limit.types.end(), [&](PieceId type) {
                    return enemies(position, type) >= limit.pieces;
                });
            });
        return row == m_rule.limits.end() ? m_rule.moves : row->moves;
    }

    bool countsBesidePawns(int own) const
    {
        return m_rule.rule == CountingRule::Cambodian && own > 1;
    }

    int enemies(const Position &position, PieceId type) const
    {
        int count = 0;
        for (const PlayerId player : IdRange<PlayerId>(position.players())) {
            forEachCell(position.pieces(player), [&](CellId cell) {
                count += player != m_player && position.square(cell).type == type.index() ? 1 : 0;
            });
        }
        return count;
    }

    const CountedOut &m_rule;
    PlayerId m_player;
};

/// The one count of a game, followed from position to position.
class RunningCount
{
public:
    RunningCount(const CountedOut &rule, const Position &start)
        : m_rule(rule)
    {
        if (of(start.toMove()).limit(start) > 0)
            begin(start, start.toMove());
    }

    void follow(const Position &before, const Position &after)
    {
        const PlayerId mover = before.toMove();
        const PlayerId next = after.toMove();
        if (m_count && m_count->player == mover)
            ++m_count->reached;
        const bool isCapture = Counting::allPieces(after) < Counting::allPieces(before);
        const bool wasLastPawn = of(mover).hasPawns(before) && !of(mover).hasPawns(after);
        const bool isNewlyBare = of(next).isBare(after) && (isCapture || wasLastPawn);
        const bool freesItself = isCapture && wasLastPawn && of(mover).isBare(after)
                                 && m_rule.rule != CountingRule::Asean;
        if (freesItself && of(mover).limit(after) > 0)
            begin(after, mover);
        if ((!m_count || isNewlyBare) && of(next).limit(after) > 0)
            begin(after, next);
    }

    const std::optional<EndgameCount> &found() const { return m_count; }

private:
    Counting of(PlayerId player) const { return Counting(m_rule, player); }

    void begin(const Position &position, PlayerId player)
    {
        m_count = {player, of(player).firstNumber(position), of(player).limit(position)};
    }

    const CountedOut &m_rule;
    std::optional<EndgameCount> m_count;
};

} // namespace

std::optional<EndgameCount> endgameCount(const CountedOut &rule,
                                         const std::vector<const Position *> &game)
{
    RunningCount count(rule, *game.front());
    for (std::size_t i = 1; i < game.size(); ++i)
        count.follow(*game[i - 1], *game[i]);
    return count.found();
}

} // namespace rookery
