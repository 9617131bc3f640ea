#pragma once

#include "model/play/legal/move_rules.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace rookery {

/// Rows that are won by putting pieces down, where pieces never move and never leave: what then is
/// certain without a search. A row with an enemy's piece in it is never completed; a player with a
/// row that lacks one cell wins there, and the other has to take that cell before.
class PlacementRows
{
public:
    /// Nothing where more can happen, or where a game is won by anything else.
    static std::optional<PlacementRows> make(const MoveRules &moveRules);

    /// What is certain of a position in which the game is not over.
    struct Certain
    {
        std::uint64_t wins = 0;       ///< cells where the player to move wins at once
        std::uint64_t threats = 0;    ///< cells where the other player would
        std::array<bool, 2> mayWin{}; ///< by player: some row can still be completed
        bool isOver = false;          ///< some row is complete: nothing else is said
        bool forks = false; ///< the player to move can threaten to win on two cells at once
    };
    Certain look(const Position &position) const;
    /// How much a cell promises the player to move: rows through it that either player may still
    /// complete, far more so the more pieces they have.
    int promiseOf(const Position &position, CellId cell) const;

private:
    explicit PlacementRows(const Board &board);

    bool canFork(std::span<const std::uint64_t> pairs,
                 std::uint64_t enemyLast,
                 std::uint64_t taken) const;
    bool canDropAny(std::uint64_t taken, std::uint64_t cells) const;
    void addRows(const MoveRules &moveRules, const Row &rule, const PlayerSet &players);
    bool canDrop(std::uint64_t taken, std::uint64_t cell) const
    {
        return (m_rests[static_cast<std::size_t>(__builtin_ctzll(cell))] & ~taken) == 0;
    }

    std::array<std::vector<std::uint64_t>, 2> m_rows;                 ///< by player
    std::array<std::vector<std::vector<std::uint64_t>>, 2> m_through; ///< [player][cell]
    std::vector<std::uint64_t> m_rests; ///< by cell: what must be taken before a piece rests there
};

} // namespace rookery
