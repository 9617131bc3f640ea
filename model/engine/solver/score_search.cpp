#include "model/engine/solver/score_search.h"

#include <algorithm>
#include <bit>

namespace rookery {

namespace {

/// Promises below this are of moves that come before all others.
constexpr std::int64_t preferred = -(std::int64_t(1) << 60U);

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

Found ScoreSearch::solve()
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
    Entry &entry = m_table.place(key);
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
    if (const Entry *known = m_table.find(key.value)) {
        if (known->least >= threshold)
            return {known->least, known->height, known->best};
        if (known->most < threshold)
            return {known->most, known->height, known->best};
        foremost = known->best;
    }
    const ScoreBounds certain = m_view.foresee();
    if (certain.least >= threshold)
        return {certain.least, static_cast<std::uint16_t>(certain.height), 0};
    if (certain.most < threshold)
        return {certain.most, static_cast<std::uint16_t>(certain.height), 0};
    // Where the game has ended, that is as soon seen as looked up.
    if (const auto end = m_view.look(m_levels[ply].moves))
        return {*end, 0, 0};
    m_view.keepForced(m_levels[ply].moves);
    const std::uint64_t before = m_view.nodes();
    m_path.push_back(key.value);
    const Bound bound = tryMoves(threshold, ply, key, foremost);
    m_path.pop_back();
    if (!isOver())
        keep(key.value, bound, threshold, m_view.nodes() - before);
    return bound;
}

/// The best move of an earlier look first, then what promises most where that is known, else what
/// decided in a like place; then what decides often.
void ScoreSearch::orderMoves(Level &level, const SolverView::Key &key, std::uint16_t foremost)
{
    level.order.clear();
    for (std::size_t i = 0; i < level.moves.size(); ++i) {
        const std::uint16_t name = m_view.nameOf(level.moves[i], key);
        std::int64_t promise = -m_history[placeOf(level.moves[i])];
        promise -= std::int64_t(m_view.promiseOf(level.moves[i])) << 32;
        if (name == foremost)
            promise = preferred - 3;
        else if (!m_view.foresees() && name == level.killers[0])
            promise = preferred - 2;
        else if (!m_view.foresees() && name == level.killers[1])
            promise = preferred - 1;
        level.order.push_back({promise, static_cast<std::uint16_t>(i), name});
    }
    sortMoves(level);
}

void ScoreSearch::sortMoves(Level &level)
{
    std::sort(level.order.begin(), level.order.end(), [](const Candidate &a, const Candidate &b) {
        return a.promise != b.promise ? a.promise < b.promise : a.place < b.place;
    });
}

/// Looks one move ahead: whether some position is known to decide, or has ended; and after which
/// moves the other player has the fewest, which are tried before others.
std::optional<ScoreSearch::Bound> ScoreSearch::surveyMoves(Level &level, GameScore threshold)
{
    const bool isFirst = m_view.isFirstToMove();
    for (std::size_t i = 0; i < level.order.size(); ++i) {
        Candidate &candidate = level.order[i];
        m_view.make(level.moves[candidate.place]);
        const auto after = glance(threshold);
        m_view.unmake();
        if (after && isFirst == (after->score >= threshold)) {
            reward(level, i);
            return Bound{
                after->score, static_cast<std::uint16_t>(after->height + 1), candidate.name};
        }
        if (!after && candidate.promise > preferred)
            candidate.promise += static_cast<std::int64_t>(m_replies) << 40U;
    }
    sortMoves(level);
    return std::nullopt;
}

/// What is known of the present position without a search; if nothing, the replies are counted.
std::optional<ScoreSearch::Bound> ScoreSearch::glance(GameScore threshold)
{
    m_replies = 0;
    if (const Entry *known = m_table.find(m_view.key().value)) {
        if (known->least >= threshold)
            return Bound{known->least, known->height, 0};
        if (known->most < threshold)
            return Bound{known->most, known->height, 0};
    }
    m_replies = m_view.countMoves();
    if (m_replies != 0)
        return std::nullopt;
    const auto end = m_view.look(m_scratch);
    return end ? std::optional(Bound{*end, 0, 0}) : std::nullopt;
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
    if (!m_view.foresees()) {
        if (const auto decided = surveyMoves(level, threshold))
            return *decided;
    }
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

std::vector<Move> ScoreSearch::line()
{
    return lineOf(m_view, m_bound.score, [&](std::uint64_t key) -> std::optional<ScoreBounds> {
        const Entry *known = m_table.find(key);
        return known ? std::optional(ScoreBounds{known->least, known->most, known->height})
                     : std::nullopt;
    });
}

} // namespace rookery
