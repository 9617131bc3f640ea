#include "model/engine/search/search.h"

#include "model/design/secrets.h"
#include "model/engine/make_game_engine.h"
#include "model/engine/search/playout_search.h"
#include "model/engine/search/search_ends.h"
#include "model/engine/search/search_helpers.h"
#include "model/engine/search/search_scores.h"
#include "model/play/moves/drawn_move.h"

#include <algorithm>
#include <utility>

namespace rookery {

namespace {

/// What the player is credited with who brings a position back.
int repetitionScore(const Rules &rules)
{
    for (const End &end : rules.ends) {
        const auto *rule = std::get_if<Repetition>(&end.condition);
        if (rule && rule->repeating == Repeating::Anything)
            return signOf(end.outcome) * 500;
    }
    return 0; // going round in circles wins nothing
}

/// The count at which a search ends that begins at the other one.
std::uint64_t nodesUntil(std::uint64_t before, std::uint64_t most)
{
    return before + std::min(most, std::numeric_limits<std::uint64_t>::max() - before);
}

} // namespace

std::uint64_t nodesOfLevel(int level)
{
    constexpr std::uint64_t nodes[] = {20, 60, 200, 600, 2'000, 6'000, 20'000};
    return level >= strongestLevel ? std::numeric_limits<std::uint64_t>::max()
                                   : nodes[std::max(level, weakestLevel) - 1];
}

Searcher::Searcher(const Design &design,
                   std::unique_ptr<GameEngine> engine,
                   unsigned seed,
                   std::shared_ptr<const EvaluationRecipe> recipe,
                   const LearnedSource &learned)
    : m_blindness(blindnessOf(*design.rules))
    , m_design(design)
    , m_recipe(recipe ? std::move(recipe)
                      : std::make_shared<const EvaluationRecipe>(
                          design, engine->moveRules().sharedGame(), learned))
    , m_engine(std::move(engine))
    , m_evaluator(m_recipe)
    , m_random(seed)
    , m_table(std::make_shared<TranspositionTable>())
    , m_order(*m_recipe, m_engine->board().size(), longestLine)
    , m_lists(longestLine + 2)
    , m_rated(longestLine + 2)
    , m_tried(longestLine + 2)
    , m_pv(longestLine + 2)
    , m_threats(longestLine + 2)
    , m_standing(longestLine + 2)
    , m_repetition(repetitionScore(*design.rules))
    , m_hasRoyals(m_engine->moveRules().book().hasRoyals())
    , m_hasChance(design.rules->hasChance())
{
    if (!m_blindness.empty())
        m_views = std::make_unique<PlayerViews>(design, m_engine->moveRules().sharedGame());
}

Searcher::Searcher(const Searcher &helped, unsigned seed)
    : Searcher(helped.m_design,
               makeGameEngine(helped.m_design, helped.m_engine->moveRules().sharedGame()),
               seed,
               helped.m_recipe)
{
    m_table = helped.m_table;
    m_isHelper = true;
    m_firstDepth = 1 + static_cast<int>(seed % 2);
}

Searcher::~Searcher() = default;

std::string Searcher::blindnessOf(const Rules &rules)
{
    const auto secrets = secretsOf(rules);
    return secrets.empty() ? std::string()
                           : "moves are drawn at random from what the player may try: "
                                 + secrets.front().text();
}

/// One of the moves that the player to move may try by what that player sees; those that are
/// refused are followed by another, as a person would have to do.
const Move *Searcher::drawnTry(const std::vector<Move> &legal)
{
    std::vector<Move> tries = m_views->tries(position());
    std::sort(tries.begin(), tries.end(), precedes);
    std::shuffle(tries.begin(), tries.end(), m_random);
    for (const Move &tried : tries) {
        const auto played = PlayerViews::played(tried, legal);
        if (played && !played->isIdle())
            return &legal[static_cast<std::size_t>(std::find(legal.begin(), legal.end(), *played)
                                                   - legal.begin())];
    }
    return &legal.front();
}

void Searcher::forget(unsigned seed)
{
    m_random.seed(seed);
    m_table->reset(m_table->size());
    m_order = MoveOrder(*m_recipe, m_engine->board().size(), longestLine);
    m_helpers.reset();
}

SearchResult Searcher::search(GameRecord &record,
                              Strategy strategy,
                              const SearchLimits &limits,
                              const std::atomic<bool> &stop,
                              const SearchSink &sink)
{
    SearchResult result = searched(record, strategy, limits, stop, sink);
    Message fault = takeFault();
    if (fault.isEmpty())
        return result;
    // Positions without their moves were scored as if they had none.
    if (!m_isHelper)
        m_table->reset(m_table->size());
    SearchResult rest;
    rest.best = std::move(result.best);
    rest.nodes = result.nodes;
    rest.fault = std::move(fault);
    return rest;
}

/// Of this search and its helpers.
Message Searcher::takeFault()
{
    if (auto trouble = m_engine->takeTrouble())
        return *std::move(trouble);
    return m_helpers ? m_helpers->takeFault() : Message();
}

SearchResult Searcher::searched(GameRecord &record,
                                Strategy strategy,
                                const SearchLimits &limits,
                                const std::atomic<bool> &stop,
                                const SearchSink &sink)
{
    m_begin = Clock::now();
    m_root = record.position().toMove();
    m_stop = &stop;
    m_isOver = false;
    const std::uint64_t before = nodes();
    m_mostNodes = nodesUntil(before, limits.nodes);
    SearchResult result;
    std::vector<Move> legal = limits.only.empty() ? record.legalMoves() : limits.only;
    std::erase_if(legal, [](const Move &move) { return move.isIdle(); });
    if (legal.empty())
        return result;
    std::sort(legal.begin(), legal.end(), precedes);
    std::shuffle(legal.begin(), legal.end(), m_random);
    result.best = legal.front();
    if (isChance(m_root))
        result.best = drawnMove(legal, m_random);
    else if (m_views)
        result.best = *drawnTry(legal);
    if (strategy == Strategy::Random || isChance(m_root) || m_views)
        return result;
    if (strategy == Strategy::Playouts)
        return PlayoutSearch(*m_engine, m_evaluator, m_random)
            .search(record, legal, limits, stop, sink);
    if (!m_isHelper) {
        if (m_table->size() != limits.remembered)
            m_table->reset(limits.remembered);
        m_table->age();
    }
    m_order.fade();
    m_evaluator.begin(record.position());
    m_path = record.earlierKeys();
    m_deadline = m_begin + limits.time;
    std::vector<Root> roots = rootsOf(std::move(legal));
    result.best = roots.front().move;
    m_rootMoves = roots.size();
    const bool isForced = roots.size() == 1 && limits.nodes == SearchLimits().nodes
                          && limits.time < std::chrono::hours(1);
    const int deepest =
        strategy == Strategy::Greedy || isForced ? 1 : std::min(limits.depth, longestLine / 2);
    const std::size_t lines = std::min(std::max<std::size_t>(limits.lines, 1), roots.size());
    if (limits.threads > 1 && deepest > 1) {
        if (!m_helpers)
            m_helpers = std::make_unique<SearchHelpers>();
        m_helpers->begin(*this, record, strategy, limits);
        m_mostNodes = nodesUntil(before, nodesOfThread(limits));
    }
    for (int depth = m_firstDepth; depth <= deepest; ++depth) {
        result.lines.resize(lines);
        const bool isWhole = deepen(record, roots, depth, result);
        result.nodes = nodes() - before + (m_helpers ? m_helpers->nodes() : 0);
        if (sink)
            sink(result);
        if (!isWhole || std::abs(result.score) > win - longestLine || !mayStartIteration(limits))
            break;
    }
    result.nodes = nodes() - before + (m_helpers ? m_helpers->end() : 0);
    return result;
}

/// The most promising moves first.
std::vector<Searcher::Root> Searcher::rootsOf(std::vector<Move> legal)
{
    std::vector<Root> roots;
    for (Move &move : legal) {
        const int expected = m_order.expected(position(), move);
        roots.push_back({std::move(move), expected});
    }
    std::stable_sort(
        roots.begin(), roots.end(), [](const Root &a, const Root &b) { return a.score > b.score; });
    return roots;
}

/// Half of the time is better spent on a move than lost in an iteration that does not end.
bool Searcher::mayStartIteration(const SearchLimits &limits) const
{
    return Clock::now() - m_begin < limits.time * 55 / 100;
}

/// One round for each line that is wanted, the best moves of the last round first. Whether it came
/// to its end.
bool Searcher::deepen(GameRecord &record, std::vector<Root> &roots, int depth, SearchResult &result)
{
    for (std::size_t line = 0; line < result.lines.size(); ++line) {
        constexpr int narrow = 25;
        const int expected = roots[line].score;
        int margin = narrow;
        Window window = depth < 4 ? Window{-infiniteScore, infiniteScore}
                                  : Window{expected - margin, expected + margin};
        for (;;) {
            const bool isWhole = tryRoots(record, roots, line, depth, window);
            const Root &best = roots[line];
            const bool counts = isWhole || (m_isOver && !best.line.empty());
            if (counts && (isWhole || best.score > window.alpha)) {
                result.lines[line] = {best.score, best.line};
                if (line == 0) {
                    result.best = best.move;
                    result.score = best.score;
                }
            }
            if (!isWhole)
                return false;
            if (best.score > window.alpha && best.score < window.beta)
                break;
            margin *= 4;
            const bool isFar = margin > 1'000;
            if (best.score <= window.alpha)
                window.alpha = isFar ? -infiniteScore : best.score - margin;
            else
                window.beta = isFar ? infiniteScore : best.score + margin;
        }
        if (line == 0)
            result.depth = depth;
    }
    return true;
}

/// The best of the moves from there on comes to the front of them. False if it was stopped; then
/// the front is the best of those that were looked at to the end, with an empty line if none was.
bool Searcher::tryRoots(
    GameRecord &record, std::vector<Root> &roots, std::size_t from, int depth, Window window)
{
    const auto begin = roots.begin() + static_cast<std::ptrdiff_t>(from);
    int best = -infiniteScore;
    int alpha = window.alpha;
    for (auto root = begin; root != roots.end(); ++root) {
        m_pv[1].clear();
        int score = 0;
        if (root == begin) {
            score = rootScore(record, *root, depth, {alpha, window.beta});
        } else {
            const auto number = static_cast<std::size_t>(root - begin) + 1;
            const int less = rootReduction(root->move, depth, number);
            score = rootScore(record, *root, depth - less, {alpha, alpha + 1});
            if (less > 0 && !m_isOver && score > alpha)
                score = rootScore(record, *root, depth, {alpha, alpha + 1});
            if (!m_isOver && score > alpha && score < window.beta)
                score = rootScore(record, *root, depth, {alpha, window.beta});
        }
        if (m_isOver) {
            if (best == -infiniteScore)
                begin->line.clear();
            return false;
        }
        root->score = score;
        if (score <= best)
            continue;
        best = score;
        root->line.assign(1, root->move);
        root->line.insert(root->line.end(), m_pv[1].begin(), m_pv[1].end());
        std::rotate(begin, root, root + 1);
        alpha = std::max(alpha, score);
        if (score >= window.beta)
            break;
    }
    return true;
}

/// Ends that depend on the moves before are seen one move ahead.
void Searcher::lookBack(GameRecord &record, Root &root) const
{
    if (std::exchange(root.isLookedAt, true))
        return;
    root.end = endOneMoveAhead(record, m_rootMoves);
    root.isRepeating = !root.end && record.isRepeating();
}

int Searcher::rootScore(GameRecord &record, Root &root, int depth, Window window)
{
    const PlayerId mover = position().toMove();
    m_path.push_back(m_engine->key());
    record.play(root.move);
    m_evaluator.follow(m_engine->lastChange(), position());
    m_order.setBefore(1, root.move);
    lookBack(record, root);
    int score = 0;
    if (root.end || root.isRepeating)
        isOver();
    if (root.end)
        score = scoreOf(*root.end, 1);
    else if (root.isRepeating)
        score = m_repetition;
    else
        score = lookAfter(depth - 1, 1, window, mover, {});
    m_evaluator.takeBack();
    record.takeBack();
    m_path.pop_back();
    return score;
}

bool Searcher::isOver()
{
    if (m_isOver)
        return true;
    const std::uint64_t count = nodes() + 1; // no other thread counts
    m_nodes.store(count, std::memory_order_relaxed);
    m_isOver =
        *m_stop || count >= m_mostNodes
        || (count % 8 == 0 && (Clock::now() >= m_deadline || m_engine->moveRules().isInTrouble()));
    return m_isOver;
}

/// The player to move at the root, or all others.
std::size_t Searcher::sideOf(PlayerId player) const
{
    return player == m_root ? 0 : 1;
}

/// For the side of the player to move at the root.
int Searcher::scoreOf(const GameEnd &end, int ply) const
{
    if (end.isDraw)
        return 0;
    const bool isWon = end.winner ? *end.winner == m_root : end.about != m_root;
    return isWon ? win - ply : ply - win;
}

} // namespace rookery
