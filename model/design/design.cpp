#include "model/design/design.h"

#include <utility>

namespace rookery {

Design newDesign(BoardRecipe board, std::string name)
{
    Design design;
    design.info.edit([&](Info &info) { info.name = std::move(name); });
    design.directions = standardDirections(board.lattice);
    design.rules = twoPlayers(board.lattice);
    design.board = std::move(board);
    return design;
}

} // namespace rookery
