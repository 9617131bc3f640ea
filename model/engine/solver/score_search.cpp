#include "model/engine/solver/score_search.h"

#include <algorithm>
#include <bit>

namespace rookery {

namespace {

constexpr std::size_t longestLine = 1'000; ///< moves; longer ones are taken for a cycle

} // namespace

ScoreSearch::ScoreSearch(SolverView &view, std::size_t bytes)
    : m_view(view)
    , m_table(bytes)
    , m_levels(longestLine + 1)
    , m_cells(view.engine().board().size())
{
    const Position &position = view.engine().position();
    m_history.resize(2 * (position.types() + 1) * m_cells);
}

ScoreSearch::Found ScoreSearch::solve()
{
    m_bound = look(1, 0);
    if (!isOver() && m_bound.score < 1)
        m_bound = look(0, 0);
    if (m_isCyclic)
        return Found::Cycle;
    return m_view.isSpent() ? Found::Nothing : Found::Score;
}

void ScoreSearch::keep(std::uint64_t key,
                       const Bound &bound,
                       GameScore threshold,
                       std::uint64_t work)
{
    ScoreEntry &entry = m_table.place(key);
    if (bound.score >= threshold)
        entry.least = std::max(entry.least, static_cast<std::int8_t>(bound.score));
    else
        entry.most = std::min(entry.most, static_cast<std::int8_t>(bound.score));
    entry.best = bound.best;
    entry.height = bound.height;
    entry.work = std::max(entry.work, static_cast<std::uint8_t>(std::bit_width(work)));
}

ScoreSearch::Bound ScoreSearch::look(GameScore threshold, std::size_t ply)
{
    if (isOver())
        return {};
    const SolverView::Key key = m_view.key();
    if (ply >= longestLine || std::find(m_path.begin(), m_path.end(), key.value) != m_path.end()) {
        m_isCyclic = true;
        return {};
    }
    std::uint16_t foremost = 0;
    if (const ScoreEntry *known = m_table.find(key.value)) {
        if (known->least >= threshold)
            return {known->least, known->height, known->best};
        if (known->most < threshold)
            return {known->most, known->height, known->best};
        foremost = known->best;
    }
    // Where the game has ended, that is as soon seen as looked up.
    if (const auto end = m_view.look(m_levels[ply].moves))
        return {*end, 0, 0};
    const std::uint64_t before = m_view.nodes();
    m_path.push_back(key.value);
    const Bound bound = tryMoves(threshold, ply, key, foremost);
    m_path.pop_back();
    if (!isOver())
        keep(key.value, bound, threshold, m_view.nodes() - before);
    return bound;
}

/// The best move of an earlier look first, then what decided in a like place, then what decides
/// often.
void ScoreSearch::orderMoves(Level &level, const SolverView::Key &key, std::uint16_t foremost)
{
    level.order.clear();
    for (std::size_t i = 0; i < level.moves.size(); ++i) {
        constexpr std::int64_t first = std::int64_t(1) << 60U;
        const std::uint16_t name = m_view.nameOf(level.moves[i], key);
        std::int64_t promise = -m_history[placeOf(level.moves[i])];
        if (name == foremost)
            promise = -first;
        else if (name == level.killers[0])
            promise = 1 - first;
        else if (name == level.killers[1])
            promise = 2 - first;
        level.order.push_back({promise, static_cast<std::uint16_t>(i), name});
    }
    std::stable_sort(level.order.begin(),
                     level.order.end(),
                     [](const Candidate &a, const Candidate &b) { return a.promise < b.promise; });
}

/// The move tried last has decided; those tried in vain before are worth less.
void ScoreSearch::reward(Level &level, std::size_t tried)
{
    const std::uint16_t name = level.order[tried].name;
    if (level.killers[0] != name)
        level.killers = {name, level.killers[0]};
    m_history[placeOf(level.moves[level.order[tried].place])] += 16;
    for (std::size_t i = 0; i < tried; ++i)
        m_history[placeOf(level.moves[level.order[i].place])] -= 4;
}

ScoreSearch::Bound ScoreSearch::tryMoves(GameScore threshold,
                                         std::size_t ply,
                                         const SolverView::Key &key,
                                         std::uint16_t foremost)
{
    Level &level = m_levels[ply];
    const bool isFirst = m_view.isFirstToMove();
    orderMoves(level, key, foremost);
    Bound found{isFirst ? -2 : 2, 0, 0};
    std::uint16_t longest = 0;
    for (std::size_t i = 0; i < level.order.size(); ++i) {
        const Candidate candidate = level.order[i];
        m_view.make(level.moves[candidate.place]);
        const Bound after = look(threshold, ply + 1);
        m_view.unmake();
        if (isOver())
            return {};
        longest = std::max(longest, after.height);
        if (isFirst ? after.score > found.score : after.score < found.score)
            found = {after.score, static_cast<std::uint16_t>(after.height + 1), candidate.name};
        if (isFirst == (found.score >= threshold)) {
            reward(level, i);
            return found;
        }
    }
    // No move was good enough: if it is lost, the longest defence counts.
    found.height = static_cast<std::uint16_t>(longest + 1);
    return found;
}

std::size_t ScoreSearch::placeOf(const Move &move) const
{
    const std::size_t types = m_history.size() / 2 / m_cells;
    const std::size_t player = m_view.isFirstToMove() ? 0 : 1;
    const std::size_t type = std::min(move.type.index(), types - 1);
    return (player * types + type) * m_cells + std::min(move.to.index(), m_cells - 1);
}

/// Of the moves that keep the score, the winner's shortest and the loser's longest, as far as the
/// table knows.
const Move *ScoreSearch::nextOfLine(const std::vector<Move> &moves)
{
    const GameScore score = m_bound.score;
    const bool isFirst = m_view.isFirstToMove();
    const bool wins = score != 0 && isFirst == (score > 0);
    const Move *best = nullptr;
    int bestHeight = 0;
    std::vector<Move> after;
    for (const Move &move : moves) {
        m_view.make(move);
        const auto end = m_view.look(after);
        const ScoreEntry *known = end ? nullptr : m_table.find(m_view.key().value);
        m_view.unmake();
        if (!end && !known)
            continue;
        const bool keeps =
            isFirst ? (end ? *end : known->least) >= score : (end ? *end : known->most) <= score;
        const int height = end ? 0 : known->height;
        if (keeps && (!best || (wins ? height < bestHeight : height > bestHeight))) {
            best = &move;
            bestHeight = height;
        }
    }
    return best;
}

std::vector<Move> ScoreSearch::line()
{
    std::vector<Move> line;
    std::vector<Move> moves;
    while (line.size() < longestLine && !m_view.look(moves)) {
        const Move *next = nextOfLine(moves);
        if (!next)
            break;
        line.push_back(*next);
        m_view.make(line.back());
    }
    for (std::size_t i = 0; i < line.size(); ++i)
        m_view.unmake();
    return line;
}

} // namespace rookery
