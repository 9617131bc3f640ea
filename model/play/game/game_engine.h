#pragma once

#include "model/play/game/position_tables.h"
#include "model/play/legal/move_rules.h"
#include "model/play/position/relevant_part.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace rookery {

/// The rules of a game, asked by all that play it: one position, in which moves are made and taken
/// back. Tables answer where they were given and can hold the position, trying each move elsewhere;
/// the answers are the same. makeGameEngine() in model/engine chooses once for a design.
///
/// An engine belongs to the thread that plays with it, which is never the window's: a search or a
/// series of games makes its own.
class GameEngine
{
public:
    /// Begins at the start of the game and tries each move.
    explicit GameEngine(const Design &design, std::shared_ptr<const CompiledGame> game = nullptr);
    /// The same with a move rules that is there and must stay.
    GameEngine(MoveRules &moveRules, Position position);
    ~GameEngine();
    GameEngine(const GameEngine &) = delete;
    GameEngine &operator=(const GameEngine &) = delete;

    /// Makes tables for a position that changes, asked with this move rules.
    using TablesFor = std::function<std::shared_ptr<PositionTables>(MoveRules &, Position &)>;
    /// From now on tables answer where they can.
    void useTables(const TablesFor &tablesFor);
    bool hasTables() const { return m_tables != nullptr; }

    MoveRules &moveRules() { return m_moveRules; }
    /// See MoveRules::takeTrouble().
    std::optional<Message> takeTrouble() { return m_moveRules.takeTrouble(); }
    const Board &board() const { return m_moveRules.board(); }

    /// Goes on from another position of the same design, from which nothing can be taken back.
    void begin(const Position &position);
    /// The same object all the time.
    const Position &position() const { return m_position; }
    /// Moves that can be taken back.
    std::size_t length() const { return m_made; }

    /// Replaces the list by the legal moves, in an order that is the same whenever the position is
    /// reached with the same engine; see precedes(). None if the game is over by the position.
    void legal(std::vector<Move> &moves);
    /// The same with the noisy ones alone; how many legal moves there are in all.
    std::size_t noisy(std::vector<Move> &moves);
    /// The move must be legal, or at least one that could be but for check and duties.
    void make(const Move &move);
    /// Takes the last move back; there must be one since begin().
    void unmake();
    /// What the last move has changed; there must be one that can be taken back.
    const Undo &lastChange() const { return m_undos[m_made - 1]; }
    bool isInCheck(PlayerId player);
    /// Whether the game is over whatever moves there are.
    bool isOver();
    /// Whether a piece of the owner on this cell could be captured by another player's piece.
    bool isAttacked(CellId cell, PlayerId owner);
    /// Whether the player to move is in check after this move, which must be one that could be
    /// made.
    bool givesCheck(const Move &move);
    /// Whether the piece could be captured where the move ends, after it.
    bool isExposed(const Move &move);
    /// Why the game is over, if it is by this position; GameRecord looks back as well. `earlier` as
    /// EndJudge::stuck() wants it.
    std::optional<GameEnd> end(std::span<const PieceId> earlier = {});
    /// Of all that the rules look at in a position but the counters of quiet moves and of all
    /// moves: positions that differ in it have, all but surely, different keys, and others the same
    /// one. Once asked for, it follows each move in some tens of nanoseconds.
    std::uint64_t key();
    /// The same of another position of the design, in some hundred nanoseconds.
    std::uint64_t keyOf(const Position &position) { return heeded().key(position); }
    /// How many sequences of so many legal moves there are. Ends that depend on the moves before
    /// (repetition, counted moves) are left aside.
    std::uint64_t perft(int depth);

private:
    bool asksTables() const { return m_tablesHold; }
    HeededPart &heeded();
    void followKey(const Undo &undo);

    std::unique_ptr<MoveRules> m_ownMoveRules; ///< null where another object's are used
    MoveRules &m_moveRules;
    std::optional<HeededPart> m_heeded; ///< made when the first key is asked for
    std::vector<std::uint64_t> m_keys;  ///< of pieces, from the move on where they were asked for
    Position m_position;
    std::vector<Undo> m_undos; ///< those of moves made come first
    std::size_t m_made = 0;
    std::shared_ptr<PositionTables> m_tables; ///< null where each move is tried
    bool m_tablesHold = false;                ///< the present position
    std::vector<Move> m_scratch;
    std::vector<std::vector<Move>> m_counted; ///< room for moves that are counted, by depth
};

/// An order of all moves of a position, the one that has listed them.
bool precedes(const Move &a, const Move &b);
/// A number by which nearly all moves of a position are in that order.
std::uint64_t orderOf(const Move &move);

} // namespace rookery
