#pragma once

#include "app/cli/arguments.h"
#include "app/cli/outcome.h"
#include "model/play/legal/player_views.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

/// Games as one player sees them.
namespace rookery::cli {

void declareView(Arguments &arguments, std::optional<std::string> &player);

/// What `--view PLAYER` makes of a game: what that player sees, may try and is told.
class GameView
{
public:
    /// Null without the option.
    static Tried<std::unique_ptr<GameView>> of(const std::optional<std::string> &player,
                                               MoveRules &moveRules);

    GameView(MoveRules &moveRules, PlayerId player);

    PlayerId player() const { return m_player; }
    Position seen(const Position &position) { return m_views.seen(position, m_player); }
    /// What the player may try; nothing while it is another player's turn.
    std::vector<Move> tries(const Position &position);
    /// Whether the player is to move and may try what is not legal.
    bool mayTry(const Position &position) const
    {
        return position.toMove() == m_player && m_views.mayTry(m_player);
    }
    std::vector<std::string> told(const Position &before, const Move &move)
    {
        return m_views.told(before, move, m_player);
    }
    std::vector<std::string> refused(const Position &position, const Move &tried)
    {
        return m_views.refused(position, tried, m_player);
    }
    /// Whether the player does not see the last of these moves.
    bool isUnseen(const std::vector<Move> &moves,
                  const std::vector<PlayerId> &movers,
                  GameStage stage) const;

private:
    PlayerViews m_views;
    PlayerId m_player;
};

} // namespace rookery::cli
