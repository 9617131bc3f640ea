#pragma once

#include "model/play/phrases/own_steps.h"

#include <vector>

namespace rookery {

/// Changes of a position that is only looked at, with a number that tells results apart.
class TrialChanges : public BoardChanges
{
public:
    explicit TrialChanges(Position &position)
        : BoardChanges(position, &m_numbers)
    {
    }

    void set(CellId cell, const Position::Square &square) override;
    void setUnder(CellId cell, std::span<const Position::Square> squares) override;
    void changeCount(OffBoard place, PlayerId owner, PieceId type, int by) override;
    void capture(CellId cell) override;

    /// All but surely another one for another position or another turn.
    std::uint64_t result(const TurnAfter &turn) const;
    void takeBack();

private:
    struct OldSquare
    {
        CellId cell;
        Position::Square square;
    };
    struct OldUnder
    {
        CellId cell;
        std::vector<Position::Square> squares;
    };
    struct OldCount
    {
        OffBoard place;
        PlayerId player;
        PieceId type;
        int count;
    };

    std::uint64_t numbersSum() const;

    std::uint64_t m_sum = 0; ///< of all that has changed but numbers, old against new
    std::vector<OldSquare> m_squares;
    std::vector<Undo::OldNumber> m_numbers;
    std::vector<OldUnder> m_unders;
    std::vector<OldCount> m_counts;
};

} // namespace rookery
