#pragma once

#include "model/board/board.h"
#include "model/design/design.h"
#include "model/play/position/castling_wings.h"
#include "model/play/position/position.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace rookery {

/// Knows what of a position the rules of a design ask for. For one thread at a time.
class HeededPart
{
public:
    /// The board must stay.
    HeededPart(const Design &design, const Board &board);

    /// The position with all that the rules never ask for as in one that has just been set up. Two
    /// positions that are equal then have the same legal moves and the same result. What a game has
    /// gone through before (repetition, counts of endgames) is no part of a position.
    Position of(Position position);

    /// A number of that part without the counters of quiet moves and of all moves: positions that
    /// differ in it have, all but surely, different ones. It is the exclusive or of the keys of all
    /// squares, of all counts and of the state, so that it can follow a move. Some hundred
    /// nanoseconds on a chess board, a few for each part.
    std::uint64_t key(const Position &position) { return piecesKey(position) ^ stateKey(position); }
    /// Of all squares and counts.
    std::uint64_t piecesKey(const Position &position);
    /// 0 for an empty square.
    std::uint64_t squareKey(CellId cell, const Position::Square &square);
    /// 0 for a count of nothing.
    std::uint64_t countKey(OffBoard place, PlayerId player, PieceId type, int count) const;
    std::uint64_t stateKey(const Position &position);

private:
    bool heedsFirstMove(PieceId type);
    PlayState heededState(const Position &position) const;
    WingHome heededHome(const Position &position, std::size_t wing) const;
    std::size_t turnInCycle(int turn) const;

    Design m_design;
    const Board &m_board;
    std::vector<Wing> m_wings;
    std::vector<std::optional<bool>> m_firstMoves; ///< by type, where it was asked
    bool m_captured;                               ///< captured pieces may come back
    bool m_turns;                                  ///< for the moves that there are
    bool m_countsTurns;                            ///< not only for whose turn it is
    bool m_checks;
    bool m_quietMoves;
    bool m_passes;
    bool m_lastMoved;
    bool m_facing;
};

/// The same for a single position.
Position heededPart(Position position, const Design &design, const Board &board);

} // namespace rookery
