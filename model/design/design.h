#pragma once

#include "model/base/shared.h"
#include "model/design/approvals.h"
#include "model/design/board_recipe.h"
#include "model/design/directions.h"
#include "model/design/examples.h"
#include "model/design/exports.h"
#include "model/design/pieces.h"
#include "model/design/rules.h"
#include "model/design/setup.h"

#include <string>
#include <vector>

namespace rookery {

struct Info
{
    std::string name;
    std::string author;
    std::string family; ///< the shelf it stands on in a list of games: `Draughts`, `Shogi`
    std::string about;
    std::string license;
    std::vector<Approval> approved; ///< in the order in which they were approved
    Extras extras;                  ///< unknown members at the top of the file

    friend bool operator==(const Info &, const Info &) = default;
};

/// A board game as its author decided it: the whole document, and a plain value. Sections are
/// shared between copies, so that keeping every version for undo is cheap and comparing two
/// versions is a few pointer tests.
///
/// Every Design that an edit or the file reader hands out is consistent: ids are in range, names
/// are unique and well formed, paths can be read.
struct Design
{
    Shared<Info> info;
    Shared<BoardRecipe> board;
    Shared<Directions> directions;
    Shared<Pieces> pieces;
    Shared<Setup> setup;
    Shared<Rules> rules;
    Shared<Examples> examples;
    Shared<Exports> exports;

    friend bool operator==(const Design &, const Design &) = default;
};

/// An empty board of this recipe, with the standard directions, two players and no pieces.
Design newDesign(BoardRecipe board, std::string name);

} // namespace rookery
