#pragma once

#include "model/base/enum_names.h"
#include "model/design/terms/rule_visitor_fwd.h"
#include "model/design/terms/sets.h"

namespace rookery {

/// How the pieces of the players have to compare.
enum class Balance {
    Any,
    Number, ///< every player has as many
    Types,  ///< every player has as many of each type
    Points, ///< every player's are worth the same by the points of the rules
};

/// For the player to move after so many moves in a row (one by one player) all through which every
/// player has had at most so many pieces of these types on the board, in balance.
struct FewPieces
{
    PieceSet types;
    int atMost = 3;
    Balance balance = Balance::Any;
    int moves = 10;

    friend bool operator==(const FewPieces &, const FewPieces &) = default;
};

void visitFields(RuleVisitor &v, FewPieces &rule);
const RuleAbout &about(const FewPieces *);

template<>
struct EnumNames<Balance>
{
    static constexpr EnumName<Balance> rows[] = {
        {Balance::Any, "any", "whatever they are"},
        {Balance::Number, "number", "as many on each side"},
        {Balance::Types, "types", "the same on each side"},
        {Balance::Points, "points", "of the same points on each side"},
    };
};

} // namespace rookery
