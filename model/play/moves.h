#pragma once

#include "model/base/result.h"
#include "model/play/compiled_game.h"

#include <string>
#include <string_view>
#include <vector>

namespace rookery {

/// One thing a player may do.
struct Move
{
    enum class Kind : std::uint8_t { Displace, Drop, Pass };

    Kind kind = Kind::Pass;
    bool captures = false; ///< what stands on `to`
    CellId from;           ///< of a displacement
    CellId to;
    PieceId type;             ///< the man that moves or is dropped
    std::vector<Taken> taken = {}; ///< men captured elsewhere, and men put down on another cell

    friend bool operator==(const Move &, const Move &) = default;
};

/// A man is taken from, or put on, a cell or an off-board cell. A move is a list of these, so that
/// no man ever appears or vanishes.
struct Change
{
    enum class Kind : std::uint8_t { Take, Put };

    Kind kind;
    std::variant<CellId, OffBoard> where;
    Man man;

    friend bool operator==(const Change &, const Change &) = default;
};

/// Lists moves in the structure of Nomignolov's chess-like games: each of the player's piece types,
/// each cell with a man of that type in board order, that type's moves from there; then drops, then
/// a pass where the rules allow one.
class MoveLister
{
public:
    MoveLister(const CompiledGame &game, const Design &design);

    void list(const Position &position, std::vector<Move> &moves);
    void listFrom(const Position &position, CellId from, std::vector<Move> &moves);

private:
    void add(const Position &position, CellId from, const Man &man, std::vector<Move> &moves);
    void addOutcomes(const Position &position, CellId from, const Man &man, std::vector<Move> &moves);
    void addDrops(const Position &position, std::vector<Move> &moves) const;

    const CompiledGame &m_game;
    const Design &m_design;
    Reach m_reach;
    ReachScratch m_scratch;
    std::vector<MoveOutcome> m_outcomes;
    std::vector<std::vector<CellId>> m_cellsOfType;
};

std::vector<Change> changes(const Position &position, const Move &move);

/// The position after the move, with the next player to move.
Position played(const Position &position, const Move &move);

/// `b2-c1`, `e4` for a drop (`P@e4` where men of several types could be dropped there), `PASS`. A
/// capture elsewhere than on the last cell adds `xd5`, and where the man is put down again `,f6`.
std::string moveText(const Move &move, const Board &board, const Pieces &pieces, const std::vector<Move> &among);

/// The move of the list that is written so, or a sentence that says why there is none.
Result<Move> findMove(std::string_view text, const Board &board, const Pieces &pieces, const std::vector<Move> &among);

} // namespace rookery
