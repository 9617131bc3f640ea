#include "model/analysis/analyst.h"

#include "model/analysis/line_text.h"
#include "model/engine/make_game_engine.h"

#include <algorithm>

namespace rookery {

namespace {

GameRecord recordOf(GameEngine &engine, const AskedGame &game)
{
    GameRecord record(engine, game.start);
    for (const Move &move : game.moves)
        record.play(move);
    return record;
}

/// For the player to move, in a game that is over.
int scoreOfEnd(const GameEnd &end, PlayerId toMove)
{
    if (end.isDraw)
        return 0;
    const bool isWon = end.winner ? *end.winner == toMove : end.about != toMove;
    return isWon ? Searcher::win : -Searcher::win;
}

/// As GameEngine::perft() counts them, but for those that are left when it is stopped.
std::uint64_t sequences(GameEngine &engine, int depth, const std::atomic<bool> &stop)
{
    constexpr int soonDone = 2;
    if (depth <= soonDone)
        return engine.perft(depth);
    std::vector<Move> moves;
    engine.legal(moves);
    std::uint64_t count = 0;
    for (const Move &move : moves) {
        if (stop)
            return count;
        if (move.isIdle())
            continue;
        engine.make(move);
        count += sequences(engine, depth - 1, stop);
        engine.unmake();
    }
    return count;
}

} // namespace

Analyst::Analyst(Design design, std::shared_ptr<const CompiledGame> game, LearnedSource learned)
    : m_design(std::move(design))
    , m_game(std::move(game))
    , m_learned(std::move(learned))
{
}

Analyst::~Analyst() = default;

Searcher &Analyst::searcher()
{
    if (!m_searcher)
        m_searcher = std::make_unique<Searcher>(
            m_design, makeGameEngine(m_design, m_game), 1, nullptr, m_learned);
    return *m_searcher;
}

BestLines Analyst::lines(const AskedGame &game,
                         const SearchLimits &limits,
                         const std::atomic<bool> &stop,
                         const LinesSink &sink)
{
    const std::scoped_lock lock(m_mutex);
    BestLines best;
    if (stop)
        return best;
    GameRecord record = recordOf(searcher().engine(), game);
    best.toMove = record.position().toMove();
    if (m_design.rules->isChance(best.toMove) || record.end())
        return best;
    const auto take = [&](const SearchResult &found) {
        best.depth = found.depth;
        best.nodes = found.nodes;
        best.lines.clear();
        for (const SearchLine &line : found.lines) {
            // While a depth is looked at, a move that has become better may be there twice.
            const auto isThere = [&](const BestLines::Line &one) {
                return one.moves.front() == line.moves.front();
            };
            if (!line.moves.empty() && std::none_of(best.lines.begin(), best.lines.end(), isThere))
                best.lines.push_back(
                    {line.score,
                     line.moves,
                     familyLineTexts(searcher().engine(), line.moves, record.lastTo())});
        }
        if (sink && !best.lines.empty())
            sink(best);
    };
    best.fault = searcher().search(record, Strategy::AlphaBeta, limits, stop, take).fault;
    if (!best.fault.isEmpty())
        best.lines.clear();
    return best;
}

Analyst::Scores Analyst::scores(const AskedGame &game,
                                std::uint64_t nodes,
                                const std::atomic<bool> &stop,
                                const std::function<void(const Scores &)> &sink)
{
    const std::scoped_lock lock(m_mutex);
    Scores scores;
    if (stop)
        return scores;
    GameRecord record(searcher().engine(), game.start);
    for (std::size_t i = 0; i <= game.moves.size() && !stop; ++i) {
        const Move *played = i < game.moves.size() ? &game.moves[i] : nullptr;
        const ScoredPosition position = scored(record, played, nodes, stop);
        if (stop)
            break;
        scores.push_back(position);
        if (sink)
            sink(scores);
        if (played)
            record.play(*played);
    }
    return scores;
}

/// The move that was played is looked at as deep as all others.
ScoredPosition Analyst::scored(GameRecord &record,
                               const Move *played,
                               std::uint64_t nodes,
                               const std::atomic<bool> &stop)
{
    ScoredPosition position;
    position.toMove = record.position().toMove();
    if (m_design.rules->isChance(position.toMove))
        return position;
    if (const auto end = record.end()) {
        position.score = scoreOfEnd(*end, position.toMove);
        return position;
    }
    SearchLimits limits;
    limits.time = std::chrono::hours(1'000);
    limits.nodes = nodes;
    const SearchResult best = searcher().search(record, Strategy::AlphaBeta, limits, stop);
    position.fault = best.fault;
    if (!best.best || !best.fault.isEmpty())
        return position;
    position.score = best.score;
    if (!played || *best.best == *played)
        return position;
    limits.only = {*played};
    limits.depth = std::max(best.depth, 1);
    const SearchResult other = searcher().search(record, Strategy::AlphaBeta, limits, stop);
    position.fault = other.fault;
    if (!other.fault.isEmpty())
        return position;
    position.score = std::max(best.score, other.score);
    position.judgement = judgementOf(*position.score, other.score);
    return position;
}

SolvedPosition Analyst::solve(const AskedGame &game,
                              const SolverLimits &limits,
                              const std::atomic<bool> &stop,
                              const SolverView::Progress &progress)
{
    const auto engine = makeGameEngine(m_design, m_game);
    SolvedPosition solved;
    std::optional<CellId> lastTo;
    {
        const GameRecord record = recordOf(*engine, game);
        engine->begin(Position(record.position()));
        lastTo = record.lastTo();
    }
    solved.solution = solveGame(*engine, limits, stop, progress);
    solved.line = familyLineTexts(*engine, solved.solution.line, lastTo);
    return solved;
}

MoveCounts Analyst::counts(const AskedGame &game,
                           int depth,
                           const std::atomic<bool> &stop,
                           const std::function<void(const MoveCounts &)> &sink)
{
    const auto engine = makeGameEngine(m_design, m_game);
    engine->begin(Position(recordOf(*engine, game).position()));
    MoveCounts counts;
    for (int length = 1; length <= depth; ++length) {
        const std::uint64_t count = sequences(*engine, length, stop);
        if (stop)
            break;
        if (const auto trouble = engine->takeTrouble()) {
            counts.fault = *trouble;
            break;
        }
        counts.sequences.push_back(count);
        if (sink)
            sink(counts);
    }
    return counts;
}

} // namespace rookery
