#include "widgets/game/program_players.h"

#include "model/analysis/line_text.h"
#include "model/analysis/score_meaning.h"
#include "model/database/learned_file.h"
#include "model/engine/make_game_engine.h"
#include "model/exchange/engines/engine_lines.h"
#include "model/exchange/engines/hosted_engine.h"
#include "widgets/base/shown_wording.h"
#include "widgets/game/score_words.h"
#include "widgets/session/followed.h"

#include <mutex>
#include <random>
#include <utility>

namespace rookery {

EngineReport reportOf(int score, int depth, std::uint64_t nodes, std::string line)
{
    EngineReport report;
    report.depth = depth;
    report.nodes = nodes;
    report.line = std::move(line);
    if (const auto moves = movesToEnd(score))
        report.mate = (score > 0 ? 1 : -1) * (*moves + 1) / 2;
    else
        report.centipawns = score;
    return report;
}

struct ProgramPlayers::Memory
{
    Memory(const Design &design,
           std::shared_ptr<const CompiledGame> game,
           std::shared_ptr<const LearnedSource> taught)
        : learned(std::move(taught))
        , searcher(design,
                   makeGameEngine(design, std::move(game)),
                   std::random_device()(),
                   nullptr,
                   *learned)
    {
    }

    Thought think(const Turn &turn,
                  Strategy strategy,
                  const SearchLimits &limits,
                  const std::atomic<bool> &stop,
                  const EngineSink &sink)
    {
        GameRecord record(searcher.engine(), turn.start);
        for (const Move &move : turn.moves)
            record.play(move);
        Thought thought;
        const auto best =
            searcher.search(record, strategy, limits, stop, [&](const SearchResult &found) {
                if (found.lines.empty())
                    return;
                sink(reportOf(found.score,
                              found.depth,
                              found.nodes,
                              spaced(familyLineTexts(
                                  searcher.engine(), found.lines.front().moves, record.lastTo()))));
            });
        thought.best = best.best;
        if (takesTime(strategy) && best.depth > 0)
            thought.score = best.score;
        return thought;
    }

    std::shared_ptr<const LearnedSource> learned;
    Searcher searcher;
};

/// The window only lets go of it: who waits for it, to stop or to end, is a thread beside.
struct ProgramPlayers::Seat
{
    explicit Seat(const EngineSetup &setup)
        : engine(setup)
    {
    }

    Thought think(const Turn &turn,
                  const EngineLimits &limits,
                  const std::atomic<bool> &stop,
                  const EngineSink &sink)
    {
        const std::scoped_lock lock(mutex); // until the thought before has stopped
        if (!design || !(*design == turn.design) || turn.moves.size() < 2) {
            design.reset();
            const auto begun = engine.begin(turn.design, {}, &stop);
            if (!begun)
                return {nullptr, {}, begun.error().message};
            design = turn.design;
        }
        const auto chosen = engine.choose(turn.start, turn.moves, limits, &stop, sink);
        if (!chosen)
            return {nullptr, {}, chosen.error().message};
        const EngineReport &last = chosen->report;
        const bool saysScore = last.mate || last.centipawns;
        return {nullptr,
                chosen->move,
                {},
                saysScore ? std::optional(scoreOf(last)) : std::nullopt,
                !chosen->move};
    }

