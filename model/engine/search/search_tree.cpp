#include "model/engine/search/search.h"
#include "model/play/moves/drawn_move.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace rookery {

namespace {

constexpr int infinite = 2 * Searcher::win;

/// Wins count from the root; what is kept counts them from the position.
int fromHere(int score, int ply)
{
    return std::abs(score) <= Searcher::win - Searcher::longestLine ? score
           : score > 0                                              ? score + ply
                                                                    : score - ply;
}

int fromRoot(int score, int ply)
{
    return std::abs(score) <= Searcher::win - Searcher::longestLine ? score
           : score > 0                                              ? score - ply
                                                                    : score + ply;
}

/// A position that is being looked at, as long as this lives.
class OnPath
{
public:
    OnPath(std::vector<std::uint64_t> &path, std::uint64_t key)
        : m_path(path)
    {
        m_path.push_back(key);
    }
    ~OnPath() { m_path.pop_back(); }
    OnPath(const OnPath &) = delete;
    OnPath &operator=(const OnPath &) = delete;

private:
    std::vector<std::uint64_t> &m_path;
};

/// How much less deep a late move is looked at, by depth and number.
int lateReduction(int depth, std::size_t number)
{
    static const auto table = [] {
        std::array<std::array<std::uint8_t, 64>, 64> made{};
        for (std::size_t d = 1; d < made.size(); ++d) {
            for (std::size_t n = 1; n < made.size(); ++n)
                made[d][n] = static_cast<std::uint8_t>(
                    0.78
                    + std::log(static_cast<double>(d)) * std::log(static_cast<double>(n)) / 2.47);
        }
        return made;
    }();
    return table[static_cast<std::size_t>(std::clamp(depth, 0, 63))]
                [std::min<std::size_t>(number, 63)];
}

} // namespace

void Searcher::make(const Move &move, int ply)
{
    m_engine->make(move);
    m_evaluator.follow(m_engine->lastChange(), position());
    m_order.setBefore(ply + 1, move);
}

void Searcher::unmake()
{
    m_evaluator.takeBack();
    m_engine->unmake();
}

/// For the side that is to move.
int Searcher::evaluate()
{
    const PlayerId mover = position().toMove();
    // All others are one side against the player at the root.
    return sideOf(mover) == 0 ? m_evaluator.score(position(), m_root)
                              : -m_evaluator.score(position(), m_root);
}

/// Of a position without a legal move, or that is over, for the side that is to move.
int Searcher::scoreOfEnd(int ply)
{
    const auto end = m_engine->end();
    const int score = end ? scoreOf(*end, ply) : 0;
    return sideOf(position().toMove()) == 0 ? score : -score;
}

/// Of the position after a move of this player, for the side of this player.
int Searcher::lookAfter(int depth, int ply, Window window, PlayerId mover)
{
    if (sideOf(mover) == sideOf(position().toMove()))
        return look(depth, ply, window);
    return -look(depth, ply, {-window.beta, -window.alpha});
}

/// The second time in a line is taken for the last.
std::optional<int> Searcher::repeated(std::uint64_t key) const
{
    const auto quiet = static_cast<std::size_t>(std::max(position().state().quietMoves, 0));
    const std::size_t back = std::min(m_path.size(), quiet + 1);
    for (std::size_t i = 2; i <= back; ++i) {
        if (m_path[m_path.size() - i] == key)
            return -m_repetition;
    }
    return std::nullopt;
}

std::optional<int> Searcher::known(Node &node, std::uint64_t key) const
{
    const TableEntry *entry = m_table.find(key);
    if (!entry)
        return std::nullopt;
    node.foremost = entry->best;
    if (entry->depth < node.depth)
        return std::nullopt;
    const int score = fromRoot(entry->score, node.ply);
    const bool settles = entry->bound == Bound::Exact
                         || (entry->bound == Bound::AtLeast && score >= node.window.beta)
                         || (entry->bound == Bound::AtMost && score <= node.window.alpha);
    return settles ? std::optional(score) : std::nullopt;
}

