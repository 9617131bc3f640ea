#include "model/engine/search/search.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace rookery {

namespace {

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

/// What is so good that even less than a move would do, or so bad that only captures could help.
std::optional<int> Searcher::pruned(const Node &node, bool mayPass)
{
    constexpr int perDepth = 85;
    constexpr int hopeless = 250;
    const auto [alpha, beta] = node.window;
    const bool mayRazor = !m_recipe->guards().comesBack && !isWin(std::abs(alpha));
    if (mayRazor && node.depth <= 2 && node.score + hopeless * node.depth <= alpha) {
        const int score = quiet(node.ply, 0, node.window, std::nullopt);
        if (score <= alpha)
            return score;
    }
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
    const int score =
        -look(node.depth - 1 - less, node.ply + 1, {-beta, -beta + 1}, {false, !node.isCut});
    unmake();
    if (m_isOver)
        return 0;
    if (score < beta)
        return std::nullopt;
    return isWin(score) ? beta : score;
}

/// Quiet moves near the leaves before which so many were no good.
bool Searcher::isTooLate(const Node &node, const Move &move, std::size_t number) const
{
    const SearchGuards &guards = m_recipe->guards();
    if (!guards.passIsSafe || node.isInCheck || node.depth > 5 || move.isNoisy())
        return false;
    const auto square = static_cast<std::size_t>(node.depth * node.depth);
    if (guards.comesBack)
        return number > 5 + 2 * square;
    return number > (5 + square) / (node.isImproving ? 1 : 2);
}

/// Quiet moves that would have to gain too much in the depth that is left or lose their piece, and
/// captures that lose too much.
bool Searcher::isHopeless(
    const Node &node, const Move &move, int rank, std::size_t number, int left) const
{
    constexpr int perDepth = 100;
    const SearchGuards &guards = m_recipe->guards();
    if (!guards.passIsSafe || node.isInCheck)
        return false;
    if (move.isNoisy())
        return !guards.comesBack && node.depth <= 3 && MoveOrder::isLoss(rank)
               && m_order.loss(position(), move) > perDepth * node.depth;
    if (isTooLate(node, move, number))
        return true;
    if (node.depth <= 2 && m_order.isExposed(move, m_threats[static_cast<std::size_t>(node.ply)]))
        return true;
    left = guards.comesBack ? node.depth : std::max(left, 1);
    return number > 1 && left <= 5 && node.score + 120 + 110 * left <= node.window.alpha;
}

int Searcher::reduction(const Node &node, const Move &move, int rank, std::size_t number) const
{
    if (node.depth < 3 || number < 3 || node.isInCheck)
        return 0;
    if (rank >= MoveOrder::gainful - 3)
        return 0;
    int less = lateReduction(node.depth, number);
    if (!m_recipe->guards().comesBack)
        less += (node.isCut ? 1 : 0) + (node.isImproving ? 0 : 1);
    if (move.isNoisy())
        less -= 1;
    else
        less -= std::clamp(m_order.history(move, node.ply, position()) / 6'000, -1, 2);
    return std::clamp(less, 0, node.depth - 2);
}

/// Moves that are no captures and were no good in the last round.
int Searcher::rootReduction(const Move &move, int depth, std::size_t number) const
{
    if (depth < 4 || number < 4 || move.isNoisy() || m_recipe->guards().comesBack)
        return 0;
    return std::clamp(lateReduction(depth, number) - 1, 0, depth - 2);
}

} // namespace rookery
