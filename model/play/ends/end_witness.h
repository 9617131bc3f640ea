#pragma once

#include "model/play/rules/rule_book.h"

#include <vector>

namespace rookery {

/// What shows that a condition about how a player's pieces stand holds, the one that has moved.
/// None if it does not hold, or is about something else.
class EndWitness
{
public:
    EndWitness(const RuleBook &book, const Position &position, PlayerId player)
        : m_book(book)
        , m_position(position)
        , m_player(player)
    {
    }

    /// The pieces of a row that is long enough.
    std::vector<CellId> operator()(const Row &rule) const;
    /// A shortest chain from one zone to the other.
    std::vector<CellId> operator()(const Joining &rule) const;
    /// Those that have come there, also when they are too few.
    std::vector<CellId> operator()(const Reached &rule) const;
    template<class Other>
    std::vector<CellId> operator()(const Other &) const
    {
        return {};
    }

private:
    bool belongs(CellId cell, const PieceSet &types) const
    {
        const Position::Square &square = m_position.square(cell);
        return square.owner == m_player.index() && covers(types, PieceId(square.type));
    }
    int lengthAlong(const std::vector<CellId> &line, const Row &rule) const;
    std::vector<CellId>
    piecesAlong(CellId first, const std::vector<CellId> &line, const Row &rule) const;
    template<class Visit>
    void forNextInChain(const Joining &rule, CellId cell, Visit &&visit) const;

    const RuleBook &m_book;
    const Position &m_position;
    PlayerId m_player;
};

} // namespace rookery
