#include "model/engine/recipe/attack_paths.h"

#include <algorithm>

namespace rookery {

AttackPaths::AttackPaths(const CompiledGame &game, const RuleBook &book, std::vector<int> values)
    : m_players(book.players())
    , m_values(std::move(values))
    , m_paths(book.types() * book.players())
{
    constexpr std::size_t looks = 400'000;
    ReachSampler sampler(game, looks);
    const auto mixed = mixedBoards(game, m_players, book.types());
    for (const PieceId type : IdRange<PieceId>(book.types())) {
        for (const PlayerId player : IdRange<PlayerId>(m_players)) {
            auto &paths = m_paths[type.index() * m_players + player.index()];
            paths = TypePaths::find(game, mixed, {type, player, true}, sampler);
            m_isThere = m_isThere || paths;
            if (book.isRoyal(type, player))
                m_values[type.index()] = royal;
        }
    }
}

void AttackPaths::findThreats(const Position &position,
                              PlayerId player,
                              std::vector<int> &threats) const
{
    threats.assign(position.size(), none);
    for (const PlayerId other : IdRange<PlayerId>(m_players)) {
        if (other == player)
            continue;
        forEachCell(position.pieces(other), [&](CellId cell) {
            const std::size_t type = position.square(cell).type;
            const TypePaths *found = paths(type, other);
            if (found == nullptr)
                return;
            found->forEachAttacked(position, cell, [&](CellId target) {
                int &cheapest = threats[target.index()];
                cheapest = std::min(cheapest, m_values[type]);
            });
        });
    }
}

} // namespace rookery
