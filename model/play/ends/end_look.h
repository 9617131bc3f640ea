#pragma once

#include "model/play/rules/rule_book.h"
#include "model/play/rules/threats.h"

#include <vector>

namespace rookery {

/// Asks whether conditions of ends hold for a player in a position. Those about a player without a
/// move and about the moves before never hold here.
class EndLook
{
public:
    EndLook(const RuleBook &book, Threats &threats, const Position &position, PlayerId player)
        : m_book(book)
        , m_threats(threats)
        , m_position(position)
        , m_player(player)
    {
    }

    bool holds(const EndCondition &condition) const;
    /// Cells that show why a condition holds that does: the pieces of a row or a chain, those that
    /// have come to a zone. None for conditions that are not about how pieces stand.
    std::vector<CellId> witness(const EndCondition &condition) const;
    /// Whether enough pieces stand in the zone, the one that has moved.
    bool hasReached(const Reached &rule) const;
    /// Whether the player to move has one more move to do the same.
    bool mayBeAnswered(const Reached &rule) const;

private:
    const RuleBook &m_book;
    Threats &m_threats;
    const Position &m_position;
    PlayerId m_player;
};

} // namespace rookery
