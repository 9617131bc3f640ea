#include "widgets/game/game_clock.h"

#include <algorithm>

namespace rookery {

namespace {

/// Between two looks at a clock that runs.
constexpr std::chrono::milliseconds rest{100};

} // namespace

GameClock::GameClock(QObject *parent)
    : QObject(parent)
{
    connect(&m_timer, &QTimer::timeout, this, &GameClock::look);
}

void GameClock::reset(const TimeControl &control, const std::vector<Player> &players)
{
    m_timer.stop();
    m_running.reset();
    m_fallen.reset();
    m_control = control;
    m_left.clear();
    for (const Player &player : players)
        m_left.push_back(player.isChance ? std::chrono::hours(10'000) : control.whole);
    Q_EMIT ticked();
}

void GameClock::run(PlayerId player)
{
    if (!isOn() || m_fallen || player.index() >= m_left.size())
        return;
    pause();
    m_running = player;
    m_since.start();
    m_timer.start(std::min(rest, m_left[player.index()] + std::chrono::milliseconds(1)));
    Q_EMIT ticked();
}

void GameClock::pause()
{
    if (!m_running)
        return;
    m_left[m_running->index()] = left(*m_running);
    m_running.reset();
    m_timer.stop();
    Q_EMIT ticked();
}

void GameClock::addBonus(PlayerId player)
{
    if (!isOn() || m_fallen || player.index() >= m_left.size())
        return;
    pause();
    m_left[player.index()] += m_control.perMove;
    Q_EMIT ticked();
}

std::chrono::milliseconds GameClock::left(PlayerId player) const
{
    if (player.index() >= m_left.size())
        return std::chrono::milliseconds(0);
    const std::chrono::milliseconds before = m_left[player.index()];
    if (m_running != player)
        return before;
    return std::max(before - std::chrono::milliseconds(m_since.elapsed()),
                    std::chrono::milliseconds(0));
}

void GameClock::look()
{
    if (!m_running)
        return;
    if (left(*m_running).count() > 0)
        return Q_EMIT ticked();
    const PlayerId player = *m_running;
    pause();
    m_fallen = player;
    Q_EMIT ticked();
    Q_EMIT ranOut();
}

} // namespace rookery
