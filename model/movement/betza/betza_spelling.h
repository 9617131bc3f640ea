#pragma once

#include "model/movement/betza/betza_atoms.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace rookery::betza {

/// A step seen as a shape and a heading.
struct Headed8
{
    Shape shape;
    int heading = 0;
};

/// Nothing for vectors outside the plane.
std::optional<Headed8> headedOf(const Vector &vector);

/// Which atom has these headings of a shape: K and Q for the steps to neighbours if they mix.
Compass8 compassOf(const Shape &shape, Headings headings);

/// Direction letters that choose exactly these of the compass; empty for all. Nothing if a dialect
/// has none. Letters that programs read differently are avoided.
std::optional<std::string>
spelledDirections(Headings headings, Compass8 compass, BetzaDialect dialect);

/// The same for a later leg, whose letters choose turns; all turns but back are never left out.
std::optional<std::string> spelledTurns(Headings turns, BetzaDialect dialect);

/// Letters of a leg that depends on legs before it: `i` before its directions, `u` behind them.
std::pair<std::string, std::string> spelledTies(const LegTies &ties);

/// The atom with its range, such as `W`, `R4`, `NN`, `(4,1)0`. Nothing if the dialect has none.
std::optional<std::string>
spelledAtom(const Shape &shape, Compass8 compass, int range, BetzaDialect dialect);

} // namespace rookery::betza
