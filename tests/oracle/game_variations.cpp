#include "tests/oracle/game_variations.h"

#include "model/movement/movement.h"

#include <variant>
#include <vector>

namespace rookery::oracle {

namespace {

SiteId siteAt(int file, int rank, int ranks)
{
    return SiteId(file * ranks + rank);
}

} // namespace

Design onBoard(Design design, int files, int ranks)
{
    design.board.edit([&](BoardRecipe &board) {
        board.files = files;
        board.ranks = ranks;
    });
    return design;
}

Design draughtsOn(Design design, int files, int ranks)
{
    design = onBoard(std::move(design), files, ranks);
    design.setup.edit([&](Setup &setup) {
        setup.placements.clear();
        const int rows = (ranks - 2) / 2;
        for (int file = 0; file < files; ++file) {
            for (int rank = 0; rank < ranks; ++rank) {
                const bool isWhite = rank < rows;
                if ((file + rank) % 2 == 0 && (isWhite || rank >= ranks - rows))
                    setup.placements.push_back(
                        {siteAt(file, rank, ranks), PieceId(0), PlayerId(isWhite ? 0 : 1)});
            }
        }
    });
    return design;
}

Design withoutCheck(Design design)
{
    const PieceSet kings = royalTypes(design);
    design.pieces.edit([](Pieces &pieces) {
        for (PieceType &type : pieces.types)
            type.royalty = Royalty::None;
    });
    design.rules.edit([&](Rules &rules) {
        rules.royals.clear();
        std::erase_if(rules.ends,
                      [](const End &end) { return std::holds_alternative<Mate>(end.condition); });
        rules.ends.insert(rules.ends.begin(),
                          End{Extinct{kings}, Outcome::Loss, {}, {}, {}, {}, {}});
    });
    return design;
}

} // namespace rookery::oracle
