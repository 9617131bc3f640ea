#pragma once

#include "model/design/pieces.h"

#include <optional>
#include <string>
#include <string_view>

namespace rookery {

/// How one piece moves, as a line of a Game Courier text that uses the functions for logical
/// directions:
///
///     def Rook fn (logride #0 #1 n e s w) #0 #1;
///     def Pawn fn (logleap #0 #1 n and empty #1) #0 #1 or fn (logleap #0 #1 nw ne and not empty
///     #1) #0 #1;
struct CourierDefinition
{
    std::string name;
    std::string path;         ///< as readPath() reads it
    When when = When::Always; ///< `Pawn-First` is what Pawn may do before it first moves
};

/// Nothing where the line is no definition, or one that does more than that.
std::optional<CourierDefinition> courierDefinition(std::string_view line);

} // namespace rookery
