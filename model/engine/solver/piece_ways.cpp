#include "model/engine/solver/piece_ways.h"

#include <algorithm>

namespace rookery {

Result<PieceWays> PieceWays::make(MoveRules &moveRules, PieceId type, PlayerId player)
{
    const Board &board = moveRules.board();
    const std::string &name = (*moveRules.design().pieces)[type].name;
    if (board.size() > Crowd::mostCells)
        return failure(
            Message("the board has more than {count} cells", {{"count", Crowd::mostCells}}));
    const fast::CellNumbers numbers(board);
    MoveTrees trees(moveRules.design(), moveRules.sharedGame());
    const auto treeFrom = [&](CellId from) {
        return trees.tree(type, player, from);
    };
    const auto found =
        fast::waysOf(treeFrom, moveRules.book(), numbers, type, player, board.size());
    if (!found)
        return failure(
            Message("the {piece} {reason}", {{"piece", name}, {"reason", found.error().message}}));
    PieceWays made;
    made.m_cells = board.size();
    made.m_words = (board.size() + 63) / 64;
    const auto always = found->find(When::Always);
    std::vector<fast::Way> ways;
    if (always != found->end())
        ways = always->second;
    const auto rowsBy = [&](auto &&isIn,
                            auto &&keyOf,
                            auto &&cellOf,
                            std::size_t count,
                            std::vector<std::uint32_t> &begins,
                            std::vector<Way> &to) {
        std::vector<std::pair<std::size_t, Way>> sorted;
        for (std::size_t i = 0; i < ways.size(); ++i) {
            const auto set = static_cast<std::uint32_t>(i * 2 * made.m_words);
            if (isIn(ways[i]))
                sorted.push_back({keyOf(ways[i]),
                                  {static_cast<std::uint16_t>(cellOf(ways[i])),
                                   ways[i].moves,
                                   ways[i].captures,
                                   set}});
        }
        std::stable_sort(sorted.begin(), sorted.end(), [](const auto &a, const auto &b) {
            return a.first < b.first;
        });
        begins.assign(count + 1, 0);
        for (const auto &[key, way] : sorted) {
            ++begins[key + 1];
            to.push_back(way);
        }
        for (std::size_t i = 0; i < count; ++i)
            begins[i + 1] += begins[i];
    };
    const auto cell = [&](unsigned number) {
        return numbers.cell(number).index();
    };
    for (const fast::Way &way : ways)
        made.add(way, numbers);
    const auto from = [&](const fast::Way &way) {
        return cell(way.from);
    };
    const auto to = [&](const fast::Way &way) {
        return cell(way.to);
    };
    rowsBy(
        [](const fast::Way &) { return true; }, from, to, made.m_cells, made.m_from, made.m_ways);
    rowsBy([](const fast::Way &way) { return way.moves; },
           to,
           from,
           made.m_cells,
           made.m_to,
           made.m_unways);
    rowsBy([](const fast::Way &way) { return way.captures; },
           [&](const fast::Way &way) { return from(way) * made.m_cells + to(way); },
           to,
           made.m_cells * made.m_cells,
           made.m_pairs,
           made.m_attacks);
    return made;
}

/// The cells that must be empty, then those that must be taken.
void PieceWays::add(const fast::Way &way, const fast::CellNumbers &numbers)
{
    const std::size_t begin = m_sets.size();
    m_sets.resize(begin + 2 * m_words);
    for (const fast::Condition &condition : way.conditions) {
        const std::size_t cell = numbers.cell(condition.cell).index();
        m_sets[begin + (condition.taken ? m_words : 0) + cell / 64] |= std::uint64_t(1)
                                                                       << cell % 64;
    }
}

} // namespace rookery
