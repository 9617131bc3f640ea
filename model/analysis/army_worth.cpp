#include "model/analysis/army_worth.h"

#include "model/play/position/position.h"

namespace rookery {

namespace {

constexpr std::size_t cellsAsked = 256; ///< at most, of a board

double mobility(const CompiledGame &game, const Position &empty, PieceId type)
{
    const std::size_t cells = game.board().size();
    const std::size_t stride = cells / cellsAsked + 1;
    Reach reach;
    ReachScratch scratch;
    scratch.walkStates = quickWalkStates;
    std::size_t asked = 0;
    std::size_t found = 0;
    for (std::size_t i = 0; i < cells; i += stride) {
        game.reach(empty, CellId(i), Piece{type, PlayerId(0), true, {}}, reach, scratch);
        found += reach.cells(Mark::Move).size();
        ++asked;
    }
    return asked == 0 ? 0 : static_cast<double>(found) / static_cast<double>(asked);
}

} // namespace

Worth worthOf(const Design &design)
{
    return design.rules->scoring.pieces.empty() ? Worth::Mobility : Worth::Points;
}

std::vector<double> piecesWorth(const Design &design, const CompiledGame &game)
{
    const std::size_t types = design.pieces->types.size();
    std::vector<double> worth(types);
    if (worthOf(design) == Worth::Points) {
        for (const TypePoints &row : design.rules->scoring.pieces)
            worth[row.type.index()] = row.points;
        return worth;
    }
    const Position empty(game.board().size(), design.rules->players.size(), types);
    for (const PieceId type : IdRange<PieceId>(types))
        worth[type.index()] = mobility(game, empty, type);
    return worth;
}

std::vector<ArmyWorth> armyWorths(const Design &design, const std::vector<double> &worth)
{
    std::vector<ArmyWorth> armies(design.rules->players.size());
    for (const Placement &piece : design.setup->placements) {
        ArmyWorth &army = armies[piece.player.index()];
        ++army.pieces;
        army.worth += worth[piece.piece.index()];
    }
    return armies;
}

} // namespace rookery
