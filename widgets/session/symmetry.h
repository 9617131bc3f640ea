#pragma once

#include "model/base/enum_names.h"
#include "model/board/board.h"
#include "model/design/design.h"

#include <vector>

namespace rookery {

/// Which other cells a paint stroke touches along with the one under the pointer.
enum class Symmetry {
    None,
    SixthTurns,
    QuarterTurns,
    ThirdTurns,
    HalfTurn,
    LeftRight,
    TopBottom,
    Both,
    Players
};

template<>
struct EnumNames<Symmetry>
{
    static constexpr EnumName<Symmetry> rows[] = {
        {Symmetry::None, "none", "No symmetry"},
        {Symmetry::SixthTurns, "sixth-turns", "Sixth turns"},
        {Symmetry::QuarterTurns, "quarter-turns", "Quarter turns"},
        {Symmetry::ThirdTurns, "third-turns", "Third turns"},
        {Symmetry::HalfTurn, "half-turn", "Half turn"},
        {Symmetry::LeftRight, "left-right", "Mirror left and right"},
        {Symmetry::TopBottom, "top-bottom", "Mirror top and bottom"},
        {Symmetry::Both, "both", "Mirror both ways"},
        {Symmetry::Players, "players", "As the players face"},
    };
};

/// How the symmetry holds the board, the present orientation left out; none where the lattice has
/// no such symmetry.
std::vector<Orientation> imagesUnder(Symmetry symmetry, const Design &design);

/// Those that a board of this shape can have, in the order of the key that goes through them: the
/// richest first, so that one press is mostly enough.
std::vector<Symmetry> symmetriesOf(const Design &design, const Board &board);

/// The site and its images under the symmetry, each once.
std::vector<SiteId>
symmetricSites(SiteId site, Symmetry symmetry, const Design &design, const Board &board);

} // namespace rookery
