#pragma once

#include "model/design/legs.h"

#include <string_view>

namespace rookery {

/// A property that the ties or the conditions of a leg have or have not, and what is said of it.
/// Files are read and written by the lists of these, and the form has a box for each.
template<class Owner>
struct LegFlag
{
    bool Owner::*value;
    std::string_view key; ///< in files
    std::string_view title;
    std::string_view help;
    std::string_view says = {}; ///< in a list of a leg's conditions
};

/// The first decides how many steps a leg has.
inline constexpr LegFlag<LegTies> tieFlags[] = {
    {&LegTies::sameLength,
     "same-length",
     "as far as the leg before",
     "Exactly as many steps as the last leg before it that had a choice"},
    {&LegTies::returns,
     "returns",
     "may end where the move began",
     "A turn passed, or a capture without moving"},
    {&LegTies::unloads,
     "unloads",
     "drops the captured piece where it begins",
     "The first captured piece that has not been dropped yet"},
};

inline constexpr LegFlag<LegConditions> conditionFlags[] = {
    {&LegConditions::unmoved,
     "unmoved",
     "while the piece has not moved",
     "The leg may be taken in the piece's first move",
     "only while unmoved"},
    {&LegConditions::startCell,
     "start-cell",
     "from a cell where the setup puts such a piece",
     "As a pawn's double step from any pawn's first cell",
     "only from a cell where it starts"},
    {&LegConditions::notBack,
     "not-back",
     "elsewhere than where the leg before began",
     "The leg may not simply go back",
     "not back to where it came from"},
    {&LegConditions::atEdge,
     "at-edge",
     "only where the board ends ahead",
     "Where the leg before could take no further step: a bishop that bounces off the edge",
     "only where the board ends ahead"},
};

} // namespace rookery
