#pragma once

#include "model/base/message.h"
#include "model/base/result.h"
#include "model/board/labels.h"
#include "model/play/position/position.h"
#include "model/play/reach/compiled_game.h"

#include <string>
#include <vector>

namespace rookery {

/// What a piece gains and loses from one cell. Cells in board order.
struct ReachChange
{
    CellId from;
    std::vector<CellId> movesGained;
    std::vector<CellId> movesLost;
    std::vector<CellId> capturesGained;
    std::vector<CellId> capturesLost;

    std::size_t gained() const { return movesGained.size() + capturesGained.size(); }
    std::size_t lost() const { return movesLost.size() + capturesLost.size(); }
    bool isNone() const { return gained() + lost() == 0; }

    friend bool operator==(const ReachChange &, const ReachChange &) = default;
};

/// Two movements of a piece on the same board: before and after an edit, in two versions of a
/// design, or two pieces.
class ReachDiff
{
public:
    /// Both are read with the design's directions; `from` are those that `before` was written
    /// with. An error if its movements make no sense there.
    static Result<ReachDiff> between(const Design &design,
                                     const PieceType &before,
                                     const Directions &from,
                                     const PieceType &after);

    const Board &board() const { return m_game.board(); }

    /// Alone on the board: where it moves, and where it would capture a lone enemy.
    ReachChange alone(CellId from, PlayerId player = {}) const;
    /// Only the moves, from every cell where they differ.
    std::vector<ReachChange> movesFromEverywhere(PlayerId player = {}) const;
    /// A player's piece on this cell of a position of the same design.
    ReachChange in(const Position &position, CellId from, PlayerId player) const;

private:
    explicit ReachDiff(const Design &design);

    void
    ask(const Position &position, CellId from, PieceId piece, PlayerId player, Reach &answer) const;
    Position empty() const;

    CompiledGame m_game;
    PieceId m_before;
    PieceId m_after;
    std::size_t m_players;
    mutable ReachScratch m_scratch;
};

/// `gains e5 and f6; loses the capture on d4`, or `nothing changes`.
Message changeMessage(const ReachChange &change, const Board &board);

/// The movements with another design's directions, found by their names. An error names one that
/// is missing.
Result<PieceType> withDirectionsOf(PieceType type, const Directions &from, const Directions &to);

} // namespace rookery
