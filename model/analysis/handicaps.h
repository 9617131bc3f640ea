#pragma once

#include "model/analysis/handicap_statistics.h"

#include <array>
#include <random>

namespace rookery {

/// Starts of a game in which pieces are missing on both sides, of about the same value.
class Handicaps
{
public:
    /// A position to play from, and what is different in it.
    struct Start
    {
        Position position;
        std::vector<int> more; ///< as HandicapGame has it
    };

    /// The engine, whose position is the start of the game, and the design behind it stay; there
    /// are two players who decide.
    Handicaps(GameEngine &engine, PlayerId first, const std::vector<PieceValue> &values);

    /// Whether there is any piece that may be missing.
    bool isEmpty() const { return m_types.empty(); }
    /// Two starts, the second with the handicaps exchanged where both players have such pieces.
    /// Each type is missing in its turn. None that is over or begins with a check; nothing if some
    /// tries find none.
    std::vector<Start> draw(std::size_t number, std::mt19937 &random);

private:
    /// By type how many pieces are missing.
    using Lack = std::vector<int>;

    const std::vector<CellId> &cells(std::size_t side, std::size_t type) const
    {
        return m_cells[side][type];
    }
    bool canLack(std::size_t side, const Lack &lack) const;
    double worth(const Lack &lack) const;
    Lack drawAgainst(std::size_t side, double worth, std::mt19937 &random) const;
    std::optional<Start> startWith(const std::array<Lack, 2> &lacks, std::mt19937 &random) const;
    bool isPlayable(const Position &position) const;

    GameEngine &m_engine;
    Position m_start;
    std::array<PlayerId, 2> m_players; ///< the one who decides first comes first
    std::vector<double> m_worths;      ///< by type
    std::vector<std::size_t> m_types;  ///< of which some player has a piece that may be missing
    std::array<std::vector<std::vector<CellId>>, 2> m_cells; ///< [side][type]
};

} // namespace rookery
