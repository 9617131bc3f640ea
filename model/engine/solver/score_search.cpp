#include "model/engine/solver/score_search.h"

#include <algorithm>
#include <bit>

namespace rookery {

namespace {

constexpr std::size_t longestLine = 1'000; ///< moves; longer ones are taken for a cycle

} // namespace

ScoreSearch::ScoreSearch(SolverView &view, std::size_t bytes)
    : m_view(view)
    , m_lists(longestLine + 1)
    , m_orders(longestLine + 1)
    , m_cells(view.engine().board().size())
{
    std::size_t clusters = 1'024;
    while (clusters * 2 * sizeof(Cluster) <= bytes)
        clusters *= 2;
    m_clusters.resize(clusters);
    const Position &position = view.engine().position();
    m_history.resize(2 * (position.types() + 1) * m_cells);
}

ScoreSearch::Found ScoreSearch::solve()
{
    m_bound = look(1, 0);
    if (!isOver() && m_bound.score == 0)
        m_bound = look(0, 0);
    if (m_isCyclic)
        return Found::Cycle;
    return m_view.isSpent() ? Found::Nothing : Found::Score;
}

ScoreSearch::Entry *ScoreSearch::find(std::uint64_t key)
{
    Cluster &cluster = m_clusters[key & (m_clusters.size() - 1)];
    const auto entry = std::find_if(
        cluster.begin(), cluster.end(), [&](const Entry &each) { return each.key == key; });
    return entry == cluster.end() ? nullptr : &*entry;
}

/// What took least work makes room.
void ScoreSearch::keep(std::uint64_t key,
                       const Bound &bound,
                       GameScore threshold,
                       std::uint64_t work)
{
    Entry *entry = find(key);
    if (!entry) {
        Cluster &cluster = m_clusters[key & (m_clusters.size() - 1)];
        entry = &*std::min_element(cluster.begin(),
                                   cluster.end(),
                                   [](const Entry &a, const Entry &b) { return a.work < b.work; });
        *entry = Entry();
        entry->key = key;
    }
    if (bound.score >= threshold)
        entry->least = std::max(entry->least, static_cast<std::int8_t>(bound.score));
    else
        entry->most = std::min(entry->most, static_cast<std::int8_t>(bound.score));
    entry->best = bound.best;
    entry->height = bound.height;
    entry->work = std::max(entry->work, static_cast<std::uint8_t>(std::bit_width(work)));
}

ScoreSearch::Bound ScoreSearch::look(GameScore threshold, std::size_t ply)
{
    if (isOver())
        return {};
    const std::uint64_t key = m_view.key();
    if (ply >= longestLine || std::find(m_path.begin(), m_path.end(), key) != m_path.end()) {
        m_isCyclic = true;
        return {};
    }
    const Entry *known = find(key);
    if (known && known->least >= threshold)
        return {known->least, known->height, known->best};
    if (known && known->most < threshold)
        return {known->most, known->height, known->best};
    if (const auto end = m_view.look(m_lists[ply])) {
        keep(key, {*end, 0, 0}, *end, 0);
        keep(key, {*end, 0, 0}, *end + 1, 0);
        return {*end, 0, 0};
    }
    const std::uint64_t before = m_view.nodes();
    m_path.push_back(key);
    const Bound bound = tryMoves(threshold, ply, known ? known->best : std::uint16_t(0));
    m_path.pop_back();
    if (!isOver())
        keep(key, bound, threshold, m_view.nodes() - before);
    return bound;
}

ScoreSearch::Bound
ScoreSearch::tryMoves(GameScore threshold, std::size_t ply, std::uint16_t foremost)
{
    const std::vector<Move> &moves = m_lists[ply];
    const bool isFirst = m_view.isFirstToMove();
    auto &order = m_orders[ply];
    order.clear();
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const auto name = static_cast<std::uint16_t>(i + 1);
        constexpr std::int64_t first = std::int64_t(1) << 60U;
        order.push_back({name == foremost ? -first : -m_history[placeOf(moves[i])], name});
    }
    std::sort(order.begin(), order.end());
    Bound found{isFirst ? -2 : 2, 0, 0};
    std::uint16_t longest = 0;
    for (std::size_t i = 0; i < order.size(); ++i) {
        const std::uint16_t name = order[i].second;
        m_view.make(moves[name - 1U]);
        const Bound after = look(threshold, ply + 1);
        m_view.unmake();
        if (isOver())
            return {};
        longest = std::max(longest, after.height);
        if (isFirst ? after.score > found.score : after.score < found.score)
            found = {after.score, static_cast<std::uint16_t>(after.height + 1), name};
        if (isFirst == (found.score >= threshold)) {
            // Those tried in vain before are worth less.
            m_history[placeOf(moves[name - 1U])] += 16;
            for (std::size_t tried = 0; tried < i; ++tried)
                m_history[placeOf(moves[order[tried].second - 1U])] -= 4;
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

std::vector<Move> ScoreSearch::line()
{
    std::vector<Move> line;
    std::vector<Move> moves;
    for (bool goesOn = true; goesOn;) {
        const Entry *known = find(m_view.key());
        goesOn = known && !m_view.look(moves) && known->best > 0 && known->best <= moves.size();
        if (goesOn) {
            line.push_back(moves[known->best - 1U]);
            m_view.make(line.back());
        }
    }
    for (std::size_t i = 0; i < line.size(); ++i)
        m_view.unmake();
    return line;
}

} // namespace rookery
