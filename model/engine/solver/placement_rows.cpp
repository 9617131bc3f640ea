#include "model/engine/solver/placement_rows.h"

#include "model/engine/solver/symmetric_rules.h"
#include "model/movement/movement.h"
#include "model/play/rules/sight_lines.h"

#include <algorithm>
#include <bit>

namespace rookery {

namespace {

constexpr std::size_t mostPlacementCells = 64;
constexpr std::size_t mostPairs = 64; ///< looked at; more only find more

bool isDraw(const End &end)
{
    return end.outcome == Outcome::Draw
           && (std::holds_alternative<BoardFull>(end.condition)
               || std::holds_alternative<Stalemate>(end.condition));
}

bool isRowWin(const End &end)
{
    const auto *row = std::get_if<Row>(&end.condition);
    return row && end.outcome == Outcome::Win && row->order == RowOrder::Unbroken;
}

/// A row wins before anything else is asked, and all else is a draw.
bool areAboutRows(const std::vector<End> &ends)
{
    const auto first = std::find_if_not(ends.begin(), ends.end(), isRowWin);
    return first != ends.begin() && std::all_of(first, ends.end(), isDraw);
}

/// Both players may always put a piece down on the same cells, and a cell where they may stays one.
bool isPlain(const Drop &drop)
{
    return drop.types.empty() && drop.players.empty() && !drop.zone && !drop.firstZone
           && (drop.contact == DropContact::Anything || drop.contact == DropContact::OnTop);
}

bool isServed(const MoveRules &moveRules)
{
    const Design &design = moveRules.design();
    const Rules &rules = *design.rules;
    const auto &types = design.pieces->types;
    // mayHaveSymmetries() leaves nothing that takes pieces away but their own moves.
    return mayHaveSymmetries(design) && moveRules.board().size() <= mostPlacementCells
           && rules.players.size() == 2 && rules.pass == Pass::Never
           && rules.hands.supply == Supply::Endless && rules.dropDuties.empty()
           && rules.drops.size() == 1 && isPlain(rules.drops.front()) && areAboutRows(rules.ends)
           && types.size() == 1 && !types.front().confinedTo
           && types.front().royalty == Royalty::None && legsOf(types.front(), design).empty();
}

std::uint64_t bitOf(CellId cell)
{
    return std::uint64_t(1) << cell.index();
}

} // namespace

PlacementRows::PlacementRows(const Board &board)
    : m_rests(board.size())
{
    for (auto &through : m_through)
        through.resize(board.size());
}

std::optional<PlacementRows> PlacementRows::make(const MoveRules &moveRules)
{
    if (!isServed(moveRules))
        return std::nullopt;
    const Board &board = moveRules.board();
    const Rules &rules = *moveRules.design().rules;
    PlacementRows rows(board);
    for (const End &end : rules.ends) {
        if (const auto *row = std::get_if<Row>(&end.condition))
            rows.addRows(moveRules, *row, end.players);
    }
    for (const CellId cell : board.cells()) {
        const bool falls = rules.drops.front().contact == DropContact::OnTop;
        if (const auto below = falls ? moveRules.book().below(cell) : std::nullopt)
            rows.m_rests[cell.index()] = bitOf(*below);
    }
    return rows;
}

void PlacementRows::addRows(const MoveRules &moveRules, const Row &rule, const PlayerSet &players)
{
    const Board &board = moveRules.board();
    const SightLines &lines = moveRules.book().lines();
    const auto others = static_cast<std::size_t>(std::max(rule.length, 1) - 1);
    for (const PlayerId player : IdRange<PlayerId>(2)) {
        if (!covers(players, player))
            continue;
        auto &rows = m_rows[player.index()];
        for (const CellId cell : board.cells()) {
            for (const auto &line : lines.from(cell, rule.lines)) {
                if (line.size() < others)
                    continue;
                std::uint64_t row = bitOf(cell);
                for (std::size_t i = 0; i < others; ++i)
                    row |= bitOf(line[i]);
                rows.push_back(row);
            }
        }
        std::sort(rows.begin(), rows.end());
        rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
        for (const CellId cell : board.cells()) {
            auto &through = m_through[player.index()][cell.index()];
            through.clear();
            std::copy_if(rows.begin(), rows.end(), std::back_inserter(through), [&](auto row) {
                return (row & bitOf(cell)) != 0;
            });
        }
    }
}

PlacementRows::Certain PlacementRows::look(const Position &position) const
{
    Certain certain;
    const std::uint64_t pieces[] = {position.pieces(PlayerId(0)).front(),
                                    position.pieces(PlayerId(1)).front()};
    const std::uint64_t taken = pieces[0] | pieces[1];
    const int empty = static_cast<int>(m_rests.size()) - std::popcount(taken);
    std::array<std::uint64_t, mostPairs> pairs; // that rows of the player to move lack
    std::size_t pairCount = 0;
    std::uint64_t enemyLast = 0; // cells that alone are missing in the other player's rows
    for (std::size_t player = 0; player < 2; ++player) {
        const bool isToMove = position.toMove().index() == player;
        const int moves = (empty + (isToMove ? 1 : 0)) / 2;
        for (const std::uint64_t row : m_rows[player]) {
            if ((row & pieces[player ^ 1U]) != 0)
                continue;
            const std::uint64_t left = row & ~pieces[player];
            const int missing = std::popcount(left);
            certain.isOver |= missing == 0;
            certain.mayWin[player] |= missing <= moves;
            if (missing == 1) {
                enemyLast |= isToMove ? 0 : left;
                if (canDrop(taken, left))
                    (isToMove ? certain.wins : certain.threats) |= left;
            } else if (missing == 2 && isToMove && pairCount < pairs.size()) {
                pairs[pairCount++] = left;
            }
        }
    }
    certain.forks = certain.wins == 0 && certain.threats == 0
                    && canFork(std::span(pairs.data(), pairCount), enemyLast, taken);
    return certain;
}

/// Whether a piece on some cell leaves two other cells where the player would win next, and the
/// other player, who can take only one of them, cannot win at once either: there is no threat yet,
/// so that this could only be on a cell that comes within reach now.
bool PlacementRows::canFork(std::span<const std::uint64_t> pairs,
                            std::uint64_t enemyLast,
                            std::uint64_t taken) const
{
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            const std::uint64_t here = pairs[i] & pairs[j];
            if (here == 0 || pairs[i] == pairs[j] || !canDrop(taken, here))
                continue;
            const std::uint64_t after = taken | here;
            if (canDrop(after, pairs[i] & ~here) && canDrop(after, pairs[j] & ~here)
                && !canDropAny(after, enemyLast & ~after))
                return true;
        }
    }
    return false;
}

bool PlacementRows::canDropAny(std::uint64_t taken, std::uint64_t cells) const
{
    for (; cells != 0; cells &= cells - 1) {
        if (canDrop(taken, cells & -cells))
            return true;
    }
    return false;
}

int PlacementRows::promiseOf(const Position &position, CellId cell) const
{
    int promise = 0;
    for (std::size_t player = 0; player < 2; ++player) {
        const std::uint64_t own = position.pieces(PlayerId(player)).front();
        const std::uint64_t enemy = position.pieces(PlayerId(player ^ 1U)).front();
        for (const std::uint64_t row : m_through[player][cell.index()])
            promise += (row & enemy) == 0 ? 1 << 2 * std::min(std::popcount(row & own), 10) : 0;
    }
    return promise;
}

} // namespace rookery
