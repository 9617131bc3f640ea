#include "model/engine/recipe/attack_paths.h"
#include "model/engine/search/search.h"
#include "model/engine/search/search_scores.h"
#include "model/play/moves/drawn_move.h"

#include <algorithm>
#include <cmath>

namespace rookery {

namespace {

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
int Searcher::lookAfter(int depth, int ply, Window window, PlayerId mover, Hopes hopes)
{
    if (sideOf(mover) == sideOf(position().toMove()))
        return look(depth, ply, window, hopes);
    return -look(depth, ply, {-window.beta, -window.alpha}, hopes);
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

bool Searcher::settles(const TableEntry &entry, int score, Window window)
{
    return entry.bound == Bound::Exact || (entry.bound == Bound::AtLeast && score >= window.beta)
           || (entry.bound == Bound::AtMost && score <= window.alpha);
}

std::optional<int> Searcher::known(Node &node, std::uint64_t key) const
{
    const auto entry = m_table->find(key);
    if (!entry)
        return std::nullopt;
    node.foremost = entry->best;
    node.bound = entry->bound;
    node.found = fromRoot(entry->score, node.ply);
    if (entry->depth < node.depth || !settles(*entry, *node.found, node.window))
        return std::nullopt;
    return node.found;
}

/// What the pieces say, corrected by what was found in a search.
void Searcher::judge(Node &node)
{
    const auto ply = static_cast<std::size_t>(node.ply);
    const int before = ply >= 2 ? m_standing[ply - 2] : 0;
    m_standing[ply] = before;
    if (node.isInCheck)
        return;
    node.score = evaluate();
    m_standing[ply] = node.score;
    node.isImproving = ply < 3 || node.score > before;
    const bool isBetter = node.found
                          && (node.bound == Bound::Exact
                              || (node.bound == Bound::AtLeast ? *node.found > node.score
                                                               : *node.found < node.score));
    if (isBetter)
        node.score = *node.found;
}

void Searcher::keep(std::uint64_t key, Best best, int depth, int ply, Window window)
{
    if (!m_table->isOpen() || m_isOver)
        return;
    const Bound bound = best.score <= window.alpha  ? Bound::AtMost
                        : best.score >= window.beta ? Bound::AtLeast
                                                    : Bound::Exact;
    m_table->put(key,
                 {fromHere(best.score, ply),
                  static_cast<std::int16_t>(std::max(depth, 0)),
                  best.move,
                  bound});
}

int Searcher::look(int depth, int ply, Window window, Hopes hopes)
{
    m_pv[static_cast<std::size_t>(ply)].clear();
    if (depth <= 0 || ply >= longestLine - 1)
        return quiet(ply, 0, window, std::nullopt);
    if (isOver())
        return 0;
    if (m_recipe->guards().endsAtOnce && m_engine->isOver())
        return scoreOfEnd(ply);
    Node node{depth, ply, window, hopes.isCut};
    const std::uint64_t key = m_engine->key();
    if (const auto score = repeated(key))
        return *score;
    const OnPath onPath(m_path, key);
    const auto score = m_table->isOpen() ? known(node, key) : std::nullopt;
    if (score && node.isNarrow())
        return *score;
    const bool isDrawn = isChance(position().toMove());
    node.isInCheck = m_hasRoyals && m_engine->isInCheck(position().toMove());
    if (!isDrawn && m_recipe->guards().passIsSafe) {
        judge(node);
        if (!node.isInCheck && node.isNarrow()) {
            if (const auto pruning = pruned(node, hopes.mayPass))
                return *pruning;
        }
    }
    if (node.isInCheck && ply < 40)
        ++node.depth;
    else if (!isDrawn && node.depth >= unsure && node.foremost == TranspositionTable::noMove)
        --node.depth;
    std::vector<Move> &moves = m_lists[static_cast<std::size_t>(ply)];
    m_engine->legal(moves);
    std::erase_if(moves, [](const Move &move) { return move.isIdle(); });
    if (moves.empty())
        return scoreOfEnd(ply);
    const Best best = isDrawn ? Best{lookAtOutcomes(node, moves)} : tryMoves(node, moves);
    keep(key, best, depth, ply, isDrawn ? Window{-infiniteScore, infiniteScore} : window);
    return best.score;
}

void Searcher::keepLine(int ply, const Move &move)
{
    auto &line = m_pv[static_cast<std::size_t>(ply)];
    const auto &rest = m_pv[static_cast<std::size_t>(ply) + 1];
    line.assign(1, move);
    line.insert(line.end(), rest.begin(), rest.end());
}

/// The move has been made.
int Searcher::tryMove(const Node &node, int best, int less, PlayerId mover)
{
    const int alpha = std::max(node.window.alpha, best);
    const int depth = node.depth - 1;
    const Hopes other{true, node.isNarrow() && !node.isCut};
    if (best == -infiniteScore)
        return lookAfter(depth, node.ply + 1, node.window, mover, other);
    int score = alpha + 1;
    if (less > 0 && !(m_hasRoyals && m_engine->isInCheck(position().toMove())))
        score = lookAfter(depth - less, node.ply + 1, {alpha, alpha + 1}, mover, {true, true});
    if (score > alpha)
        score = lookAfter(depth, node.ply + 1, {alpha, alpha + 1}, mover, {true, !node.isCut});
    if (score > alpha && score < node.window.beta)
        score = lookAfter(depth, node.ply + 1, {alpha, node.window.beta}, mover, {});
    return score;
}

/// A quiet move has refuted the line.
void Searcher::learn(const Node &node, const Move &move)
{
    m_order.reward(move, node.ply, node.depth, position());
    for (const Move *other : m_tried[static_cast<std::size_t>(node.ply)])
        m_order.punish(*other, node.ply, node.depth, position());
}

Searcher::Best Searcher::tryMoves(const Node &node, const std::vector<Move> &moves)
{
    const PlayerId mover = position().toMove();
    MoveOrder::Picker picker(moves, m_rated[static_cast<std::size_t>(node.ply)]);
    std::vector<int> &threats = m_threats[static_cast<std::size_t>(node.ply)];
    threats.clear();
    if (m_recipe->attacks() != nullptr)
        m_recipe->attacks()->findThreats(position(), mover, threats);
    m_order.rank(*m_engine, moves, node.ply, node.foremost, threats, picker);
    Best best{-infiniteScore};
    auto &tried = m_tried[static_cast<std::size_t>(node.ply)];
    tried.clear();
    std::size_t number = 0;
    while (const Move *move = picker.next()) {
        ++number;
        const bool mayMiss = best.score > -infiniteScore && !isWin(-best.score);
        const int less = reduction(node, *move, picker.rank(), number);
        const bool isUseless =
            mayMiss && isHopeless(node, *move, picker.rank(), number, node.depth - less);
        if (isUseless && !(m_hasRoyals && m_engine->givesCheck(*move)))
            continue;
        make(*move, node.ply);
        const int score = tryMove(node, best.score, less, mover);
        unmake();
        if (m_isOver)
            return {0};
        if (score > best.score) {
            best.score = score;
            if (score > node.window.alpha) {
                best.move = TranspositionTable::nameOf(*move);
                if (!node.isNarrow())
                    keepLine(node.ply, *move);
            }
        }
        if (score >= node.window.beta) {
            if (!move->isNoisy())
                learn(node, *move);
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
        sum +=
            weight
            * lookAfter(node.depth - 1, node.ply + 1, {-infiniteScore, infiniteScore}, chance, {});
        weights += weight;
        unmake();
        if (m_isOver)
            return 0;
    }
    m_pv[static_cast<std::size_t>(node.ply)].clear();
    return static_cast<int>(std::lround(sum / weights));
}

} // namespace rookery
