#pragma once

#include "app/sounds/sound_wave.h"

#include <QHash>
#include <QObject>

#include <functional>
#include <string>
#include <vector>

namespace rookery {

class PlaySession;
class Preferences;
class Workspace;

/// Lets one hear that a move was made, whether it captured, and that a game has ended; for those
/// who want it. Looking back in a game and opening one is silent.
class GameSounds final : public QObject
{
    Q_OBJECT

public:
    using Play = std::function<void(Sound)>;
    GameSounds(const Preferences &preferences, Play play, QObject *parent);

    /// The game of this design, as soon as there is one.
    void follow(Workspace &workspace);

private:
    /// What a game was like when it was last heard.
    struct Heard
    {
        std::size_t moves = 0;         ///< in all branches
        std::vector<std::string> line; ///< up to the position
        int pieces = 0;
        bool isOver = false;
    };
    static Heard stateOf(const PlaySession &play);
    static bool isNewMove(const Heard &before, const Heard &now);
    void begin(Workspace &workspace);
    void listen(PlaySession &play);
    bool isOn() const;

    const Preferences &m_preferences;
    const Play m_play;
    QHash<const PlaySession *, Heard> m_heard;
};

} // namespace rookery