    std::mutex mutex;
    HostedEngine engine;
    std::optional<Design> design; ///< whose game it plays
};

ProgramPlayers::ProgramPlayers(QObject *parent)
    : QObject(parent)
    , m_learned(std::make_shared<const LearnedSource>(bundledLearned))
{
    m_pauseTimer.setSingleShot(true);
    connect(&m_pauseTimer, &QTimer::timeout, this, [this] {
        if (const auto turn = std::exchange(m_turn, {}))
            search(*turn);
    });
}

ProgramPlayers::~ProgramPlayers()
{
    halt();
    for (auto &seat : m_seats)
        dismiss(std::move(seat));
}

std::optional<ProgramChoice> ProgramPlayers::of(PlayerId player) const
{
    if (player.index() >= m_programs.size()
        || (m_duty == Duty::Rest && !m_isChance[player.index()]))
        return std::nullopt;
    return m_programs[player.index()];
}

void ProgramPlayers::set(PlayerId player, std::optional<ProgramChoice> program)
{
    if (m_isChance[player.index()])
        return;
    if (program != m_programs[player.index()])
        dismiss(std::move(m_seats[player.index()]));
    m_programs[player.index()] = std::move(program);
}

void ProgramPlayers::dismiss(std::shared_ptr<Seat> seat)
{
    if (!seat)
        return;
    m_farewell.ask([seat = std::move(seat)](BackgroundRun &) {
        const std::scoped_lock lock(seat->mutex);
        seat->engine.quit();
        return std::monostate();
    });
}

void ProgramPlayers::follow(const std::vector<Player> &before, const std::vector<Player> &now)
{
    auto programs = std::exchange(m_programs, {});
    auto seats = std::exchange(m_seats, {});
    m_programs.resize(now.size());
    m_seats.resize(now.size());
    for (std::size_t i = 0; i < programs.size(); ++i) {
        const auto place = followed(before, now, i, &Player::name);
        if (place && !before[i].isChance) {
            m_programs[*place] = programs[i];
            m_seats[*place] = std::move(seats[i]);
        }
    }
    for (auto &seat : seats)
        dismiss(std::move(seat));
    m_scores.assign(now.size(), {});
    m_isChance.resize(now.size());
    for (std::size_t i = 0; i < now.size(); ++i) {
        m_isChance[i] = now[i].isChance;
        if (m_isChance[i])
            m_programs[i] = ProgramChoice(Strategy::Random);
    }
    m_memory.reset();
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
    m_said.clear();
    m_thinker.reset();
    m_thought.forget();
}

void ProgramPlayers::search(const Turn &turn)
{
    const ProgramChoice program = *of(turn.player);
    m_thinker = turn.player;
    m_length = turn.moves.size();
    m_isForTwo = turn.design.rules->deciders().size() == 2;
    m_mayDraw = knowsDraws(*turn.design.rules);
    const EngineSetup *engine = program.engine();
    m_thought.ask([this,
                   work = engine ? askedOf(*engine, turn)
                                 : searchFor(turn, *program.strategy())](BackgroundRun &run) {
        using Clock = std::chrono::steady_clock;
        auto last = Clock::time_point();
        return work(run.stop, [&](const EngineReport &report) {
            // No one reads faster than that.
            if (Clock::now() - last < std::chrono::milliseconds(150))
                return;
            last = Clock::now();
            run.inWindow([this, report] { this->report(report); });
        });
    });
}

ProgramPlayers::Work ProgramPlayers::askedOf(const EngineSetup &engine, const Turn &turn)
{
    std::shared_ptr<Seat> &seat = m_seats[turn.player.index()];
    if (!seat)
        seat = std::make_shared<Seat>(engine);
    EngineLimits limits;
    limits.time = m_effort.time;
    if (m_effort.nodes != Effort().nodes)
        limits.nodes = m_effort.nodes;
    return [turn, seat, limits](const std::atomic<bool> &stop, const EngineSink &sink) {
        return seat->think(turn, limits, stop, sink);
    };
}

ProgramPlayers::Work ProgramPlayers::searchFor(const Turn &turn, Strategy strategy)
{
    SearchLimits limits;
    limits.time = m_effort.time;
    limits.nodes = m_effort.nodes;
    // A level plays the same moves whatever the machine.
    limits.threads = m_effort.nodes == Effort().nodes ? m_threads : 1;
    return [turn, strategy, limits, learned = m_learned, memory = std::exchange(m_memory, {})](
               const std::atomic<bool> &stop, const EngineSink &sink) {
        const auto mine =
            memory ? memory : std::make_shared<Memory>(turn.design, turn.game, learned);
        Thought thought = mine->think(turn, strategy, limits, stop, sink);
        thought.memory = mine;
        return thought;
    };
}

QString ProgramPlayers::textOf(const EngineReport &report)
{
    return tr("depth %1, %2: %3")
        .arg(report.depth)
        .arg(shownScore(report), QString::fromStdString(report.line));
}

void ProgramPlayers::report(const EngineReport &report)
{
    m_said = textOf(report);
    Q_EMIT reported();
}

/// Keeps the score, and offers a draw if it is time to.
bool ProgramPlayers::givesUp(PlayerId player, int score)
{
    ScoreHistory &scores = m_scores[player.index()];
    scores.add(m_length, score);
    if (!m_concede || !m_isForTwo)
        return false;
    if (scores.isLost())
        return true;
    if (m_mayDraw && scores.isEqual())
        Q_EMIT drawOffered(player);
    return false;
}

bool ProgramPlayers::acceptsDraw(PlayerId player, std::size_t length)
{
    m_scores[player.index()].takeBack(length);
    return m_scores[player.index()].acceptsDraw();
}

void ProgramPlayers::decide(const Thought &thought)
{
    m_said.clear();
    if (thought.memory && thought.memory->learned == m_learned)
        m_memory = thought.memory;
    if (thought.resigns && m_isForTwo)
        return Q_EMIT resigned(*m_thinker);
    if (thought.best && thought.score && givesUp(*m_thinker, *thought.score))
        return Q_EMIT resigned(*m_thinker);
    if (thought.best && !m_thinker)
        return; // a draw was agreed to
    if (thought.best)
        return Q_EMIT decided(*thought.best);
    Q_EMIT foundNoMove();
    if (!thought.fault.isEmpty())
        Q_EMIT failed(shown(thought.fault));
}

} // namespace rookery
