#include "model/analysis/learning/learning.h"

#include "model/analysis/self_play.h"
#include "model/engine/make_game_engine.h"

#include <thread>

namespace rookery {

namespace {

LearnedSource alwaysThese(const LearnedValues &values)
{
    return [shared = std::make_shared<const LearnedValues>(values)](std::uint64_t) {
        return shared;
    };
}

/// Plays games of one design in several threads.
class TrainingGames
{
public:
    TrainingGames(const Design &design,
                  const LearningLimits &limits,
                  const std::atomic<bool> &stop,
                  const std::function<void(std::size_t games)> &heard)
        : m_design(design)
        , m_limits(limits)
        , m_stop(stop)
        , m_heard(heard)
        , m_deadline(std::chrono::steady_clock::now() + limits.time)
        , m_sets(limits.games)
    {
    }

    bool isOver() const { return m_stop || std::chrono::steady_clock::now() >= m_deadline; }

    /// The games from `m_next` up to this one, by what has been learned.
    void play(const std::shared_ptr<const EvaluationRecipe> &derived,
              const LearnedSource &learned,
              std::size_t end)
    {
        std::vector<std::thread> threads;
        for (std::size_t i = 0; i < std::max<std::size_t>(m_limits.threads, 1); ++i)
            threads.emplace_back([&] { playSome(derived, learned, end); });
        for (std::thread &thread : threads)
            thread.join();
        m_next = end;
    }

    /// All positions, in the order of the games.
    TrainingSet all() const
    {
        TrainingSet all;
        for (const TrainingSet &set : m_sets) {
            const std::size_t before = all.parts.size();
            for (TrainingPosition position : set.positions) {
                position.firstPart += before;
                all.positions.push_back(position);
            }
            all.parts.insert(all.parts.end(), set.parts.begin(), set.parts.end());
        }
        return all;
    }
    std::size_t played() const { return m_played; }

private:
    void playSome(std::shared_ptr<const EvaluationRecipe> derived,
                  const LearnedSource &learned,
                  std::size_t end)
    {
        Evaluator evaluator(std::move(derived));
        Searcher searcher(m_design, makeGameEngine(m_design), 1, nullptr, learned);
        const Position start = startPosition(m_design, searcher.engine().board());
        TrainingLimits each;
        each.nodes = m_limits.nodes;
        for (std::size_t game = m_next++; game < end && !isOver(); game = m_next++) {
            addTrainingGame(
                searcher, evaluator, start, each, m_limits.seed + game, m_sets[game], m_stop);
            const std::size_t played = ++m_played;
            if (m_heard && !m_stop)
                m_heard(played);
        }
    }

    const Design &m_design;
    const LearningLimits &m_limits;
    const std::atomic<bool> &m_stop;
    const std::function<void(std::size_t games)> &m_heard;
    std::chrono::steady_clock::time_point m_deadline;
    std::vector<TrainingSet> m_sets; ///< by game
    std::atomic<std::size_t> m_next{0};
    std::atomic<std::size_t> m_played{0};
};

} // namespace

Message learningFault(const Design &design)
{
    if (const Message fault = selfPlayFault(design); !fault.isEmpty())
        return fault;
    if (design.rules->players.size() != 2)
        return Message("nothing is learned of games with chance");
    if (!Searcher::blindnessOf(*design.rules).empty())
        return Message("nothing is learned of games with secrets");
    return {};
}

LearnedFromGames learnFromGames(const Design &design,
                                const LearningLimits &limits,
                                const std::atomic<bool> &stop,
                                const std::function<void(std::size_t games)> &heard,
                                const std::atomic<bool> *isForgotten)
{
    const auto game = std::make_shared<const CompiledGame>(design);
    const EvaluationRecipe plain(design, game);
    const auto derived =
        std::make_shared<const EvaluationRecipe>(design, game, alwaysThese(plain.nothingLearned()));
    LearnedFromGames result;
    result.fingerprint = plain.fingerprint();
    TrainingGames games(design, limits, stop, heard);
    LearnedSource by;
    const std::atomic<bool> never{false};
    for (const std::size_t end : {limits.games / 2, limits.games}) {
        games.play(derived, by, end);
        const TrainingSet set = games.all();
        result.positions = set.positions.size();
        result.learned = learnValues(
            *derived, game->board().size(), set, {}, isForgotten ? *isForgotten : never);
        if (games.isOver())
            break;
        by = alwaysThese(result.learned.values);
    }
    result.games = games.played();
    return result;
}

} // namespace rookery
