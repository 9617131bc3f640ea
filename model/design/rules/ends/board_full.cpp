#include "model/design/rules/ends/board_full.h"

#include "model/design/terms/rule_visitor.h"

namespace rookery {

void visitFields(RuleVisitor &, BoardFull &) {}

const RuleAbout &about(const BoardFull *)
{
    static constexpr TableUse tables[] = {
        {""},
    };
    static constexpr RuleAbout about{
        .key = "board-full",
        .title = "Board full",
        .help = "No cell is empty.",
        .finds = "full, fill, no empty cell, othello, most pieces, majority",
        .sentence = "is to move and no cell is empty",
        .brief = "who is to move when the board is full",
        .over = "the board is full",
        .tables = tables,
    };
    return about;
}

} // namespace rookery
