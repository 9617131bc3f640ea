#pragma once

#include "model/play/ends/endgame_count.h"
#include "model/play/game/game_engine.h"

#include <memory>
#include <optional>
#include <vector>

namespace rookery {

class NumberLayout;

/// A game from its first position on, so that ends can look back. It belongs to the thread of its
/// engine.
class GameRecord
{
public:
    /// The engine must stay, and serves no other game meanwhile.
    GameRecord(GameEngine &engine, const Position &start);
    /// With an engine of its own that tries each move, by a move rules that must stay.
    GameRecord(MoveRules &moveRules, Position start);

    const Position &position() const { return m_engine->position(); }
    std::size_t length() const { return m_past.size(); }
    const Position &start() const { return m_past.empty() ? position() : m_past.front().before; }
    /// From the start on.
    std::vector<Move> moves() const;
    /// Where the last move has ended.
    std::optional<CellId> lastTo() const
    {
        return m_past.empty() ? std::nullopt : std::optional(m_past.back().move.to);
    }
    std::vector<Move> legalMoves();
    void play(const Move &move);
    /// Takes the last move back; there must be one.
    void takeBack();

    /// GameEngine::key() of the positions before this one, from the first on.
    std::vector<std::uint64_t> earlierKeys();
    /// Whether the position has been there before in this game.
    bool isRepeating() const;

    /// How far the player to move has counted, where a rule lets it.
    std::optional<EndgameCount> count() const;

    /// Why the game is over, if it is.
    std::optional<GameEnd> end();
    /// The same, found without a look at the moves there are: a game that ends for want of one goes
    /// on.
    std::optional<GameEnd> endWhateverMoves();

private:
    struct Past
    {
        Move move;
        Position before;
        bool gaveCheck = false;
    };

    bool isAfterTry(std::size_t place) const;
    std::optional<std::size_t> repeatedSince(int times) const;
    bool hasChecked(PlayerId player, std::size_t since) const;
    bool hasChased(const Repetition &rule, PlayerId player, std::size_t since);
    std::optional<PlayerId> repeater(const Repetition &rule);
    std::optional<EndgameCount> countBy(const CountedOut &rule) const;
    std::optional<PlayerId> whoIsCountedOut(const CountedOut &rule) const;
    std::vector<PieceId> earlierCheckers() const;
    std::optional<GameEnd> endByHistory();

    const NumberLayout *numbers() const;
    MoveRules &moveRules() const { return m_engine->moveRules(); }

    std::unique_ptr<GameEngine> m_own; ///< null where another object's is used
    GameEngine *m_engine;
    std::vector<Past> m_past;
};

} // namespace rookery
