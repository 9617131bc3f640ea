#pragma once

#include "model/play/game/step_trace.h"
#include "widgets/base/background.h"
#include "widgets/picture/overlays.h"

#include <QObject>

#include <optional>
#include <vector>

namespace rookery {

class PlaySession;

/// The last move of a game followed through the own rules, line by line. The game stays as it is:
/// only what is shown of it changes.
class FollowedMove final : public QObject
{
    Q_OBJECT

public:
    explicit FollowedMove(PlaySession &play, QObject *parent = nullptr);

    /// Whether the design has own moves or effects.
    bool isOfUse() const;
    /// Whether the whole game is on show; of one that is seen through a player's eyes nothing is
    /// followed.
    bool mayFollow() const;
    /// Follows the move that is the last one now, and those that are from now on.
    void setOn(bool isOn);
    /// Whether the move is still being followed, beside the window.
    bool isLooking() const { return m_looking.isRunning(); }

    /// What was done, in its order; empty where no own rule did anything.
    const std::vector<TracedLine> &lines() const { return m_lines; }
    /// The line in view; behind the last one the game is shown as it stands.
    std::size_t at() const { return m_at; }
    void goTo(std::size_t line);
    void goToGame() { goTo(m_lines.size()); }
    /// Whether a line is in view, and not the game as it stands.
    bool isBetween() const { return m_at < m_lines.size(); }
    /// The position as the line in view has left it, or as it is in the game.
    const Position &shown(const Position &inGame) const;
    /// The cells that the line in view has changed.
    GameMarks marks() const;

Q_SIGNALS:
    /// lines() are others, or are being looked for.
    void followed();
    /// Another line is in view.
    void stepped();

private:
    /// The game on show.
    struct Game
    {
        Position start;
        std::vector<Move> moves;
    };
    void follow();
    void take(std::vector<TracedLine> lines);

    PlaySession &m_play;
    bool m_isOn = false;
    std::optional<Game> m_game; ///< whose last move is followed
    std::vector<TracedLine> m_lines;
    std::size_t m_at = 0;
    Background<std::vector<TracedLine>> m_looking{[this](std::vector<TracedLine> lines) {
        take(std::move(lines));
    }};
};

} // namespace rookery
