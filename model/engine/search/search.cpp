#include "model/engine/search/search.h"

#include <algorithm>
#include <limits>

namespace rookery {

namespace {

constexpr int infinite = 2 * Searcher::win;
constexpr int longestLine = 96; ///< moves, captures included

} // namespace

Searcher::Searcher(const Design &design, std::unique_ptr<GameEngine> engine, unsigned seed)
    : m_engine(std::move(engine))
    , m_values(design, m_engine->moveRules().game())
    , m_random(seed)
    , m_killers(longestLine + 1)
{
}

SearchResult Searcher::search(GameRecord &record,
                              Strategy strategy,
                              const SearchLimits &limits,
                              const std::atomic<bool> &stop)
{
    m_root = record.position().toMove();
    m_stop = &stop;
    m_isOver = false;
    m_nodes = 0;
    m_mostNodes = limits.nodes;
    m_memory.reset(limits.remembered);
    std::fill(m_killers.begin(), m_killers.end(), std::nullopt);
    m_history.assign(record.position().size() * record.position().size() <= (1U << 22U)
                         ? record.position().size() * record.position().size()
                         : 0,
                     0);
    SearchResult result;
    std::vector<Move> legal = record.legalMoves();
    if (legal.empty())
        return result;
    std::sort(legal.begin(), legal.end(), precedes);
    std::shuffle(legal.begin(), legal.end(), m_random);
    result.best = legal.front();
    if (strategy == Strategy::Random || legal.size() == 1)
        return result;
    m_deadline = Clock::now() + limits.time; // what comes before is no thinking
    std::vector<Rated> roots;
    for (Move &move : legal)
        roots.push_back({std::move(move)});
    const int deepest = strategy == Strategy::Greedy ? 1 : std::min(limits.depth, longestLine / 2);
    for (int depth = 1; depth <= deepest && deepen(record, roots, depth, result); ++depth) {
        if (std::abs(result.score) > win - longestLine)
            break;
    }
    result.nodes = m_nodes;
    return result;
}

/// One round over all moves at hand, the best of the last round first. Whether it came to its end.
bool Searcher::deepen(GameRecord &record,
                      std::vector<Rated> &roots,
                      int depth,
                      SearchResult &result)
{
    int best = -infinite;
    for (Rated &root : roots) {
        const int score = rootScore(record, root.move, depth, best);
        if (m_isOver)
            return false;
        root.score = score;
        if (score > best) {
            best = score;
            result.best = root.move;
            result.score = score;
        }
    }
    result.depth = depth;
    std::stable_sort(roots.begin(), roots.end(), [](const Rated &a, const Rated &b) {
        return a.score > b.score;
    });
    return true;
}

/// Ends that depend on the moves before are seen here, one move ahead.
int Searcher::rootScore(GameRecord &record, const Move &move, int depth, int alpha)
{
    record.play(move);
    const auto end = record.end();
    int score = 0;
    if (end) {
        score = scoreOf(*end, 1);
        isOver();
    } else if (record.isRepeating()) {
        isOver(); // going round in circles wins nothing
    } else {
        score = alphaBeta(depth - 1, 1, alpha, infinite);
    }
    record.takeBack();
    return score;
}

bool Searcher::isOver()
{
    ++m_nodes;
    m_isOver = m_isOver || *m_stop || m_nodes >= m_mostNodes || Clock::now() >= m_deadline;
    return m_isOver;
}

/// Wins count from the root; what is remembered counts them from the position.
int Searcher::fromHere(int score, int ply)
{
    return std::abs(score) <= win - longestLine ? score : score > 0 ? score + ply : score - ply;
}

int Searcher::fromRoot(int score, int ply)
{
    return std::abs(score) <= win - longestLine ? score : score > 0 ? score - ply : score + ply;
}

int Searcher::alphaBeta(int depth, int ply, int alpha, int beta)
{
    if (isOver())
        return 0;
    const bool isRemembered = m_memory.isOpen() && depth > 0;
    const std::uint64_t key = isRemembered ? m_engine->key() : 0;
    const Remembered *known = isRemembered ? m_memory.find(key) : nullptr;
    if (known && known->depth >= depth) {
        const int score = fromRoot(known->score, ply);
        const bool settles = known->bound == Bound::Exact
                             || (known->bound == Bound::AtLeast && score >= beta)
                             || (known->bound == Bound::AtMost && score <= alpha);
        if (settles)
            return score;
    }
    std::vector<Move> moves;
    m_engine->legal(moves);
    if (moves.empty()) {
        const auto end = m_engine->end();
        return end ? scoreOf(*end, ply) : 0;
    }
    if (depth <= 0 || ply >= longestLine)
        return quiet(moves, ply, alpha, beta);
    order(moves, ply, known ? known->best : SearchMemory::noMove);
    const Tried tried = tryMoves(moves, depth, ply, {alpha, beta});
    if (isRemembered && !m_isOver) {
        const Bound bound = tried.score <= alpha  ? Bound::AtMost
                            : tried.score >= beta ? Bound::AtLeast
                                                  : Bound::Exact;
        m_memory.put(key,
                     {fromHere(tried.score, ply),
                      static_cast<std::int16_t>(depth),
                      bound,
                      SearchMemory::nameOf(moves[tried.best])});
    }
    return tried.score;
}

Searcher::Tried
Searcher::tryMoves(const std::vector<Move> &moves, int depth, int ply, Window window)
{
    const bool isOurs = position().toMove() == m_root;
    Tried best{isOurs ? -infinite : infinite, 0};
    for (std::size_t i = 0; i < moves.size(); ++i) {
        m_engine->make(moves[i]);
        const int score = alphaBeta(depth - 1, ply + 1, window.alpha, window.beta);
        m_engine->unmake();
        if (m_isOver)
            return {};
        if (isOurs ? score > best.score : score < best.score)
            best = {score, i};
        (isOurs ? window.alpha : window.beta) =
            isOurs ? std::max(window.alpha, score) : std::min(window.beta, score);
        if (window.alpha >= window.beta) {
            remember(moves[i], ply, depth);
            break;
        }
    }
    return best;
}

/// A player may be content with what there is, or go on capturing.
int Searcher::quiet(const std::vector<Move> &legal, int ply, int alpha, int beta)
{
    const bool isOurs = position().toMove() == m_root;
    int best = evaluate();
    (isOurs ? alpha : beta) = isOurs ? std::max(alpha, best) : std::min(beta, best);
    if (alpha >= beta || ply >= longestLine)
        return best;
    std::vector<Move> captures;
    std::copy_if(legal.begin(), legal.end(), std::back_inserter(captures), [](const Move &move) {
        return move.isCapture();
    });
    order(captures, ply);
    for (const Move &move : captures) {
        if (isOver())
            return 0;
        m_engine->make(move);
        std::vector<Move> answers;
        m_engine->legal(answers);
        int score = 0;
        if (answers.empty()) {
            const auto end = m_engine->end();
            score = end ? scoreOf(*end, ply + 1) : 0;
        } else {
            score = quiet(answers, ply + 1, alpha, beta);
        }
        m_engine->unmake();
        if (m_isOver)
            return 0;
        best = isOurs ? std::max(best, score) : std::min(best, score);
        (isOurs ? alpha : beta) = isOurs ? std::max(alpha, score) : std::min(beta, score);
        if (alpha >= beta)
            break;
    }
    return best;
}

int Searcher::evaluate() const
{
    const Position &position = this->position();
    int score = 0;
    for (const CellId cell : IdRange<CellId>(position.size())) {
        if (const auto piece = position.at(cell)) {
            const int value = m_values.value(piece->type, piece->owner, cell);
            score += piece->owner == m_root ? value : -value;
        }
    }
    for (const PlayerId player : IdRange<PlayerId>(position.players())) {
        for (const PieceId type : IdRange<PieceId>(position.types())) {
            const int value = position.count(OffBoard::Hand, player, type) * m_values.value(type);
            score += player == m_root ? value : -value;
        }
    }
    return score;
}

int Searcher::scoreOf(const GameEnd &end, int ply) const
{
    if (end.isDraw)
        return 0;
    const bool isWon = end.winner ? *end.winner == m_root : end.about != m_root;
    return isWon ? win - ply : ply - win;
}

/// What a move wins at once.
int Searcher::gain(const Move &move) const
{
    const Position &position = this->position();
    int value = 0;
    const auto take = [&](CellId cell) {
        if (const auto piece = position.at(cell))
            value += piece->owner == position.toMove() ? -m_values.value(piece->type)
                                                       : m_values.value(piece->type);
    };
    if (move.captures)
        take(move.to);
    for (const Taken &taken : move.taken) {
        if (!taken.putTo)
            take(taken.cell);
    }
    if (move.becomes)
        value += m_values.value(*move.becomes) - m_values.value(move.type);
    return value;
}

std::size_t Searcher::historyOf(const Move &move) const
{
    const bool hasBoth = move.kind == Move::Kind::Displace || move.kind == Move::Kind::Castle;
    if (!hasBoth || m_history.empty())
        return m_history.size();
    const auto cells = static_cast<std::size_t>(m_engine->board().size());
    return move.from.index() * cells + move.to.index();
}

void Searcher::order(std::vector<Move> &moves, int ply, std::uint16_t foremost) const
{
    constexpr long long first = 1'000'000'000;
    struct Ranked
    {
        long long key;
        std::uint64_t order; ///< among those with the same key
        std::size_t at;
    };
    std::vector<Ranked> ranked;
    ranked.reserve(moves.size());
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const Move &move = moves[i];
        long long key = 0;
        if (foremost != SearchMemory::noMove && foremost == SearchMemory::nameOf(move))
            key = std::numeric_limits<long long>::max();
        else if (const int value = gain(move); value != 0)
            key = first + value * 100LL - m_values.value(move.type) / 10;
        else if (m_killers[static_cast<std::size_t>(ply)] == move)
            key = first - 1;
        else if (const std::size_t at = historyOf(move); at < m_history.size())
            key = m_history[at];
        ranked.push_back({key, orderOf(move), i});
    }
    std::sort(ranked.begin(), ranked.end(), [&](const Ranked &a, const Ranked &b) {
        if (a.key != b.key)
            return a.key > b.key;
        return a.order != b.order ? a.order < b.order : precedes(moves[a.at], moves[b.at]);
    });
    std::vector<Move> sorted;
    sorted.reserve(moves.size());
    for (const Ranked &row : ranked)
        sorted.push_back(std::move(moves[row.at]));
    moves = std::move(sorted);
}

/// A quiet move that refuted its line will be tried early in others.
void Searcher::remember(const Move &move, int ply, int depth)
{
    if (move.isCapture())
        return;
    m_killers[static_cast<std::size_t>(ply)] = move;
    if (const std::size_t at = historyOf(move); at < m_history.size())
        m_history[at] = std::min(m_history[at] + depth * depth, 100'000'000);
}

} // namespace rookery
