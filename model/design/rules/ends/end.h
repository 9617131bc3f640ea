#pragma once

#include "model/base/enum_names.h"
#include "model/design/rules/ends/board_full.h"
#include "model/design/rules/ends/checks.h"
#include "model/design/rules/ends/counted_out.h"
#include "model/design/rules/ends/extinct.h"
#include "model/design/rules/ends/facing_refused.h"
#include "model/design/rules/ends/joining.h"
#include "model/design/rules/ends/mate.h"
#include "model/design/rules/ends/move_limit.h"
#include "model/design/rules/ends/passes.h"
#include "model/design/rules/ends/quiet_moves.h"
#include "model/design/rules/ends/reached.h"
#include "model/design/rules/ends/repetition.h"
#include "model/design/rules/ends/row.h"
#include "model/design/rules/ends/said.h"
#include "model/design/rules/ends/stalemate.h"
#include "model/design/terms/extras.h"
#include "model/design/terms/rule_visitor_fwd.h"
#include "model/design/terms/sets.h"

#include <variant>

namespace rookery {

/// What the end means for the player that the condition names; the opponents have the reverse.
enum class Outcome {
    Loss,
    Draw,
    Win,
    MorePieces,  ///< a win for the player with more pieces on the board, else a draw
    FewerPieces, ///< a win for the player with fewer
    MorePoints,  ///< a win for the player with more points, else a draw
};

using EndCondition = std::variant<Mate,
                                  Stalemate,
                                  Extinct,
                                  Reached,
                                  Checks,
                                  Row,
                                  Joining,
                                  BoardFull,
                                  Passes,
                                  FacingRefused,
                                  Repetition,
                                  QuietMoves,
                                  MoveLimit,
                                  CountedOut,
                                  Said>;

/// The first condition in the list that holds decides. A player without a move that no condition
/// names has drawn.
struct End
{
    EndCondition condition;
    Outcome outcome = Outcome::Draw;
    PlayerSet players; ///< the players it is about
    /// A number of `p`: in place of the outcome, the player with the most of it wins; more than one
    /// with the most: a draw.
    phrase::Phrase most;
    phrase::Phrase worth; ///< a number of `p`: how many games the win counts for; not given: 1
    phrase::Saying because;
    Extras extras;

    friend bool operator==(const End &, const End &) = default;
};

void visitFields(RuleVisitor &v, End &rule);
const RuleAbout &about(const End *);

template<>
struct EnumNames<Outcome>
{
    static constexpr EnumName<Outcome> rows[] = {
        {Outcome::Loss, "loss", "loses"},
        {Outcome::Draw, "draw", "draws"},
        {Outcome::Win, "win", "wins"},
        {Outcome::MorePieces, "more-pieces", "wins with more pieces"},
        {Outcome::FewerPieces, "fewer-pieces", "wins with fewer pieces"},
        {Outcome::MorePoints, "more-points", "wins with more points"},
    };
};

} // namespace rookery
