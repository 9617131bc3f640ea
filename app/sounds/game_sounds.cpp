#include "app/sounds/game_sounds.h"

#include "app/settings/preferences.h"
#include "widgets/game/play_session.h"
#include "widgets/workspace/workspace.h"

#include <algorithm>
#include <utility>

namespace rookery {

GameSounds::GameSounds(const Preferences &preferences, Play play, QObject *parent)
    : QObject(parent)
    , m_preferences(preferences)
    , m_play(std::move(play))
{
    // That they work is heard at once.
    connect(&preferences, &Preferences::changed, this, [this](const PreferenceValues &before) {
        if (before.sounds == Sounds::On || !isOn())
            return;
        for (auto heard = m_heard.begin(); heard != m_heard.end(); ++heard)
            *heard = stateOf(*heard.key());
        m_play(Sound::Move);
    });
}

void GameSounds::follow(Workspace &workspace)
{
    connect(&workspace.choices(), &Choices::modeChanged, this, [this, &workspace] {
        begin(workspace);
    });
    begin(workspace);
}

void GameSounds::begin(Workspace &workspace)
{
    if (!showsGame(workspace.choices().mode()) || m_heard.contains(&workspace.play()))
        return;
    PlaySession &play = workspace.play();
    m_heard.insert(&play, stateOf(play));
    connect(&play, &PlaySession::changed, this, [this, &play] { listen(play); });
    connect(&play, &QObject::destroyed, this, [this, gone = &play] { m_heard.remove(gone); });
}

GameSounds::Heard GameSounds::stateOf(const PlaySession &play)
{
    Heard state;
    state.moves = play.tree().size();
    for (const std::size_t node : play.tree().line(play.tree().current()))
        state.line.push_back(play.tree().node(node).text);
    for (const CellId cell : play.board().cells())
        state.pieces += play.shownPosition().at(cell) ? 1 : 0;
    state.isOver = !play.result().isEmpty();
    return state;
}

/// Dice that are thrown after a move come with it; a game that is opened has other moves before, or
/// many more.
bool GameSounds::isNewMove(const Heard &before, const Heard &now)
{
    constexpr std::size_t most = 3;
    const std::size_t more = now.moves - before.moves;
    return now.moves > before.moves && more <= most && now.line.size() == before.line.size() + more
           && std::equal(before.line.begin(), before.line.end(), now.line.begin());
}

/// Rules are asked beside the window: what is heard is the position after that. A game changes with
/// every cell that is pointed at, so that nothing is looked up for those who want no sounds.
void GameSounds::listen(PlaySession &play)
{
    if (!isOn())
        return;
    const Heard now = stateOf(play);
    if (!play.choice() && !now.isOver)
        return;
    const Heard before = std::exchange(m_heard[&play], now);
    if (!isNewMove(before, now))
        return;
    if (now.isOver)
        m_play(Sound::GameEnd);
    else
        m_play(now.pieces < before.pieces ? Sound::Capture : Sound::Move);
}

bool GameSounds::isOn() const
{
    return m_preferences.values().sounds == Sounds::On;
}

} // namespace rookery
