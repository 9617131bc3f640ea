#include "widgets/game/program_players.h"

#include "model/engine/make_game_engine.h"
#include "widgets/session/followed.h"

#include <random>
#include <utility>

namespace rookery {

/// Belongs to the worker thread that thinks.
struct ProgramPlayers::Desk
{
    Desk(const Design &design, std::shared_ptr<const CompiledGame> game)
        : searcher(design, makeGameEngine(design, std::move(game)), std::random_device()())
    {
    }

    Searcher searcher;
};

ProgramPlayers::ProgramPlayers(QObject *parent)
    : QObject(parent)
{
    m_thoughts.setMaxThreadCount(1);
    m_pauseTimer.setSingleShot(true);
    connect(&m_pauseTimer, &QTimer::timeout, this, [this] {
        if (const auto turn = std::exchange(m_turn, {}))
            search(*turn);
    });
}

ProgramPlayers::~ProgramPlayers()
{
    if (m_stop)
        *m_stop = true;
    m_thoughts.waitForDone();
}

std::optional<Strategy> ProgramPlayers::of(PlayerId player) const
{
    return player.index() < m_programs.size() ? m_programs[player.index()] : std::nullopt;
}

void ProgramPlayers::set(PlayerId player, std::optional<Strategy> strategy)
{
    m_programs[player.index()] = strategy;
}

void ProgramPlayers::follow(const std::vector<Player> &before, const std::vector<Player> &now)
{
    auto programs = std::exchange(m_programs, {});
    m_programs.resize(now.size());
    for (std::size_t i = 0; i < programs.size(); ++i) {
        if (const auto place = followed(before, now, i, &Player::name))
            m_programs[*place] = programs[i];
    }
    m_desk.reset();
}

void ProgramPlayers::setTimes(std::chrono::milliseconds thinking, std::chrono::milliseconds pause)
{
    m_thinking = thinking;
    m_pause = pause;
}

void ProgramPlayers::think(Turn turn, Pause pause)
{
    m_stop = std::make_shared<std::atomic<bool>>(false);
    m_turn = std::move(turn);
    m_pauseTimer.start(pause == Pause::Usual ? m_pause : std::chrono::milliseconds(0));
}

void ProgramPlayers::halt()
{
    m_pauseTimer.stop();
    m_turn.reset();
    if (m_stop)
        *m_stop = true;
    m_stop.reset();
}

void ProgramPlayers::search(const Turn &turn)
{
    m_thoughts.start([=, this, stop = m_stop, desk = m_desk, time = m_thinking] {
        const auto mine = desk ? desk : std::make_shared<Desk>(turn.design, turn.game);
        GameRecord record(mine->searcher.engine(), turn.start);
        for (const Move &move : turn.moves)
            record.play(move);
        const auto best = mine->searcher.search(record, turn.strategy, {time}, *stop).best;
        QMetaObject::invokeMethod(
            this,
            [=, this] {
                if (m_stop != stop)
                    return;
                m_desk = mine;
                m_stop.reset();
                if (best)
                    Q_EMIT decided(*best);
                else
                    Q_EMIT foundNoMove();
            },
            Qt::QueuedConnection);
    });
}

} // namespace rookery
