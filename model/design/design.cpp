#include "model/design/design.h"

#include <utility>

namespace rookery {

Design newDesign(BoardRecipe board, std::string name)
{
    Design design;
    design.info.edit([&](Info &info) { info.name = std::move(name); });
    design.board = std::move(board);
    design.directions = standardDirections();
    design.rules = twoPlayers();
    return design;
}

} // namespace rookery
