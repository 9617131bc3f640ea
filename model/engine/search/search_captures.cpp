#include "model/engine/search/search.h"
#include "model/engine/search/search_scores.h"

#include <algorithm>

namespace rookery {

/// A player may be content with what there is, or go on capturing; not where captures are a duty.
int Searcher::quiet(int ply, int since, Window window, std::optional<CellId> last)
{
    if (isOver())
        return 0;
    if (m_recipe->guards().endsAtOnce && m_engine->isOver())
        return scoreOfEnd(ply);
    if (isChance(position().toMove()))
        return evaluate();
    const bool isFirst = since == 0 && m_table->isOpen();
    const std::uint64_t key = isFirst ? m_engine->key() : 0;
    const auto entry = isFirst ? m_table->find(key) : std::nullopt;
    const bool isKnown = entry && entry->depth > 0;
    if (entry && window.beta - window.alpha <= 1) {
        const int score = fromRoot(entry->score, ply);
        if (settles(*entry, score, window))
            return score;
    }
    const int score = quietScore(ply, since, window, last);
    if (isFirst && !isKnown)
        keep(key, {score}, 0, ply, window);
    return score;
}

/// Whether a player to move could have none: who had many a turn before will have some.
bool Searcher::isShortOfMoves(int ply) const
{
    constexpr std::size_t many = 60;
    return (ply >= 3 ? m_lists[static_cast<std::size_t>(ply) - 2].size() : m_rootMoves) <= many;
}

int Searcher::quietScore(int ply, int since, Window window, std::optional<CellId> last)
{
    constexpr int mostForced = 40;
    const SearchGuards &guards = m_recipe->guards();
    const bool isLast = ply >= longestLine - 1 || since >= mostForced;
    const bool isInCheck =
        since < 2 && m_hasRoyals && !isLast && m_engine->isInCheck(position().toMove());
    int best = -infiniteScore;
    const bool looksFirst = guards.captureIsDuty || (guards.stuckDecides && isShortOfMoves(ply));
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
    const bool isFree = best > -infiniteScore; // the player may also be content
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
