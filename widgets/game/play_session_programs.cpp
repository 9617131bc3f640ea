#include "model/engine/make_game_engine.h"
#include "widgets/game/play_session.h"

#include <random>

namespace rookery {

/// Belongs to the worker thread that thinks.
struct PlaySession::Desk
{
    Desk(const Design &design, std::shared_ptr<const CompiledGame> game)
        : searcher(design, makeGameEngine(design, std::move(game)), std::random_device()())
    {
    }

    Searcher searcher;
};

std::optional<Strategy> PlaySession::program(PlayerId player) const
{
    return player.index() < m_programs.size() ? m_programs[player.index()] : std::nullopt;
}

void PlaySession::setProgram(PlayerId player, std::optional<Strategy> strategy)
{
    halt();
    m_programs[player.index()] = strategy;
    m_isRunning = true;
    Q_EMIT changed();
    thinkIfDue();
}

void PlaySession::setTimes(std::chrono::milliseconds thinking, std::chrono::milliseconds pause)
{
    m_thinking = thinking;
    m_pause = pause;
}

bool PlaySession::isPaused() const
{
    return !m_isRunning && m_choice && !isOver() && program(toMove());
}

void PlaySession::go()
{
    m_isRunning = true;
    thinkIfDue();
    Q_EMIT changed();
}

void PlaySession::stop()
{
    halt();
    Q_EMIT changed();
}

void PlaySession::setTimeControl(const TimeControl &control)
{
    m_clock.reset(control, m_design.rules->players.size());
    Q_EMIT changed();
}

void PlaySession::halt()
{
    m_isRunning = false;
    m_clock.pause();
    m_pauseTimer.stop();
    if (m_stop)
        *m_stop = true;
    m_stop.reset();
}

void PlaySession::thinkIfDue()
{
    const auto strategy = program(toMove());
    if (m_isFree || !strategy || !m_isRunning || isThinking() || !m_choice || isOver()
        || m_ruling.legal.empty())
        return;
    m_choice->reset();
    m_stop = std::make_shared<std::atomic<bool>>(false);
    m_pauseTimer.start(m_programMoved ? m_pause : std::chrono::milliseconds(0));
    Q_EMIT changed();
}

void PlaySession::think(Strategy strategy)
{
    if (!m_stop)
        return;
    m_thoughts.start([=,
                      this,
                      stop = m_stop,
                      start = *m_start,
                      list = moves(),
                      desk = m_desk,
                      design = m_design,
                      game = m_game,
                      time = m_thinking] {
        const auto mine = desk ? desk : std::make_shared<Desk>(design, game);
        GameRecord record(mine->searcher.engine(), start);
        for (const Move &move : list)
            record.play(move);
        const auto best = mine->searcher.search(record, strategy, {time}, *stop).best;
        QMetaObject::invokeMethod(
            this,
            [=, this] {
                if (m_stop != stop)
                    return;
                m_desk = mine;
                if (best)
                    play(*best);
                else
                    this->stop();
            },
            Qt::QueuedConnection);
    });
}

} // namespace rookery
