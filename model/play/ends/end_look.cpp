#include "model/play/ends/end_look.h"

#include "model/play/ends/end_witness.h"
#include "model/play/position/turn_order.h"
#include "model/play/rules/facing_royals.h"

#include <algorithm>

namespace rookery {

namespace {

/// Whether a condition holds for a player in a position.
class ConditionLook
{
public:
    ConditionLook(const RuleBook &book, Threats &threats, const Position &position, PlayerId player)
        : m_book(book)
        , m_threats(threats)
        , m_position(position)
        , m_player(player)
        , m_witness(book, position, player)
    {
    }

    bool operator()(const Extinct &rule) const
    {
        const bool mayAnswer = rule.answered && m_player == m_position.toMove();
        const int enemyAtLeast = rule.enemyAtLeast + (mayAnswer ? 1 : 0);
        const auto isGone = [&](const PieceSet &types) {
            int enemies = 0;
            for (const PlayerId other : IdRange<PlayerId>(m_book.players()))
                enemies +=
                    other == m_player || m_position.state().isOut(other) ? 0 : count(other, types);
            return count(m_player, types) <= rule.atMost && enemies >= enemyAtLeast;
        };
        if (rule.counted == Counted::Together)
            return isGone(rule.types);
        return anyId(IdRange<PieceId>(m_book.types()),
                     [&](PieceId type) { return covers(rule.types, type) && isGone({type}); });
    }

    /// Not while another player has a move left to do the same.
    /// A piece that comes through an attack has reached the zone when its player's next turn comes.
    bool operator()(const Reached &rule) const
    {
        const bool counts = rule.answered.empty() ? hasMoved() || rule.safe : !mayBeAnswered(rule);
        return counts && hasReached(rule);
    }

    bool mayBeAnswered(const Reached &rule) const
    {
        return m_player != m_position.toMove() && !rule.answered.empty()
               && covers(rule.answered, m_position.toMove());
    }

    bool hasReached(const Reached &rule) const
    {
        int pieces = 0;
        int attacked = 0; // is counted up to one: a single move captures no more of them
        bool isFull = true;
        for (const CellId cell : m_book.board().cells()) {
            if (!m_book.isIn(rule.zone, m_player, cell))
                continue;
            const auto piece = m_position.at(cell);
            isFull = isFull && !m_position.isEmpty(cell);
            const bool counts =
                piece && piece->owner == m_player && covers(rule.types, piece->type);
            pieces += counts ? 1 : 0;
            if (counts && rule.safe && attacked == 0)
                attacked = m_threats.isAttacked(m_position, cell, m_player) ? 1 : 0;
        }
        pieces -= attacked;
        return pieces >= rule.count || (rule.blockedCounts && isFull && pieces > 0);
    }

    bool operator()(const Checks &rule) const
    {
        return m_position.state().checksGiven[m_player.index()] >= rule.count;
    }

    bool operator()(const Row &rule) const { return hasMoved() && !m_witness(rule).empty(); }
    bool operator()(const Joining &rule) const { return hasMoved() && !m_witness(rule).empty(); }

    bool operator()(const BoardFull &) const
    {
        return m_player == m_position.toMove() && !anyId(m_book.board().cells(), [&](CellId cell) {
                   return m_position.isEmpty(cell);
               });
    }

    bool operator()(const Passes &rule) const
    {
        return m_player == m_position.toMove() && m_position.state().passes >= rule.count;
    }

    bool operator()(const FacingRefused &rule) const
    {
        return m_player != m_position.toMove() && m_position.state().facing
               && royalsFace(m_book, m_position, rule.lines);
    }

    /// Conditions about players without a move, and about the moves before.
    template<class Other>
    bool operator()(const Other &) const
    {
        return false;
    }

private:
    /// What a player builds counts when it is built, also between two moves of the same turn.
    bool hasMoved() const
    {
        const int turn = m_position.state().turn;
        return m_player != m_position.toMove() || m_book.players() == 1
               || (!takeSimpleTurns(m_book.rules()) && turn > 0
                   && playerAt(m_book.rules(), turn - 1) == m_player);
    }

    int count(PlayerId player, const PieceSet &types) const
    {
        int pieces = 0;
        forEachCell(m_position.pieces(player), [&](CellId cell) {
            pieces += covers(types, PieceId(m_position.square(cell).type)) ? 1 : 0;
        });
        for (const PieceId type : IdRange<PieceId>(m_book.types())) {
            if (covers(types, type))
                pieces += m_position.count(OffBoard::Hand, player, type);
        }
        return pieces;
    }

    const RuleBook &m_book;
    Threats &m_threats;
    const Position &m_position;
    PlayerId m_player;
    EndWitness m_witness;
};

} // namespace

bool EndLook::holds(const EndCondition &condition) const
{
    return std::visit(ConditionLook(m_book, m_threats, m_position, m_player), condition);
}

bool EndLook::hasReached(const Reached &rule) const
{
    return ConditionLook(m_book, m_threats, m_position, m_player).hasReached(rule);
}

std::vector<CellId> EndLook::witness(const EndCondition &condition) const
{
    return std::visit(EndWitness(m_book, m_position, m_player), condition);
}

bool EndLook::mayBeAnswered(const Reached &rule) const
{
    return ConditionLook(m_book, m_threats, m_position, m_player).mayBeAnswered(rule);
}

} // namespace rookery
