#include "model/engine/search/piece_square_table.h"

#include <algorithm>
#include <random>

namespace rookery {

namespace {

constexpr int perCell = 100;
/// How much of a better place counts, in hundredths of a cell for each cell more.
constexpr int perCellOfPlace = 6;
constexpr int mostForPlace = 90;

/// A third of the cells, half of them with pieces of each of two players.
Position crowded(const CompiledGame &game, std::size_t players, std::size_t types)
{
    Position position(game.board().size(), players, types);
    std::mt19937 random(1); // the same values for the same design
    for (const CellId cell : game.board().cells()) {
        const auto dice = random() % 6;
        if (dice < 2 && players > 1)
            position.put(cell, {PieceId(0), PlayerId(dice), true});
    }
    return position;
}

int targets(const Reach &reach)
{
    const auto cells = reach.touched();
    return static_cast<int>(std::count_if(
        cells.begin(), cells.end(), [&](CellId cell) { return reach.isTarget(cell); }));
}

} // namespace

PieceSquareTable::PieceSquareTable(const Design &design, const CompiledGame &game)
    : m_players(design.rules->players.size())
    , m_cells(game.board().size())
    , m_values(design.pieces->types.size())
    , m_places(m_values.size() * m_players * m_cells)
{
    const Position empty(m_cells, m_players, m_values.size());
    const Position full = crowded(game, m_players, m_values.size());
    Reach reach;
    ReachScratch scratch;
    std::vector<int> free(m_cells);
    for (const PieceId type : IdRange<PieceId>(m_values.size())) {
        for (const PlayerId player : IdRange<PlayerId>(m_players)) {
            const Piece piece{type, player, true};
            long long sum = 0;
            long long freeSum = 0;
            for (const CellId cell : game.board().cells()) {
                game.reach(empty, cell, piece, reach, scratch);
                free[cell.index()] = targets(reach);
                freeSum += free[cell.index()];
                game.reach(full, cell, piece, reach, scratch);
                sum += free[cell.index()] + targets(reach);
            }
            const auto cells = static_cast<long long>(std::max<std::size_t>(m_cells, 1));
            if (player.index() == 0)
                m_values[type.index()] =
                    std::max(perCell / 2, static_cast<int>(sum * perCell / (2 * cells)));
            for (const CellId cell : game.board().cells()) {
                const auto better = (free[cell.index()] * cells - freeSum) * perCellOfPlace / cells;
                m_places[(type.index() * m_players + player.index()) * m_cells + cell.index()] =
                    static_cast<std::int16_t>(
                        std::clamp<long long>(better, -mostForPlace, mostForPlace));
            }
        }
    }
}

} // namespace rookery