int Searcher::look(int depth, int ply, Window window, bool mayPass)
{
    m_pv[static_cast<std::size_t>(ply)].clear();
    if (depth <= 0 || ply >= longestLine - 1)
        return quiet(ply, 0, window, std::nullopt);
    if (isOver())
        return 0;
    if (m_recipe->guards().endsAtOnce && m_engine->isOver())
        return scoreOfEnd(ply);
    Node node{depth, ply, window};
    const std::uint64_t key = m_engine->key();
    if (const auto score = repeated(key))
        return *score;
    const OnPath onPath(m_path, key);
    const bool isNarrow = window.beta - window.alpha <= 1;
    if (m_table.isOpen()) {
        const auto score = known(node, key);
        if (score && isNarrow)
            return *score;
    }
    const bool isDrawn = isChance(position().toMove());
    node.isInCheck = m_hasRoyals && m_engine->isInCheck(position().toMove());
    if (node.isInCheck && ply < 40)
        ++node.depth;
    if (!isDrawn && !node.isInCheck && m_recipe->guards().passIsSafe) {
        node.score = evaluate();
        if (isNarrow) {
            if (const auto score = pruned(node, mayPass))
                return *score;
        }
    }
    std::vector<Move> &moves = m_lists[static_cast<std::size_t>(ply)];
    m_engine->legal(moves);
    std::erase_if(moves, [](const Move &move) { return move.isIdle(); });
    if (moves.empty())
        return scoreOfEnd(ply);
    const Best best = isDrawn ? Best{lookAtOutcomes(node, moves)} : tryMoves(node, moves);
    if (m_table.isOpen() && !m_isOver) {
        const Bound bound = isDrawn                      ? Bound::Exact
                            : best.score <= window.alpha ? Bound::AtMost
                            : best.score >= window.beta  ? Bound::AtLeast
                                                         : Bound::Exact;
        m_table.put(
            key, {fromHere(best.score, ply), static_cast<std::int16_t>(depth), best.move, bound});
    }
    return best.score;
}

/// What is so good that even less than a move would do.
std::optional<int> Searcher::pruned(const Node &node, bool mayPass)
{
    constexpr int perDepth = 85;
    const int beta = node.window.beta;
    if (isWin(std::abs(beta)))
        return std::nullopt;
    if (node.depth <= 7 && node.score - perDepth * node.depth >= beta)
        return node.score;
    const PlayerId mover = position().toMove();
    if (!mayPass || node.depth < 3 || node.score < beta
        || !m_recipe->hasOfficers(position(), mover))
        return std::nullopt;
    const int less = 3 + node.depth / 4 + std::min((node.score - beta) / 200, 3);
    make(Move{}, node.ply);
    const int score = -look(node.depth - 1 - less, node.ply + 1, {-beta, -beta + 1}, false);
    unmake();
    if (m_isOver)
        return 0;
    if (score < beta)
        return std::nullopt;
    return isWin(score) ? beta : score;
}

void Searcher::keepLine(int ply, const Move &move)
{
    auto &line = m_pv[static_cast<std::size_t>(ply)];
    const auto &rest = m_pv[static_cast<std::size_t>(ply) + 1];
    line.assign(1, move);
    line.insert(line.end(), rest.begin(), rest.end());
}

/// Late quiet moves near the leaves that would have to gain too much.
bool Searcher::isHopeless(const Node &node, const Move &move, std::size_t number) const
{
    if (!m_recipe->guards().passIsSafe || node.isInCheck || move.isNoisy() || node.depth > 5)
        return false;
    const auto depth = static_cast<std::size_t>(node.depth);
    if (number > 5 + 2 * depth * depth)
        return true;
    return number > 1 && node.score + 120 + 110 * node.depth <= node.window.alpha;
}

