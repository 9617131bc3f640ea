#include "widgets/game/game_example.h"

#include "model/play/game/game_ruling.h"
#include "model/play/moves/notation/move_text.h"
#include "model/play/position/position_text.h"

#include <algorithm>

namespace rookery {

namespace {

/// The moves from a cell, or all, as an example of the position expects them.
std::vector<std::string> expectedMoves(const std::vector<Move> &legal,
                                       std::optional<CellId> from,
                                       const Board &board,
                                       const Pieces &pieces)
{
    std::vector<std::string> expected;
    for (const Move &move : legal) {
        const bool begins = move.from == from
                            && (move.kind == Move::Kind::Displace || move.kind == Move::Kind::Castle
                                || move.kind == Move::Kind::Promote);
        if (!from || begins)
            expected.push_back(moveText(move, board, pieces, legal));
    }
    std::sort(expected.begin(), expected.end());
    return expected;
}

} // namespace

Example exampleOf(const std::string &position,
                  const Position &start,
                  std::optional<CellId> from,
                  const std::set<std::string> &refused,
                  const Design &design,
                  const std::shared_ptr<const CompiledGame> &game)
{
    Example example;
    example.position = position;
    // Only what holds for the position as it is written can be asked again.
    const auto again =
        position.empty() ? Result<Position>(start) : readPosition(position, design, game->board());
    if (!again)
        return example;
    RulingCache rulings(design, game);
    example.expected =
        expectedMoves(rulings.rule(*again, {}).legal, from, game->board(), *design.pieces);
    example.forbidden.assign(refused.begin(), refused.end());
    return example;
}

} // namespace rookery
