#pragma once

#include "model/base/enum_names.h"
#include "model/design/terms/extras.h"
#include "model/design/terms/rule_visitor_fwd.h"
#include "model/design/terms/sets.h"

namespace rookery {

/// Which enemies a new row may cost.
enum class RowVictims {
    Loose, ///< pieces in a row of their own are unharmed while others are there
    Any,
};

/// A move that makes a row of the player's pieces also takes one enemy off the board: the mills of
/// Nine Men's Morris.
struct Mill
{
    PieceSet types; ///< of the row
    int length = 3;
    Lines lines = Lines::Orthogonal;
    RowVictims victims = RowVictims::Loose;
    Extras extras;

    friend bool operator==(const Mill &, const Mill &) = default;
};

void visitFields(RuleVisitor &v, Mill &rule);
const RuleAbout &about(const Mill *);

template<>
struct EnumNames<RowVictims>
{
    static constexpr EnumName<RowVictims> rows[] = {
        {RowVictims::Loose, "loose", "an enemy outside rows while there is one"},
        {RowVictims::Any, "any", "any enemy"},
    };
};

} // namespace rookery
