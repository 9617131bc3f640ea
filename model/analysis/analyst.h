#pragma once

#include "model/analysis/score_meaning.h"
#include "model/engine/search/search.h"
#include "model/engine/solver/game_solver.h"

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace rookery {

/// A game as far as it was played.
struct AskedGame
{
    Position start;
    std::vector<Move> moves;
};

/// The best moves of a position, each with what is expected to follow.
struct BestLines
{
    struct Line
    {
        int score = 0; ///< for the player to move, see Searcher::win
        std::vector<Move> moves;
        std::vector<std::string> texts; ///< of the moves, as the family of the game writes them
    };

    PlayerId toMove;
    int depth = 0;
    std::uint64_t nodes = 0;
    std::vector<Line> lines; ///< the best first; none if the game is over or chance is to move
    Message fault;           ///< what the rules had to give up, as a sentence; usually empty
};

/// A position of a game, and how good the move was that was played in it.
struct ScoredPosition
{
    PlayerId toMove;
    std::optional<int> score; ///< for that player; none where chance is to move
    Judgement judgement = Judgement::None;
    Message fault = {}; ///< see SearchResult::fault
};

struct SolvedPosition
{
    Solution solution;
    std::vector<std::string> line; ///< of best play, as the family of the game writes moves
};

/// How many sequences of legal moves there are from a position.
struct MoveCounts
{
    std::vector<std::uint64_t> sequences; ///< of one move, of two, and so on
    Message fault;                        ///< see BestLines::fault
};

/// Answers questions about positions of one design, by the program's own player and by its solver.
/// What it has found out it keeps from question to question. Any thread may ask; one question is
/// answered after the other, and one that is stopped ends soon.
class Analyst
{
public:
    explicit Analyst(Design design,
                     std::shared_ptr<const CompiledGame> game = nullptr,
                     LearnedSource learned = {});
    ~Analyst();

    using LinesSink = std::function<void(const BestLines &)>;
    /// `sink` hears of each depth.
    BestLines lines(const AskedGame &game,
                    const SearchLimits &limits,
                    const std::atomic<bool> &stop,
                    const LinesSink &sink = {});

    /// The positions from the start on, the last one included: as many as were scored when it was
    /// stopped.
    using Scores = std::vector<ScoredPosition>;
    Scores scores(const AskedGame &game,
                  std::uint64_t nodes,
                  const std::atomic<bool> &stop,
                  const std::function<void(const Scores &)> &sink = {});

    /// What the game is worth from its last position on.
    SolvedPosition solve(const AskedGame &game,
                         const SolverLimits &limits,
                         const std::atomic<bool> &stop,
                         const SolverView::Progress &progress = {});

    /// From the last position of the game, for all lengths up to `depth` moves that could be
    /// counted before it was stopped; `sink` hears of each.
    MoveCounts counts(const AskedGame &game,
                      int depth,
                      const std::atomic<bool> &stop,
                      const std::function<void(const MoveCounts &)> &sink = {});

private:
    Searcher &searcher();
    ScoredPosition scored(GameRecord &record,
                          const Move *played,
                          std::uint64_t nodes,
                          const std::atomic<bool> &stop);

    Design m_design;
    std::shared_ptr<const CompiledGame> m_game;
    std::mutex m_mutex; ///< for the searcher
    LearnedSource m_learned;
    std::unique_ptr<Searcher> m_searcher; ///< made when it is first needed
};

} // namespace rookery
