#include "model/check/armies.h"

namespace rookery {

namespace {

/// Every move is tried, and every piece looked at; what has more is left alone.
constexpr std::size_t mostPieces = 120;

} // namespace

bool canBeTried(const Design &design)
{
    const Rules &rules = *design.rules;
    return rules.players.size() == 2 && !rules.hasChance() && !design.setup->placements.empty()
           && design.setup->placements.size() <= mostPieces;
}

std::vector<int> armyOf(const Design &design, PlayerId player)
{
    std::vector<int> pieces(design.pieces->types.size());
    for (const Placement &piece : design.setup->placements)
        pieces[piece.piece.index()] += piece.player == player ? 1 : 0;
    for (const HandEntry &entry : design.setup->hands)
        pieces[entry.piece.index()] += entry.player == player ? entry.count : 0;
    return pieces;
}

bool canBeRecaptured(MoveRules &rules, const Position &position, CellId from, CellId cell)
{
    const Position::Square captor = position.square(from);
    Position after = position;
    after.setSquare(cell, captor);
    after.setSquare(from, {});
    return !rules.attackers(after, cell, PlayerId(captor.owner)).empty();
}

} // namespace rookery