int Searcher::reduction(const Node &node, const Move &move, int rank, std::size_t number) const
{
    if (node.depth < 3 || number < 3 || node.isInCheck)
        return 0;
    if (rank >= MoveOrder::gainful - 3)
        return 0;
    int less = lateReduction(node.depth, number);
    if (move.isNoisy())
        less -= 1;
    else
        less -= std::clamp(m_order.history(move, position()) / 6'000, -1, 2);
    return std::clamp(less, 0, node.depth - 2);
}

/// The move has been made.
int Searcher::tryMove(const Node &node, int best, int depth, int less, PlayerId mover)
{
    const int alpha = std::max(node.window.alpha, best);
    if (best == -infinite)
        return lookAfter(depth, node.ply + 1, node.window, mover);
    const bool givesCheck = less > 0 && m_hasRoyals && m_engine->isInCheck(position().toMove());
    int score = lookAfter(depth - (givesCheck ? 0 : less), node.ply + 1, {alpha, alpha + 1}, mover);
    if (less > 0 && !givesCheck && score > alpha)
        score = lookAfter(depth, node.ply + 1, {alpha, alpha + 1}, mover);
    if (score > alpha && score < node.window.beta)
        score = lookAfter(depth, node.ply + 1, {alpha, node.window.beta}, mover);
    return score;
}

Searcher::Best Searcher::tryMoves(const Node &node, const std::vector<Move> &moves)
{
    const PlayerId mover = position().toMove();
    MoveOrder::Picker picker(moves, m_rated[static_cast<std::size_t>(node.ply)]);
    m_order.rank(*m_engine, moves, node.ply, node.foremost, picker);
    Best best{-infinite};
    auto &tried = m_tried[static_cast<std::size_t>(node.ply)];
    tried.clear();
    std::size_t number = 0;
    while (const Move *move = picker.next()) {
        ++number;
        const bool isUseless =
            best.score > -infinite && !isWin(-best.score) && isHopeless(node, *move, number);
        const int less = reduction(node, *move, picker.rank(), number);
        make(*move, node.ply);
        if (isUseless && !(m_hasRoyals && m_engine->isInCheck(position().toMove()))) {
            unmake();
            continue;
        }
        const int score = tryMove(node, best.score, node.depth - 1, less, mover);
        unmake();
        if (m_isOver)
            return {0};
        if (score > best.score) {
            best.score = score;
            if (score > node.window.alpha) {
                best.move = TranspositionTable::nameOf(*move);
                if (node.window.beta - node.window.alpha > 1)
                    keepLine(node.ply, *move);
            }
        }
        if (score >= node.window.beta) {
            if (!move->isNoisy()) {
                m_order.reward(*move, node.ply, node.depth, position());
                for (const Move *other : tried)
                    m_order.punish(*other, node.depth, position());
            }
            break;
        }
        if (!move->isNoisy())
            tried.push_back(move);
    }
    return best;
}

/// The mean of what may come, each outcome as often as its weight says, for the side that chance
/// counts as. No outcome can be left out, so that each is looked at with an open window.
int Searcher::lookAtOutcomes(const Node &node, const std::vector<Move> &moves)
{
    const PlayerId chance = position().toMove();
    double sum = 0;
    double weights = 0;
    for (const Move &move : moves) {
        const auto weight = static_cast<double>(weightOf(move));
        make(move, node.ply);
        sum += weight * lookAfter(node.depth - 1, node.ply + 1, {-infinite, infinite}, chance);
        weights += weight;
        unmake();
        if (m_isOver)
            return 0;
    }
    m_pv[static_cast<std::size_t>(node.ply)].clear();
    return static_cast<int>(std::lround(sum / weights));
}

/// A player may be content with what there is, or go on capturing; not where captures are a duty.
int Searcher::quiet(int ply, int since, Window window, std::optional<CellId> last)
{
    if (isOver())
        return 0;
    const SearchGuards &guards = m_recipe->guards();
    if (guards.endsAtOnce && m_engine->isOver())
        return scoreOfEnd(ply);
    if (isChance(position().toMove()))
        return evaluate();
    constexpr int mostForced = 40;
    const bool isLast = ply >= longestLine - 1 || since >= mostForced;
    const bool isInCheck =
        since < 2 && m_hasRoyals && !isLast && m_engine->isInCheck(position().toMove());
    int best = -infinite;
    const bool looksFirst = guards.captureIsDuty || guards.stuckDecides;
    if (!isInCheck && !looksFirst) {
        best = evaluate();
        if (best >= window.beta || isLast || guards.isQuiet)
            return best;
        window.alpha = std::max(window.alpha, best);
    }
    std::vector<Move> &moves = m_lists[static_cast<std::size_t>(ply)];
    if (isInCheck) {
        m_engine->legal(moves);
        if (moves.empty())
            return scoreOfEnd(ply);
    } else {
        if (m_engine->noisy(moves) == 0)
            return scoreOfEnd(ply);
        if (looksFirst
            && (moves.empty() || isLast || !guards.captureIsDuty || !moves.front().isCapture())) {
            best = evaluate();
            if (best >= window.beta || isLast || guards.isQuiet)
                return best;
            window.alpha = std::max(window.alpha, best);
        }
    }
    return tryNoisy(moves, ply, since, window, best, last);
}

int Searcher::tryNoisy(const std::vector<Move> &moves,
                       int ply,
                       int since,
                       Window window,
                       int best,
                       std::optional<CellId> last)
{
    constexpr int recapturesOnly = 5;
    constexpr int none = 9;
    constexpr int spare = 200;
    const PlayerId mover = position().toMove();
    const bool isFree = best > -infinite; // the player may also be content
    const int standing = best;
    if (isFree && since >= none)
        return best;
    MoveOrder::Picker picker(moves, m_rated[static_cast<std::size_t>(ply)]);
    m_order.rankNoisy(position(), moves, picker);
    while (const Move *move = picker.next()) {
        if (isFree) {
            if (since >= recapturesOnly && last && move->to != *last)
                continue;
            if (!m_recipe->guards().hidesCaptures
                && standing + m_order.gain(position(), *move) + spare <= window.alpha)
                continue;
            if (m_order.losesPiece(*m_engine, *move))
                continue;
        }
        make(*move, ply);
        const bool isSame = sideOf(mover) == sideOf(position().toMove());
        const Window next = isSame ? window : Window{-window.beta, -window.alpha};
        int score = quiet(ply + 1, since + 1, next, move->to);
        score = isSame ? score : -score;
        unmake();
        if (m_isOver)
            return 0;
        best = std::max(best, score);
        window.alpha = std::max(window.alpha, score);
        if (window.alpha >= window.beta)
            break;
    }
    return best;
}

} // namespace rookery
