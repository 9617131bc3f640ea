#pragma once

#include "model/base/enum_names.h"
#include "model/design/terms/extras.h"
#include "model/design/terms/rule_visitor_fwd.h"
#include "model/design/terms/sets.h"

namespace rookery {

/// What a piece that is held still may do instead of moving.
enum class HeldTurn {
    Nothing,
    Removal, ///< its player may take it off the board
};

/// Pieces beside an enemy of `types` cannot move, and so neither capture nor check.
struct Holding
{
    PieceSet types;
    PieceSet victims;
    Lines lines = Lines::All;
    /// Only on the cells to which these lead from the enemy, instead of along lines: the basilisk
    /// of Dragonchess, which looks up.
    DirectionSet directions;
    HeldTurn turn = HeldTurn::Nothing;
    Extras extras;

    friend bool operator==(const Holding &, const Holding &) = default;
};

void visitFields(RuleVisitor &v, Holding &rule);
const RuleAbout &about(const Holding *);

template<>
struct EnumNames<HeldTurn>
{
    static constexpr EnumName<HeldTurn> rows[] = {
        {HeldTurn::Nothing, "nothing", "nothing"},
        {HeldTurn::Removal, "removal", "leave the board"},
    };
};

} // namespace rookery
