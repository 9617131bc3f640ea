#include "widgets/game/program_players.h"

#include "model/engine/make_game_engine.h"
#include "widgets/session/followed.h"

#include <random>
#include <utility>

namespace rookery {

struct ProgramPlayers::Memory
{
    Memory(const Design &design, std::shared_ptr<const CompiledGame> game)
        : searcher(design, makeGameEngine(design, std::move(game)), std::random_device()())
    {
    }

    Searcher searcher;
};

ProgramPlayers::ProgramPlayers(QObject *parent)
    : QObject(parent)
{
    m_pauseTimer.setSingleShot(true);
    connect(&m_pauseTimer, &QTimer::timeout, this, [this] {
        if (const auto turn = std::exchange(m_turn, {}))
            search(*turn);
    });
}

std::optional<Strategy> ProgramPlayers::of(PlayerId player) const
{
    if (player.index() >= m_programs.size()
        || (m_duty == Duty::Rest && !m_isChance[player.index()]))
        return std::nullopt;
    return m_programs[player.index()];
}

void ProgramPlayers::set(PlayerId player, std::optional<Strategy> strategy)
{
    if (!m_isChance[player.index()])
        m_programs[player.index()] = strategy;
}

void ProgramPlayers::follow(const std::vector<Player> &before, const std::vector<Player> &now)
{
    auto programs = std::exchange(m_programs, {});
    m_programs.resize(now.size());
    for (std::size_t i = 0; i < programs.size(); ++i) {
        const auto place = followed(before, now, i, &Player::name);
        if (place && !before[i].isChance)
            m_programs[*place] = programs[i];
    }
    m_isChance.resize(now.size());
    for (std::size_t i = 0; i < now.size(); ++i) {
        m_isChance[i] = now[i].isChance;
        if (m_isChance[i])
            m_programs[i] = Strategy::Random;
    }
    m_memory.reset();
}

void ProgramPlayers::setTimes(std::chrono::milliseconds thinking, std::chrono::milliseconds pause)
{
    m_thinking = thinking;
    m_pause = pause;
}

void ProgramPlayers::think(Turn turn, Pause pause)
{
    const bool isDrawn = m_isChance[turn.player.index()];
    m_turn = std::move(turn);
    m_pauseTimer.start(pause == Pause::Usual || isDrawn ? m_pause : std::chrono::milliseconds(0));
}

void ProgramPlayers::halt()
{
    m_pauseTimer.stop();
    m_turn.reset();
    m_thought.forget();
}

void ProgramPlayers::search(const Turn &turn)
{
    m_thought.ask([turn,
                   strategy = *of(turn.player),
                   memory = std::exchange(m_memory, {}),
                   time = m_thinking](BackgroundRun &run) {
        const auto mine = memory ? memory : std::make_shared<Memory>(turn.design, turn.game);
        GameRecord record(mine->searcher.engine(), turn.start);
        for (const Move &move : turn.moves)
            record.play(move);
        return Thought{mine, mine->searcher.search(record, strategy, {time}, run.stop).best};
    });
}

void ProgramPlayers::decide(const Thought &thought)
{
    m_memory = thought.memory;
    if (thought.best)
        Q_EMIT decided(*thought.best);
    else
        Q_EMIT foundNoMove();
}

} // namespace rookery
