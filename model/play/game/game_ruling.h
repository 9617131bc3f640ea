#pragma once

#include "model/play/game/game_record.h"

#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace rookery {

/// What the rules say about a game at one moment.
struct Ruling
{
    std::vector<Move> legal; ///< none if the game is over
    std::optional<GameEnd> end;
    std::vector<CellId> witness = {}; ///< cells that show why it has ended: the row, the chain
    std::vector<CellId> checked;      ///< attacked royal pieces of the player to move
    std::optional<EndgameCount> count = {}; ///< of the player to move, where it counts
    /// Why the rules could not answer, if so: then there are no moves, and there is no end.
    std::optional<Message> trouble = {};

    friend bool operator==(const Ruling &, const Ruling &) = default;
};

/// Rules on one game after another. It keeps the game that it was asked about last, so that a
/// question about the next move costs one move. Give each thread its own.
class RulingCache
{
public:
    RulingCache(const Design &design, std::shared_ptr<const CompiledGame> game);

    MoveRules &moveRules() { return m_moveRules; }
    /// The moves must be legal one after the other.
    Ruling rule(const Position &start, std::span<const Move> moves);
    /// The same game, for the one that wants to go on from it until the next question.
    GameRecord &game(const Position &start, std::span<const Move> moves);

private:
    MoveRules m_moveRules;
    std::optional<Position> m_start;
    std::vector<Move> m_played;
    std::optional<GameRecord> m_record;
};

} // namespace rookery
