#pragma once

#include "model/engine/recipe/learned_values.h"
#include "model/engine/search/score_history.h"
#include "model/engine/search/search.h"
#include "model/exchange/engines/engine_setup.h"
#include "widgets/base/background.h"
#include "widgets/game/program_choice.h"

#include <QObject>
#include <QTimer>

#include <atomic>
#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace rookery {

/// What this program has found, as an engine would report it; the score is one of Searcher's.
EngineReport reportOf(int score, int depth, std::uint64_t nodes, std::string line);

/// The programs that play: for whom, how long they may take, and the one that thinks, on a thread
/// of its own.
class ProgramPlayers final : public QObject
{
    Q_OBJECT

public:
    explicit ProgramPlayers(QObject *parent = nullptr);
    ~ProgramPlayers() override;

    /// None: a person. Chance is always drawn by a program.
    std::optional<ProgramChoice> of(PlayerId player) const;
    /// While they rest, people make all moves but those of chance.
    enum class Duty { Play, Rest };
    Duty duty() const { return m_duty; }
    void setDuty(Duty duty) { m_duty = duty; }
    void set(PlayerId player, std::optional<ProgramChoice> program);
    /// The design has other players, or other rules: a program goes on playing for the player it
    /// was chosen for.
    void follow(const std::vector<Player> &before, const std::vector<Player> &now);

    /// What games have taught; programs that play from now on know it.
    void setLearned(LearnedSource learned)
    {
        m_learned = std::make_shared<const LearnedSource>(std::move(learned));
        m_memory.reset();
    }
    const LearnedSource &learned() const { return *m_learned; }

    void setEffort(const Effort &effort) { m_effort = effort; }
    /// In so many this program looks ahead, but for its levels.
    void setThreads(unsigned threads) { m_threads = threads; }
    /// What programs may use for a move; how long they wait after another program's move.
    void setTimes(std::chrono::milliseconds thinking, std::chrono::milliseconds pause)
    {
        m_effort = {thinking};
        m_pause = pause;
    }

    /// Whether programs that look ahead resign and offer draws, in games of two; see ScoreHistory.
    bool concede() const { return m_concede; }
    void setConcede(bool concede) { m_concede = concede; }
    /// Whether the player's program would take a draw after so many moves of the game.
    bool acceptsDraw(PlayerId player, std::size_t length);

    /// A game in which it is a program's turn.
    struct Turn
    {
        PlayerId player;
        Design design;
        std::shared_ptr<const CompiledGame> game;
        Position start;
        std::vector<Move> moves;
    };
    /// Whether it waits a little first, so that people can follow programs that play each other; it
    /// always does before it draws for chance.
    enum class Pause { None, Usual };
    void think(Turn turn, Pause pause);
    bool isThinking() const { return m_turn || m_thought.isRunning(); }
    void halt();
    /// Whether the program that thinks has found a move that it can play at once.
    bool mayHurry() const { return m_thought.isRunning() && !m_said.isEmpty(); }
    /// It does so: decided() comes soon.
    void hurry() { m_thought.hurry(); }
    /// What the program that thinks has found so far: `depth 12, +0.31: e2e4 e7e5`; else empty.
    const QString &thought() const { return m_said; }
    static QString textOf(const EngineReport &report);

Q_SIGNALS:
    /// What the program that thinks wants to play; then it thinks no more.
    void decided(const Move &move);
    /// It gives the game up; no decided() follows.
    void resigned(PlayerId player);
    /// decided() follows, unless programs are halted.
    void drawOffered(PlayerId player);
    void foundNoMove();
    /// After foundNoMove(): what an engine has done wrong, or why it does not play this game, as a
    /// sentence without a full stop.
    void failed(const QString &sentence);
    /// thought() is another one.
    void reported();

private:
    /// What a program keeps from move to move.
    struct Memory;
    /// An engine that runs for one player.
    struct Seat;
    struct Thought
    {
        std::shared_ptr<Memory> memory; ///< null of an engine
        std::optional<Move> best;
        Message fault;                 ///< of an engine
        std::optional<int> score = {}; ///< none of what does not look ahead
        bool resigns = false;          ///< an engine, by itself
    };
    using Work = std::function<Thought(const std::atomic<bool> &stop, const EngineSink &sink)>;

    void search(const Turn &turn);
    Work searchFor(const Turn &turn, Strategy strategy);
    Work askedOf(const EngineSetup &engine, const Turn &turn);
    void dismiss(std::shared_ptr<Seat> seat);
    void report(const EngineReport &report);
    void decide(const Thought &thought);
    bool givesUp(PlayerId player, int score);

    std::vector<std::optional<ProgramChoice>> m_programs;
    std::vector<std::shared_ptr<Seat>> m_seats; ///< by player; null without an engine that runs
    std::vector<bool> m_isChance;
    std::vector<ScoreHistory> m_scores; ///< by player
    std::optional<PlayerId> m_thinker;  ///< whose program has been asked; none once it was halted
    std::size_t m_length = 0;           ///< moves of the game before that
    bool m_concede = false;
    bool m_isForTwo = false;
    bool m_mayDraw = false;
    Duty m_duty = Duty::Play;
    Effort m_effort;
    unsigned m_threads = 1;
    std::chrono::milliseconds m_pause{200};
    std::optional<Turn> m_turn; ///< to be thought about after the pause
    QTimer m_pauseTimer;
    QString m_said;
    Background<std::monostate> m_farewell{[](std::monostate) {
    }};
    std::shared_ptr<const LearnedSource> m_learned;
    std::shared_ptr<Memory> m_memory; ///< none while a program thinks, which has it then
    Background<Thought> m_thought{[this](const Thought &thought) {
        decide(thought);
    }};
};

} // namespace rookery
